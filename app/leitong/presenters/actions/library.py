"""What can be done with a library: scans, questions, and copies filed away."""

from __future__ import annotations

from leitong.messages import QT_TRANSLATE_NOOP
from leitong.presenters.actions.action import Action

LIBRARY = QT_TRANSLATE_NOOP("Actions", "Library")

ACTIONS = (
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
        "library-pictures",
        LIBRARY,
        QT_TRANSLATE_NOOP("Actions", "Pictures of the library"),
        QT_TRANSLATE_NOOP("Actions", "Pages of pictures that are copies, and lost pictures that copies have"),
        (),
        "images photos lost missing 图片 图像 丢失 缺失 tp tx ds qs",
    ),
    Action(
        "library-fingerprints",
        LIBRARY,
        QT_TRANSLATE_NOOP("Actions", "Near fingerprints"),
        QT_TRANSLATE_NOOP(
            "Actions", "Files whose fingerprint differs in few bits, found in every way of the textbooks"
        ),
        (),
        "hamming simhash probes blocks tables index 指纹 海明 汉明 距离 分块 zw hm jl fk",
    ),
    Action(
        "library-known",
        LIBRARY,
        QT_TRANSLATE_NOOP("Actions", "Copies that are kept out"),
        QT_TRANSLATE_NOOP(
            "Actions", "Files that the library need not keep, as it has their text; let one in"
        ),
        (),
        "known duplicates gate held skip list 已知 副本 拒收 跳过 名单 yz fb js tg md",
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
)
