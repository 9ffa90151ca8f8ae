"""What can be done wherever one is: screens, menu, palette, looks, help."""

from __future__ import annotations

from leitong.messages import QT_TRANSLATE_NOOP
from leitong.presenters.actions.action import Action

PROGRAM = QT_TRANSLATE_NOOP("Actions", "Program")

ACTIONS = (
    Action(
        "compare",
        PROGRAM,
        QT_TRANSLATE_NOOP("Actions", "Compare"),
        QT_TRANSLATE_NOOP("Actions", "Two documents side by side"),
        ("Ctrl+1",),
        "screen 比较 对比 bj db",
    ),
    Action(
        "library",
        PROGRAM,
        QT_TRANSLATE_NOOP("Actions", "Library"),
        QT_TRANSLATE_NOOP("Actions", "Which files of your folders are copies"),
        ("Ctrl+2",),
        "screen scan groups duplicates 资料库 扫描 重复 zlk sm cf",
    ),
    Action(
        "lab",
        PROGRAM,
        QT_TRANSLATE_NOOP("Actions", "Lab"),
        QT_TRANSLATE_NOOP("Actions", "Watch a text become a fingerprint, step by step"),
        ("Ctrl+4",),
        "screen simhash learn teach experiment fingerprint 实验室 指纹 演示 学习 sys zw ys xx",
    ),
    Action(
        "undo",
        PROGRAM,
        QT_TRANSLATE_NOOP("Actions", "Undo"),
        QT_TRANSLATE_NOOP(
            "Actions",
            "Take back what was struck or the last rule; in the Library, the last file action or “not a duplicate”",
        ),
        ("Ctrl+Z",),
        "undo revert decision strike rule file action restore 撤销 划去 规则 不是重复 恢复 文件 cx hf",
    ),
    Action(
        "redo",
        PROGRAM,
        QT_TRANSLATE_NOOP("Actions", "Redo"),
        QT_TRANSLATE_NOOP("Actions", "Strike or choose again what was taken back last"),
        ("Ctrl+Shift+Z",),
        "redo again strike rule 重做 再次 划去 规则 cz",
    ),
    Action(
        "menu",
        PROGRAM,
        QT_TRANSLATE_NOOP("Actions", "Menu"),
        QT_TRANSLATE_NOOP("Actions", "All actions by group"),
        ("F10",),
        "actions 菜单 cd",
    ),
    Action(
        "palette",
        PROGRAM,
        QT_TRANSLATE_NOOP("Actions", "Find an action"),
        QT_TRANSLATE_NOOP("Actions", "All that Leitong can do, by name"),
        ("Ctrl+K",),
        "command palette search 命令 面板 操作 ml mb cz",
    ),
    Action(
        "theme",
        PROGRAM,
        QT_TRANSLATE_NOOP("Actions", "Light or dark"),
        QT_TRANSLATE_NOOP("Actions", "Change between the light and the dark appearance"),
        ("Ctrl+Shift+D",),
        "theme night appearance 主题 深色 浅色 zt ss qs",
    ),
    Action(
        "settings",
        PROGRAM,
        QT_TRANSLATE_NOOP("Actions", "Settings"),
        QT_TRANSLATE_NOOP("Actions", "Appearance, language, text size"),
        ("Ctrl+,",),
        "options preferences language 设置 选项 语言 sz xx yy",
    ),
    Action(
        "help",
        PROGRAM,
        QT_TRANSLATE_NOOP("Actions", "Help"),
        QT_TRANSLATE_NOOP("Actions", "All keys at a glance"),
        ("F1", "?"),
        "keys shortcuts manual 帮助 快捷键 bz kjj",
    ),
    Action(
        "quit",
        PROGRAM,
        QT_TRANSLATE_NOOP("Actions", "Quit"),
        QT_TRANSLATE_NOOP("Actions", "Close Leitong; it opens again as it is now"),
        ("Ctrl+Q",),
        "exit close 退出 关闭 tc gb",
    ),
)
