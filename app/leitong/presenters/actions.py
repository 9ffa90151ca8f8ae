"""All that a person can do, in one table: menus, keys, palette and help are read from here."""

from __future__ import annotations

from dataclasses import dataclass

from leitong.messages import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Action:
    """One row. text, tip: templates in the context "Actions". keys: Qt's portable names, the first one is shown.

    group: heading in menu and help, a template too. search: what the palette finds it by besides its text: English
    synonyms, Chinese, and the initials of its pinyin. switch: it turns something on and off.
    """

    name: str
    group: str
    text: str
    tip: str
    keys: tuple[str, ...] = ()
    search: str = ""
    switch: bool = False


DOCUMENTS = QT_TRANSLATE_NOOP("Actions", "Documents")
PASSAGES = QT_TRANSLATE_NOOP("Actions", "Passages")
VIEW = QT_TRANSLATE_NOOP("Actions", "View")
REVIEW = QT_TRANSLATE_NOOP("Actions", "Review")
LIBRARY = QT_TRANSLATE_NOOP("Actions", "Library")
PROGRAM = QT_TRANSLATE_NOOP("Actions", "Program")

ACTIONS = (
    Action(
        "open-a",
        DOCUMENTS,
        QT_TRANSLATE_NOOP("Actions", "Open A…"),
        QT_TRANSLATE_NOOP("Actions", "Choose the document for the left side"),
        ("Ctrl+O",),
        "file load left 打开 文件 左 dk dkwj",
    ),
    Action(
        "open-b",
        DOCUMENTS,
        QT_TRANSLATE_NOOP("Actions", "Open B…"),
        QT_TRANSLATE_NOOP("Actions", "Choose the document for the right side"),
        ("Ctrl+Shift+O",),
        "file load right 打开 文件 右 dk dkwj",
    ),
    Action(
        "paste",
        DOCUMENTS,
        QT_TRANSLATE_NOOP("Actions", "Paste text"),
        QT_TRANSLATE_NOOP("Actions", "Put the text of the clipboard on the empty side"),
        ("Ctrl+V",),
        "clipboard insert 粘贴 剪贴板 zt zlb",
    ),
    Action(
        "swap",
        DOCUMENTS,
        QT_TRANSLATE_NOOP("Actions", "Swap A and B"),
        QT_TRANSLATE_NOOP("Actions", "Exchange the two sides"),
        ("X",),
        "exchange sides 交换 对调 jh dd",
    ),
    Action(
        "new",
        DOCUMENTS,
        QT_TRANSLATE_NOOP("Actions", "New comparison"),
        QT_TRANSLATE_NOOP("Actions", "Put both documents away and start again"),
        ("Ctrl+N",),
        "start empty clear home 新建 开始 重新 xj ks",
    ),
    Action(
        "cancel",
        DOCUMENTS,
        QT_TRANSLATE_NOOP("Actions", "Cancel"),
        QT_TRANSLATE_NOOP("Actions", "Stop reading and comparing"),
        ("Ctrl+.",),
        "stop abort 取消 停止 qx tz",
    ),
    Action(
        "next-match",
        PASSAGES,
        QT_TRANSLATE_NOOP("Actions", "Next passage"),
        QT_TRANSLATE_NOOP("Actions", "Go to the next shared passage"),
        ("F8", "Alt+Down"),
        "match forward 下一 匹配 xyg pp",
    ),
    Action(
        "previous-match",
        PASSAGES,
        QT_TRANSLATE_NOOP("Actions", "Previous passage"),
        QT_TRANSLATE_NOOP("Actions", "Go to the previous shared passage"),
        ("F7", "Alt+Up"),
        "match back 上一 匹配 syg pp",
    ),
    Action(
        "jump-across",
        PASSAGES,
        QT_TRANSLATE_NOOP("Actions", "Jump across"),
        QT_TRANSLATE_NOOP("Actions", "Go to the same passage in the other document"),
        ("Tab",),
        "other side match 跳到 对侧 td dc",
    ),
    Action(
        "find",
        PASSAGES,
        QT_TRANSLATE_NOOP("Actions", "Find in both"),
        QT_TRANSLATE_NOOP("Actions", "Look for words in both documents"),
        ("Ctrl+F",),
        "search text 查找 搜索 cz ss",
    ),
    Action(
        "matches",
        PASSAGES,
        QT_TRANSLATE_NOOP("Actions", "List of passages"),
        QT_TRANSLATE_NOOP("Actions", "Show or hide the list of shared passages"),
        ("M",),
        "matches panel 段落 列表 匹配 dl lb",
        switch=True,
    ),
    Action(
        "rules",
        PASSAGES,
        QT_TRANSLATE_NOOP("Actions", "Rules…"),
        QT_TRANSLATE_NOOP("Actions", "Say what does not count when the texts are compared"),
        ("R",),
        "ignore case width punctuation numbers template options 规则 忽略 大小写 标点 模板 gz hl mb",
    ),
    Action(
        "strike",
        PASSAGES,
        QT_TRANSLATE_NOOP("Actions", "Strike or take back"),
        QT_TRANSLATE_NOOP("Actions", "See what would be without this paragraph, or without what is selected"),
        ("S",),
        "what if strike delete paragraph without 划去 删除 段落 如果 hq sc dl rg",
    ),
    Action(
        "why",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Why?"),
        QT_TRANSLATE_NOOP("Actions", "Show the 64 votes and the words behind them"),
        ("W",),
        "votes bits explain simhash fingerprint 为什么 指纹 投票 wsm zw tp",
        switch=True,
    ),
    Action(
        "keywords",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Keywords"),
        QT_TRANSLATE_NOOP("Actions", "Show the keywords of both documents by weight"),
        ("K",),
        "terms words weight 关键词 权重 gjc qz",
        switch=True,
    ),
    Action(
        "methods",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Methods"),
        QT_TRANSLATE_NOOP("Actions", "Show what each method of the textbooks says, and why they disagree"),
        ("V",),
        "verdict limits tianwang imatch scam shingles winnowing bloom 方法 判定 阈值 天网 ff pd yz",
        switch=True,
    ),
    Action(
        "words",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Words"),
        QT_TRANSLATE_NOOP("Actions", "Show how each method cuts the text into words, and words that are new"),
        ("D",),
        "segmentation dictionary new words ambiguity trie mm rmm jieba 分词 切分 词典 新词 歧义 fc cd xc qy",
        switch=True,
    ),
    Action(
        "page",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Page"),
        QT_TRANSLATE_NOOP("Actions", "Show the page itself, block by block, with its tag tree and votes"),
        ("P",),
        "html tags tree blocks votes structure body 网页 标签树 分块 投票 正文 wy bqs fk tp zw",
        switch=True,
    ),
    Action(
        "lock",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Scroll together"),
        QT_TRANSLATE_NOOP("Actions", "Let both texts scroll together by their passages, or each alone"),
        ("L",),
        "lock sync 同步 滚动 锁定 tb gd sd",
        switch=True,
    ),
    Action(
        "peel",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "What was left out"),
        QT_TRANSLATE_NOOP(
            "Actions", "Show navigation, adverts and the like, dimmed, and why they were left out"
        ),
        ("B",),
        "boilerplate peel navigation 剥离 忽略 导航 bl hl dh",
        switch=True,
    ),
    Action(
        "hide-equal",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Hide equal text"),
        QT_TRANSLATE_NOOP("Actions", "Show only what differs"),
        ("H",),
        "same differences only 隐藏 相同 yc xt",
        switch=True,
    ),
    Action(
        "focus-a",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Go to A"),
        QT_TRANSLATE_NOOP("Actions", "Put the keyboard on the left text"),
        ("1",),
        "left pane 左侧 zc",
    ),
    Action(
        "focus-b",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Go to B"),
        QT_TRANSLATE_NOOP("Actions", "Put the keyboard on the right text"),
        ("2",),
        "right pane 右侧 yc",
    ),
    Action(
        "mark",
        REVIEW,
        QT_TRANSLATE_NOOP("Actions", "Next mark"),
        QT_TRANSLATE_NOOP("Actions", "Mark the pair: unreviewed, copied, legit, unsure"),
        ("U",),
        "review state copied legit unsure 标记 审阅 抄袭 bj sy",
    ),
    Action(
        "note",
        REVIEW,
        QT_TRANSLATE_NOOP("Actions", "Write a note"),
        QT_TRANSLATE_NOOP("Actions", "Keep a note with this pair"),
        ("N",),
        "comment remark 备注 笔记 bz bj",
    ),
    Action(
        "add-folder",
        LIBRARY,
        QT_TRANSLATE_NOOP("Actions", "Scan a folder…"),
        QT_TRANSLATE_NOOP("Actions", "Add a folder to the library and group its copies"),
        ("Ctrl+L",),
        "add directory duplicates 扫描 文件夹 目录 添加 sm wjj ml tj",
    ),
    Action(
        "scan-again",
        LIBRARY,
        QT_TRANSLATE_NOOP("Actions", "Scan again"),
        QT_TRANSLATE_NOOP("Actions", "Bring the library up to date, or go on where a scan was stopped"),
        ("F5",),
        "refresh update rescan resume 重新 扫描 更新 继续 cxsm gx jx",
    ),
    Action(
        "watch-folders",
        LIBRARY,
        QT_TRANSLATE_NOOP("Actions", "Watch all folders"),
        QT_TRANSLATE_NOOP("Actions", "Scan by itself what changes in the library’s folders, or no longer"),
        (),
        "auto automatic live follow monitor 监视 自动 扫描 文件夹 js zd sm wjj",
    ),
    Action(
        "pause-scan",
        LIBRARY,
        QT_TRANSLATE_NOOP("Actions", "Pause or go on"),
        QT_TRANSLATE_NOOP("Actions", "Let the scan rest, or go on with it"),
        (),
        "hold wait resume 暂停 继续 扫描 zt jx sm",
    ),
    Action(
        "stop-scan",
        LIBRARY,
        QT_TRANSLATE_NOOP("Actions", "Stop the scan"),
        QT_TRANSLATE_NOOP("Actions", "End the scan and keep what was read"),
        (),
        "end abort 停止 扫描 tz sm",
    ),
    Action(
        "seen-before",
        LIBRARY,
        QT_TRANSLATE_NOOP("Actions", "Seen before?…"),
        QT_TRANSLATE_NOOP("Actions", "Ask which files of the library are near a document"),
        (),
        "near nearest find similar 见过 查重 相似 最近 jg cc xs",
    ),
    Action(
        "search-library",
        LIBRARY,
        QT_TRANSLATE_NOOP("Actions", "Search the library"),
        QT_TRANSLATE_NOOP("Actions", "Find the texts that hold certain words, each text once"),
        ("Ctrl+Shift+F",),
        "find words full text query 搜索 查找 全文 检索 ss cz qw",
    ),
    Action(
        "rank-library",
        LIBRARY,
        QT_TRANSLATE_NOOP("Actions", "Ranks and links"),
        QT_TRANSLATE_NOOP("Actions", "Pages by PageRank and copies, and the links around them"),
        (),
        "pagerank graph web 排名 链接 网页 pm lj",
    ),
    Action(
        "library-methods",
        LIBRARY,
        QT_TRANSLATE_NOOP("Actions", "Methods over the library"),
        QT_TRANSLATE_NOOP("Actions", "How many pairs each method proposes, and what it would miss"),
        (),
        "tianwang i-match simhash precision recall 方法 天网 准确率 召回率 ff tw",
    ),
    Action(
        "library-words",
        LIBRARY,
        QT_TRANSLATE_NOOP("Actions", "New words of the library"),
        QT_TRANSLATE_NOOP("Actions", "Words of all its texts that the dictionary does not have"),
        (),
        "dictionary unknown vocabulary 新词 发现 词典 xc cd",
    ),
    Action(
        "trash-copies",
        LIBRARY,
        QT_TRANSLATE_NOOP("Actions", "Trash copies…"),
        QT_TRANSLATE_NOOP("Actions", "List copies that can go to the trash; a copy of each stays"),
        (),
        "delete remove duplicates clean bin 删除 回收站 清理 重复 副本 sc hsz ql cf",
    ),
    Action(
        "move-copies",
        LIBRARY,
        QT_TRANSLATE_NOOP("Actions", "Move copies…"),
        QT_TRANSLATE_NOOP("Actions", "List copies that can be moved to another folder; a copy of each stays"),
        (),
        "file away folder duplicates 移动 文件夹 副本 yd wjj fb",
    ),
    Action(
        "link-copies",
        LIBRARY,
        QT_TRANSLATE_NOOP("Actions", "Replace copies by links…"),
        QT_TRANSLATE_NOOP("Actions", "List copies of the same bytes that can give way to links"),
        (),
        "hard link symlink space 链接 硬链接 节省 空间 lj ylj kj",
    ),
    Action(
        "file-journal",
        LIBRARY,
        QT_TRANSLATE_NOOP("Actions", "Journal of file actions"),
        QT_TRANSLATE_NOOP("Actions", "What was trashed, moved and linked, and the way to take it back"),
        (),
        "history log undo trash 日志 历史 记录 撤销 rz ls jl cx",
    ),
    Action(
        "undo-library",
        LIBRARY,
        QT_TRANSLATE_NOOP("Actions", "Undo"),
        QT_TRANSLATE_NOOP("Actions", "Take the last file action or “not a duplicate” back"),
        ("Ctrl+Z",),
        "undo revert decision file action restore 撤销 不是重复 恢复 文件 cx hf",
    ),
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
BY_NAME = {action.name: action for action in ACTIONS}


def matching(query: str, shown: dict[str, str]) -> tuple[Action, ...]:
    """The actions that hold every word of the query, those whose shown text begins with it first.

    shown: the action's text by name, in the language of the window; both it and the English text are searched.
    """
    words = query.casefold().split()
    found = []
    for place, action in enumerate(ACTIONS):
        texts = f"{shown.get(action.name, '')} {action.text} {action.search}".casefold()
        if all(word in texts for word in words):
            begins = any(
                text.casefold().startswith(query.casefold())
                for text in (shown.get(action.name, ""), action.text)
            )
            found.append((not begins, place, action))
    return tuple(action for _begins, _place, action in sorted(found, key=lambda row: row[:2]))
