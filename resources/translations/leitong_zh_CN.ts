<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Over the bits of the votes</source>
        <translation>在各位的投票间移动</translation>
    </message>
    <message>
        <source>Pin a bit</source>
        <translation>固定一位</translation>
    </message>
    <message>
        <source>Back; it never destroys</source>
        <translation>返回，绝不丢失内容</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>审阅</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>资料库</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Open A…</source>
        <translation>打开 A…</translation>
    </message>
    <message>
        <source>Choose the document for the left side</source>
        <translation>选择左侧文档</translation>
    </message>
    <message>
        <source>Open B…</source>
        <translation>打开 B…</translation>
    </message>
    <message>
        <source>Choose the document for the right side</source>
        <translation>选择右侧文档</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>粘贴文本</translation>
    </message>
    <message>
        <source>Put the text of the clipboard on the empty side</source>
        <translation>把剪贴板文本放到空着的一侧</translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation>交换 A 和 B</translation>
    </message>
    <message>
        <source>Exchange the two sides</source>
        <translation>对调左右两侧</translation>
    </message>
    <message>
        <source>New comparison</source>
        <translation>新的比较</translation>
    </message>
    <message>
        <source>Put both documents away and start again</source>
        <translation>收起两份文档，重新开始</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop reading and comparing</source>
        <translation>停止读取和比较</translation>
    </message>
    <message>
        <source>Next passage</source>
        <translation>下一片段</translation>
    </message>
    <message>
        <source>Go to the next shared passage</source>
        <translation>跳到下一个相同片段</translation>
    </message>
    <message>
        <source>Previous passage</source>
        <translation>上一片段</translation>
    </message>
    <message>
        <source>Go to the previous shared passage</source>
        <translation>跳到上一个相同片段</translation>
    </message>
    <message>
        <source>Jump across</source>
        <translation>跳到对侧</translation>
    </message>
    <message>
        <source>Go to the same passage in the other document</source>
        <translation>跳到另一份文档中的同一片段</translation>
    </message>
    <message>
        <source>Find in both</source>
        <translation>在两侧查找</translation>
    </message>
    <message>
        <source>Look for words in both documents</source>
        <translation>在两份文档中查找文字</translation>
    </message>
    <message>
        <source>List of passages</source>
        <translation>片段列表</translation>
    </message>
    <message>
        <source>Show or hide the list of shared passages</source>
        <translation>显示或隐藏相同片段列表</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>比较规则…</translation>
    </message>
    <message>
        <source>Say what does not count when the texts are compared</source>
        <translation>设定比较两篇文本时哪些差别不计</translation>
    </message>
    <message>
        <source>Strike or take back</source>
        <translation>划去或恢复</translation>
    </message>
    <message>
        <source>See what would be without this paragraph, or without what is selected</source>
        <translation>看看没有这一段（或所选文字）会怎样</translation>
    </message>
    <message>
        <source>Take back what was struck or the last rule; in the Library, the last file action or “not a duplicate”</source>
        <translation>撤销刚才的划去或规则；在资料库中则撤销上一次文件操作或“不是重复”</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Strike or choose again what was taken back last</source>
        <translation>重新划去或选用刚才撤销的内容</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Show the 64 votes and the words behind them</source>
        <translation>显示 64 位投票及其背后的词</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>关键词</translation>
    </message>
    <message>
        <source>Show the keywords of both documents by weight</source>
        <translation>按权重显示两份文档的关键词</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Show what each method of the textbooks says, and why they disagree</source>
        <translation>显示教科书中每种方法的结论，以及它们为何不一致</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>分词</translation>
    </message>
    <message>
        <source>Show how each method cuts the text into words, and words that are new</source>
        <translation>显示各种方法怎样切分文本，以及其中的新词</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Show the page itself, block by block, with its tag tree and votes</source>
        <translation>逐块显示网页本身，以及标签树和各块得票</translation>
    </message>
    <message>
        <source>Scroll together</source>
        <translation>同步滚动</translation>
    </message>
    <message>
        <source>Let both texts scroll together by their passages, or each alone</source>
        <translation>两侧按片段同步滚动，或各自滚动</translation>
    </message>
    <message>
        <source>What was left out</source>
        <translation>略去的内容</translation>
    </message>
    <message>
        <source>Show navigation, adverts and the like, dimmed, and why they were left out</source>
        <translation>以灰色显示导航、广告等内容，以及略去的原因</translation>
    </message>
    <message>
        <source>Hide equal text</source>
        <translation>隐藏相同文字</translation>
    </message>
    <message>
        <source>Show only what differs</source>
        <translation>只显示不同之处</translation>
    </message>
    <message>
        <source>Go to A</source>
        <translation>转到 A</translation>
    </message>
    <message>
        <source>Put the keyboard on the left text</source>
        <translation>键盘焦点移到左侧文本</translation>
    </message>
    <message>
        <source>Go to B</source>
        <translation>转到 B</translation>
    </message>
    <message>
        <source>Put the keyboard on the right text</source>
        <translation>键盘焦点移到右侧文本</translation>
    </message>
    <message>
        <source>Next mark</source>
        <translation>下一标记</translation>
    </message>
    <message>
        <source>Mark the pair: unreviewed, copied, legit, unsure</source>
        <translation>标记这一对：未审阅、照抄、合理、存疑</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>写备注</translation>
    </message>
    <message>
        <source>Keep a note with this pair</source>
        <translation>为这一对文档保留备注</translation>
    </message>
    <message>
        <source>Scan a folder…</source>
        <translation>扫描文件夹…</translation>
    </message>
    <message>
        <source>Add a folder to the library and group its copies</source>
        <translation>把文件夹加入资料库，并将重复文件归组</translation>
    </message>
    <message>
        <source>Scan again</source>
        <translation>重新扫描</translation>
    </message>
    <message>
        <source>Bring the library up to date, or go on where a scan was stopped</source>
        <translation>更新资料库，或从上次停止处继续扫描</translation>
    </message>
    <message>
        <source>Watch all folders</source>
        <translation>监视全部文件夹</translation>
    </message>
    <message>
        <source>Scan by itself what changes in the library’s folders, or no longer</source>
        <translation>资料库各文件夹有变化时自动扫描；再选一次则停止监视</translation>
    </message>
    <message>
        <source>Pause or go on</source>
        <translation>暂停或继续</translation>
    </message>
    <message>
        <source>Let the scan rest, or go on with it</source>
        <translation>让扫描暂停，或继续扫描</translation>
    </message>
    <message>
        <source>Stop the scan</source>
        <translation>停止扫描</translation>
    </message>
    <message>
        <source>End the scan and keep what was read</source>
        <translation>结束扫描，保留已读取的内容</translation>
    </message>
    <message>
        <source>Seen before?…</source>
        <translation>见过吗？…</translation>
    </message>
    <message>
        <source>Ask which files of the library are near a document</source>
        <translation>查询资料库中哪些文件与某文档相近</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>搜索资料库</translation>
    </message>
    <message>
        <source>Find the texts that hold certain words, each text once</source>
        <translation>查找包含指定词语的文本，相同文本只列一次</translation>
    </message>
    <message>
        <source>Ranks and links</source>
        <translation>排名与链接</translation>
    </message>
    <message>
        <source>Pages by PageRank and copies, and the links around them</source>
        <translation>按 PageRank 和副本排列网页，并查看其周围的链接</translation>
    </message>
    <message>
        <source>Methods over the library</source>
        <translation>各方法在资料库上的表现</translation>
    </message>
    <message>
        <source>How many pairs each method proposes, and what it would miss</source>
        <translation>每种方法提出多少文件对、会漏掉多少</translation>
    </message>
    <message>
        <source>New words of the library</source>
        <translation>资料库中的新词</translation>
    </message>
    <message>
        <source>Words of all its texts that the dictionary does not have</source>
        <translation>全部文本中词典没有的词</translation>
    </message>
    <message>
        <source>Pictures of the library</source>
        <translation>资料库中的图片</translation>
    </message>
    <message>
        <source>Pages of pictures that are copies, and lost pictures that copies have</source>
        <translation>互为副本的图片页，以及副本中还有的缺失图片</translation>
    </message>
    <message>
        <source>Near fingerprints</source>
        <translation>相近的指纹</translation>
    </message>
    <message>
        <source>Files whose fingerprint differs in few bits, found in every way of the textbooks</source>
        <translation>指纹只差几位的文件，用教材里的每种方法查找</translation>
    </message>
    <message>
        <source>Copies that are kept out</source>
        <translation>未收入的副本</translation>
    </message>
    <message>
        <source>Files that the library need not keep, as it has their text; let one in</source>
        <translation>资料库已有其文本而不必收入的文件；可放行</translation>
    </message>
    <message>
        <source>Trash copies…</source>
        <translation>副本移入回收站…</translation>
    </message>
    <message>
        <source>List copies that can go to the trash; a copy of each stays</source>
        <translation>列出可移入回收站的副本；每组都留下一份</translation>
    </message>
    <message>
        <source>Move copies…</source>
        <translation>移动副本…</translation>
    </message>
    <message>
        <source>List copies that can be moved to another folder; a copy of each stays</source>
        <translation>列出可移到别的文件夹的副本；每组都留下一份</translation>
    </message>
    <message>
        <source>Replace copies by links…</source>
        <translation>用链接代替副本…</translation>
    </message>
    <message>
        <source>List copies of the same bytes that can give way to links</source>
        <translation>列出字节相同、可以换成链接的副本</translation>
    </message>
    <message>
        <source>Journal of file actions</source>
        <translation>文件操作日志</translation>
    </message>
    <message>
        <source>What was trashed, moved and linked, and the way to take it back</source>
        <translation>移入回收站、移动和换成链接的文件，以及如何恢复</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Two documents side by side</source>
        <translation>并排比较两份文档</translation>
    </message>
    <message>
        <source>Which files of your folders are copies</source>
        <translation>文件夹中哪些文件是重复的</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>实验室</translation>
    </message>
    <message>
        <source>Watch a text become a fingerprint, step by step</source>
        <translation>一步步看文本怎样变成指纹</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>All actions by group</source>
        <translation>按类别列出全部操作</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>查找操作</translation>
    </message>
    <message>
        <source>All that Leitong can do, by name</source>
        <translation>按名称列出雷同的全部操作</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>Change between the light and the dark appearance</source>
        <translation>在浅色与深色外观间切换</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Appearance, language, text size</source>
        <translation>外观、语言、字号</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>All keys at a glance</source>
        <translation>全部快捷键一览</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Close Leitong; it opens again as it is now</source>
        <translation>关闭雷同；下次打开时恢复现状</translation>
    </message>
</context>
<context>
    <name>AlikeTable</name>
    <message>
        <source>Pages of pictures that are copies</source>
        <translation>互为副本的图片页</translation>
    </message>
    <message>
        <source>Enter compares the two pages.</source>
        <translation>按回车比较这两页。</translation>
    </message>
    <message>
        <source>A page of pictures has less than 50 letters of text. Two are copies if they share half of their pictures, or a fifth of them and a fifth of the keywords of what is said beside them.</source>
        <translation>图片页的正文不足 50 个字。两页有一半图片相同，或有五分之一图片相同且图片旁文字的关键词有五分之一相同，即互为副本。</translation>
    </message>
    <message>
        <source>The first {n} are listed.</source>
        <translation>列出前 {n} 个。</translation>
    </message>
    <message>
        <source>1 page of pictures</source>
        <translation>1 个图片页</translation>
    </message>
    <message>
        <source>{n} pages of pictures</source>
        <translation>{n} 个图片页</translation>
    </message>
    <message>
        <source>1 pair of copies</source>
        <translation>1 对副本</translation>
    </message>
    <message>
        <source>{n} pairs of copies</source>
        <translation>{n} 对副本</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Pictures that both have, of all</source>
        <translation>两页共有的图片占全部图片的比例</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>关键词</translation>
    </message>
    <message>
        <source>Heaviest words of what is said beside the pictures: those of both</source>
        <translation>图片旁文字中最重的词：两页共有的比例</translation>
    </message>
    <message>
        <source>Tianwang</source>
        <translation>天网</translation>
    </message>
    <message>
        <source>Which of Tianwang’s five algorithms call what is said beside the pictures a copy</source>
        <translation>天网五种算法中，哪些认为图片旁的文字是副本</translation>
    </message>
</context>
<context>
    <name>Aside</name>
    <message>
        <source>Back to the groups  Esc</source>
        <translation>返回分组  Esc</translation>
    </message>
    <message>
        <source>Back to the groups</source>
        <translation>返回分组</translation>
    </message>
    <message>
        <source>Nothing could be read in these files; the others are not affected.</source>
        <translation>这些文件无法读取；其他文件不受影响。</translation>
    </message>
    <message>
        <source>Seen before? {name}</source>
        <translation>见过吗？{name}</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>No. Nothing in the library is near it.</source>
        <translation>没有。资料库中没有与它相近的文件。</translation>
    </message>
    <message>
        <source>Enter compares the two side by side.</source>
        <translation>按回车键并排比较。</translation>
    </message>
    <message>
        <source>{there} of the asked text is in it, {here} of it is in the asked text</source>
        <translation>所查文本的 {there} 在其中，其 {here} 在所查文本中</translation>
    </message>
</context>
<context>
    <name>CardsView</name>
    <message>
        <source>{card}, solved</source>
        <translation>{card}，已解决</translation>
    </message>
    <message>
        <source>Challenges  {n}/{all}</source>
        <translation>挑战  {n}/{all}</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ 已解决</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>All challenges</source>
        <translation>全部挑战</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Document {side}: {name}</source>
        <translation>文档 {side}：{name}</translation>
    </message>
    <message>
        <source>Open another…</source>
        <translation>打开另一份…</translation>
    </message>
    <message>
        <source>Paste here</source>
        <translation>粘贴到这里</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Seen before? Ask the library</source>
        <translation>见过吗？查询资料库</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Find it from the bytes</source>
        <translation>根据字节自动判断</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>An address is not fetched unasked; open_source(address) fetches it.</source>
        <translation>未经要求不会抓取网址；可用 open_source(address) 抓取。</translation>
    </message>
    <message>
        <source>There is no text to measure.</source>
        <translation>没有可度量的文本。</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>{percent} % of all short runs of words stand in both texts.</source>
        <translation>全部短词串中有 {percent} % 同时出现在两份文本里。</translation>
    </message>
    <message>
        <source>{percent} % of one text&apos;s short runs of words stand in the other.</source>
        <translation>其中一份文本的短词串有 {percent} % 出现在另一份里。</translation>
    </message>
    <message>
        <source>Shared passages, with their edits, cover {percent} % of one text.</source>
        <translation>相同片段连同其中的改动占其中一份文本的 {percent} %。</translation>
    </message>
    <message>
        <source>The layouts are {percent} % alike; the layout alone decides nothing.</source>
        <translation>版面有 {percent} % 相似；仅凭版面不下结论。</translation>
    </message>
    <message>
        <source>The documents are equal byte for byte.</source>
        <translation>两份文档逐字节相同。</translation>
    </message>
    <message>
        <source>All letters and digits are equal.</source>
        <translation>所有文字和数字都相同。</translation>
    </message>
    <message>
        <source>All letters are equal once variants, such as traditional characters, are made one.</source>
        <translation>将繁体等异形字统一后，所有文字都相同。</translation>
    </message>
    <message>
        <source>The letters and digits are not all equal.</source>
        <translation>文字和数字不完全相同。</translation>
    </message>
    <message>
        <source>{percent} % of all short runs of letters stand in both texts.</source>
        <translation>全部短字串中有 {percent} % 两篇都有。</translation>
    </message>
    <message>
        <source>what</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>There is no fingerprint to compare.</source>
        <translation>没有可比较的指纹。</translation>
    </message>
    <message>
        <source>{bits} of {width} bits differ, but a text under 8 words is too short to judge.</source>
        <translation>{width} 位中有 {bits} 位不同，但不足 8 个词的文本太短，无法判断。</translation>
    </message>
    <message>
        <source>{bits} of {width} bits differ; up to {strict} mean near duplicates at this length.</source>
        <translation>{width} 位中有 {bits} 位不同；在此长度下，不超过 {strict} 位即为近似重复。</translation>
    </message>
    <message>
        <source>{bits} of {width} bits differ; up to {limit} make a candidate that must be confirmed.</source>
        <translation>{width} 位中有 {bits} 位不同；不超过 {limit} 位只算候选，还需证实。</translation>
    </message>
    <message>
        <source>{bits} of {width} bits differ; more than {limit} is too far at this length.</source>
        <translation>{width} 位中有 {bits} 位不同；在此长度下超过 {limit} 位就太远了。</translation>
    </message>
    <message>
        <source>fingerprint</source>
        <translation>指纹</translation>
    </message>
    <message>
        <source>bits with even votes</source>
        <translation>票数为零的位</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>指纹</translation>
    </message>
    <message>
        <source>angle that the distance estimates</source>
        <translation>由距离估计的夹角</translation>
    </message>
    <message>
        <source>chance that random fingerprints are so near</source>
        <translation>随机指纹如此接近的概率</translation>
    </message>
    <message>
        <source>bits that the cosine leads to, and in 95 % at most</source>
        <translation>由余弦推出的不同位数，以及 95 % 情形下的上限</translation>
    </message>
    <message>
        <source>chance that texts of this cosine differ in at most {limit} bits</source>
        <translation>余弦如此的两份文本相差不超过 {limit} 位的概率</translation>
    </message>
    <message>
        <source>What the distance says</source>
        <translation>距离说明什么</translation>
    </message>
    <message>
        <source>Bits that may differ, by words (here {words}); fewer than 8 words can&apos;t be judged</source>
        <translation>可以不同的位数，按词数（此处 {words}）；不足 8 个词无法判断</translation>
    </message>
    <message>
        <source>words from</source>
        <translation>词数起</translation>
    </message>
    <message>
        <source>near</source>
        <translation>近似</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>Words that vote, their weights in thousandths and their own bits</source>
        <translation>投票的词、权重（以千分之一计）与词自身的各位</translation>
    </message>
    <message>
        <source>own bits</source>
        <translation>自身各位</translation>
    </message>
    <message>
        <source>Sums of the votes: + the weight for a 1, − for a 0; highest bit first</source>
        <translation>各位票数之和：1 加权重，0 减权重；最高位在前</translation>
    </message>
    <message>
        <source>bit</source>
        <translation>位</translation>
    </message>
    <message>
        <source>The directions of the counted words are {angle}° apart.</source>
        <translation>词频向量的方向相差 {angle}°。</translation>
    </message>
    <message>
        <source>The directions of the weighted words are {angle}° apart.</source>
        <translation>加权词向量的方向相差 {angle}°。</translation>
    </message>
    <message>
        <source>The directions of the words&apos; levels, 1 to 5, are {angle}° apart.</source>
        <translation>五级权重（1 至 5）向量的方向相差 {angle}°。</translation>
    </message>
    <message>
        <source>The directions of the words, stop words among them, are {angle}° apart.</source>
        <translation>词向量（含停用词）的方向相差 {angle}°。</translation>
    </message>
    <message>
        <source>Weights: the {shown} that make most of the product, then words of one text only</source>
        <translation>权重：先是对内积贡献最大的 {shown} 个词，再是只在一份文本里的词</translation>
    </message>
    <message>
        <source>A text under {fewest} words is soon a part of any vocabulary.</source>
        <translation>不足 {fewest} 个词的文本很容易成为任何词汇的一部分。</translation>
    </message>
    <message>
        <source>{percent} % of A&apos;s words stand in B about as often; shared passages must confirm it.</source>
        <translation>A 的词有 {percent} % 以相近的次数出现在 B 里；还需相同片段来证实。</translation>
    </message>
    <message>
        <source>{percent} % of B&apos;s words stand in A about as often; shared passages must confirm it.</source>
        <translation>B 的词有 {percent} % 以相近的次数出现在 A 里；还需相同片段来证实。</translation>
    </message>
    <message>
        <source>{count} words of both whose counts are near enough (ε = {epsilon})</source>
        <translation>两者共有且次数足够接近的 {count} 个词（ε = {epsilon}）</translation>
    </message>
    <message>
        <source>There is too little text to measure.</source>
        <translation>文本太少，无法度量。</translation>
    </message>
    <message>
        <source>The same document, byte for byte.</source>
        <translation>同一份文档，逐字节相同。</translation>
    </message>
    <message>
        <source>The same words in another order: not the same text, though the words agree.</source>
        <translation>词语相同而次序不同：用词一致，但不是同一文本。</translation>
    </message>
    <message>
        <source>Neither document has any text, so there is nothing to compare.</source>
        <translation>两份文档都没有文本，无从比较。</translation>
    </message>
    <message>
        <source>The first document has no text, so there is nothing to compare.</source>
        <translation>第一份文档没有文本，无从比较。</translation>
    </message>
    <message>
        <source>The second document has no text, so there is nothing to compare.</source>
        <translation>第二份文档没有文本，无从比较。</translation>
    </message>
    <message>
        <source>By the rules chosen nothing is left of either text to compare.</source>
        <translation>按所选规则，两篇文本都没有剩下可比较的内容。</translation>
    </message>
    <message>
        <source>By the rules chosen nothing is left of the first text to compare.</source>
        <translation>按所选规则，第一篇文本没有剩下可比较的内容。</translation>
    </message>
    <message>
        <source>By the rules chosen nothing is left of the second text to compare.</source>
        <translation>按所选规则，第二篇文本没有剩下可比较的内容。</translation>
    </message>
    <message>
        <source>The same text by the rules chosen.</source>
        <translation>按所选规则，文本相同。</translation>
    </message>
    <message>
        <source>The same text, in part in other characters.</source>
        <translation>同一文本，只是部分字形不同。</translation>
    </message>
    <message>
        <source>The same text in the same layout.</source>
        <translation>同一文本，版面也相同。</translation>
    </message>
    <message>
        <source>The same text in another layout.</source>
        <translation>同一文本，版面不同。</translation>
    </message>
    <message>
        <source>The same text but for dates, times, counters or addresses, which were passed over.</source>
        <translation>除略过的日期、时间、计数或网址外，文本相同。</translation>
    </message>
    <message>
        <source>Nearly the same letters all through, but cut into other words, as a scanner does.</source>
        <translation>通篇字母几乎相同，只是断词不同，像扫描识别的结果。</translation>
    </message>
    <message>
        <source>Almost the same text.</source>
        <translation>几乎相同的文本。</translation>
    </message>
    <message>
        <source>Likely the same article, edited: {changes}.</source>
        <translation>很可能是同一篇文章，但有改动：{changes}。</translation>
    </message>
    <message>
        <source>The same sentences with other numbers or names.</source>
        <translation>句子相同，只是数字或名称不同。</translation>
    </message>
    <message>
        <source>The same sentences with other numbers or names in {count} places, such as “{was}” and “{now}”.</source>
        <translation>句子相同，但有 {count} 处数字或名称不同，例如“{was}”与“{now}”。</translation>
    </message>
    <message>
        <source>The first text is a part of the second: {share} % of it stands there and makes up {other} % of that text.</source>
        <translation>第一篇是第二篇的一部分：其 {share} % 在第二篇中，占第二篇的 {other} %。</translation>
    </message>
    <message>
        <source>The second text is a part of the first: {share} % of it stands there and makes up {other} % of that text.</source>
        <translation>第二篇是第一篇的一部分：其 {share} % 在第一篇中，占第一篇的 {other} %。</translation>
    </message>
    <message>
        <source>The two texts say the same in parallel, but much is reworded: {changes}.</source>
        <translation>两份文本内容逐段对应，但措辞多有改写：{changes}。</translation>
    </message>
    <message>
        <source>Partly the same: short pieces of the texts agree here and there.</source>
        <translation>部分相同：零星短句一致。</translation>
    </message>
    <message>
        <source>Partly the same: one passage, with its edits, covers {a} % of the first and {b} % of the second text.</source>
        <translation>部分相同：1 个片段连同其中的改动占第一份文本的 {a} %、第二份的 {b} %。</translation>
    </message>
    <message>
        <source>Partly the same: {count} passages, with their edits, cover {a} % of the first and {b} % of the second text.</source>
        <translation>部分相同：{count} 个片段连同其中的改动占第一份文本的 {a} %、第二份的 {b} %。</translation>
    </message>
    <message>
        <source>Different texts on a related subject, with a few words in common.</source>
        <translation>不同的文本，题材相关，有少数词语相同。</translation>
    </message>
    <message>
        <source>Different texts on a related subject.</source>
        <translation>不同的文本，题材相关。</translation>
    </message>
    <message>
        <source>Different texts with a few words in common.</source>
        <translation>不同的文本，有少数词语相同。</translation>
    </message>
    <message>
        <source>Different texts.</source>
        <translation>不同的文本。</translation>
    </message>
    <message>
        <source>one sentence removed</source>
        <translation>删去一句</translation>
    </message>
    <message>
        <source>{n} sentences removed</source>
        <translation>删去 {n} 句</translation>
    </message>
    <message>
        <source>one sentence added</source>
        <translation>增加一句</translation>
    </message>
    <message>
        <source>{n} sentences added</source>
        <translation>增加 {n} 句</translation>
    </message>
    <message>
        <source>one sentence moved</source>
        <translation>移动一句</translation>
    </message>
    <message>
        <source>and smaller edits</source>
        <translation>以及一些小改动</translation>
    </message>
    <message>
        <source>{n} sentences moved</source>
        <translation>移动 {n} 句</translation>
    </message>
    <message>
        <source>other white space in one place</source>
        <translation>1 处空白不同</translation>
    </message>
    <message>
        <source>other white space in {n} places</source>
        <translation>{n} 处空白不同</translation>
    </message>
    <message>
        <source>one sentence removed and one added</source>
        <translation>删去一句，增加一句</translation>
    </message>
    <message>
        <source>{n} sentences removed and as many added</source>
        <translation>删去 {n} 句，增加同样多句</translation>
    </message>
    <message>
        <source>one sentence removed and {added} added</source>
        <translation>删去一句，增加 {added} 句</translation>
    </message>
    <message>
        <source>{removed} sentences removed and one added</source>
        <translation>删去 {removed} 句，增加一句</translation>
    </message>
    <message>
        <source>{removed} sentences removed and {added} added</source>
        <translation>删去 {removed} 句，增加 {added} 句</translation>
    </message>
    <message>
        <source>“{was}” became “{now}” in {n} places</source>
        <translation>“{was}”改为“{now}”，共 {n} 处</translation>
    </message>
    <message>
        <source>words spelt otherwise in {n} places, such as “{was}” and “{now}”</source>
        <translation>{n} 处用词写法不同，如“{was}”与“{now}”</translation>
    </message>
    <message>
        <source>words exchanged in {n} places (“{was}” became “{now}”)</source>
        <translation>{n} 处换词（如“{was}”改为“{now}”）</translation>
    </message>
    <message>
        <source>words left out or inserted in {n} places</source>
        <translation>{n} 处增删字词</translation>
    </message>
    <message>
        <source>words left out in one place</source>
        <translation>一处略去词语</translation>
    </message>
    <message>
        <source>words left out in {n} places</source>
        <translation>{n} 处略去词语</translation>
    </message>
    <message>
        <source>words inserted in one place</source>
        <translation>一处插入词语</translation>
    </message>
    <message>
        <source>words inserted in {n} places</source>
        <translation>{n} 处插入词语</translation>
    </message>
    <message>
        <source>one place rewritten</source>
        <translation>一处改写</translation>
    </message>
    <message>
        <source>{n} places rewritten</source>
        <translation>{n} 处改写</translation>
    </message>
    <message>
        <source>one paragraph moved</source>
        <translation>移动一段</translation>
    </message>
    <message>
        <source>{n} paragraphs moved</source>
        <translation>移动 {n} 段</translation>
    </message>
    <message>
        <source>one passage moved</source>
        <translation>移动一个片段</translation>
    </message>
    <message>
        <source>{n} passages moved</source>
        <translation>移动 {n} 个片段</translation>
    </message>
    <message>
        <source>one number changed</source>
        <translation>一处数字变动</translation>
    </message>
    <message>
        <source>{n} numbers changed</source>
        <translation>{n} 处数字变动</translation>
    </message>
    <message>
        <source>“{was}” became “{now}”</source>
        <translation>“{was}”改为“{now}”</translation>
    </message>
    <message>
        <source>{some}, {next}</source>
        <translation>{some}，{next}</translation>
    </message>
    <message>
        <source>The encoding is uncertain; it was read as {encoding}.</source>
        <translation>编码不能确定，按 {encoding} 读取。</translation>
    </message>
    <message>
        <source>The encoding is uncertain: some lines are {encoding}, others {other}; each was read as it is.</source>
        <translation>编码不能确定：有些行是 {encoding}，有些是 {other}；已各按其编码读取。</translation>
    </message>
    <message>
        <source>One place could not be decoded as {encoding}; it is shown as �.</source>
        <translation>有一处不能按 {encoding} 解码，显示为 �。</translation>
    </message>
    <message>
        <source>{count} places could not be decoded as {encoding}; they are shown as �.</source>
        <translation>有 {count} 处不能按 {encoding} 解码，显示为 �。</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>这是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>This is a pipe, not a file.</source>
        <translation>这是管道，不是文件。</translation>
    </message>
    <message>
        <source>This is a socket, not a file.</source>
        <translation>这是套接字，不是文件。</translation>
    </message>
    <message>
        <source>This is a device, not a file.</source>
        <translation>这是设备，不是文件。</translation>
    </message>
    <message>
        <source>It is larger than the limit of {megabytes} MB.</source>
        <translation>超过 {megabytes} MB 的上限。</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>没有这个文件或文件夹。</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>没有这个文件。</translation>
    </message>
    <message>
        <source>You may not read this file.</source>
        <translation>没有读取此文件的权限。</translation>
    </message>
    <message>
        <source>This link leads round in a circle.</source>
        <translation>此链接循环指向自身。</translation>
    </message>
    <message>
        <source>This name is too long to be a file.</source>
        <translation>名称太长，不可能是文件。</translation>
    </message>
    <message>
        <source>The file can&apos;t be read ({detail}).</source>
        <translation>文件无法读取（{detail}）。</translation>
    </message>
    <message>
        <source>The file is damaged: it says it is a Word document but holds no text part.</source>
        <translation>文件已损坏：自称是 Word 文档，却没有正文部分。</translation>
    </message>
    <message>
        <source>It holds more text than the limit of {limit} characters.</source>
        <translation>文本超过 {limit} 字的上限。</translation>
    </message>
    <message>
        <source>It holds more than {limit} different words, so it is data rather than text.</source>
        <translation>其中不同的词超过 {limit} 个，因此是数据而不是文章。</translation>
    </message>
    <message>
        <source>The file is damaged: its part {part} can&apos;t be unpacked.</source>
        <translation>文件已损坏：其中的 {part} 无法解压。</translation>
    </message>
    <message>
        <source>It unpacks to more than the limit of {megabytes} MB.</source>
        <translation>解压后超过 {megabytes} MB 的上限。</translation>
    </message>
    <message>
        <source>The document needs a password.</source>
        <translation>此文档需要密码。</translation>
    </message>
    <message>
        <source>It has more than the limit of {limit} parts.</source>
        <translation>部件超过 {limit} 个的上限。</translation>
    </message>
    <message>
        <source>The PDF is damaged and can&apos;t be read.</source>
        <translation>PDF 已损坏，无法读取。</translation>
    </message>
    <message>
        <source>The PDF has no pages.</source>
        <translation>PDF 没有页面。</translation>
    </message>
    <message>
        <source>The PDF needs a password.</source>
        <translation>此 PDF 需要密码。</translation>
    </message>
    <message>
        <source>The PDF has {pages} pages, more than the limit of {limit}.</source>
        <translation>PDF 有 {pages} 页，超过 {limit} 页的上限。</translation>
    </message>
    <message>
        <source>The PDF has no text layer: one page of pictures, no text to compare.</source>
        <translation>PDF 没有文字层：只有一页图片，没有可比较的文本。</translation>
    </message>
    <message>
        <source>The PDF has no text layer: {pages} pages of pictures, no text to compare.</source>
        <translation>PDF 没有文字层：{pages} 页全是图片，没有可比较的文本。</translation>
    </message>
    <message>
        <source>The pages of the PDF are blank; there is no text to compare.</source>
        <translation>PDF 的页面是空白的，没有可比较的文本。</translation>
    </message>
    <message>
        <source>Pages that are only pictures, without text to compare: {pages}.</source>
        <translation>只有图片、没有可比较文本的页：{pages}。</translation>
    </message>
    <message>
        <source>Damaged pages that could not be read: {pages}.</source>
        <translation>损坏而无法读取的页：{pages}。</translation>
    </message>
    <message>
        <source>The PDF was damaged (no table of contents) and has been repaired for reading.</source>
        <translation>PDF 已损坏（缺少目录表），已修复后读取。</translation>
    </message>
    <message>
        <source>A page of the PDF unpacks to more than the limit.</source>
        <translation>PDF 的一页解压后超过上限。</translation>
    </message>
    <message>
        <source>The XML of part {part} is damaged; what could be read of it is shown.</source>
        <translation>{part} 的 XML 已损坏；显示其中可读的内容。</translation>
    </message>
    <message>
        <source>Part {part} defines entities, which Word never does; they were left out.</source>
        <translation>{part} 定义了实体，Word 从不这样做；这些实体已略去。</translation>
    </message>
    <message>
        <source>Its part {part} is nested too deeply or holds an oversized piece of text.</source>
        <translation>其中的 {part} 嵌套过深，或含有过大的文本。</translation>
    </message>
    <message>
        <source>Its part {part} has more than the limit of {limit} elements.</source>
        <translation>其中的 {part} 超过 {limit} 个元素的上限。</translation>
    </message>
    <message>
        <source>There is only white space in it, no text to compare.</source>
        <translation>只有空白，没有可比较的文本。</translation>
    </message>
    <message>
        <source>There is no text to compare in it. {warning}</source>
        <translation>没有可比较的文本。{warning}</translation>
    </message>
    <message>
        <source>Only http and https addresses are fetched.</source>
        <translation>只抓取 http 和 https 网址。</translation>
    </message>
    <message>
        <source>There is no encoding named {encoding}.</source>
        <translation>没有名为 {encoding} 的编码。</translation>
    </message>
    <message>
        <source>a picture (PNG)</source>
        <translation>图片（PNG）</translation>
    </message>
    <message>
        <source>a picture (JPEG)</source>
        <translation>图片（JPEG）</translation>
    </message>
    <message>
        <source>a picture (GIF)</source>
        <translation>图片（GIF）</translation>
    </message>
    <message>
        <source>a picture (WebP)</source>
        <translation>图片（WebP）</translation>
    </message>
    <message>
        <source>a picture (TIFF)</source>
        <translation>图片（TIFF）</translation>
    </message>
    <message>
        <source>a picture (Photoshop)</source>
        <translation>图片（Photoshop）</translation>
    </message>
    <message>
        <source>a picture (icon)</source>
        <translation>图片（图标）</translation>
    </message>
    <message>
        <source>a picture (HEIC)</source>
        <translation>图片（HEIC）</translation>
    </message>
    <message>
        <source>a picture (AVIF)</source>
        <translation>图片（AVIF）</translation>
    </message>
    <message>
        <source>a picture (JPEG 2000)</source>
        <translation>图片（JPEG 2000）</translation>
    </message>
    <message>
        <source>a scanned document (DjVu)</source>
        <translation>扫描文档（DjVu）</translation>
    </message>
    <message>
        <source>a video (MP4)</source>
        <translation>视频（MP4）</translation>
    </message>
    <message>
        <source>a video (Matroska or WebM)</source>
        <translation>视频（Matroska 或 WebM）</translation>
    </message>
    <message>
        <source>a video (AVI)</source>
        <translation>视频（AVI）</translation>
    </message>
    <message>
        <source>a sound (WAV)</source>
        <translation>音频（WAV）</translation>
    </message>
    <message>
        <source>a sound (MP3)</source>
        <translation>音频（MP3）</translation>
    </message>
    <message>
        <source>a sound (FLAC)</source>
        <translation>音频（FLAC）</translation>
    </message>
    <message>
        <source>a sound or video (Ogg)</source>
        <translation>音频或视频（Ogg）</translation>
    </message>
    <message>
        <source>an archive (gzip)</source>
        <translation>压缩包（gzip）</translation>
    </message>
    <message>
        <source>an archive (bzip2)</source>
        <translation>压缩包（bzip2）</translation>
    </message>
    <message>
        <source>an archive (xz)</source>
        <translation>压缩包（xz）</translation>
    </message>
    <message>
        <source>an archive (7-Zip)</source>
        <translation>压缩包（7-Zip）</translation>
    </message>
    <message>
        <source>an archive (RAR)</source>
        <translation>压缩包（RAR）</translation>
    </message>
    <message>
        <source>an archive (Zstandard)</source>
        <translation>压缩包（Zstandard）</translation>
    </message>
    <message>
        <source>an archive (CAB)</source>
        <translation>压缩包（CAB）</translation>
    </message>
    <message>
        <source>an archive (tar)</source>
        <translation>归档（tar）</translation>
    </message>
    <message>
        <source>an RTF document</source>
        <translation>RTF 文档</translation>
    </message>
    <message>
        <source>an e-book (Mobipocket)</source>
        <translation>电子书（Mobipocket）</translation>
    </message>
    <message>
        <source>a help file (CHM)</source>
        <translation>帮助文件（CHM）</translation>
    </message>
    <message>
        <source>a PostScript file</source>
        <translation>PostScript 文件</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>a database (SQLite)</source>
        <translation>数据库（SQLite）</translation>
    </message>
    <message>
        <source>a font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>folder settings of macOS (.DS_Store)</source>
        <translation>macOS 文件夹设置（.DS_Store）</translation>
    </message>
    <message>
        <source>settings of macOS (plist)</source>
        <translation>macOS 设置（plist）</translation>
    </message>
    <message>
        <source>a Windows shortcut</source>
        <translation>Windows 快捷方式</translation>
    </message>
    <message>
        <source>an old Word document (.doc)</source>
        <translation>旧版 Word 文档（.doc）</translation>
    </message>
    <message>
        <source>an old Excel table (.xls)</source>
        <translation>旧版 Excel 表格（.xls）</translation>
    </message>
    <message>
        <source>an old PowerPoint presentation (.ppt)</source>
        <translation>旧版 PowerPoint 演示文稿（.ppt）</translation>
    </message>
    <message>
        <source>a PowerPoint presentation (PPTX)</source>
        <translation>PowerPoint 演示文稿（PPTX）</translation>
    </message>
    <message>
        <source>an Excel table (XLSX)</source>
        <translation>Excel 表格（XLSX）</translation>
    </message>
    <message>
        <source>an e-book (EPUB)</source>
        <translation>电子书（EPUB）</translation>
    </message>
    <message>
        <source>a Java archive</source>
        <translation>Java 归档</translation>
    </message>
    <message>
        <source>an Android app</source>
        <translation>Android 应用</translation>
    </message>
    <message>
        <source>an XPS document</source>
        <translation>XPS 文档</translation>
    </message>
    <message>
        <source>an OpenDocument text (ODT)</source>
        <translation>OpenDocument 文本（ODT）</translation>
    </message>
    <message>
        <source>an OpenDocument table (ODS)</source>
        <translation>OpenDocument 表格（ODS）</translation>
    </message>
    <message>
        <source>an OpenDocument show (ODP)</source>
        <translation>OpenDocument 演示（ODP）</translation>
    </message>
    <message>
        <source>an archive (ZIP)</source>
        <translation>压缩包（ZIP）</translation>
    </message>
    <message>
        <source>This is {kind}, which Leitong does not read.</source>
        <translation>这是{kind}，雷同不读取这种文件。</translation>
    </message>
    <message>
        <source>This is {kind}, which Leitong does not read yet.</source>
        <translation>这是{kind}，雷同目前还不读取这种文件。</translation>
    </message>
    <message>
        <source>The file is damaged: a ZIP container whose table of contents is missing.</source>
        <translation>文件已损坏：ZIP 容器缺少目录。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件是空的。</translation>
    </message>
    <message>
        <source>a lock file that Office leaves while a document is open</source>
        <translation>Office 打开文档时留下的锁文件</translation>
    </message>
    <message>
        <source>a companion file of macOS (AppleDouble)</source>
        <translation>macOS 的附属文件（AppleDouble）</translation>
    </message>
    <message>
        <source>This is binary data, not text.</source>
        <translation>这是二进制数据，不是文本。</translation>
    </message>
    <message>
        <source>a picture (SVG)</source>
        <translation>图片（SVG）</translation>
    </message>
    <message>
        <source>an old .doc or a password-protected Office file</source>
        <translation>旧版 .doc 或有密码保护的 Office 文件</translation>
    </message>
    <message>
        <source>This is not an address.</source>
        <translation>这不是网址。</translation>
    </message>
    <message>
        <source>The server answered {status} {reason}.</source>
        <translation>服务器回答 {status} {reason}。</translation>
    </message>
    <message>
        <source>The address does not answer ({detail}).</source>
        <translation>网址没有应答（{detail}）。</translation>
    </message>
    <message>
        <source>There is no server named {host}.</source>
        <translation>没有名为 {host} 的服务器。</translation>
    </message>
    <message>
        <source>The address redirects more than {count} times.</source>
        <translation>网址重定向超过 {count} 次。</translation>
    </message>
    <message>
        <source>The address redirects to {address}, which is not fetched.</source>
        <translation>网址重定向到 {address}，不予抓取。</translation>
    </message>
    <message>
        <source>The answer took longer than {seconds} seconds.</source>
        <translation>应答超过 {seconds} 秒。</translation>
    </message>
    <message>
        <source>The answer broke off before its end.</source>
        <translation>应答中途断开。</translation>
    </message>
    <message>
        <source>Something went wrong inside Leitong: {error}. Your documents are untouched.</source>
        <translation>雷同内部出错：{error}。您的文档没有受到影响。</translation>
    </message>
    <message>
        <source>No Chinese font is installed, so Chinese text shows as squares. Install the package {package}.</source>
        <translation>没有安装中文字体，中文会显示为方框。请安装软件包 {package}。</translation>
    </message>
    <message>
        <source>No Chinese font is installed, so Chinese text shows as squares. Add {package}.</source>
        <translation>没有安装中文字体，中文会显示为方框。请添加 {package}。</translation>
    </message>
    <message>
        <source>Taken: part of the body.</source>
        <translation>采用：正文的一部分。</translation>
    </message>
    <message>
        <source>Left out: the page&apos;s title, compared by itself.</source>
        <translation>略去：页面标题，单独比较。</translation>
    </message>
    <message>
        <source>Left out: the page hides it from its readers.</source>
        <translation>略去：页面对读者隐藏的内容。</translation>
    </message>
    <message>
        <source>Left out: a picture.</source>
        <translation>略去：图片。</translation>
    </message>
    <message>
        <source>Left out: a list of links.</source>
        <translation>略去：链接列表。</translation>
    </message>
    <message>
        <source>Left out: too few votes.</source>
        <translation>略去：得票太少。</translation>
    </message>
    <message>
        <source>Left out: navigation.</source>
        <translation>略去：导航。</translation>
    </message>
    <message>
        <source>Left out: the head of the site.</source>
        <translation>略去：网站页眉。</translation>
    </message>
    <message>
        <source>Left out: the foot of the site.</source>
        <translation>略去：网站页脚。</translation>
    </message>
    <message>
        <source>Left out: beside the text, not part of it.</source>
        <translation>略去：在正文旁边，不属于正文。</translation>
    </message>
    <message>
        <source>Left out: readers&apos; comments.</source>
        <translation>略去：读者评论。</translation>
    </message>
    <message>
        <source>Left out: an advertisement.</source>
        <translation>略去：广告。</translation>
    </message>
    <message>
        <source>Left out: related reading.</source>
        <translation>略去：相关阅读。</translation>
    </message>
    <message>
        <source>Left out: buttons to share or print.</source>
        <translation>略去：分享或打印按钮。</translation>
    </message>
    <message>
        <source>Left out: author, source or date.</source>
        <translation>略去：作者、来源或日期。</translation>
    </message>
    <message>
        <source>Left out: a notice or form of the site.</source>
        <translation>略去：网站的提示或表单。</translation>
    </message>
    <message>
        <source>Left out: a picture&apos;s caption.</source>
        <translation>略去：图片说明。</translation>
    </message>
    <message>
        <source>Left out: a copyright line.</source>
        <translation>略去：版权声明。</translation>
    </message>
    <message>
        <source>Left out: most of its characters are lost.</source>
        <translation>略去：大部分字符已丢失。</translation>
    </message>
    <message>
        <source>The page has {characters} characters; {limit} is the most.</source>
        <translation>页面有 {characters} 个字符，上限是 {limit}。</translation>
    </message>
    <message>
        <source>The page has {tags} tags; {limit} is the most.</source>
        <translation>页面有 {tags} 个标签，上限是 {limit}。</translation>
    </message>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>剪贴板里没有文本。</translation>
    </message>
    <message>
        <source>Both sides are taken. Paste into which?</source>
        <translation>两侧都已有文档。粘贴到哪一侧？</translation>
    </message>
    <message>
        <source>This can&apos;t be used as a template, so nothing was taken out: {reason}</source>
        <translation>这个文件不能用作模板，因此没有扣除任何内容：{reason}</translation>
    </message>
    <message>
        <source>A text has changed since stretches of it were struck, so they count again.</source>
        <translation>自划去之后文本已有改动，因此划去的段落重新计入。</translation>
    </message>
    <message>
        <source>The process that compares has ended unexpectedly (code {code}), at this step: {step} Try again.</source>
        <translation>比较进程意外结束（代码 {code}），当时的步骤：{step} 请再试一次。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>An address is not fetched again unasked; read it again first.</source>
        <translation>未经要求不会再次获取网址；请先重新读取。</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Fetching {name}…</source>
        <translation>正在抓取 {name}…</translation>
    </message>
    <message>
        <source>Reading the pasted text {side}…</source>
        <translation>正在读取粘贴的文本 {side}…</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>正在读取 {name}…</translation>
    </message>
    <message>
        <source>The encoding was guessed: {encoding}. Choose another if it looks wrong.</source>
        <translation>编码是猜测的：{encoding}。如果显示不对，请另选编码。</translation>
    </message>
    <message>
        <source>Fewer than 30 words: the fingerprint is not reliable.</source>
        <translation>不足 30 个词：指纹不可靠。</translation>
    </message>
    <message>
        <source>No main text was found, so all text but the navigation is compared.</source>
        <translation>没有找到正文，因此比较导航以外的全部文字。</translation>
    </message>
    <message>
        <source>The text mixes languages.</source>
        <translation>文本混用多种语言。</translation>
    </message>
    <message>
        <source>Likely the same article, edited.</source>
        <translation>很可能是同一篇文章，但有改动。</translation>
    </message>
    <message>
        <source>The two texts say the same in parallel, but much is reworded.</source>
        <translation>两份文本内容逐段对应，但措辞多有改写。</translation>
    </message>
    <message>
        <source>A text too short has no fingerprint.</source>
        <translation>太短的文本没有指纹。</translation>
    </message>
    <message>
        <source>No nearer than chance.</source>
        <translation>与随机水平无异。</translation>
    </message>
    <message>
        <source>Practically never by chance.</source>
        <translation>几乎不可能是巧合。</translation>
    </message>
    <message>
        <source>About 1 in {count} by chance.</source>
        <translation>随机巧合的概率约为 {count} 分之一。</translation>
    </message>
    <message>
        <source>1 passage of {all} is left out: the shares count without it, the sentence speaks of all.</source>
        <translation>{all} 处中有 1 处未计入：共有比例不含它，上面的结论仍就全部而言。</translation>
    </message>
    <message>
        <source>{n} passages of {all} are left out: the shares count without them, the sentence speaks of all.</source>
        <translation>{all} 处中有 {n} 处未计入：共有比例不含它们，上面的结论仍就全部而言。</translation>
    </message>
    <message>
        <source>Only the files differ: {a} against {b}.</source>
        <translation>只是文件不同：{a} 与 {b}。</translation>
    </message>
    <message>
        <source>The documents are in different languages; only equal words can match.</source>
        <translation>两份文档语言不同，只有相同的词才能匹配。</translation>
    </message>
    <message>
        <source>{side}: {warning}</source>
        <translation>{side}：{warning}</translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>hidden text</source>
        <translation>隐藏文字</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>lists of links</source>
        <translation>链接列表</translation>
    </message>
    <message>
        <source>too few votes</source>
        <translation>得票太少</translation>
    </message>
    <message>
        <source>navigation</source>
        <translation>导航</translation>
    </message>
    <message>
        <source>head of the site</source>
        <translation>网站页眉</translation>
    </message>
    <message>
        <source>foot of the site</source>
        <translation>网站页脚</translation>
    </message>
    <message>
        <source>side column</source>
        <translation>侧栏</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>advertising</source>
        <translation>广告</translation>
    </message>
    <message>
        <source>related reading</source>
        <translation>相关阅读</translation>
    </message>
    <message>
        <source>share buttons</source>
        <translation>分享按钮</translation>
    </message>
    <message>
        <source>author and date</source>
        <translation>作者和日期</translation>
    </message>
    <message>
        <source>notices</source>
        <translation>网站提示</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>图片说明</translation>
    </message>
    <message>
        <source>copyright</source>
        <translation>版权</translation>
    </message>
    <message>
        <source>{n} chars</source>
        <translation>{n} 字</translation>
    </message>
    <message>
        <source>1 char</source>
        <translation>1 字</translation>
    </message>
    <message>
        <source>what every block starts with</source>
        <translation>每个文字块的起始分</translation>
    </message>
    <message>
        <source>length of the text outside links</source>
        <translation>链接以外文字的长度</translation>
    </message>
    <message>
        <source>punctuation marks</source>
        <translation>标点数</translation>
    </message>
    <message>
        <source>punctuation marks for its length</source>
        <translation>标点与长度之比</translation>
    </message>
    <message>
        <source>ends as a sentence does</source>
        <translation>以句末标点结尾</translation>
    </message>
    <message>
        <source>breaks off with dots</source>
        <translation>以省略号结尾</translation>
    </message>
    <message>
        <source>share of its letters that lie in links</source>
        <translation>位于链接内的文字占比</translation>
    </message>
    <message>
        <source>share of digits</source>
        <translation>数字占比</translation>
    </message>
    <message>
        <source>words of the page&apos;s title</source>
        <translation>页面标题中的词</translation>
    </message>
    <message>
        <source>place among the blocks</source>
        <translation>在各区块中的次序</translation>
    </message>
    <message>
        <source>share of the page&apos;s text that comes before</source>
        <translation>此前文字占全页的比例</translation>
    </message>
    <message>
        <source>level of heading</source>
        <translation>标题级别</translation>
    </message>
    <message>
        <source>part of a form</source>
        <translation>表单的一部分</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>a list item that is a link</source>
        <translation>内容为链接的列表项</translation>
    </message>
    <message>
        <source>a comment, while the page has a text besides</source>
        <translation>评论，而页面另有正文</translation>
    </message>
    <message>
        <source>blocks above it of what follows a text: comments, related texts, footer</source>
        <translation>上方有多少区块属于正文之后的内容：评论、相关文章、页脚</translation>
    </message>
    <message>
        <source>marked as something beside the text</source>
        <translation>标为正文以外</translation>
    </message>
    <message>
        <source>marked as the text</source>
        <translation>标为正文</translation>
    </message>
    <message>
        <source>how many blocks are made like it</source>
        <translation>同构区块数</translation>
    </message>
    <message>
        <source>links in the blocks made like it</source>
        <translation>同构区块中的链接</translation>
    </message>
    <message>
        <source>length of the blocks made like it</source>
        <translation>同构区块的长度</translation>
    </message>
    <message>
        <source>how many of the blocks made like it end as sentences do</source>
        <translation>同构区块中以句末标点结尾的数目</translation>
    </message>
    <message>
        <source>how many brothers of the same shape it has</source>
        <translation>同形的相邻区块数</translation>
    </message>
    <message>
        <source>how many items there are of the kind it lies in</source>
        <translation>所在条目的同类数目</translation>
    </message>
    <message>
        <source>length of the item it lies in</source>
        <translation>所在条目的长度</translation>
    </message>
    <message>
        <source>links in the item it lies in</source>
        <translation>所在条目中的链接</translation>
    </message>
    <message>
        <source>full sentences in the item it lies in</source>
        <translation>所在条目中的完整句子</translation>
    </message>
    <message>
        <source>the page repeats its title above a text</source>
        <translation>页面在正文上方重复标题</translation>
    </message>
    <message>
        <source>how far below the content title</source>
        <translation>在内容标题下方多远</translation>
    </message>
    <message>
        <source>how near to the content title in the tag tree</source>
        <translation>在标签树中离内容标题多近</translation>
    </message>
    <message>
        <source>full sentences on the whole page</source>
        <translation>全页的完整句子</translation>
    </message>
    <message>
        <source>links on the whole page</source>
        <translation>全页的链接</translation>
    </message>
    <message>
        <source>a page that marks nothing as anything but text</source>
        <translation>整页没有任何标记表明是正文以外的内容</translation>
    </message>
    <message>
        <source>how much body the page seems to have</source>
        <translation>全页似为正文的多少</translation>
    </message>
    <message>
        <source>what it got in the first look</source>
        <translation>初看所得票数</translation>
    </message>
    <message>
        <source>how far behind the best block</source>
        <translation>比最佳区块差多少</translation>
    </message>
    <message>
        <source>what the blocks before and after got</source>
        <translation>前后区块所得票数</translation>
    </message>
    <message>
        <source>what the blocks beside it got</source>
        <translation>相邻区块所得票数</translation>
    </message>
    <message>
        <source>how near to the part of the page with most body</source>
        <translation>离正文最多的部分多近</translation>
    </message>
    <message>
        <source>how far above the first sure body block</source>
        <translation>在首个确定的正文区块上方多远</translation>
    </message>
    <message>
        <source>how much more than it the blocks beside it got in the end</source>
        <translation>旁边的文本块最终比它多得多少票</translation>
    </message>
    <message>
        <source>how far to the next sure body block</source>
        <translation>到最近的确定正文区块多远</translation>
    </message>
    <message>
        <source>full sentences around it ({level})</source>
        <translation>周围的完整句子（{level}）</translation>
    </message>
    <message>
        <source>links around it ({level})</source>
        <translation>周围的链接（{level}）</translation>
    </message>
    <message>
        <source>share of the page&apos;s full sentences around it ({level})</source>
        <translation>周围完整句子占全页的比例（{level}）</translation>
    </message>
    <message>
        <source>full sentences for the text around it ({level})</source>
        <translation>周围文字中完整句子的密度（{level}）</translation>
    </message>
    <message>
        <source>how much of the text around it seems body ({level})</source>
        <translation>周围文字似为正文的比例（{level}）</translation>
    </message>
    <message>
        <source>share of the page&apos;s likely body around it ({level})</source>
        <translation>周围似为正文者占全页的比例（{level}）</translation>
    </message>
    <message>
        <source>class or tag says “{mark}”</source>
        <translation>类名或标签含“{mark}”</translation>
    </message>
    <message>
        <source>lies in a part that says “{mark}”</source>
        <translation>位于含“{mark}”的部分</translation>
    </message>
    <message>
        <source>the tag &lt;{mark}&gt;</source>
        <translation>标签 &lt;{mark}&gt;</translation>
    </message>
    <message>
        <source>words as in: {mark}</source>
        <translation>用词如：{mark}</translation>
    </message>
    <message>
        <source>beside a block with many votes</source>
        <translation>紧邻高票区块</translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>1 字</translation>
    </message>
    <message>
        <source>{n} characters</source>
        <translation>{n} 字</translation>
    </message>
    <message>
        <source>1 word</source>
        <translation>1 词</translation>
    </message>
    <message>
        <source>{n} words</source>
        <translation>{n} 词</translation>
    </message>
    <message>
        <source>Disguised: zero-width characters stand in the text. They are passed over.</source>
        <translation>有伪装：文本中夹有零宽字符，比较时略过。</translation>
    </message>
    <message>
        <source>Disguised: letters are struck out or carry heaps of marks. These are passed over.</source>
        <translation>有伪装：字母被划线或叠加了大量符号，比较时略过这些符号。</translation>
    </message>
    <message>
        <source>Disguised: soft hyphens stand in the text. They are passed over.</source>
        <translation>有伪装：文本中夹有软连字符，比较时略过。</translation>
    </message>
    <message>
        <source>Disguised: marks turn the direction of the text. It is compared as it is shown.</source>
        <translation>有伪装：有符号改变了文字方向，按显示的样子比较。</translation>
    </message>
    <message>
        <source>Disguised: radicals or full-width letters stand for plain characters. They are compared as those.</source>
        <translation>有伪装：用部首或全角字符代替普通字符，按普通字符比较。</translation>
    </message>
    <message>
        <source>Disguised: letters of other scripts pass for Latin ones. They are compared as what they pass for.</source>
        <translation>有伪装：用其他文字的字母冒充拉丁字母，按所冒充的字母比较。</translation>
    </message>
    <message>
        <source>Disguised: quotation marks stand between words in place of spaces. They are passed over.</source>
        <translation>有伪装：单词之间用引号代替了空格，比较时略过。</translation>
    </message>
    <message>
        <source>This library is damaged ({detail}).</source>
        <translation>此资料库已损坏（{detail}）。</translation>
    </message>
    <message>
        <source>There is no library of this name.</source>
        <translation>没有这个名称的资料库。</translation>
    </message>
    <message>
        <source>Another program is using this library.</source>
        <translation>另一个程序正在使用此资料库。</translation>
    </message>
    <message>
        <source>This library may not be written.</source>
        <translation>此资料库不可写入。</translation>
    </message>
    <message>
        <source>You may not use this library.</source>
        <translation>没有使用此资料库的权限。</translation>
    </message>
    <message>
        <source>This library can&apos;t be opened; is its folder there?</source>
        <translation>无法打开此资料库；它所在的文件夹还在吗？</translation>
    </message>
    <message>
        <source>The disk is full; what was stored before is safe.</source>
        <translation>磁盘已满；此前保存的内容完好。</translation>
    </message>
    <message>
        <source>The library can&apos;t be used ({detail}).</source>
        <translation>资料库无法使用（{detail}）。</translation>
    </message>
    <message>
        <source>This is a folder, not a library.</source>
        <translation>这是文件夹，不是资料库。</translation>
    </message>
    <message>
        <source>it does not begin as a library does</source>
        <translation>开头不是资料库的格式</translation>
    </message>
    <message>
        <source>This file is not in the library.</source>
        <translation>此文件不在资料库中。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的操作。</translation>
    </message>
    <message>
        <source>The journal has no entry {entry}.</source>
        <translation>日志中没有第 {entry} 条记录。</translation>
    </message>
    <message>
        <source>A file stands where the folder would be.</source>
        <translation>文件夹的位置上已有一个文件。</translation>
    </message>
    <message>
        <source>Say which folder the files are to be moved to.</source>
        <translation>请指定要移到哪个文件夹。</translation>
    </message>
    <message>
        <source>what was read of {n} texts is lost</source>
        <translation>{n} 篇文本已读取的内容丢失</translation>
    </message>
    <message>
        <source>what was read of 1 text is lost</source>
        <translation>1 篇文本已读取的内容丢失</translation>
    </message>
    <message>
        <source>Its text is that of {other}, letter by letter.</source>
        <translation>它的文本与 {other} 逐字相同。</translation>
    </message>
    <message>
        <source>Nothing could be read in this file, so that there is nothing to decide.</source>
        <translation>此文件读不出任何内容，无从判断。</translation>
    </message>
    <message>
        <source>Another scan or window of Leitong is writing to this library.</source>
        <translation>雷同的另一次扫描或另一个窗口正在写入此资料库。</translation>
    </message>
    <message>
        <source>There is no folder to keep this library in.</source>
        <translation>没有可以存放这个库的文件夹。</translation>
    </message>
    <message>
        <source>Nothing can be written beside this library ({detail}).</source>
        <translation>无法在此资料库旁写入（{detail}）。</translation>
    </message>
    <message>
        <source>This file is no library of Leitong.</source>
        <translation>此文件不是雷同的资料库。</translation>
    </message>
    <message>
        <source>This library is of version {version}, made by a newer Leitong; this one knows versions up to {known}.</source>
        <translation>此资料库为版本 {version}，由更新的雷同创建；本程序最高支持版本 {known}。</translation>
    </message>
    <message>
        <source>Reading it was given up after {seconds} seconds.</source>
        <translation>读取 {seconds} 秒后放弃。</translation>
    </message>
    <message>
        <source>The process that read it died: it takes too much memory, or breaks a parser.</source>
        <translation>读取它的进程已终止：文件占用内存过多，或使解析器出错。</translation>
    </message>
    <message>
        <source>The processes that read documents do not start. A Python script that scans must be a file, and scan below `if __name__ == &quot;__main__&quot;:` only.</source>
        <translation>读取文档的进程无法启动。用 Python 脚本扫描时，脚本须是一个文件，且只在 `if __name__ == &quot;__main__&quot;:` 之下扫描。</translation>
    </message>
    <message>
        <source>The processes that read documents are ended from outside as soon as they start: another program does that, or the system, where memory is short. What was read before is kept.</source>
        <translation>读取文档的进程一启动就被外部结束：可能是别的程序所为，也可能是系统内存不足。此前读取的内容均已保留。</translation>
    </message>
    <message>
        <source>Reading it takes more memory than a scan may use for one file.</source>
        <translation>读取它所需的内存超过扫描对单个文件的上限。</translation>
    </message>
    <message>
        <source>Leitong failed on it, which is a fault of the program ({kind}: {detail}).</source>
        <translation>雷同处理它时出错，这是程序的缺陷（{kind}: {detail}）。</translation>
    </message>
    <message>
        <source>It has the most complete text.</source>
        <translation>它的文本最完整。</translation>
    </message>
    <message>
        <source>It is in the format that keeps the most.</source>
        <translation>它的格式保留的内容最多。</translation>
    </message>
    <message>
        <source>It is the oldest.</source>
        <translation>它最早。</translation>
    </message>
    <message>
        <source>It has the shortest path.</source>
        <translation>它的路径最短。</translation>
    </message>
    <message>
        <source>It comes first by path.</source>
        <translation>按路径它排在最前。</translation>
    </message>
    <message>
        <source>It lies in a reference folder.</source>
        <translation>它在参考文件夹中。</translation>
    </message>
    <message>
        <source>The others are parts of it.</source>
        <translation>其他文件是它的一部分。</translation>
    </message>
    <message>
        <source>A scan is running; stop it, or wait until it has come to its end.</source>
        <translation>正在扫描；请停止扫描，或等它结束。</translation>
    </message>
    <message>
        <source>It can&apos;t be written ({detail}).</source>
        <translation>无法写入（{detail}）。</translation>
    </message>
    <message>
        <source>{a} and {b} are kept apart from now on, wherever they are moved.</source>
        <translation>从现在起 {a} 与 {b} 不再归为重复，无论移到哪里。</translation>
    </message>
    <message>
        <source>Written to {path}.</source>
        <translation>已写入 {path}。</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}：{reason}</translation>
    </message>
    <message>
        <source>{reason} It is kept as {name}, and a new one was made. Decisions taken over: {count}. Scan again.</source>
        <translation>{reason}原文件保存为 {name}，已新建一个。沿用的判定：{count} 项。请重新扫描。</translation>
    </message>
    <message>
        <source>The process that keeps the library has ended unexpectedly (code {code}). What was read is kept.</source>
        <translation>保管库的进程意外结束（代码 {code}）。已读取的内容都在。</translation>
    </message>
    <message>
        <source>There is no file to read in these folders.</source>
        <translation>这些文件夹里没有可读的文件。</translation>
    </message>
    <message>
        <source>1 file was kept out of the library, which has its text already.</source>
        <translation>有 1 个文件没有收入资料库，因为库中已有它的正文。</translation>
    </message>
    <message>
        <source>{n} files were kept out of the library, which has their texts already.</source>
        <translation>有 {n} 个文件没有收入资料库，因为库中已有它们的正文。</translation>
    </message>
    <message>
        <source>1 file was read by another version of Leitong, and is left out until the next scan.</source>
        <translation>有 1 个文件是由另一版本的雷同读取的，下次扫描之前不计入其中。</translation>
    </message>
    <message>
        <source>{n} files were read by another version of Leitong, and are left out until the next scan.</source>
        <translation>有 {n} 个文件是由另一版本的雷同读取的，下次扫描之前不计入其中。</translation>
    </message>
    <message>
        <source>The library is empty. Add a folder first, then ask.</source>
        <translation>库是空的。请先添加文件夹，再来查询。</translation>
    </message>
    <message>
        <source>Shares {a} % of the best copy, which is {b} % of this text.</source>
        <translation>含有最佳副本的 {a} %，占本文的 {b} %。</translation>
    </message>
    <message>
        <source>{share} % of it stands in the best copy.</source>
        <translation>其 {share} % 在最佳副本中。</translation>
    </message>
    <message>
        <source>It holds {share} % of the best copy.</source>
        <translation>它含有最佳副本的 {share} %。</translation>
    </message>
    <message>
        <source>A large file: compare the two to see what differs.</source>
        <translation>文件很大：请比较两者以查看差异。</translation>
    </message>
    <message>
        <source>What differs could not be told; compare the two to see it.</source>
        <translation>未能得出差异；请比较两者查看。</translation>
    </message>
    <message>
        <source>It was not there at the last scan.</source>
        <translation>上次扫描时它不在。</translation>
    </message>
    <message>
        <source>The same bytes.</source>
        <translation>字节相同。</translation>
    </message>
    <message>
        <source>Group {number}: {files} files with the same bytes</source>
        <translation>第 {number} 组：{files} 个文件，字节相同</translation>
    </message>
    <message>
        <source>Group {number}: {files} files with the same text</source>
        <translation>第 {number} 组：{files} 个文件，文本相同</translation>
    </message>
    <message>
        <source>Group {number}: {files} files near each other</source>
        <translation>第 {number} 组：{files} 个文件，彼此相近</translation>
    </message>
    <message>
        <source>Group {number}: a text and {parts} parts of it</source>
        <translation>第 {number} 组：一篇文本和它的 {parts} 个部分</translation>
    </message>
    <message>
        <source>Group {number}: a text and a part of it</source>
        <translation>第 {number} 组：一篇文本和它的一个部分</translation>
    </message>
    <message>
        <source>No two of them are apart.</source>
        <translation>它们之间没有距离。</translation>
    </message>
    <message>
        <source>Its ends are far apart: “{one}” and “{other}” at {distance}. By themselves they would not be near.</source>
        <translation>两端相距很远：“{one}”与“{other}”距离 {distance}，单看这两篇不算相近。</translation>
    </message>
    <message>
        <source>Largest distance {distance}, between “{one}” and “{other}”.</source>
        <translation>最大距离 {distance}，在“{one}”与“{other}”之间。</translation>
    </message>
    <message>
        <source>The {shown} best of {whole} files are shown and measured.</source>
        <translation>显示并测量了 {whole} 个文件中最佳的 {shown} 个。</translation>
    </message>
    <message>
        <source>“{one}” and “{other}”</source>
        <translation>“{one}”与“{other}”</translation>
    </message>
    <message>
        <source>“{one}” and “{other}”: distance {distance}</source>
        <translation>“{one}”与“{other}”：距离 {distance}</translation>
    </message>
    <message>
        <source>The name is empty.</source>
        <translation>名称为空。</translation>
    </message>
    <message>
        <source>There is no standard input.</source>
        <translation>没有标准输入。</translation>
    </message>
    <message>
        <source>The text has {paragraphs} paragraphs; {limit} is the most.</source>
        <translation>文本有 {paragraphs} 段，上限是 {limit}。</translation>
    </message>
    <message>
        <source>Each method looks at something else: letters, chosen words, runs of words, or where the text stands on its page.</source>
        <translation>各种方法看的东西不同：文字、所选的词、连续的词串，或文本在页面中的位置。</translation>
    </message>
    <message>
        <source>No method can judge this pair: there is too little text.</source>
        <translation>没有方法能判断这一对：文本太少。</translation>
    </message>
    <message>
        <source>All {all} methods that can judge this pair call it a duplicate.</source>
        <translation>能判断这一对的 {all} 种方法都认为是重复。</translation>
    </message>
    <message>
        <source>None of the {all} methods that can judge this pair calls it a duplicate.</source>
        <translation>能判断这一对的 {all} 种方法都认为不是重复。</translation>
    </message>
    <message>
        <source>One of the {all} methods that can judge this pair calls it a duplicate.</source>
        <translation>能判断这一对的 {all} 种方法中，只有一种认为是重复。</translation>
    </message>
    <message>
        <source>All but one of the {all} methods that can judge this pair call it a duplicate.</source>
        <translation>能判断这一对的 {all} 种方法中，除一种外都认为是重复。</translation>
    </message>
    <message>
        <source>{yes} of {all} methods call it a duplicate, {no} do not; {silent} can&apos;t judge it.</source>
        <translation>{all} 种方法中有 {yes} 种认为是重复，{no} 种认为不是；另有 {silent} 种无法判断。</translation>
    </message>
    <message>
        <source>{yes} of {all} methods call it a duplicate, {no} do not.</source>
        <translation>{all} 种方法中有 {yes} 种认为是重复，{no} 种认为不是。</translation>
    </message>
    <message>
        <source>Signatures are equal or not: one changed word among those they sign hides an edited copy from them, while measures of similarity still see what was kept.</source>
        <translation>签名只有相等与不等：只要所签的词中改了一个，就认不出改动过的副本；而相似度度量仍能看到保留下来的部分。</translation>
    </message>
    <message>
        <source>Tianwang signs the heaviest words and I-Match those of middle frequency: what changed is not among the former.</source>
        <translation>天网对权重最高的词签名，I-Match 对中等频率的词签名：改动的词不在前者之中。</translation>
    </message>
    <message>
        <source>Tianwang&apos;s algorithms and I-Match propose pairs and have no vote: an equal signature says nothing of the words that it leaves out, so that the verdict asks what the whole texts share.</source>
        <translation>天网算法和 I-Match 只提出候选，没有表决权：签名相等并不说明它略去的词，因此结论看两篇全文共有的内容。</translation>
    </message>
    <message>
        <source>I-Match does not see what changed: the words are not of middle frequency, or a random lexicon lacks them. The other signatures do see it.</source>
        <translation>I-Match 看不到改动之处：那些词不属于中等频率，或恰好被某个随机词典略去；其他签名则看得到。</translation>
    </message>
    <message>
        <source>The heaviest words are the same, but a count that changed put them in another order.</source>
        <translation>权重最高的词相同，但有词的次数变了，顺序因而不同。</translation>
    </message>
    <message>
        <source>The heaviest words are the same by chance: their shares of the texts are far apart, which algorithms 4 and 5 look at and 2 and 3 do not.</source>
        <translation>权重最高的词只是碰巧相同：它们在两份文本中的比重相差很大；算法 4 和 5 会看比重，2 和 3 不看。</translation>
    </message>
    <message>
        <source>Methods that count words do not see their order: the words are much the same, but runs of them are not.</source>
        <translation>只数词的方法看不到词的顺序：词大体相同，连续的词串却不同。</translation>
    </message>
    <message>
        <source>Containment asks how much of one text stands in the other; Jaccard also counts against it all that the longer one has besides.</source>
        <translation>包含度只问一份文本有多少在另一份里；雅卡尔系数还把较长文本多出的部分都算作不同。</translation>
    </message>
    <message>
        <source>At a cosine of {cosine} two fingerprints of {width} bits differ in about {expected} bits and often in more: a distance can miss what the cosine finds.</source>
        <translation>余弦为 {cosine} 时，两个 {width} 位指纹约相差 {expected} 位，且常常更多：余弦找到的，距离可能漏掉。</translation>
    </message>
    <message>
        <source>Each changed letter changes four windows, so that the fingerprint of windows moves farther than that of words.</source>
        <translation>每改一个字就改变四个窗口，所以窗口指纹比词指纹变动更大。</translation>
    </message>
    <message>
        <source>A changed word changes a few of many windows but one of few words: in a short text the fingerprint of words moves farther.</source>
        <translation>改一个词，只改变众多窗口中的几个，却是为数不多的词中的一个：短文本里词指纹变动更大。</translation>
    </message>
    <message>
        <source>SCAM asks that a word occurs about as often in both texts, the cosine only for the same proportions: a text and the same text twice are alike to the cosine alone.</source>
        <translation>SCAM 要求一个词在两份文本中出现的次数相近，余弦只要求比例相同：一份文本与它重复两遍，只有余弦认为相同。</translation>
    </message>
    <message>
        <source>An equal layout or description comes from a template of the site and says nothing of the text.</source>
        <translation>布局或摘要相同来自网站模板，与正文无关。</translation>
    </message>
    <message>
        <source>Digests of the letters: one other letter changes about half of the bits</source>
        <translation>文字的摘要值：改动一个字，约一半的位都会变</translation>
    </message>
    <message>
        <source>digest</source>
        <translation>摘要算法</translation>
    </message>
    <message>
        <source>bits that differ</source>
        <translation>不同的位数</translation>
    </message>
    <message>
        <source>SHA-256 of the bytes</source>
        <translation>字节的 SHA-256</translation>
    </message>
    <message>
        <source>place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>share in A</source>
        <translation>在 A 中的比重</translation>
    </message>
    <message>
        <source>share in B</source>
        <translation>在 B 中的比重</translation>
    </message>
    <message>
        <source>The first {size} bytes of the descriptions are equal; templates share those too, so this alone decides nothing.</source>
        <translation>摘要的前 {size} 个字节相同；模板的摘要也会相同，所以仅凭这一点不能下结论。</translation>
    </message>
    <message>
        <source>The first {size} bytes of the descriptions are not equal.</source>
        <translation>摘要的前 {size} 个字节不同。</translation>
    </message>
    <message>
        <source>Description, or the beginning of a text that has none</source>
        <translation>摘要；没有摘要时取正文开头</translation>
    </message>
    <message>
        <source>MD5 of it, which a library looks up</source>
        <translation>其 MD5，资料库按它查表</translation>
    </message>
    <message>
        <source>The {count} heaviest words are the same in the same order.</source>
        <translation>权重最高的 {count} 个词相同，顺序也相同。</translation>
    </message>
    <message>
        <source>Of the {count} heaviest words {common} are in both; all must be, in the same order.</source>
        <translation>权重最高的 {count} 个词中有 {common} 个两者都有；须全部相同且顺序一致。</translation>
    </message>
    <message>
        <source>The {count} heaviest words are the same, whatever their order.</source>
        <translation>权重最高的 {count} 个词相同，不论顺序。</translation>
    </message>
    <message>
        <source>Of the {count} heaviest words {common} are in both; all must be.</source>
        <translation>权重最高的 {count} 个词中有 {common} 个两者都有；须全部相同。</translation>
    </message>
    <message>
        <source>The same words, and their shares of the texts hardly differ.</source>
        <translation>词相同，在文本中的比重也几乎一样。</translation>
    </message>
    <message>
        <source>The same words, but their shares of the texts differ too much: a chance hit, which the limit prevents.</source>
        <translation>词相同，但在文本中的比重相差太大：这是阈值要避免的误伤。</translation>
    </message>
    <message>
        <source>The words are not the same in the same order, however near their weights may be.</source>
        <translation>词或其顺序不同，权重再相近也不算。</translation>
    </message>
    <message>
        <source>The words are not the same, however near their weights may be.</source>
        <translation>词不同，权重再相近也不算。</translation>
    </message>
    <message>
        <source>Heaviest words, by their share of the text</source>
        <translation>权重最高的词，按在文本中的比重排列</translation>
    </message>
    <message>
        <source>Heaviest words, by code point</source>
        <translation>权重最高的词，按码位排列</translation>
    </message>
    <message>
        <source>Shares of the heaviest words</source>
        <translation>权重最高的词的比重</translation>
    </message>
    <message>
        <source>The words of middle frequency are the same, but under {fewest} words make a weak signature.</source>
        <translation>中等频率的词相同，但不足 {fewest} 个词的签名不可靠。</translation>
    </message>
    <message>
        <source>All {kept} words of middle frequency are the same.</source>
        <translation>中等频率的 {kept} 个词全部相同。</translation>
    </message>
    <message>
        <source>Words of middle frequency differ, but {agreed} of {all} random lexicons leave out what differs.</source>
        <translation>中等频率的词有不同，但 {all} 个随机词典中有 {agreed} 个恰好略去了不同之处。</translation>
    </message>
    <message>
        <source>A word of middle frequency stands in one text only, and every lexicon has it.</source>
        <translation>中等频率的词有一个只在一份文本里，每个词典都含有它。</translation>
    </message>
    <message>
        <source>{differing} words of middle frequency stand in one text only, and every lexicon sees some.</source>
        <translation>中等频率的词有 {differing} 个只在一份文本里，每个词典都含有其中一些。</translation>
    </message>
    <message>
        <source>Words neither as frequent as the most frequent nor as rare as the rarest</source>
        <translation>既非最高频也非最低频的词</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>Signatures by lexicon; of {differing} differing words some lexicon lacks all at a chance of {percent} %</source>
        <translation>各词典下的签名；有 {differing} 个词不同时，某部词典恰好略去这些词的概率为 {percent}%</translation>
    </message>
    <message>
        <source>lexicon</source>
        <translation>词典</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>{percent} % of all runs of {n} words (Chinese: characters) stand in both texts; near from {near} % on.</source>
        <translation>全部 {n} 词串（中文按字）中有 {percent} % 两份文本都有；达到 {near} % 即为近似。</translation>
    </message>
    <message>
        <source>{percent} % of all runs of {n} words (Chinese: characters) stand in both texts: similar (from {similar} %), not near (from {near} %).</source>
        <translation>全部 {n} 词串（中文按字）中有 {percent} % 两份文本都有：相似（{similar} % 起），但不算近似重复（{near} % 起）。</translation>
    </message>
    <message>
        <source>{percent} % of all runs of {n} words (Chinese: characters) stand in both texts; similar from {similar} % on.</source>
        <translation>全部 {n} 词串（中文按字）中有 {percent} % 两份文本都有；{similar} % 起才算相似。</translation>
    </message>
    <message>
        <source>{a_in_b} % of the runs of {n} words (Chinese: characters) of A stand in B, {b_in_a} % of those of B in A.</source>
        <translation>A 的 {n} 词串（中文按字）有 {a_in_b} % 在 B 中，B 的有 {b_in_a} % 在 A 中。</translation>
    </message>
    <message>
        <source>Runs of {n} words (Chinese: characters) in both: {count} different ones</source>
        <translation>两者都有的 {n} 词串（中文按字）：{count} 个</translation>
    </message>
    <message>
        <source>Runs of {n} words (Chinese: characters) only in A: {count} different ones</source>
        <translation>只在 A 中的 {n} 词串（中文按字）：{count} 个</translation>
    </message>
    <message>
        <source>Runs of {n} words (Chinese: characters) only in B: {count} different ones</source>
        <translation>只在 B 中的 {n} 词串（中文按字）：{count} 个</translation>
    </message>
    <message>
        <source>{a_in_b} % of A&apos;s fingerprints are in B, {b_in_a} % of B&apos;s in A; every shared passage of {t} letters has one.</source>
        <translation>A 的指纹有 {a_in_b} % 在 B 中，B 的有 {b_in_a} % 在 A 中；每段 {t} 个字的相同片段都含有一个。</translation>
    </message>
    <message>
        <source>letter in A</source>
        <translation>A 中第几字</translation>
    </message>
    <message>
        <source>letter in B</source>
        <translation>B 中第几字</translation>
    </message>
    <message>
        <source>Shared fingerprints: grams of {k} letters, the least of every {window}</source>
        <translation>共有的指纹：{k} 字串，每 {window} 个中取最小</translation>
    </message>
    <message>
        <source>After A, {percent} % of the runs of {n} words (Chinese: characters) of B are new (errors of the filter alone: {errors}).</source>
        <translation>读过 A 之后，B 的 {n} 词串（中文按字）有 {percent} % 是新的（过滤器自身误判：{errors}）。</translation>
    </message>
    <message>
        <source>runs of A put in</source>
        <translation>存入的 A 词串</translation>
    </message>
    <message>
        <source>bits of the filter</source>
        <translation>过滤器的位数</translation>
    </message>
    <message>
        <source>bits set a run</source>
        <translation>每个词串所置的位</translation>
    </message>
    <message>
        <source>expected errors</source>
        <translation>预计误判率</translation>
    </message>
    <message>
        <source>runs of B asked</source>
        <translation>查询的 B 词串</translation>
    </message>
    <message>
        <source>seen, says the filter</source>
        <translation>过滤器说见过</translation>
    </message>
    <message>
        <source>seen, says the table</source>
        <translation>散列表说见过</translation>
    </message>
    <message>
        <source>Bloom filter and table</source>
        <translation>布隆过滤器与散列表</translation>
    </message>
    <message>
        <source>path of tags or styles</source>
        <translation>标签或样式路径</translation>
    </message>
    <message>
        <source>passage</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>shared words</source>
        <translation>相同词数</translation>
    </message>
    <message>
        <source>Shared passages</source>
        <translation>相同片段</translation>
    </message>
    <message>
        <source>How often each path of tags or styles occurs</source>
        <translation>每条标签或样式路径出现的次数</translation>
    </message>
    <message>
        <source>By the rules chosen {rules}.</source>
        <translation>所选规则：{rules}。</translation>
    </message>
    <message>
        <source>case counts</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>full and half width count</source>
        <translation>区分全角半角</translation>
    </message>
    <message>
        <source>punctuation counts</source>
        <translation>标点计入</translation>
    </message>
    <message>
        <source>traditional and simplified characters differ</source>
        <translation>区分简繁</translation>
    </message>
    <message>
        <source>white space counts</source>
        <translation>空白计入</translation>
    </message>
    <message>
        <source>dates, times, counters and addresses do not count</source>
        <translation>日期、时间、计数和网址不计</translation>
    </message>
    <message>
        <source>dates, times, counters and addresses count</source>
        <translation>日期、时间、计数和网址计入</translation>
    </message>
    <message>
        <source>numbers do not count</source>
        <translation>数字不计</translation>
    </message>
    <message>
        <source>passages of fewer than {n} words do not count</source>
        <translation>短于 {n} 字（词）的段落不计</translation>
    </message>
    <message>
        <source>the text of {name} is taken out</source>
        <translation>扣除 {name} 的文字</translation>
    </message>
    <message>
        <source>one struck stretch is left out</source>
        <translation>一处划去的文字不计</translation>
    </message>
    <message>
        <source>{n} struck stretches are left out</source>
        <translation>{n} 处划去的文字不计</translation>
    </message>
    <message>
        <source>The copy that was to stay is not as it was: {reason}</source>
        <translation>要留下的那一份已不是原样：{reason}</translation>
    </message>
    <message>
        <source>It and the copy that stays are one file, reached by two ways.</source>
        <translation>它和要留下的那一份是同一个文件，只是路径不同。</translation>
    </message>
    <message>
        <source>Leitong was interrupted; the file is as it was.</source>
        <translation>雷同中途被打断；文件保持原样。</translation>
    </message>
    <message>
        <source>Leitong was interrupted, and the file is in neither place.</source>
        <translation>雷同中途被打断，两个位置都找不到这个文件。</translation>
    </message>
    <message>
        <source>The copy that the link leads to is no longer there.</source>
        <translation>链接所指的那一份已不在。</translation>
    </message>
    <message>
        <source>What the link leads to has changed since; the old bytes are no longer there.</source>
        <translation>链接所指的文件后来改过；原来的内容已不在。</translation>
    </message>
    <message>
        <source>The copy on the other disk is not the same; the file stays where it is.</source>
        <translation>另一磁盘上的复本与原文件不一致；文件留在原处。</translation>
    </message>
    <message>
        <source>It is the copy that stays.</source>
        <translation>这是留下的一份。</translation>
    </message>
    <message>
        <source>It stays, as you wish.</source>
        <translation>按您的意思留下。</translation>
    </message>
    <message>
        <source>It is the copy that stays of another group.</source>
        <translation>它是另一组留下的一份。</translation>
    </message>
    <message>
        <source>No copy that stays is known to hold its text.</source>
        <translation>留下的各份中，没有一份经证实含有它的文字。</translation>
    </message>
    <message>
        <source>No copy that stays has the same bytes.</source>
        <translation>留下的各份中，没有一份与它字节相同。</translation>
    </message>
    <message>
        <source>It and the copy that stays are one file on the disk already (hard links).</source>
        <translation>它和留下的一份在磁盘上已是同一个文件（硬链接）。</translation>
    </message>
    <message>
        <source>It is in that folder already.</source>
        <translation>它已在那个文件夹里。</translation>
    </message>
    <message>
        <source>It is a symbolic link now.</source>
        <translation>它现在是符号链接。</translation>
    </message>
    <message>
        <source>It is no file any more.</source>
        <translation>它已不是文件。</translation>
    </message>
    <message>
        <source>A folder above it is a link now, which leads elsewhere.</source>
        <translation>它上层的文件夹现在是指向别处的链接。</translation>
    </message>
    <message>
        <source>It is no longer there.</source>
        <translation>它已不在原处。</translation>
    </message>
    <message>
        <source>It has changed since the library read it.</source>
        <translation>资料库读取之后它改过。</translation>
    </message>
    <message>
        <source>Another file is there now: {path}</source>
        <translation>那里现在有另一个文件：{path}</translation>
    </message>
    <message>
        <source>The system does not allow it: you may not change this file or folder, or another program uses it.</source>
        <translation>系统不允许：您无权更改这个文件或文件夹，或者别的程序正在使用它。</translation>
    </message>
    <message>
        <source>This disk can only be read.</source>
        <translation>这个磁盘是只读的。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>磁盘已满。</translation>
    </message>
    <message>
        <source>The name would be too long.</source>
        <translation>名称会太长。</translation>
    </message>
    <message>
        <source>The folder is no folder, or is no longer there.</source>
        <translation>那不是文件夹，或已不在。</translation>
    </message>
    <message>
        <source>The system refused it ({detail}).</source>
        <translation>系统拒绝了（{detail}）。</translation>
    </message>
    <message>
        <source>On this system only the trash itself can put it back; open it and restore the file there.</source>
        <translation>在这个系统上只有回收站自己能恢复；请打开回收站，在那里恢复文件。</translation>
    </message>
    <message>
        <source>It is not in the trash any more.</source>
        <translation>它已不在回收站里。</translation>
    </message>
    <message>
        <source>It could not be put into the trash ({detail}).</source>
        <translation>无法移入回收站（{detail}）。</translation>
    </message>
    <message>
        <source>The copy that stays has the same bytes.</source>
        <translation>留下的一份字节相同。</translation>
    </message>
    <message>
        <source>The copy that stays has the same text.</source>
        <translation>留下的一份文字相同。</translation>
    </message>
    <message>
        <source>{percent} % of its text stands in the copy that stays.</source>
        <translation>它的文字有 {percent} % 在留下的一份里。</translation>
    </message>
    <message>
        <source>It is a part of the copy that stays: {percent} % of its text stands there.</source>
        <translation>它是留下的一份的一部分：文字有 {percent} % 在其中。</translation>
    </message>
    <message>
        <source>It lies in a reference folder, which is never touched.</source>
        <translation>它在参考文件夹里，那里的文件从不改动。</translation>
    </message>
    <message>
        <source>No copy of it is known in the library.</source>
        <translation>资料库里没有它的副本。</translation>
    </message>
    <message>
        <source>It is in no group of that kind.</source>
        <translation>它不在这一类的组里。</translation>
    </message>
    <message>
        <source>Not at {k} bits: it would try {probes} values. Its limit is {most} bits.</source>
        <translation>不适用于 {k} 位：需要试探 {probes} 个值。上限为 {most} 位。</translation>
    </message>
    <message>
        <source>Not for {count} fingerprints: it would keep {values} values. Its limit is {most} fingerprints.</source>
        <translation>不适用于 {count} 个指纹：需要保存 {values} 个值。上限为 {most} 个指纹。</translation>
    </message>
    <message>
        <source>Not at {k} bits: 64 bits can&apos;t be cut into so many blocks.</source>
        <translation>不适用于 {k} 位：64 位无法切成这么多块。</translation>
    </message>
    <message>
        <source>“{word}” can&apos;t be a word: it takes 2 to {most} letters, Chinese among them, and no marks.</source>
        <translation>“{word}”不能作为词：需要 2 到 {most} 个字，其中有汉字，且没有标点。</translation>
    </message>
    <message>
        <source>“{word}” is one of your words already.</source>
        <translation>“{word}”已在您的词典里。</translation>
    </message>
    <message>
        <source>Your words can&apos;t be read, so that nothing was changed ({detail}).</source>
        <translation>您的词典无法读取，因此未作任何改动（{detail}）。</translation>
    </message>
    <message>
        <source>Your words can&apos;t be written there ({detail}).</source>
        <translation>无法在那里保存您的词典（{detail}）。</translation>
    </message>
    <message>
        <source>{method} alone would propose {pairs} pairs of files, too many to count one by one.</source>
        <translation>仅 {method} 就会提出 {pairs} 对文件，太多而无法逐一计数。</translation>
    </message>
    <message>
        <source>shown from the copy {page}</source>
        <translation>取自副本 {page}</translation>
    </message>
    <message>
        <source>The list has changed; look at it again.</source>
        <translation>清单已变；请再看一遍。</translation>
    </message>
    <message>
        <source>{name} is in the trash.</source>
        <translation>{name} 已移入回收站。</translation>
    </message>
    <message>
        <source>{count} files are in the trash.</source>
        <translation>{count} 个文件已移入回收站。</translation>
    </message>
    <message>
        <source>{name} was moved to {folder}.</source>
        <translation>{name} 已移到 {folder}。</translation>
    </message>
    <message>
        <source>{count} files were moved to {folder}.</source>
        <translation>{count} 个文件已移到 {folder}。</translation>
    </message>
    <message>
        <source>{name} is a link to the copy that stays now.</source>
        <translation>{name} 现在是指向留下那一份的链接。</translation>
    </message>
    <message>
        <source>{count} files are links to the copies that stay now.</source>
        <translation>{count} 个文件现在是指向留下各份的链接。</translation>
    </message>
    <message>
        <source>{name} is back in its place.</source>
        <translation>{name} 已回到原处。</translation>
    </message>
    <message>
        <source>{count} files are back in their places.</source>
        <translation>{count} 个文件已回到原处。</translation>
    </message>
    <message>
        <source>{name} stays as it is: {reason}</source>
        <translation>{name} 保持原样：{reason}</translation>
    </message>
    <message>
        <source>{count} files stay as they are; the list says why.</source>
        <translation>{count} 个文件保持原样；清单里写着原因。</translation>
    </message>
    <message>
        <source>{name} could not be put back: {reason}</source>
        <translation>{name} 无法恢复：{reason}</translation>
    </message>
    <message>
        <source>{count} files could not be put back; the journal says why.</source>
        <translation>{count} 个文件无法恢复；日志里写着原因。</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>Nothing was done to any file.</source>
        <translation>没有对任何文件做过操作。</translation>
    </message>
    <message>
        <source>It has more than {most} characters: choose one --method, and print no JSON.</source>
        <translation>文本超过 {most} 个字符：请选定一种 --method，且不要输出 JSON。</translation>
    </message>
    <message>
        <source>Equal letters</source>
        <translation>文字相等</translation>
    </message>
    <message>
        <source>one digest, looked up</source>
        <translation>一个摘要，查表</translation>
    </message>
    <message>
        <source>Tianwang 1–5</source>
        <translation>天网 1–5</translation>
    </message>
    <message>
        <source>three digests, looked up</source>
        <translation>三个摘要，查表</translation>
    </message>
    <message>
        <source>I-Match</source>
        <translation>I-Match</translation>
    </message>
    <message>
        <source>eleven digests, looked up</source>
        <translation>十一个摘要，查表</translation>
    </message>
    <message>
        <source>Shingles</source>
        <translation>词串</translation>
    </message>
    <message>
        <source>a set of hashes, compared pair by pair</source>
        <translation>一组哈希，逐对比较</translation>
    </message>
    <message>
        <source>Winnowing</source>
        <translation>Winnowing（筛选指纹）</translation>
    </message>
    <message>
        <source>some of the hashes</source>
        <translation>其中一部分哈希</translation>
    </message>
    <message>
        <source>SimHash of words</source>
        <translation>SimHash：词</translation>
    </message>
    <message>
        <source>64 bits, looked up by blocks</source>
        <translation>64 位，按块查表</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>all words, compared pair by pair</source>
        <translation>全部词语，逐对比较</translation>
    </message>
    <message>
        <source>SCAM</source>
        <translation>SCAM</translation>
    </message>
    <message>
        <source>The lecture: I-Match&apos;s features are hard to make and easy to compare, shingles the reverse. Measured, making I-Match&apos;s digests takes 13 times as long as making shingles, and comparing shingles 14 times as long as comparing digests, which a table looks up without comparing any pair.</source>
        <translation>讲义认为：I-Match 的特征难做而易比，词串（shingle）正相反。实测：制作 I-Match 的摘要所需时间是词串的 13 倍，比较词串所需时间是比较摘要的 14 倍；而摘要可以直接查表，一对也不必比较。</translation>
    </message>
    <message>
        <source>What it costs, measured on 60 pages of about 2,000 characters</source>
        <translation>代价（在 60 个约 2,000 字的网页上测得）</translation>
    </message>
    <message>
        <source>method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>ms a page</source>
        <translation>每页毫秒</translation>
    </message>
    <message>
        <source>µs a pair</source>
        <translation>每对微秒</translation>
    </message>
    <message>
        <source>what is kept</source>
        <translation>保存什么</translation>
    </message>
    <message>
        <source>the same bytes as {speaker}</source>
        <translation>与 {speaker} 逐字节相同</translation>
    </message>
    <message>
        <source>the same text as {speaker}, in the same layout</source>
        <translation>与 {speaker} 正文相同，布局也相同</translation>
    </message>
    <message>
        <source>the same text as {speaker}, in another layout</source>
        <translation>与 {speaker} 正文相同，布局不同</translation>
    </message>
    <message>
        <source>no copy has it</source>
        <translation>没有副本保存它</translation>
    </message>
    <message>
        <source>It has no text, and no fingerprint.</source>
        <translation>它没有文本，也没有指纹。</translation>
    </message>
    <message>
        <source>Changes below it can&apos;t be watched ({detail}).</source>
        <translation>无法监视其下的变化（{detail}）。</translation>
    </message>
</context>
<context>
    <name>CutsView</name>
    <message>
        <source>How each method cuts the text</source>
        <translation>各种方法怎样切分文本</translation>
    </message>
    <message>
        <source>all</source>
        <translation>一致</translation>
    </message>
</context>
<context>
    <name>DistanceMatrix</name>
    <message>
        <source>Distances of the files from each other</source>
        <translation>各文件之间的距离</translation>
    </message>
</context>
<context>
    <name>DistanceRuler</name>
    <message>
        <source>chance 32 ± 4</source>
        <translation>随机 32 ± 4</translation>
    </message>
</context>
<context>
    <name>DocumentBar</name>
    <message>
        <source>Swap A and B</source>
        <translation>交换 A 和 B</translation>
    </message>
    <message>
        <source>Swap A and B  X</source>
        <translation>交换 A 和 B  X</translation>
    </message>
</context>
<context>
    <name>DropZone</name>
    <message>
        <source>Compare both</source>
        <translation>比较这两份</translation>
    </message>
    <message>
        <source>Drop as {side}</source>
        <translation>作为 {side} 放下</translation>
    </message>
</context>
<context>
    <name>EmptyLibrary</name>
    <message>
        <source>Which of my files are copies?</source>
        <translation>我的哪些文件是重复的？</translation>
    </message>
    <message>
        <source>Drop a folder here: copies are grouped while you go on working.</source>
        <translation>把文件夹拖到这里：您继续工作，重复文件会自动归组。</translation>
    </message>
    <message>
        <source>Same bytes, same text, edited text, and texts that are parts of others are told apart.</source>
        <translation>区分字节相同、文本相同、经过修改以及互为部分的文本。</translation>
    </message>
    <message>
        <source>The next scan reads only what has changed.</source>
        <translation>下次扫描只读取有变化的文件。</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>添加文件夹…</translation>
    </message>
</context>
<context>
    <name>Explore</name>
    <message>
        <source>Reading what was stored: {done} of {all} texts</source>
        <translation>正在读取已存内容：{done}/{all} 篇</translation>
    </message>
    <message>
        <source>Reading what was stored…</source>
        <translation>正在读取已存内容…</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日文</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韩文</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>俄文</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>希腊文</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>希伯来文</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>阿拉伯文</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>印地文</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>泰文</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 页</translation>
    </message>
    <message>
        <source>{n} pages</source>
        <translation>{n} 页</translation>
    </message>
    <message>
        <source>1 paragraph</source>
        <translation>1 段</translation>
    </message>
    <message>
        <source>{n} paragraphs</source>
        <translation>{n} 段</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
</context>
<context>
    <name>FilingPage</name>
    <message>
        <source>Back to the groups  Esc</source>
        <translation>回到各组  Esc</translation>
    </message>
    <message>
        <source>Back to the groups</source>
        <translation>回到各组</translation>
    </message>
    <message>
        <source>Other folder…</source>
        <translation>别的文件夹…</translation>
    </message>
    <message>
        <source>Keep folders</source>
        <translation>保留文件夹</translation>
    </message>
    <message>
        <source>What lies below a source keeps its folders there</source>
        <translation>来源之下的文件在那里保留各自的文件夹</translation>
    </message>
    <message>
        <source>Symbolic links</source>
        <translation>符号链接</translation>
    </message>
    <message>
        <source>Links that lead to the path of the copy that stays; otherwise hard links on one disk</source>
        <translation>指向留下那一份的路径的链接；不选时，同一磁盘上用硬链接</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Files that could not be acted on are as they were; the reason stands with each.</source>
        <translation>未能处理的文件保持原样；各自写着原因。</translation>
    </message>
    <message>
        <source>Nothing has been done yet. Of every group a copy stays, and both are read again before; files in reference folders are never touched.</source>
        <translation>还没有做任何操作。每组都留下一份，动手之前两份都会重新读取；参考文件夹里的文件从不改动。</translation>
    </message>
    <message>
        <source>To {folder}</source>
        <translation>移到 {folder}</translation>
    </message>
    <message>
        <source>Looking at the files…</source>
        <translation>正在查看文件…</translation>
    </message>
    <message>
        <source>There is no copy of this kind.</source>
        <translation>没有这一类的副本。</translation>
    </message>
    <message>
        <source>A scan is running; stop it, or wait until it has come to its end.</source>
        <translation>正在扫描；请停止扫描，或等它结束。</translation>
    </message>
    <message>
        <source>{files} · {size} · {n} not touched</source>
        <translation>{files} · {size} · 另有 {n} 个不动</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>FilingScreens</name>
    <message>
        <source>Move the copies to this folder</source>
        <translation>把副本移到这个文件夹</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in both texts</source>
        <translation>在两份文本中查找</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>{here} of {all} · A {a}, B {b}</source>
        <translation>第 {here} 处，共 {all} 处 · A {a}，B {b}</translation>
    </message>
</context>
<context>
    <name>FingerprintsView</name>
    <message>
        <source>16 hexadecimal digits, or a file</source>
        <translation>16 位十六进制数字，或一个文件</translation>
    </message>
    <message>
        <source>Fingerprint, or a file whose fingerprint is made</source>
        <translation>指纹，或要计算指纹的文件</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>Bits that may differ</source>
        <translation>允许不同的位数</translation>
    </message>
    <message>
        <source>Files with near fingerprints</source>
        <translation>指纹相近的文件</translation>
    </message>
    <message>
        <source>Enter compares the file with the one that was asked for.</source>
        <translation>按回车与所查文件比较。</translation>
    </message>
    <message>
        <source>Near fingerprints are being looked for…</source>
        <translation>正在查找相近的指纹…</translation>
    </message>
    <message>
        <source>{files} within {bits} of {fingerprint}</source>
        <translation>与 {fingerprint} 相差不超过 {bits}：{files}</translation>
    </message>
    <message>
        <source>Of {n} fingerprints; by chance {pairs} pairs of them would be so near.</source>
        <translation>共 {n} 个指纹；若是随机的，其中这样相近的应有 {pairs} 对。</translation>
    </message>
    <message>
        <source>{values} values lie within {bits}: {sums}.</source>
        <translation>{bits}以内的值有 {values} 个：{sums}。</translation>
    </message>
    <message>
        <source>Offline, {pages} pages would be {values} values of 8 bytes, {size}.</source>
        <translation>离线方法存 {pages} 个网页要 {values} 个 8 字节的值，即 {size}。</translation>
    </message>
    <message>
        <source>The first {n} are listed.</source>
        <translation>列出前 {n} 个。</translation>
    </message>
    <message>
        <source>1 bit</source>
        <translation>1 位</translation>
    </message>
    <message>
        <source>{n} bits</source>
        <translation>{n} 位</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>位数</translation>
    </message>
    <message>
        <source>Bits that differ</source>
        <translation>不同的位数</translation>
    </message>
    <message>
        <source>Whose fingerprint?</source>
        <translation>查哪个文件的指纹？</translation>
    </message>
    <message>
        <source>bits that may differ</source>
        <translation>允许不同的位数</translation>
    </message>
</context>
<context>
    <name>GroupDetail</name>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Its copies take {size}.</source>
        <translation>其副本占 {size}。</translation>
    </message>
    <message>
        <source>Choose a group to see how near its files are and what sets them apart.</source>
        <translation>选择一组，查看其中的文件有多接近、差异在哪里。</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Open the two side by side  Enter</source>
        <translation>并排打开这两个文件  Enter</translation>
    </message>
    <message>
        <source>Not a duplicate</source>
        <translation>不是重复</translation>
    </message>
    <message>
        <source>Never group these two again; it is remembered by their content</source>
        <translation>不再把这两个归为一组；按内容记住</translation>
    </message>
    <message>
        <source>Trash…</source>
        <translation>回收站…</translation>
    </message>
    <message>
        <source>List which files of the group can go to the trash</source>
        <translation>列出这一组里可移入回收站的文件</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>移动…</translation>
    </message>
    <message>
        <source>List which files of the group can be moved to another folder</source>
        <translation>列出这一组里可移到别的文件夹的文件</translation>
    </message>
    <message>
        <source>Link…</source>
        <translation>链接…</translation>
    </message>
    <message>
        <source>List which files of the group can be replaced by links</source>
        <translation>列出这一组里可换成链接的文件</translation>
    </message>
</context>
<context>
    <name>GroupsHeading</name>
    <message>
        <source>Name or folder</source>
        <translation>名称或文件夹</translation>
    </message>
    <message>
        <source>Filter by name or folder</source>
        <translation>按名称或文件夹筛选</translation>
    </message>
    <message>
        <source>Most files</source>
        <translation>文件最多</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>总大小</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>Order of the groups</source>
        <translation>分组顺序</translation>
    </message>
    <message>
        <source>{n} shown</source>
        <translation>显示 {n} 组</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Groups as a page (HTML)…</source>
        <translation>分组网页 (HTML)…</translation>
    </message>
    <message>
        <source>Pairs as a table (CSV)…</source>
        <translation>文件对表格 (CSV)…</translation>
    </message>
    <message>
        <source>Everything for programs (JSON)…</source>
        <translation>供程序使用的全部数据 (JSON)…</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>Trash, move or link copies; a copy of each stays</source>
        <translation>把副本移入回收站、移走或换成链接；每组都留下一份</translation>
    </message>
    <message>
        <source>Put copies into the trash…</source>
        <translation>副本移入回收站…</translation>
    </message>
    <message>
        <source>Move copies to a folder…</source>
        <translation>把副本移到文件夹…</translation>
    </message>
    <message>
        <source>Replace copies by links…</source>
        <translation>用链接代替副本…</translation>
    </message>
    <message>
        <source>Journal of file actions</source>
        <translation>文件操作日志</translation>
    </message>
</context>
<context>
    <name>GroupsModel</name>
    <message>
        <source>best copy</source>
        <translation>最佳副本</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已折叠</translation>
    </message>
</context>
<context>
    <name>GroupsView</name>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Right and left open and close a group, Enter compares with the best copy, Delete lists what can go to the trash.</source>
        <translation>左右方向键展开和收起一组，回车与最佳副本比较，Delete 列出可移入回收站的文件。</translation>
    </message>
    <message>
        <source>Compare with the best copy	Enter</source>
        <translation>与最佳副本比较	Enter</translation>
    </message>
    <message>
        <source>Not a duplicate of the best copy</source>
        <translation>不是最佳副本的重复</translation>
    </message>
    <message>
        <source>Show the group&apos;s links</source>
        <translation>查看该组的链接</translation>
    </message>
    <message>
        <source>Show in its folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Trash this file…	Del</source>
        <translation>此文件移入回收站…	Del</translation>
    </message>
    <message>
        <source>Trash the group&apos;s copies…	Del</source>
        <translation>这一组的副本移入回收站…	Del</translation>
    </message>
    <message>
        <source>Move this file…</source>
        <translation>移动此文件…</translation>
    </message>
    <message>
        <source>Move the group&apos;s copies…</source>
        <translation>移动这一组的副本…</translation>
    </message>
    <message>
        <source>Replace this file by a link…</source>
        <translation>用链接代替此文件…</translation>
    </message>
    <message>
        <source>Replace them by links…</source>
        <translation>用链接代替这些副本…</translation>
    </message>
</context>
<context>
    <name>Gutter</name>
    <message>
        <source>Overview of text A</source>
        <translation>文本 A 概览</translation>
    </message>
    <message>
        <source>Overview of text B</source>
        <translation>文本 B 概览</translation>
    </message>
    <message>
        <source>Page Up, Page Down, Home and End move through the text.</source>
        <translation>用 Page Up、Page Down、Home、End 在文本中移动。</translation>
    </message>
    <message>
        <source>The whole text: click or drag to go to a place</source>
        <translation>整篇文本：点击或拖动以跳转</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Still the pair before; the new one is being read.</source>
        <translation>仍显示上一对文档；正在读取新的一对。</translation>
    </message>
    <message>
        <source>Mark: {mark}</source>
        <translation>标记：{mark}</translation>
    </message>
    <message>
        <source>Your own mark for this pair, kept with its content  U</source>
        <translation>您对这一对文档的标记，随内容保存  U</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Keep a note with this pair  N</source>
        <translation>为这一对文档保留备注  N</translation>
    </message>
    <message>
        <source>Your note on this pair; it stays on this computer</source>
        <translation>您对这一对文档的备注，只留在本机</translation>
    </message>
    <message>
        <source>Unreviewed</source>
        <translation>未审阅</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>照抄</translation>
    </message>
    <message>
        <source>Legit</source>
        <translation>合理</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>存疑</translation>
    </message>
</context>
<context>
    <name>HelpOverlay</name>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Single letters work wherever you are not typing. Hold Ctrl to see this page at any time.</source>
        <translation>不在输入文字时，单个字母键有效。随时按住 Ctrl 可显示本页。</translation>
    </message>
</context>
<context>
    <name>HitsList</name>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Right and left show and hide the copies, Enter compares a copy with its text.</source>
        <translation>左右键展开或收起副本，回车将副本与找到的文本并排比较。</translation>
    </message>
    <message>
        <source>Compare with the text found</source>
        <translation>与找到的文本比较</translation>
    </message>
    <message>
        <source>Show its links</source>
        <translation>查看其链接</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>打开所在文件夹</translation>
    </message>
</context>
<context>
    <name>HoverCard</name>
    <message>
        <source>bit {bit}</source>
        <translation>第 {bit} 位</translation>
    </message>
    <message>
        <source>≠ differs</source>
        <translation>≠ 不同</translation>
    </message>
    <message>
        <source>= equal</source>
        <translation>= 相同</translation>
    </message>
    <message>
        <source>margin {percent} %</source>
        <translation>优势 {percent} %</translation>
    </message>
    <message>
        <source>{margin}, coin flip</source>
        <translation>{margin}，近乎掷硬币</translation>
    </message>
</context>
<context>
    <name>Intake</name>
    <message>
        <source>Open document {side}</source>
        <translation>打开文档 {side}</translation>
    </message>
    <message>
        <source>Choose a template</source>
        <translation>选择模板</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
</context>
<context>
    <name>JournalPage</name>
    <message>
        <source>Back to the groups  Esc</source>
        <translation>回到各组  Esc</translation>
    </message>
    <message>
        <source>Back to the groups</source>
        <translation>回到各组</translation>
    </message>
    <message>
        <source>Journal of file actions</source>
        <translation>文件操作日志</translation>
    </message>
    <message>
        <source>Undo this action</source>
        <translation>撤销这次操作</translation>
    </message>
    <message>
        <source>Reading the journal…</source>
        <translation>正在读取日志…</translation>
    </message>
    <message>
        <source>Nothing was done to any file.</source>
        <translation>没有对任何文件做过操作。</translation>
    </message>
    <message>
        <source>Choose an action, and take it back where nothing stands in its way.</source>
        <translation>选一次操作；只要没有别的文件挡着，就能撤销。</translation>
    </message>
</context>
<context>
    <name>KeywordChips</name>
    <message>
        <source>Keywords</source>
        <translation>关键词</translation>
    </message>
</context>
<context>
    <name>Keywords</name>
    <message>
        <source>Keywords: {shared} shared, {a} only in A, {b} only in B</source>
        <translation>关键词：共有 {shared} 个，只在 A 的 {a} 个，只在 B 的 {b} 个</translation>
    </message>
    <message>
        <source>Overlap by weight {overlap}. Keywords: {shared} shared, {a} only in A, {b} only in B</source>
        <translation>按权重重合 {overlap}。关键词：共有 {shared} 个，只在 A 的 {a} 个，只在 B 的 {b} 个</translation>
    </message>
    <message>
        <source>{summary}; {word}</source>
        <translation>{summary}；{word}</translation>
    </message>
    <message>
        <source>“{term}”: A {a}; B {b}</source>
        <translation>“{term}”：A {a}；B {b}</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>{count}×, level {level} of 5, weight {weight}, {density} % of its words</source>
        <translation>{count} 次，5 级中第 {level} 级，权重 {weight}，占其词数 {density} %</translation>
    </message>
</context>
<context>
    <name>KeywordsPlot</name>
    <message>
        <source>Shared {n}</source>
        <translation>共同 {n}</translation>
    </message>
    <message>
        <source>Only A {n}</source>
        <translation>仅 A {n}</translation>
    </message>
    <message>
        <source>Only B {n}</source>
        <translation>仅 B {n}</translation>
    </message>
</context>
<context>
    <name>KeywordsView</name>
    <message>
        <source>Keywords</source>
        <translation>关键词</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>List all keywords, not only the first dozen of each group</source>
        <translation>列出全部关键词，而不只是每组前十二个</translation>
    </message>
    <message>
        <source>No keywords to show.</source>
        <translation>没有可显示的关键词。</translation>
    </message>
</context>
<context>
    <name>KnownView</name>
    <message>
        <source>Copies that are kept out</source>
        <translation>未收入的副本</translation>
    </message>
    <message>
        <source>Enter compares the copy with the file that has its text.</source>
        <translation>按回车与有同样文本的文件比较。</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>放行</translation>
    </message>
    <message>
        <source>Read it into the library now; it is not kept out again, whatever the library has already</source>
        <translation>现在读入资料库；以后不论资料库有什么，都不再拒收</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Open the copy and the file that has its text side by side</source>
        <translation>并排打开副本和有同样文本的文件</translation>
    </message>
    <message>
        <source>Copies are being listed…</source>
        <translation>正在列出副本…</translation>
    </message>
    <message>
        <source>Nothing is kept out</source>
        <translation>没有未收入的文件</translation>
    </message>
    <message>
        <source>With “Keep out what it has already”, in the menu of the library’s name, a scan lets in one file of each text; the others are listed here.</source>
        <translation>在资料库名称的菜单中打开“库中已有的不再收入”后，扫描时每种文本只收一个文件；其余的列在这里。</translation>
    </message>
    <message>
        <source>{files} kept out, {size} that the library need not keep</source>
        <translation>{files}未收入，资料库省下 {size}</translation>
    </message>
    <message>
        <source>The library has their text already. Scans pass them over until they change, or the file that has their text does; the files themselves are untouched.</source>
        <translation>资料库已有它们的文本。扫描会略过它们，直到它们或有同样文本的文件改变；文件本身没有动过。</translation>
    </message>
    <message>
        <source>The first {n} are listed.</source>
        <translation>列出前 {n} 个。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>自</translation>
    </message>
    <message>
        <source>When it was read and kept out</source>
        <translation>读到并拒收的时间</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>1 Text</source>
        <translation>1 文本</translation>
    </message>
    <message>
        <source>2 Words</source>
        <translation>2 分词</translation>
    </message>
    <message>
        <source>3 Hashes</source>
        <translation>3 哈希</translation>
    </message>
    <message>
        <source>4 Votes</source>
        <translation>4 投票</translation>
    </message>
    <message>
        <source>5 Fingerprint</source>
        <translation>5 指纹</translation>
    </message>
    <message>
        <source>sums</source>
        <translation>累加</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>到此为止</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>十六进制</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>二进制</translation>
    </message>
    <message>
        <source>Begin with f</source>
        <translation>以 f 开头</translation>
    </message>
    <message>
        <source>Change text A until its fingerprint begins with the digit f. Keep at least 8 words.</source>
        <translation>修改文本 A，使它的指纹以数字 f 开头。至少保留 8 个词。</translation>
    </message>
    <message>
        <source>f is 1111: choose a bit that is 0 and look which words push it down.</source>
        <translation>f 就是 1111：选一个为 0 的位，看看是哪些词把它压下去的。</translation>
    </message>
    <message>
        <source>Turn bit 9</source>
        <translation>翻转第 9 位</translation>
    </message>
    <message>
        <source>Leave A alone. Exchange one single word in B so that bit 9 turns.</source>
        <translation>不要动 A。在 B 中只换一个词，使第 9 位翻转。</translation>
    </message>
    <message>
        <source>Choose bit 9: the word that pushes it hardest is the one to exchange.</source>
        <translation>选中第 9 位：对它影响最大的词就是该换的词。</translation>
    </message>
    <message>
        <source>Collide</source>
        <translation>碰撞</translation>
    </message>
    <message>
        <source>Make two texts that differ in 3 voting words or more, and whose fingerprints differ in 3 bits or fewer.</source>
        <translation>写两段文本：至少有 3 个投票的词不同，而指纹最多相差 3 位。</translation>
    </message>
    <message>
        <source>In a long text three words are a small share. Stop words don&apos;t count.</source>
        <translation>在长文本里，三个词只占很小的份额。停用词不算。</translation>
    </message>
    <message>
        <source>Only the package sees it</source>
        <translation>只有程序包看得出</translation>
    </message>
    <message>
        <source>Change B so that the simhash package&apos;s fingerprint (4-letter windows) differs and the words&apos; does not.</source>
        <translation>修改 B，使 simhash 程序包的指纹（4 字符窗口）不同，而按词的指纹不变。</translation>
    </message>
    <message>
        <source>What do windows see that a bag of words has forgotten?</source>
        <translation>有什么是窗口看得见、词袋却已忘掉的？</translation>
    </message>
    <message>
        <source>Only the words see it</source>
        <translation>只有词看得出</translation>
    </message>
    <message>
        <source>The other way round: the words&apos; fingerprint differs, the package&apos;s does not.</source>
        <translation>反过来：按词的指纹不同，程序包的指纹不变。</translation>
    </message>
    <message>
        <source>The package deletes everything between letters before it cuts.</source>
        <translation>程序包在切分之前会删掉字母之间的一切。</translation>
    </message>
    <message>
        <source>Avalanche</source>
        <translation>雪崩</translation>
    </message>
    <message>
        <source>Change one letter in B so that at least 70 of 128 bits of MD5 differ, and at most 6 of SimHash.</source>
        <translation>在 B 中只改一个字母，使 MD5 的 128 位中至少 70 位不同，而 SimHash 最多 6 位不同。</translation>
    </message>
    <message>
        <source>MD5 changes half of its bits whatever you do: try letters of light words.</source>
        <translation>无论怎么改，MD5 都会变一半的位：试试权重小的词里的字母。</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>平票</translation>
    </message>
    <message>
        <source>Make a sum that is exactly 0, with at least 8 words in A.</source>
        <translation>使某一位的累加值恰好为 0，A 中至少有 8 个词。</translation>
    </message>
    <message>
        <source>Weights are counts here: how many words can cancel out?</source>
        <translation>这里的权重是次数：多少个词才能互相抵消？</translation>
    </message>
    <message>
        <source>Same words, far apart</source>
        <translation>词相同，距离远</translation>
    </message>
    <message>
        <source>Use the very same words in A and B, and still come out at least 10 bits apart.</source>
        <translation>A 和 B 用完全相同的词，结果仍至少相差 10 位。</translation>
    </message>
    <message>
        <source>A word that is said ten times has ten times the say.</source>
        <translation>说十遍的词就有十倍的发言权。</translation>
    </message>
    <message>
        <source>words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Words by the dictionary; stop words, numbers and single letters are left out.</source>
        <translation>按词典切分；去掉停用词、数字和单个字母。</translation>
    </message>
    <message>
        <source>words, longest first</source>
        <translation>词（正向最大匹配）</translation>
    </message>
    <message>
        <source>Maximum matching from the left: the longest word of the dictionary, again and again.</source>
        <translation>从左边开始的最大匹配：每次取词典中最长的词。</translation>
    </message>
    <message>
        <source>words, from the right</source>
        <translation>词（逆向最大匹配）</translation>
    </message>
    <message>
        <source>Maximum matching from the right end of the text.</source>
        <translation>从文本右端开始的最大匹配。</translation>
    </message>
    <message>
        <source>words, both ways</source>
        <translation>词（双向匹配）</translation>
    </message>
    <message>
        <source>Maximum matching from both ends, the better of the two.</source>
        <translation>从两端各做最大匹配，取较好的一个。</translation>
    </message>
    <message>
        <source>all words</source>
        <translation>全部词</translation>
    </message>
    <message>
        <source>Words by the dictionary, stop words too.</source>
        <translation>按词典切分，停用词也算。</translation>
    </message>
    <message>
        <source>n-grams</source>
        <translation>n 元字串</translation>
    </message>
    <message>
        <source>Every n letters in a row, without spaces and punctuation.</source>
        <translation>去掉空格和标点后，每连续 n 个字符。</translation>
    </message>
    <message>
        <source>count</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>How often the word occurs.</source>
        <translation>词出现的次数。</translation>
    </message>
    <message>
        <source>1 + ln count</source>
        <translation>1 + ln 次数</translation>
    </message>
    <message>
        <source>The tenth occurrence says less than the first.</source>
        <translation>第十次出现不如第一次有分量。</translation>
    </message>
    <message>
        <source>tf·idf</source>
        <translation>tf·idf</translation>
    </message>
    <message>
        <source>Count times rarity, at most 7 an occurrence: what Leitong itself compares by.</source>
        <translation>次数乘以稀有程度，每次最多算 7：雷同自己就用它比较。</translation>
    </message>
    <message>
        <source>levels 1–5</source>
        <translation>1–5 级</translation>
    </message>
    <message>
        <source>Fifths of the greatest tf·idf, as on the slide.</source>
        <translation>按最大 tf·idf 的五等分，与课件相同。</translation>
    </message>
    <message>
        <source>MD5</source>
        <translation>MD5</translation>
    </message>
    <message>
        <source>The last bits of the word&apos;s MD5: near words get codes as far apart as any.</source>
        <translation>词的 MD5 的末尾若干位：相近的词，编码也毫不相近。</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>字符编码</translation>
    </message>
    <message>
        <source>16 balanced bits a character, end to end: words of near spelling are near.</source>
        <translation>每个字符 16 位均衡编码，首尾相接：写法相近的词编码相近。</translation>
    </message>
    <message>
        <source>GB2312 codes</source>
        <translation>GB2312 编码</translation>
    </message>
    <message>
        <source>13 bits a character, its place in GB2312. Some bits are hardly ever 1: a bad hash for whole texts.</source>
        <translation>每个字符 13 位，即它在 GB2312 中的位置。有些位几乎从不为 1：用于整篇文本并不好。</translation>
    </message>
    <message>
        <source>a table of codes</source>
        <translation>编码表</translation>
    </message>
    <message>
        <source>Each word gets a code of its own, half of all bits from every other; there are few of them, and the words beyond have none.</source>
        <translation>每个词有自己的编码，与其他任何编码相差一半的位；编码数量不多，多出的词没有编码。</translation>
    </message>
    <message>
        <source>&gt; 0 gives 1</source>
        <translation>&gt; 0 得 1</translation>
    </message>
    <message>
        <source>A sum of exactly 0 gives the bit 0.</source>
        <translation>累加值恰好为 0 时得 0。</translation>
    </message>
    <message>
        <source>≥ 0 gives 1</source>
        <translation>≥ 0 得 1</translation>
    </message>
    <message>
        <source>A sum of exactly 0 gives the bit 1.</source>
        <translation>累加值恰好为 0 时得 1。</translation>
    </message>
    <message>
        <source>Six bits, as on the slide 六位</source>
        <translation>课件上的六位例子</translation>
    </message>
    <message>
        <source>Seven words with the weights and hashes that the slide prints.</source>
        <translation>七个词，权重和哈希值都照课件所印。</translation>
    </message>
    <message>
        <source>Only the sign, as in the diagram</source>
        <translation>只看符号，如课件的图</translation>
    </message>
    <message>
        <source>The diagram prints these sums and the fingerprint 110001, but only three of its rows, which alone can&apos;t give them. So only the last step can be followed.</source>
        <translation>图中印有这些累加值和指纹 110001，却只印了其中三行，光凭它们得不出这些值。所以只能演示最后一步。</translation>
    </message>
    <message>
        <source>Football, edited 上港</source>
        <translation>足球报道，稍有修改（上港）</translation>
    </message>
    <message>
        <source>The same report twice, the second shortened a little.</source>
        <translation>同一篇报道的两个版本，第二个略有删减。</translation>
    </message>
    <message>
        <source>Hadoop: large data, big data</source>
        <translation>Hadoop：large data 与 big data</translation>
    </message>
    <message>
        <source>One word exchanged. Cut into windows of four letters, as the simhash package does, 3 bits differ; cut into words, a sixteenth of the text has changed, and more do. That the slide&apos;s weighted fingerprints are equal says nothing: both are made of the same five words.</source>
        <translation>换了一个词。像 simhash 程序包那样切成四字符窗口，相差 3 位；切成词，则文本变了十六分之一，相差的位更多。讲义上加权指纹相等并不说明什么：两者都由同样的五个词算出。</translation>
    </message>
    <message>
        <source>A tie: two words cancel out</source>
        <translation>平票：两个词互相抵消</translation>
    </message>
    <message>
        <source>All sums are 0. One lecture makes a 0 a zero bit, the other a one bit: change the rule for ties and all six bits turn. That is why fingerprints of different rules are never compared.</source>
        <translation>所有累加值都是 0。一份讲义把 0 记为 0，另一份记为 1：改一下平票规则，六位全部翻转。所以规则不同的指纹从不互相比较。</translation>
    </message>
    <message>
        <source>The same words in another order</source>
        <translation>同样的词，换了顺序</translation>
    </message>
    <message>
        <source>Votes don&apos;t know in which order words came, so both fingerprints are equal. Windows of letters do know.</source>
        <translation>投票不知道词的先后，所以两个指纹相等。字符窗口却知道。</translation>
    </message>
    <message>
        <source>Each word is hashed to {bits} bits of its own: ■ 1, □ 0.</source>
        <translation>每个词哈希成自己的 {bits} 位：■ 为 1，□ 为 0。</translation>
    </message>
    <message>
        <source>The text as it stands. Characters: {n}.</source>
        <translation>原文，共 {n} 个字符。</translation>
    </message>
    <message>
        <source>Of {size} characters the first {most} are taken.</source>
        <translation>全文 {size} 个字符，取前 {most} 个。</translation>
    </message>
    <message>
        <source>Cut. Different words that vote, each by its weight: {n}; left out: {out}.</source>
        <translation>已切分：{n} 个不同的词按各自权重投票，略去 {out} 个。</translation>
    </message>
    <message>
        <source>Cut. Different words that vote, each by its weight: {n}.</source>
        <translation>已切分：{n} 个不同的词按各自权重投票。</translation>
    </message>
    <message>
        <source>The sums are given; their words are not.</source>
        <translation>累加值是给定的，没有给出词。</translation>
    </message>
    <message>
        <source>Now each word votes: its weight is added where its bit is 1, taken away where it is 0.</source>
        <translation>现在每个词投票：它的位为 1 的列加上权重，为 0 的列减去权重。</translation>
    </message>
    <message>
        <source>Vote {i} of {n}: “{word}” is struck and says nothing.</source>
        <translation>第 {i}/{n} 票：“{word}”已划去，不投票。</translation>
    </message>
    <message>
        <source>Vote {i} of {n}: “{word}” adds or takes away {weight} in every column.</source>
        <translation>第 {i}/{n} 票：“{word}”在每一列加上或减去 {weight}。</translation>
    </message>
    <message>
        <source>No word votes, so there is no fingerprint.</source>
        <translation>没有词投票，所以没有指纹。</translation>
    </message>
    <message>
        <source>Sums of 0 or more give 1, others 0: {code}.</source>
        <translation>累加值大于或等于 0 得 1，否则得 0：{code}。</translation>
    </message>
    <message>
        <source>Sums above 0 give 1, others 0: {code}.</source>
        <translation>累加值大于 0 得 1，否则得 0：{code}。</translation>
    </message>
    <message>
        <source>“{word}” × {count}: weight {weight}, hash {code}.</source>
        <translation>“{word}”× {count}：权重 {weight}，哈希 {code}。</translation>
    </message>
    <message>
        <source>Bit {bit}: {vote} → {one}.</source>
        <translation>第 {bit} 位：{vote} → {one}。</translation>
    </message>
    <message>
        <source>Bit {bit}: {vote} → {one}. Most pushed by {words}.</source>
        <translation>第 {bit} 位：{vote} → {one}。影响最大的是 {words}。</translation>
    </message>
    <message>
        <source>Bit {bit} can&apos;t be turned by striking words.</source>
        <translation>第 {bit} 位无法靠划去词来翻转。</translation>
    </message>
    <message>
        <source>Smallest edit: without {count} words bit {bit} turns; other bits that turn with it: {n}.</source>
        <translation>最小改动：去掉 {count} 个词，第 {bit} 位翻转；随之翻转的其他位：{n}。</translation>
    </message>
    <message>
        <source>Smallest edit: without “{words}” bit {bit} turns; other bits that turn with it: {n}.</source>
        <translation>最小改动：去掉“{words}”，第 {bit} 位翻转；随之翻转的其他位：{n}。</translation>
    </message>
    <message>
        <source>All words are struck: no fingerprint is left.</source>
        <translation>词已全部划去：没有指纹了。</translation>
    </message>
    <message>
        <source>{n} struck: {turned} of {bits} bits turned.</source>
        <translation>划去 {n} 个词：{bits} 位中有 {turned} 位翻转。</translation>
    </message>
    <message>
        <source>A and B differ in {n} of {bits} bits. {chance} Angle ≈ {angle}° ± {error}°, cosine ≈ {cosine}.</source>
        <translation>A 与 B 在 {bits} 位中相差 {n} 位。{chance}夹角 ≈ {angle}° ± {error}°，余弦 ≈ {cosine}。</translation>
    </message>
    <message>
        <source>{n} of 128 bits differ</source>
        <translation>128 位中 {n} 位不同</translation>
    </message>
    <message>
        <source>The slide prints {said} as the sum of bit {bit}, but its own rows add up to {true}; sign and fingerprint are the same.</source>
        <translation>课件把第 {bit} 位的和印成 {said}，而它自己的各行加起来是 {true}；符号和指纹不受影响。</translation>
    </message>
</context>
<context>
    <name>LabCanvas</name>
    <message>
        <source>From text to fingerprint</source>
        <translation>从文本到指纹</translation>
    </message>
    <message>
        <source>Double-click or S: strike “{word}”, and again to let it vote</source>
        <translation>双击或按 S：划去“{word}”，再来一次则恢复</translation>
    </message>
    <message>
        <source>Bit {bit}: {vote}</source>
        <translation>第 {bit} 位：{vote}</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>The text is being cut and hashed…</source>
        <translation>正在切分文本并计算哈希……</translation>
    </message>
    <message>
        <source>fingerprint</source>
        <translation>指纹</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written.</source>
        <translation>无法写入 {path}。</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>{name}: go to the next</source>
        <translation>{name}：转到下一个</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>exact</source>
        <translation>完全相同</translation>
    </message>
    <message>
        <source>same text</source>
        <translation>文本相同</translation>
    </message>
    <message>
        <source>1 copy</source>
        <translation>1 个副本</translation>
    </message>
    <message>
        <source>{n} copies</source>
        <translation>{n} 个副本</translation>
    </message>
    <message>
        <source>{n} near</source>
        <translation>{n} 个相近</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>near</source>
        <translation>近似</translation>
    </message>
    <message>
        <source>contained</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>The same bytes</source>
        <translation>字节相同</translation>
    </message>
    <message>
        <source>The same text in other bytes: format, encoding or line ends</source>
        <translation>文本相同而字节不同：格式、编码或换行不同</translation>
    </message>
    <message>
        <source>The same text with changes</source>
        <translation>同一文本，有改动</translation>
    </message>
    <message>
        <source>One text and others that are parts of it</source>
        <translation>一个文本及其组成部分</translation>
    </message>
    <message>
        <source>the same bytes</source>
        <translation>字节相同</translation>
    </message>
    <message>
        <source>the same text</source>
        <translation>文本相同</translation>
    </message>
    <message>
        <source>same template, other facts</source>
        <translation>模板相同，内容不同</translation>
    </message>
    <message>
        <source>one is a part of the other</source>
        <translation>一个是另一个的一部分</translation>
    </message>
    <message>
        <source>shares a part</source>
        <translation>有部分相同</translation>
    </message>
    <message>
        <source>scan</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>ignore</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Its files are compared with all others</source>
        <translation>其中的文件与所有文件比较</translation>
    </message>
    <message>
        <source>Its files are compared with the others, never with each other</source>
        <translation>其中的文件只与其他文件比较，彼此不比较</translation>
    </message>
    <message>
        <source>What it says is taken out of all others before they are compared</source>
        <translation>比较前从其他所有文件中去掉它的内容</translation>
    </message>
    <message>
        <source>Its files are left out</source>
        <translation>其中的文件不参与</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>1 file</source>
        <translation>1 个文件</translation>
    </message>
    <message>
        <source>{n} files</source>
        <translation>{n} 个文件</translation>
    </message>
    <message>
        <source>1 group</source>
        <translation>1 组</translation>
    </message>
    <message>
        <source>{n} groups</source>
        <translation>{n} 组</translation>
    </message>
    <message>
        <source>1 picture</source>
        <translation>1 张图片</translation>
    </message>
    <message>
        <source>{n} pictures</source>
        <translation>{n} 张图片</translation>
    </message>
    <message>
        <source>1 problem</source>
        <translation>1 个问题</translation>
    </message>
    <message>
        <source>{n} problems</source>
        <translation>{n} 个问题</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} 秒</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n} 分钟</translation>
    </message>
    <message>
        <source>{n} h</source>
        <translation>{n} 小时</translation>
    </message>
    <message>
        <source>Put copies into the trash</source>
        <translation>副本移入回收站</translation>
    </message>
    <message>
        <source>Move copies</source>
        <translation>移动副本</translation>
    </message>
    <message>
        <source>Replace copies by links</source>
        <translation>用链接代替副本</translation>
    </message>
    <message>
        <source>Put files back</source>
        <translation>恢复文件</translation>
    </message>
    <message>
        <source>to the trash</source>
        <translation>移入回收站</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>hard link</source>
        <translation>硬链接</translation>
    </message>
    <message>
        <source>symbolic link</source>
        <translation>符号链接</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>锁定</translation>
    </message>
    <message>
        <source>left alone</source>
        <translation>不动</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>left as it is</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>已恢复</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>被打断</translation>
    </message>
    <message>
        <source>Trashed</source>
        <translation>移入回收站</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Replaced by links</source>
        <translation>换成链接</translation>
    </message>
    <message>
        <source>Put 1 file into the trash</source>
        <translation>1 个文件移入回收站</translation>
    </message>
    <message>
        <source>Put {n} files into the trash</source>
        <translation>{n} 个文件移入回收站</translation>
    </message>
    <message>
        <source>Move 1 file</source>
        <translation>移动 1 个文件</translation>
    </message>
    <message>
        <source>Move {n} files</source>
        <translation>移动 {n} 个文件</translation>
    </message>
    <message>
        <source>Replace 1 file</source>
        <translation>替换 1 个文件</translation>
    </message>
    <message>
        <source>Replace {n} files</source>
        <translation>替换 {n} 个文件</translation>
    </message>
    <message>
        <source>{title}: group {n}</source>
        <translation>{title}：第 {n} 组</translation>
    </message>
    <message>
        <source>{title}: all groups</source>
        <translation>{title}：所有组</translation>
    </message>
    <message>
        <source>{what}: {files}</source>
        <translation>{what}：{files}</translation>
    </message>
    <message>
        <source>rank {rank}; the average is 1</source>
        <translation>排名值 {rank}（平均为 1）</translation>
    </message>
</context>
<context>
    <name>LibraryDialogs</name>
    <message>
        <source>Add a folder to the library</source>
        <translation>把文件夹加入资料库</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Was this document seen before?</source>
        <translation>见过这个文档吗？</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>资料库</translation>
    </message>
    <message>
        <source>New library</source>
        <translation>新建资料库</translation>
    </message>
    <message>
        <source>Open library</source>
        <translation>打开资料库</translation>
    </message>
</context>
<context>
    <name>LibraryHost</name>
    <message>
        <source>Add to the library</source>
        <translation>加入资料库</translation>
    </message>
    <message>
        <source>Seen before?</source>
        <translation>见过吗？</translation>
    </message>
</context>
<context>
    <name>LibraryMiddle</name>
    <message>
        <source>No group matches the filter.</source>
        <translation>没有符合筛选条件的分组。</translation>
    </message>
    <message>
        <source>Reading the library…</source>
        <translation>正在读取资料库…</translation>
    </message>
    <message>
        <source>Groups appear here as they are found.</source>
        <translation>找到的分组会随时出现在这里。</translation>
    </message>
    <message>
        <source>The last scan did not come to its end.</source>
        <translation>上次扫描没有完成。</translation>
    </message>
    <message>
        <source>No file of these folders is a copy of another.</source>
        <translation>这些文件夹里没有重复的文件。</translation>
    </message>
</context>
<context>
    <name>LibraryTabs</name>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>New words</source>
        <translation>新词</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>指纹</translation>
    </message>
    <message>
        <source>Kept out</source>
        <translation>未收入</translation>
    </message>
</context>
<context>
    <name>LinkGraph</name>
    <message>
        <source>Links around the chosen page</source>
        <translation>所选网页周围的链接</translation>
    </message>
    <message>
        <source>No link of this library leads to it or from it.</source>
        <translation>资料库中没有链接指向它，也没有链接由它发出。</translation>
    </message>
    <message>
        <source>Blue: this text, its copies and near texts. Larger: a higher rank.</source>
        <translation>蓝色：该文本及其副本和相近文本。越大排名越高。</translation>
    </message>
    <message>
        <source>{n} more are not drawn.</source>
        <translation>另有 {n} 个未画出。</translation>
    </message>
    <message>
        <source>rank {rank}</source>
        <translation>排名值 {rank}</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>In the order of A</source>
        <translation>按 A 的次序</translation>
    </message>
    <message>
        <source>In the order of B</source>
        <translation>按 B 的次序</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>最长的在前</translation>
    </message>
    <message>
        <source>Order of the passages</source>
        <translation>片段的次序</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Arrows choose a passage, Space leaves it out of the measures or takes it in again.</source>
        <translation>方向键选择片段，空格键将其排除在度量之外或重新计入。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>What does not count when the texts are compared  R</source>
        <translation>比较时哪些差别不计  R</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) not as usual</source>
        <translation>
            <numerusform>有 %n 条规则与通常不同</numerusform>
        </translation>
    </message>
    <message>
        <source>Passages ({n})</source>
        <translation>片段（{n}）</translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>排除 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>改写</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>移位</translation>
    </message>
    <message>
        <source>Passages in the list: {kind}</source>
        <translation>列表中的片段：{kind}</translation>
    </message>
</context>
<context>
    <name>MatchModel</name>
    <message>
        <source>edited</source>
        <translation>改写</translation>
    </message>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>{kind}, moved</source>
        <translation>{kind}、移位</translation>
    </message>
    <message>
        <source>Left out.</source>
        <translation>已排除。</translation>
    </message>
    <message>
        <source>Passage {number}: {kind}, {size}.</source>
        <translation>片段 {number}：{kind}，{size}。</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>no keyword in common</source>
        <translation>没有共同的关键词</translation>
    </message>
    <message>
        <source>A in B {a} · B in A {b} · {bits} · keywords {keywords}</source>
        <translation>A 在 B 中 {a} · B 在 A 中 {b} · {bits} · 关键词 {keywords}</translation>
    </message>
    <message>
        <source>Shared text</source>
        <translation>相同文字</translation>
    </message>
    <message>
        <source>Of all runs of words (Chinese: characters) in one document, the share that stands in the other too.
containment of A in B = |S(A) ∩ S(B)| / |S(A)|, S: the set of shingles</source>
        <translation>一份文档的全部短词串（中文按字）中，也出现在另一份里的比例。
A 在 B 中的包含度 = |S(A) ∩ S(B)| / |S(A)|，S 为词串集合</translation>
    </message>
    <message>
        <source>Fingerprint distance</source>
        <translation>指纹距离</translation>
    </message>
    <message>
        <source>Each word votes on 64 bits; near texts get near fingerprints, unrelated ones differ in 32 ± 4 bits.
Hamming distance d = popcount(SimHash(A) xor SimHash(B)); chance: P(X ≤ d), X ~ Binomial(64, ½), about</source>
        <translation>每个词对 64 位投票；相近的文本指纹也相近，无关的文本相差 32 ± 4 位。
汉明距离 d = popcount(SimHash(A) xor SimHash(B))；随机概率：P(X ≤ d)，X ~ Binomial(64, ½)，为近似值</translation>
    </message>
    <message>
        <source>Shared keywords</source>
        <translation>共同关键词</translation>
    </message>
    <message>
        <source>How much the weighty words of both documents are the same, 0 to 1.
J = Σ min(wA, wB) / Σ max(wA, wB), w: the weight tf·idf of a keyword</source>
        <translation>两份文档中重要的词有多少相同，0 到 1。
J = Σ min(wA, wB) / Σ max(wA, wB)，w 为关键词的 tf·idf 权重</translation>
    </message>
    <message>
        <source>before: {value}</source>
        <translation>之前：{value}</translation>
    </message>
    <message>
        <source>No fingerprint</source>
        <translation>没有指纹</translation>
    </message>
    <message>
        <source>1 of 64 bits differs</source>
        <translation>64 位中 1 位不同</translation>
    </message>
    <message>
        <source>{n} of 64 bits differ</source>
        <translation>64 位中 {n} 位不同</translation>
    </message>
</context>
<context>
    <name>MembersModel</name>
    <message>
        <source>distance {value}</source>
        <translation>距离 {value}</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>保留</translation>
    </message>
</context>
<context>
    <name>MembersView</name>
    <message>
        <source>Files of the group</source>
        <translation>组内文件</translation>
    </message>
</context>
<context>
    <name>MethodDetail</name>
    <message>
        <source>What the method looked at</source>
        <translation>该方法所看的内容</translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation>……另有 {n} 项</translation>
    </message>
    <message>
        <source>Why they disagree</source>
        <translation>为何不一致</translation>
    </message>
    <message>
        <source>All methods together</source>
        <translation>全部方法</translation>
    </message>
    <message>
        <source>The verdict is drawn from the methods in bold. Only the ten words of Tianwang and “similar from 0.2” are the lectures&apos; own figures; the other limits are Leitong&apos;s choice and can be changed here.</source>
        <translation>结论由粗体的方法得出。只有天网的十个词和“0.2 起为相似”是讲义原有的数值；其余阈值由雷同选定，可在此更改。</translation>
    </message>
</context>
<context>
    <name>Methods</name>
    <message>
        <source>Equal letters</source>
        <translation>文字相等</translation>
    </message>
    <message>
        <source>Tianwang 1: description</source>
        <translation>天网 1：摘要</translation>
    </message>
    <message>
        <source>Tianwang 2: words in order</source>
        <translation>天网 2：词及顺序</translation>
    </message>
    <message>
        <source>Tianwang 3: words</source>
        <translation>天网 3：词</translation>
    </message>
    <message>
        <source>Tianwang 4: 2 and weights</source>
        <translation>天网 4：同 2，且权重相近</translation>
    </message>
    <message>
        <source>Tianwang 5: 3 and weights</source>
        <translation>天网 5：同 3，且权重相近</translation>
    </message>
    <message>
        <source>I-Match</source>
        <translation>I-Match</translation>
    </message>
    <message>
        <source>Shingles: Jaccard</source>
        <translation>词串：雅卡尔系数</translation>
    </message>
    <message>
        <source>Shingles: containment</source>
        <translation>词串：包含度</translation>
    </message>
    <message>
        <source>Winnowing</source>
        <translation>Winnowing（筛选指纹）</translation>
    </message>
    <message>
        <source>Seen before? (Bloom filter)</source>
        <translation>是否见过（布隆过滤器）</translation>
    </message>
    <message>
        <source>SimHash of words</source>
        <translation>SimHash：词</translation>
    </message>
    <message>
        <source>SimHash of windows</source>
        <translation>SimHash：窗口</translation>
    </message>
    <message>
        <source>Cosine: counts</source>
        <translation>余弦：词频</translation>
    </message>
    <message>
        <source>Cosine: tf·idf</source>
        <translation>余弦：tf·idf</translation>
    </message>
    <message>
        <source>Cosine: levels 1–5</source>
        <translation>余弦：五级权重</translation>
    </message>
    <message>
        <source>SCAM: A in B</source>
        <translation>SCAM：A 在 B 中</translation>
    </message>
    <message>
        <source>SCAM: B in A</source>
        <translation>SCAM：B 在 A 中</translation>
    </message>
    <message>
        <source>Shared passages</source>
        <translation>相同片段</translation>
    </message>
    <message>
        <source>Runs of letters</source>
        <translation>字串</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>words N</source>
        <translation>词数 N</translation>
    </message>
    <message>
        <source>How many of the heaviest words are signed; the lecture says about 10</source>
        <translation>对权重最高的多少个词签名；讲义说约 10 个</translation>
    </message>
    <message>
        <source>distance a</source>
        <translation>距离 a</translation>
    </message>
    <message>
        <source>What the distance of the weights must be under; Leitong&apos;s choice</source>
        <translation>权重距离须小于此值；由雷同选定</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>截取</translation>
    </message>
    <message>
        <source>512 bytes of UTF-8, or 256 of GBK as in 2000</source>
        <translation>UTF-8 的 512 字节，或如 2000 年那样取 GBK 的 256 字节</translation>
    </message>
    <message>
        <source>lexicons K</source>
        <translation>词典数 K</translation>
    </message>
    <message>
        <source>Random lexicons beside the whole one; Leitong&apos;s choice</source>
        <translation>完整词典之外的随机词典；由雷同选定</translation>
    </message>
    <message>
        <source>left out p</source>
        <translation>略去比例 p</translation>
    </message>
    <message>
        <source>Share of all words that a random lexicon lacks; Leitong&apos;s choice</source>
        <translation>随机词典所缺的词的比例；由雷同选定</translation>
    </message>
    <message>
        <source>run N</source>
        <translation>词串长 N</translation>
    </message>
    <message>
        <source>Words, or Chinese characters, of a shingle; Leitong&apos;s choice</source>
        <translation>一个词串的词数（中文按字）；由雷同选定</translation>
    </message>
    <message>
        <source>near from</source>
        <translation>近似下限</translation>
    </message>
    <message>
        <source>Jaccard of near duplicates; Leitong&apos;s choice</source>
        <translation>近似重复的雅卡尔系数；由雷同选定</translation>
    </message>
    <message>
        <source>similar from</source>
        <translation>相似下限</translation>
    </message>
    <message>
        <source>Jaccard of similar texts; the lecture says for example 0.2</source>
        <translation>相似文本的雅卡尔系数；讲义举例为 0.2</translation>
    </message>
    <message>
        <source>part from</source>
        <translation>部分下限</translation>
    </message>
    <message>
        <source>Share of a text that makes a partial duplicate; Leitong&apos;s choice</source>
        <translation>构成部分重复的文本比例；由雷同选定</translation>
    </message>
    <message>
        <source>gram k</source>
        <translation>字串长 k</translation>
    </message>
    <message>
        <source>Letters of a gram: nothing shorter is found</source>
        <translation>字串的字数：更短的相同处找不到</translation>
    </message>
    <message>
        <source>by language</source>
        <translation>按语言</translation>
    </message>
    <message>
        <source>window w</source>
        <translation>窗口 w</translation>
    </message>
    <message>
        <source>Grams of which the least is kept</source>
        <translation>每多少个字串中取最小的一个</translation>
    </message>
    <message>
        <source>Share of the fingerprints of one text; Leitong&apos;s choice</source>
        <translation>占一份文本指纹的比例；由雷同选定</translation>
    </message>
    <message>
        <source>new at most</source>
        <translation>新内容上限</translation>
    </message>
    <message>
        <source>Share of B that may be new after A; Leitong&apos;s choice</source>
        <translation>读过 A 之后 B 中可以为新的比例；由雷同选定</translation>
    </message>
    <message>
        <source>filter errs</source>
        <translation>误判率</translation>
    </message>
    <message>
        <source>How often the filter may say “seen” of what is new; the table puts it right</source>
        <translation>过滤器把新内容说成“见过”的比率；由散列表纠正</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>位数</translation>
    </message>
    <message>
        <source>Width of the fingerprint; 6 is for teaching</source>
        <translation>指纹的宽度；6 位用于教学</translation>
    </message>
    <message>
        <source>hash</source>
        <translation>哈希</translation>
    </message>
    <message>
        <source>How a word, or a window of letters, becomes bits</source>
        <translation>词或字符窗口如何变成位</translation>
    </message>
    <message>
        <source>zero vote</source>
        <translation>平票时</translation>
    </message>
    <message>
        <source>What a bit is whose votes are even: the lectures differ</source>
        <translation>票数为零的位取什么：两份讲义不同</translation>
    </message>
    <message>
        <source>may differ</source>
        <translation>可不同</translation>
    </message>
    <message>
        <source>Bits of 64 that may differ in a candidate; Leitong&apos;s choice by length</source>
        <translation>候选在 64 位中可以不同的位数；由雷同按长度选定</translation>
    </message>
    <message>
        <source>by length</source>
        <translation>按长度</translation>
    </message>
    <message>
        <source>Cosine of near duplicates; Leitong&apos;s choice</source>
        <translation>近似重复的余弦；由雷同选定</translation>
    </message>
    <message>
        <source>related from</source>
        <translation>相关下限</translation>
    </message>
    <message>
        <source>Cosine of texts on one subject; Leitong&apos;s choice</source>
        <translation>同一主题文本的余弦；由雷同选定</translation>
    </message>
    <message>
        <source>nearness ε</source>
        <translation>接近度 ε</translation>
    </message>
    <message>
        <source>2.5 lets counts differ by less than a factor 2; Leitong&apos;s choice</source>
        <translation>2.5 允许次数相差不到一倍；由雷同选定</translation>
    </message>
    <message>
        <source>copied from</source>
        <translation>照搬下限</translation>
    </message>
    <message>
        <source>Share of the vocabulary that counts as copied; Leitong&apos;s choice</source>
        <translation>视为照搬的词汇比例；由雷同选定</translation>
    </message>
    <message>
        <source>equal from</source>
        <translation>相同下限</translation>
    </message>
    <message>
        <source>Cosine of paths that counts as one layout; Leitong&apos;s choice</source>
        <translation>视为同一布局的路径余弦；由雷同选定</translation>
    </message>
    <message>
        <source>512 bytes of UTF-8</source>
        <translation>UTF-8 的 512 字节</translation>
    </message>
    <message>
        <source>256 bytes of GBK</source>
        <translation>GBK 的 256 字节</translation>
    </message>
    <message>
        <source>MD5</source>
        <translation>MD5</translation>
    </message>
    <message>
        <source>GB2312 codes</source>
        <translation>GB2312 编码</translation>
    </message>
    <message>
        <source>balanced character codes</source>
        <translation>均衡字符编码</translation>
    </message>
    <message>
        <source>enumerated codes</source>
        <translation>枚举编码</translation>
    </message>
    <message>
        <source>gives 0</source>
        <translation>取 0</translation>
    </message>
    <message>
        <source>gives 1</source>
        <translation>取 1</translation>
    </message>
</context>
<context>
    <name>MethodsModel</name>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Value and limit</source>
        <translation>值与阈值</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>They agree.</source>
        <translation>结论一致。</translation>
    </message>
    <message>
        <source>can&apos;t say</source>
        <translation>无法判断</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>MethodsPanel</name>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
</context>
<context>
    <name>MethodsStrip</name>
    <message>
        <source>What each method says</source>
        <translation>各方法的判断</translation>
    </message>
    <message>
        <source>✓ {n} of {all} say yes:</source>
        <translation>✓ {all} 种方法中 {n} 种认为是：</translation>
    </message>
    <message>
        <source>✗ {n} of {all} say no:</source>
        <translation>✗ {all} 种方法中 {n} 种认为否：</translation>
    </message>
    <message>
        <source>– {n} of {all} can&apos;t judge:</source>
        <translation>– {all} 种方法中 {n} 种无法判断：</translation>
    </message>
    <message>
        <source>{opinion}: yes</source>
        <translation>{opinion}：是</translation>
    </message>
    <message>
        <source>{opinion}: no</source>
        <translation>{opinion}：否</translation>
    </message>
    <message>
        <source>{opinion}: can&apos;t judge</source>
        <translation>{opinion}：无法判断</translation>
    </message>
    <message>
        <source>equal letters</source>
        <translation>文字相同</translation>
    </message>
    <message>
        <source>word bits</source>
        <translation>词指纹</translation>
    </message>
    <message>
        <source>window bits</source>
        <translation>字窗指纹</translation>
    </message>
    <message>
        <source>shingles</source>
        <translation>词串</translation>
    </message>
    <message>
        <source>runs of letters</source>
        <translation>字串</translation>
    </message>
    <message>
        <source>contained</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>passages</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>版面</translation>
    </message>
</context>
<context>
    <name>MethodsTable</name>
    <message>
        <source>What each method says</source>
        <translation>每种方法的结论</translation>
    </message>
</context>
<context>
    <name>MethodsView</name>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Methods are being compared…</source>
        <translation>正在比较各方法…</translation>
    </message>
    <message>
        <source>1 confirmed pair</source>
        <translation>1 对已确认</translation>
    </message>
    <message>
        <source>{n} confirmed pairs</source>
        <translation>{n} 对已确认</translation>
    </message>
    <message>
        <source>Confirmed: the whole text was proved to be the same, or nearly. Each method alone would propose these pairs of files, and miss the others.</source>
        <translation>已确认：全文经验证相同或基本相同。每种方法单独使用时会提出下列文件对，并漏掉其余的。</translation>
    </message>
    <message>
        <source>The cosine would have to compare {n} pairs, which would take about {minutes} min.</source>
        <translation>余弦要比较 {n} 对，约需 {minutes} 分钟。</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>提出</translation>
    </message>
    <message>
        <source>Pairs of files that share a key of the method</source>
        <translation>在该方法下键相同的文件对</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>确认</translation>
    </message>
    <message>
        <source>Of these, copies</source>
        <translation>其中确为副本的</translation>
    </message>
    <message>
        <source>Confirmed pairs among those that it proposes</source>
        <translation>提出的文件对中确认的比例</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>Partly</source>
        <translation>部分相同</translation>
    </message>
    <message>
        <source>Of these, files that share a part or a form</source>
        <translation>其中有部分相同或套用同一格式的</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>漏掉</translation>
    </message>
    <message>
        <source>Copies that it does not propose</source>
        <translation>未提出的副本</translation>
    </message>
    <message>
        <source>Copies that it proposes, of all</source>
        <translation>提出的副本占全部副本的比例</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>Only it</source>
        <translation>仅此法</translation>
    </message>
    <message>
        <source>Copies that no other method here proposes</source>
        <translation>其他方法都未提出的副本</translation>
    </message>
    <message>
        <source>Same bytes</source>
        <translation>字节相同</translation>
    </message>
    <message>
        <source>SHA-256 of the file</source>
        <translation>文件的 SHA-256</translation>
    </message>
    <message>
        <source>Same letters</source>
        <translation>文字相同</translation>
    </message>
    <message>
        <source>SHA-256 of the letters of the text</source>
        <translation>正文文字的 SHA-256</translation>
    </message>
    <message>
        <source>Tianwang 1: description</source>
        <translation>天网 1：摘要</translation>
    </message>
    <message>
        <source>MD5 of the first 512 bytes</source>
        <translation>前 512 字节的 MD5</translation>
    </message>
    <message>
        <source>Tianwang 2: words by weight</source>
        <translation>天网 2：按权重排列的关键词</translation>
    </message>
    <message>
        <source>MD5 of ten words, heaviest first</source>
        <translation>十个关键词由重到轻连接后的 MD5</translation>
    </message>
    <message>
        <source>Tianwang 3: words by name</source>
        <translation>天网 3：按字序排列的关键词</translation>
    </message>
    <message>
        <source>MD5 of the same ten words, in order</source>
        <translation>同样十个关键词按字序连接后的 MD5</translation>
    </message>
    <message>
        <source>Tianwang 4: 2, and like weights</source>
        <translation>天网 4：同 2，且权重相近</translation>
    </message>
    <message>
        <source>2, and a distance under 0.05</source>
        <translation>同 2，且权重距离小于 0.05</translation>
    </message>
    <message>
        <source>Tianwang 5: 3, and like weights</source>
        <translation>天网 5：同 3，且权重相近</translation>
    </message>
    <message>
        <source>3, and a distance under 0.05</source>
        <translation>同 3，且权重距离小于 0.05</translation>
    </message>
    <message>
        <source>I-Match</source>
        <translation>I-Match</translation>
    </message>
    <message>
        <source>SHA-1 of the words neither common nor rare</source>
        <translation>去掉过于常见和罕见的词之后的 SHA-1</translation>
    </message>
    <message>
        <source>SimHash, 3 bits</source>
        <translation>SimHash，3 位以内</translation>
    </message>
    <message>
        <source>Fingerprints that differ in at most 3 bits</source>
        <translation>指纹相差不超过 3 位</translation>
    </message>
    <message>
        <source>SimHash, 10 bits</source>
        <translation>SimHash，10 位以内</translation>
    </message>
    <message>
        <source>Fingerprints that differ in at most 10 bits</source>
        <translation>指纹相差不超过 10 位</translation>
    </message>
    <message>
        <source>Cosine of all pairs</source>
        <translation>所有对的余弦</translation>
    </message>
    <message>
        <source>It has no key: every pair is compared, which is done for up to 1,000 texts</source>
        <translation>它没有键：要逐对比较，文本不超过 1,000 份时才做</translation>
    </message>
    <message>
        <source>Back to the usual</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>Set all parameters and limits back; what is chosen here is kept between two starts</source>
        <translation>恢复所有参数和界限；这里的选择在下次启动时仍然有效</translation>
    </message>
    <message>
        <source>Asking every method…</source>
        <translation>正在询问各种方法……</translation>
    </message>
    <message>
        <source>Nothing is compared.</source>
        <translation>没有比较任何文档。</translation>
    </message>
    <message>
        <source>With these limits, type {type}: {sentence}</source>
        <translation>按这些阈值，类型 {type}：{sentence}</translation>
    </message>
</context>
<context>
    <name>NewWordsList</name>
    <message>
        <source>Word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>How often it occurs</source>
        <translation>出现的次数</translation>
    </message>
    <message>
        <source>Cohesion</source>
        <translation>凝固度</translation>
    </message>
    <message>
        <source>How much more often its letters stand together than by chance, at the weakest cut
p(word) / (p(left) · p(right))</source>
        <translation>各字相连的机会是偶然相连的多少倍，取最弱的切分处
p(词) / (p(左) · p(右))</translation>
    </message>
    <message>
        <source>Freedom</source>
        <translation>自由度</translation>
    </message>
    <message>
        <source>How varied its neighbours are: the lesser entropy of left and right, in nats
−Σ p ln p</source>
        <translation>左右邻字有多丰富：左熵与右熵中较小的，以奈特计
−Σ p ln p</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>组成</translation>
    </message>
    <message>
        <source>The word as the dictionary cuts it</source>
        <translation>词典对它的切分</translation>
    </message>
    <message>
        <source>New words</source>
        <translation>新词</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>采纳</translation>
    </message>
    <message>
        <source>Make it one of your own words: every method cuts it whole, fingerprints stay as they are</source>
        <translation>加入您的词典：各种方法都不再切开它，指纹不变</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Take back the word that was accepted last</source>
        <translation>移除最后采纳的词</translation>
    </message>
</context>
<context>
    <name>NewWordsView</name>
    <message>
        <source>New words</source>
        <translation>新词</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>采纳</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Make it one of your own words: every method cuts it whole, fingerprints stay as they are</source>
        <translation>加入您的词典：各种方法都不再切开它，指纹不变</translation>
    </message>
    <message>
        <source>Take back the word that was accepted last</source>
        <translation>移除最后采纳的词</translation>
    </message>
    <message>
        <source>New words are being looked for…</source>
        <translation>正在寻找新词…</translation>
    </message>
    <message>
        <source>1 new word</source>
        <translation>1 个新词</translation>
    </message>
    <message>
        <source>No new words</source>
        <translation>没有新词</translation>
    </message>
    <message>
        <source>{n} new words</source>
        <translation>{n} 个新词</translation>
    </message>
    <message>
        <source>There is too little Chinese text here to tell new words.</source>
        <translation>中文文字太少，无法判断新词。</translation>
    </message>
    <message>
        <source>Of {n} letters, every text counted once. No word that the dictionary lacks is frequent, holds together and stands among different neighbours.</source>
        <translation>共 {n} 个文字，相同文本只计一次。没有词典未收、又出现频繁、结合紧密且左右邻字多样的词。</translation>
    </message>
    <message>
        <source>Of {n} letters, every text counted once. They are frequent, their letters hold together, and they stand among different neighbours.</source>
        <translation>共 {n} 个文字，相同文本只计一次。这些词出现频繁，字与字结合紧密，左右邻字多样。</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Occurrences</source>
        <translation>出现次数</translation>
    </message>
    <message>
        <source>Cohesion</source>
        <translation>凝合度</translation>
    </message>
    <message>
        <source>How much more often its letters stand together than by chance, at the weakest cut</source>
        <translation>在最弱的切分处，其文字同现的频率是随机情况的多少倍</translation>
    </message>
    <message>
        <source>Freedom</source>
        <translation>自由度</translation>
    </message>
    <message>
        <source>How varied its neighbours are: the lesser entropy of both sides</source>
        <translation>左右邻字的多样程度：两侧信息熵中较小的一个</translation>
    </message>
    <message>
        <source>As the dictionary cuts it</source>
        <translation>词典的切分</translation>
    </message>
</context>
<context>
    <name>NothingShared</name>
    <message>
        <source>No shared passage has {n} words.</source>
        <translation>没有达到 {n} 字（词）的相同段落。</translation>
    </message>
    <message>
        <source>The two texts share no passage.</source>
        <translation>两份文本没有相同片段。</translation>
    </message>
    <message>
        <source>Nearest: {size}, “{text}”</source>
        <translation>最接近：{size}，“{text}”</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>Replace A</source>
        <translation>替换 A</translation>
    </message>
    <message>
        <source>Replace B</source>
        <translation>替换 B</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Scan again</source>
        <translation>重新扫描</translation>
    </message>
</context>
<context>
    <name>PageAbout</name>
    <message>
        <source>Votes and page object</source>
        <translation>得票与网页对象</translation>
    </message>
    <message>
        <source>By the learned votes ({n}): {sentence}</source>
        <translation>按学习得来的投票（{n}）：{sentence}</translation>
    </message>
    <message>
        <source>No votes: a text without tags is taken paragraph by paragraph.</source>
        <translation>没有投票：不带标签的文本逐段采用。</translation>
    </message>
    <message>
        <source>Together {n}</source>
        <translation>合计 {n}</translation>
    </message>
    <message>
        <source>Together {n}; the weakest block of this page&apos;s body has {least}</source>
        <translation>合计 {n}；本页正文中得票最少的块为 {least}</translation>
    </message>
    <message>
        <source>text block</source>
        <translation>文本块</translation>
    </message>
    <message>
        <source>block of links</source>
        <translation>链接块</translation>
    </message>
    <message>
        <source>block of pictures</source>
        <translation>图片块</translation>
    </message>
    <message>
        <source>letters: {letters}, of them in links: {linked}; links: {links}, pictures: {images}</source>
        <translation>{letters} 个字，其中链接内 {linked} 个；链接 {links} 个，图片 {images} 张</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Content title</source>
        <translation>正文标题</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>正文</translation>
    </message>
    <message>
        <source>{n} characters</source>
        <translation>{n} 个字符</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>块数</translation>
    </message>
    <message>
        <source>Forward links</source>
        <translation>正向链接</translation>
    </message>
    <message>
        <source>Anchors within</source>
        <translation>页内锚点</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>The page object</source>
        <translation>网页对象</translation>
    </message>
    <message>
        <source>Anchors and where they lead</source>
        <translation>锚文本及其去向</translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation>……还有 {n} 个</translation>
    </message>
    <message>
        <source>topic: a text</source>
        <translation>主题型：正文</translation>
    </message>
    <message>
        <source>hub: links</source>
        <translation>中心型：链接</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>图片型</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
</context>
<context>
    <name>PageCopy</name>
    <message>
        <source>Copy of the page</source>
        <translation>网页副本</translation>
    </message>
</context>
<context>
    <name>PagePanel</name>
    <message>
        <source>Page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Two documents compared show here how their pages were understood.</source>
        <translation>比较两份文档后，这里显示它们的网页是怎样理解的。</translation>
    </message>
    <message>
        <source>The page is being taken apart…</source>
        <translation>正在拆解网页……</translation>
    </message>
    <message>
        <source>A document without tags: every paragraph is a block of its own, and all are taken.</source>
        <translation>不带标签的文档：每段自成一块，全部采用。</translation>
    </message>
    <message>
        <source>A long page: only its beginning is shown here; leitong page --html writes all of it.</source>
        <translation>网页较长：这里只显示开头；leitong page --html 可写出全部。</translation>
    </message>
    <message>
        <source>The texts above are compared by the learned votes.</source>
        <translation>上面两篇文字仍按学习得来的投票比较。</translation>
    </message>
    <message>
        <source>The textbook&apos;s rules judge every block as the learned votes do.</source>
        <translation>教科书的规则对每一块的判断都与学习得来的投票相同。</translation>
    </message>
    <message>
        <source>The textbook&apos;s rules judge 1 block otherwise than the learned votes.</source>
        <translation>教科书的规则有 1 块的判断与学习得来的投票不同。</translation>
    </message>
    <message>
        <source>The textbook&apos;s rules judge {n} blocks otherwise than the learned votes.</source>
        <translation>教科书的规则有 {n} 块的判断与学习得来的投票不同。</translation>
    </message>
    <message>
        <source>body</source>
        <translation>正文</translation>
    </message>
    <message>
        <source>Page of</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Page of {side}</source>
        <translation>{side} 的网页</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>What do you want to do?</source>
        <translation>想做什么？</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>查找操作</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
</context>
<context>
    <name>PanelTabs</name>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
</context>
<context>
    <name>Peel</name>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>测得</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>票数</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>1 other rule</source>
        <translation>另外 1 条规则</translation>
    </message>
    <message>
        <source>{n} other rules</source>
        <translation>另外 {n} 条规则</translation>
    </message>
    <message>
        <source>▸ ░ {size} left out: {reasons}</source>
        <translation>▸ ░ 略去 {size}：{reasons}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>▸ = {size} equal on both sides · {numbers}</source>
        <translation>▸ = 两侧相同 {size} · {numbers}</translation>
    </message>
</context>
<context>
    <name>PicturesList</name>
    <message>
        <source>Lost pictures</source>
        <translation>丢失的图片</translation>
    </message>
    <message>
        <source>Enter compares the page with the copy that has the picture.</source>
        <translation>按回车键将此页与保存该图片的副本进行比较。</translation>
    </message>
</context>
<context>
    <name>PicturesModel</name>
    <message>
        <source>unreadable</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>missing in {page}</source>
        <translation>缺于 {page}</translation>
    </message>
</context>
<context>
    <name>PicturesStrip</name>
    <message>
        <source>{pictures} missing on these pages, {lent} of them in copies</source>
        <translation>这些页面缺 {pictures}，其中 {lent} 张在副本中</translation>
    </message>
</context>
<context>
    <name>PicturesView</name>
    <message>
        <source>Pictures are being looked for…</source>
        <translation>正在查找图片…</translation>
    </message>
    <message>
        <source>No picture is missing</source>
        <translation>没有缺失的图片</translation>
    </message>
    <message>
        <source>Of pages that have copies, all pictures lie where the pages look for them.</source>
        <translation>凡有副本的页面，其图片都在页面所指的位置。</translation>
    </message>
    <message>
        <source>{pictures} missing, {lent} of them in copies</source>
        <translation>缺 {pictures}，其中 {lent} 张在副本中</translation>
    </message>
    <message>
        <source>A picture that is not beside its page is shown from a copy of the page.</source>
        <translation>页面旁找不到的图片，取自该页面的副本来显示。</translation>
    </message>
    <message>
        <source>Nothing is fetched from the net.</source>
        <translation>不从网上获取任何内容。</translation>
    </message>
    <message>
        <source>The first {n} are listed.</source>
        <translation>只列出前 {n} 张。</translation>
    </message>
</context>
<context>
    <name>PrintRow</name>
    <message>
        <source>How the fingerprints are made: what the features are, how they are weighted, how a feature becomes bits, and what a vote of exactly zero gives. Only fingerprints of one recipe are compared.</source>
        <translation>指纹的做法：特征是什么、如何加权、特征如何变成二进制位，以及票数恰为零时取什么。只有做法相同的指纹才能比较。</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Screens</source>
        <translation>界面</translation>
    </message>
</context>
<context>
    <name>RanksView</name>
    <message>
        <source>Pages by rank</source>
        <translation>按排名列出的网页</translation>
    </message>
    <message>
        <source>Ranks are being worked out…</source>
        <translation>正在计算排名…</translation>
    </message>
    <message>
        <source>1 text</source>
        <translation>1 篇文本</translation>
    </message>
    <message>
        <source>{n} texts</source>
        <translation>{n} 篇文本</translation>
    </message>
    <message>
        <source>{files} could be spared, {size} of {all}.</source>
        <translation>可省去 {files}，即 {all} 中的 {size}。</translation>
    </message>
    <message>
        <source>Files of the same text count as one.</source>
        <translation>文本相同的文件合为一篇。</translation>
    </message>
    <message>
        <source>No page of this library links to another, so that copies alone raise a rank.</source>
        <translation>库中网页之间没有链接，只有副本会提高排名。</translation>
    </message>
    <message>
        <source>The first {n} are listed.</source>
        <translation>列出前 {n} 篇。</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名值</translation>
    </message>
    <message>
        <source>PageRank times the number of texts: the average is 1</source>
        <translation>PageRank 乘以文本篇数，平均为 1</translation>
    </message>
    <message>
        <source>Links in</source>
        <translation>链入</translation>
    </message>
    <message>
        <source>Pages of the library that link to it</source>
        <translation>库中链接到它的网页</translation>
    </message>
    <message>
        <source>Links out</source>
        <translation>链出</translation>
    </message>
    <message>
        <source>Pages of the library that it links to</source>
        <translation>它链接到的库中网页</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>Other files of the same text</source>
        <translation>文本相同的其他文件</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>别处</translation>
    </message>
    <message>
        <source>Copies on other sites or in other folders, which raise the rank</source>
        <translation>在其他网站或文件夹中的副本，它们会提高排名</translation>
    </message>
</context>
<context>
    <name>Readings</name>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>读法</translation>
    </message>
    <message>
        <source>Ambiguous places</source>
        <translation>歧义之处</translation>
    </message>
    <message>
        <source>Every word can be read in one way only.</source>
        <translation>每个词都只有一种读法。</translation>
    </message>
</context>
<context>
    <name>RecipeRow</name>
    <message>
        <source>cut into</source>
        <translation>切成</translation>
    </message>
    <message>
        <source>weighed by</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>hashed by</source>
        <translation>哈希</translation>
    </message>
    <message>
        <source>sign</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>{n} bits</source>
        <translation>{n} 位</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>位数</translation>
    </message>
    <message>
        <source>How long the fingerprint is; 6 bits fit a blackboard</source>
        <translation>指纹的长度；6 位正好写在黑板上</translation>
    </message>
    <message>
        <source>letters in a row</source>
        <translation>连续字符数</translation>
    </message>
    <message>
        <source>How many letters an n-gram has</source>
        <translation>每个 n 元字串有几个字符</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Strike and see</source>
        <translation>划去看看</translation>
    </message>
    <message>
        <source>Strike these words  F</source>
        <translation>划去这些词  F</translation>
    </message>
    <message>
        <source>All vote again</source>
        <translation>全部恢复投票</translation>
    </message>
    <message>
        <source>No word is struck any more  R</source>
        <translation>不再划去任何词  R</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>Lines between equal passages</source>
        <translation>相同片段之间的连线</translation>
    </message>
</context>
<context>
    <name>RulesPopover</name>
    <message>
        <source>Rules</source>
        <translation>比较规则</translation>
    </message>
    <message>
        <source>What is ticked does not count when the two texts are compared.</source>
        <translation>比较两篇文本时，勾选的差别不计。</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>大小写</translation>
    </message>
    <message>
        <source>A and a are the same</source>
        <translation>A 与 a 相同</translation>
    </message>
    <message>
        <source>Full and half width</source>
        <translation>全角半角</translation>
    </message>
    <message>
        <source>Ａ and A are the same</source>
        <translation>Ａ 与 A 相同</translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation>标点符号</translation>
    </message>
    <message>
        <source>marks are no words</source>
        <translation>标点不算字词</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>12 and 57 make no difference</source>
        <translation>12 与 57 没有差别</translation>
    </message>
    <message>
        <source>Script variants</source>
        <translation>简体繁体</translation>
    </message>
    <message>
        <source>圖 and 图 are the same</source>
        <translation>圖 与 图 相同</translation>
    </message>
    <message>
        <source>White space</source>
        <translation>空白</translation>
    </message>
    <message>
        <source>blanks and line breaks make no difference</source>
        <translation>空格与换行没有差别</translation>
    </message>
    <message>
        <source>are passed over</source>
        <translation>略过不计</translation>
    </message>
    <message>
        <source>Where dates, times, counters and addresses are passed over</source>
        <translation>在哪里略过日期、时间、计数和网址</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>处处</translation>
    </message>
    <message>
        <source>in web pages</source>
        <translation>网页中</translation>
    </message>
    <message>
        <source>Dates, counters, addresses</source>
        <translation>日期、计数、网址</translation>
    </message>
    <message>
        <source>Shortest passage</source>
        <translation>最短段落</translation>
    </message>
    <message>
        <source>words; what is shorter does not count</source>
        <translation>字（词）；更短的不计</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>its text is taken out of both</source>
        <translation>其文字从两篇中扣除</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose a template</source>
        <translation>选择模板</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Compare without the template</source>
        <translation>不用模板比较</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>恢复通常规则</translation>
    </message>
    <message>
        <source>Back to the rules of every comparison</source>
        <translation>恢复每次比较通用的规则</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>News and its repost 中文</source>
        <translation>新闻与转载</translation>
    </message>
    <message>
        <source>A Chinese news page in GB18030 and its repost: edited, with one paragraph moved</source>
        <translation>一页 GB18030 编码的中文新闻及其转载：经过改动，移动了一段</translation>
    </message>
    <message>
        <source>Two essays, one copied</source>
        <translation>两篇英文随笔，一篇抄另一篇</translation>
    </message>
    <message>
        <source>Two English essays; the second copies and rewords parts of the first</source>
        <translation>两篇英文随笔；第二篇抄录并改写了第一篇的部分内容</translation>
    </message>
    <message>
        <source>Exact copies</source>
        <translation>完全相同的副本</translation>
    </message>
    <message>
        <source>The same text as a web page in Big5 and as plain text in UTF-8</source>
        <translation>同一文本：Big5 编码的网页与 UTF-8 纯文本</translation>
    </message>
</context>
<context>
    <name>ScanStrip</name>
    <message>
        <source>Scan</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Progress of the scan</source>
        <translation>扫描进度</translation>
    </message>
    <message>
        <source>Stop the scan; what was read is kept</source>
        <translation>停止扫描；已读取的内容会保留</translation>
    </message>
    <message>
        <source>Stop and keep</source>
        <translation>停止并保留</translation>
    </message>
    <message>
        <source>Go on with the scan</source>
        <translation>继续扫描</translation>
    </message>
    <message>
        <source>Pause the scan</source>
        <translation>暂停扫描</translation>
    </message>
    <message>
        <source>stopping; what was read is kept</source>
        <translation>正在停止；已读取的内容会保留</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>{n}/s</source>
        <translation>{n} 个/秒</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>剩余 {time}</translation>
    </message>
</context>
<context>
    <name>ScrubRow</name>
    <message>
        <source>Let the votes add up  Space</source>
        <translation>让票数逐一累加  空格</translation>
    </message>
    <message>
        <source>Moment between text and fingerprint</source>
        <translation>从文本到指纹之间的位置</translation>
    </message>
    <message>
        <source>← → step · Space play · ↑ ↓ word · S strike · [ ] bit · F turn it</source>
        <translation>← → 步进 · 空格播放 · ↑ ↓ 选词 · S 划去 · [ ] 选位 · F 翻转</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
</context>
<context>
    <name>SearchView</name>
    <message>
        <source>Words, or several letters of the text</source>
        <translation>词语，或文中连续的几个字</translation>
    </message>
    <message>
        <source>Search in the texts of the library</source>
        <translation>在资料库的文本中搜索</translation>
    </message>
    <message>
        <source>Every word must stand in the text; what is put in quotes must stand there as it is.</source>
        <translation>每个词都须出现在文中；加引号的内容须原样出现。</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Nothing in the library holds it.</source>
        <translation>资料库中没有包含它的文本。</translation>
    </message>
    <message>
        <source>1 result in 1 text</source>
        <translation>1 篇文本，1 条结果</translation>
    </message>
    <message>
        <source>1 result in {texts} texts</source>
        <translation>{texts} 篇文本，1 条结果</translation>
    </message>
    <message>
        <source>{results} results in {texts} texts</source>
        <translation>{texts} 篇文本，{results} 条结果</translation>
    </message>
    <message>
        <source>the first {n} shown</source>
        <translation>显示前 {n} 条</translation>
    </message>
    <message>
        <source>index {words} for words, {runs} for letter pairs</source>
        <translation>索引：词 {words}，双字 {runs}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Follow the system, or always light or dark.</source>
        <translation>跟随系统，或始终浅色、深色。</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Language of the window; documents keep theirs.</source>
        <translation>窗口的语言；文档保持原有语言。</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>字号</translation>
    </message>
    <message>
        <source>Size of all text in the window, in points.</source>
        <translation>窗口中全部文字的大小，以磅为单位。</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Let a mark blink where you jump to; off keeps everything still.</source>
        <translation>跳转时让标记闪一下；关闭则一切静止。</translation>
    </message>
    <message>
        <source>Reopen the last pair</source>
        <translation>重新打开上次的文档</translation>
    </message>
    <message>
        <source>Start where you stopped, with the same two documents.</source>
        <translation>从上次停下的地方开始，打开同样的两份文档。</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Changes hold at once and are kept on this computer.</source>
        <translation>更改立即生效，保存在本机。</translation>
    </message>
    <message>
        <source>{n} pt</source>
        <translation>{n} 磅</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>减小</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>增大</translation>
    </message>
</context>
<context>
    <name>ShareBar</name>
    <message>
        <source>Too short to say</source>
        <translation>太短，无法判断</translation>
    </message>
    <message>
        <source>{share} of A is in B</source>
        <translation>A 的 {share} 在 B 中</translation>
    </message>
    <message>
        <source>{share} of B is in A</source>
        <translation>B 的 {share} 在 A 中</translation>
    </message>
</context>
<context>
    <name>SlotCard</name>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>抓取</translation>
    </message>
    <message>
        <source>Take as text</source>
        <translation>当作文本</translation>
    </message>
    <message>
        <source>Seen before?</source>
        <translation>见过吗？</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Ask which files of the Library are near it</source>
        <translation>查资料库中哪些文件与它相近</translation>
    </message>
    <message>
        <source>Side {side}: {name}</source>
        <translation>{side} 侧：{name}</translation>
    </message>
    <message>
        <source>HTML, text, Markdown, PDF, DOCX</source>
        <translation>HTML、文本、Markdown、PDF、DOCX</translation>
    </message>
    <message>
        <source>{key} opens · Ctrl+V pastes</source>
        <translation>{key} 打开 · Ctrl+V 粘贴</translation>
    </message>
    <message>
        <source>Drop, open or paste a document</source>
        <translation>拖入、打开或粘贴文档</translation>
    </message>
    <message>
        <source>Fetch this address? It is the only thing that will leave this computer.</source>
        <translation>要抓取这个网址吗？这是唯一会离开本机的请求。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>This can&apos;t be compared</source>
        <translation>无法比较</translation>
    </message>
</context>
<context>
    <name>SourcesPanel</name>
    <message>
        <source>Add folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Scan again: only what has changed is read</source>
        <translation>重新扫描：只读取有变化的文件</translation>
    </message>
    <message>
        <source>Scan again</source>
        <translation>重新扫描</translation>
    </message>
    <message>
        <source>Go on with the scan</source>
        <translation>继续扫描</translation>
    </message>
    <message>
        <source>The last scan was stopped.</source>
        <translation>上次扫描已停止。</translation>
    </message>
    <message>
        <source>Seen before?…</source>
        <translation>见过吗？…</translation>
    </message>
    <message>
        <source>Choose a file, or drop it here: which files of the library are near it?</source>
        <translation>选择文件或拖到这里：资料库中哪些文件与它相近？</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>资料库</translation>
    </message>
    <message>
        <source>Open another library</source>
        <translation>打开其他资料库</translation>
    </message>
    <message>
        <source>New library…</source>
        <translation>新建资料库…</translation>
    </message>
    <message>
        <source>Open library…</source>
        <translation>打开资料库…</translation>
    </message>
    <message>
        <source>Keep out what it has already</source>
        <translation>库中已有的不再收入</translation>
    </message>
    <message>
        <source>From the next scan on, files whose text is in the library are not taken in, only listed as copies</source>
        <translation>从下次扫描起，正文已在库中的文件不再收入，只记为副本</translation>
    </message>
    <message>
        <source>not there now</source>
        <translation>现在不在</translation>
    </message>
    <message>
        <source>Take {name} out of the library</source>
        <translation>把 {name} 移出资料库</translation>
    </message>
    <message>
        <source>Take it out of the library; the files stay where they are</source>
        <translation>移出资料库；文件仍留在原处</translation>
    </message>
    <message>
        <source>{note}, watched</source>
        <translation>{note}，监视中</translation>
    </message>
    <message>
        <source>Watch {name}</source>
        <translation>监视 {name}</translation>
    </message>
    <message>
        <source>Watched: what changes here is scanned by itself</source>
        <translation>监视中：这里有变化时自动扫描</translation>
    </message>
    <message>
        <source>Watch: scan what changes here by itself</source>
        <translation>监视：这里有变化时自动扫描</translation>
    </message>
    <message>
        <source>Role of {name}: {role}</source>
        <translation>{name} 的角色：{role}</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>Text A</source>
        <translation>文本 A</translation>
    </message>
    <message>
        <source>Text B</source>
        <translation>文本 B</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Is this the same text?</source>
        <translation>是不是同一篇文字？</translation>
    </message>
    <message>
        <source>Drop two documents to see what they share, and why.</source>
        <translation>拖入两份文档，看看它们有哪些相同，以及为什么。</translation>
    </message>
    <message>
        <source>Or drop a folder: its copies are grouped in the Library while you go on working.</source>
        <translation>也可以拖入文件夹：您继续工作，重复文件会在资料库中归组。</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Try:</source>
        <translation>试试：</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>资料库</translation>
    </message>
    <message>
        <source>scan not finished</source>
        <translation>扫描未完成</translation>
    </message>
    <message>
        <source>{a}  ↔  {b}</source>
        <translation>{a}  ↔  {b}</translation>
    </message>
    <message>
        <source>{n}/64 bits</source>
        <translation>{n}/64 位</translation>
    </message>
    <message>
        <source>missing: {names}</source>
        <translation>已不在：{names}</translation>
    </message>
    <message>
        <source>Forget {names}</source>
        <translation>忘记 {names}</translation>
    </message>
    <message>
        <source>Take off this list</source>
        <translation>从列表移除</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>内容不会离开本机。</translation>
    </message>
    <message>
        <source>Only the address that you allowed was fetched; nothing else leaves.</source>
        <translation>只抓取了您允许的网址，其他内容不会离开本机。</translation>
    </message>
</context>
<context>
    <name>StepsRow</name>
    <message>
        <source>Show text {side}</source>
        <translation>显示文本 {side}</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Save the picture for slides</source>
        <translation>保存图片，用于课件</translation>
    </message>
</context>
<context>
    <name>StruckWords</name>
    <message>
        <source>Struck words</source>
        <translation>划去的词</translation>
    </message>
    <message>
        <source>Put “{word}” back</source>
        <translation>恢复“{word}”</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Put all struck words back</source>
        <translation>恢复所有划去的词</translation>
    </message>
</context>
<context>
    <name>TagModel</name>
    <message>
        <source>Element</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字数</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>去留</translation>
    </message>
    <message>
        <source>Depth {n}</source>
        <translation>深度 {n}</translation>
    </message>
    <message>
        <source>Not written in the page; the parser puts it in.</source>
        <translation>网页里没有写，由解析器补上。</translation>
    </message>
    <message>
        <source>Its end tag is not written; what follows implies it.</source>
        <translation>没有写结束标签，由后文隐含。</translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message>
        <source>Struck: it does not count. S takes it back.</source>
        <translation>已划去，不计入。按 S 恢复。</translation>
    </message>
    <message>
        <source>Text of the template: it does not count.</source>
        <translation>模板中的文字，不计入。</translation>
    </message>
    <message>
        <source>Take back what is struck	S</source>
        <translation>恢复划去的文字	S</translation>
    </message>
    <message>
        <source>Strike what is selected	S</source>
        <translation>划去所选文字	S</translation>
    </message>
    <message>
        <source>Strike this paragraph	S</source>
        <translation>划去这一段	S</translation>
    </message>
</context>
<context>
    <name>TextsSide</name>
    <message>
        <source>Lab</source>
        <translation>实验室</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Texts of the comparison</source>
        <translation>正在比较的两份文本</translation>
    </message>
    <message>
        <source>Your text</source>
        <translation>你的文本</translation>
    </message>
    <message>
        <source>A second text, to compare</source>
        <translation>用来比较的第二份文本</translation>
    </message>
    <message>
        <source>Text {side}</source>
        <translation>文本 {side}</translation>
    </message>
</context>
<context>
    <name>TextsView</name>
    <message>
        <source>Nothing was left out of either text.</source>
        <translation>两份文本都没有略去的内容。</translation>
    </message>
    <message>
        <source>There is no text to compare.</source>
        <translation>没有可比较的文本。</translation>
    </message>
</context>
<context>
    <name>ThresholdPlot</name>
    <message>
        <source>Threshold over the distances of pairs</source>
        <translation>各对文件距离上的阈值</translation>
    </message>
    <message>
        <source>distance {low} to {high}, pairs: {n}</source>
        <translation>距离 {low} 至 {high}：{n} 对</translation>
    </message>
</context>
<context>
    <name>ThresholdView</name>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>Back before the last merge  P</source>
        <translation>退回上一次合并之前  P</translation>
    </message>
    <message>
        <source>On to the next merge  N</source>
        <translation>到下一次合并  N</translation>
    </message>
    <message>
        <source>Distance ≤ {value}</source>
        <translation>距离 ≤ {value}</translation>
    </message>
    <message>
        <source>No two texts are so near.</source>
        <translation>没有两篇文本这么接近。</translation>
    </message>
    <message>
        <source>One group of near texts, {files} files.</source>
        <translation>1 组相近文本，共 {files} 个文件。</translation>
    </message>
    <message>
        <source>{groups} groups of near texts, {files} files.</source>
        <translation>{groups} 组相近文本，共 {files} 个文件。</translation>
    </message>
    <message>
        <source>Pairs: {n} of {all}.</source>
        <translation>{all} 对中的 {n} 对。</translation>
    </message>
    <message>
        <source>Nothing more would merge.</source>
        <translation>没有更多可以合并的了。</translation>
    </message>
    <message>
        <source>Next, at {value}: the groups of “{one}” ({n}) and “{other}” ({m}) become one.</source>
        <translation>下一步，到 {value} 时：“{one}”组（{n}）与“{other}”组（{m}）合为一组。</translation>
    </message>
    <message>
        <source>Next, at {value}: “{other}” joins the group of “{one}” ({n}).</source>
        <translation>下一步，到 {value} 时：“{other}”并入“{one}”组（{n}）。</translation>
    </message>
    <message>
        <source>Next, at {value}: “{one}” joins the group of “{other}” ({m}).</source>
        <translation>下一步，到 {value} 时：“{one}”并入“{other}”组（{m}）。</translation>
    </message>
    <message>
        <source>Next, at {value}: “{one}” and “{other}” become a group.</source>
        <translation>下一步，到 {value} 时：“{one}”与“{other}”成为一组。</translation>
    </message>
    <message>
        <source>And one more merge there.</source>
        <translation>该处还有 1 次合并。</translation>
    </message>
    <message>
        <source>And {n} more merges there.</source>
        <translation>该处另有 {n} 次合并。</translation>
    </message>
    <message>
        <source>0: the same text. 1: nothing in common. One minus the share of word runs that both have.</source>
        <translation>0：文本相同。1：毫无共同之处。即 1 减去两者共有词串的比例。</translation>
    </message>
</context>
<context>
    <name>TreeSide</name>
    <message>
        <source>Stack {depth}:</source>
        <translation>栈 {depth}：</translation>
    </message>
    <message>
        <source>Elements: {n}, depth {depth}; implied ends (⌐): {implied}</source>
        <translation>{n} 个元素，深 {depth} 层；{implied} 个省略的结束标签（⌐）</translation>
    </message>
    <message>
        <source>Tag tree</source>
        <translation>标签树</translation>
    </message>
</context>
<context>
    <name>TrieDrawing</name>
    <message>
        <source>Trie of words from their last letter</source>
        <translation>从末字起的词典树</translation>
    </message>
    <message>
        <source>Trie of words</source>
        <translation>词典树</translation>
    </message>
</context>
<context>
    <name>TriedOut</name>
    <message>
        <source>Back to the usual</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>MD5, 64 bits, a vote of 0 gives 0: the fingerprint of the verdict</source>
        <translation>MD5，64 位，票数为 0 时取 0：结论所用的指纹</translation>
    </message>
</context>
<context>
    <name>TriesView</name>
    <message>
        <source>From the first letter</source>
        <translation>从首字</translation>
    </message>
    <message>
        <source>The prefix trie, which MM walks</source>
        <translation>前缀树，正向最大匹配用它</translation>
    </message>
    <message>
        <source>From the last letter</source>
        <translation>从末字</translation>
    </message>
    <message>
        <source>The suffix trie, which RMM walks</source>
        <translation>后缀树，逆向最大匹配用它</translation>
    </message>
</context>
<context>
    <name>VotesChoice</name>
    <message>
        <source>learned</source>
        <translation>学习得来</translation>
    </message>
    <message>
        <source>Votes learned from pages; documents are compared by them</source>
        <translation>从大量网页学习得来的投票；文档按它比较</translation>
    </message>
    <message>
        <source>textbook</source>
        <translation>教科书</translation>
    </message>
    <message>
        <source>Nine rules in the spirit of a textbook, with numbers of our own</source>
        <translation>按教科书思路写的九条规则，数值由本软件自定</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Votes: {name}</source>
        <translation>投票：{name}</translation>
    </message>
</context>
<context>
    <name>VotesPlot</name>
    <message>
        <source>Bit votes</source>
        <translation>各位投票</translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>Look at all</source>
        <translation>全部扫描</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>Online probes</source>
        <translation>在线探测</translation>
    </message>
    <message>
        <source>Offline list</source>
        <translation>离线表</translation>
    </message>
    <message>
        <source>Manku’s tables</source>
        <translation>Manku 多表</translation>
    </message>
    <message>
        <source>Leitong’s index</source>
        <translation>雷同的索引</translation>
    </message>
    <message>
        <source>Compares it with every fingerprint</source>
        <translation>与每个指纹比较</translation>
    </message>
    <message>
        <source>Looks up every value that differs in so few bits; for up to 3 bits</source>
        <translation>逐一查找相差这几位的每个值；最多 3 位</translation>
    </message>
    <message>
        <source>Keeps every value within so few bits of every fingerprint; for up to 3 bits and 500 fingerprints</source>
        <translation>为每个指纹存下相差这几位的所有值；最多 3 位、500 个指纹</translation>
    </message>
    <message>
        <source>Cuts the 64 bits into one block more than may differ: one block is equal at least. Four blocks leave 4 · 2⁴⁸ keys of 2⁶⁴ to look through; that counts keys, not work</source>
        <translation>把 64 位切成比允许不同的位数多一块：至少有一块相等。四块时要查的键从 2⁶⁴ 降到 4 · 2⁴⁸；这数的是键，不是工作量</translation>
    </message>
    <message>
        <source>Compares those that agree in more bits, in more tables (Manku and others, 2007)</source>
        <translation>用更多的表，只比较在更多位上相同的（Manku 等，2007）</translation>
    </message>
    <message>
        <source>The one that scans use: four blocks, some of whose bits are flipped; of few fingerprints it looks at all</source>
        <translation>扫描所用的：四块，并翻转其中一些位；指纹少时全部扫描</translation>
    </message>
    <message>
        <source>Among random fingerprints {n} would be compared</source>
        <translation>若是随机指纹，预期比较 {n} 个</translation>
    </message>
    <message>
        <source>Built in {time}</source>
        <translation>建表用时 {time}</translation>
    </message>
    <message>
        <source>Keeps {size}</source>
        <translation>存储 {size}</translation>
    </message>
    <message>
        <source>{way}: {reason}</source>
        <translation>{way}：{reason}</translation>
    </message>
</context>
<context>
    <name>WaysTable</name>
    <message>
        <source>Ways of finding near fingerprints</source>
        <translation>查找相近指纹的方法</translation>
    </message>
    <message>
        <source>On paper, for 8,000,000,000 random fingerprints: computed, not measured</source>
        <translation>纸上计算 8,000,000,000 个随机指纹：未实测</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Tables × bits</source>
        <translation>表数 × 位数</translation>
    </message>
    <message>
        <source>How many tables, and bits that must agree in one</source>
        <translation>有几张表，每张表里须相同的位数</translation>
    </message>
    <message>
        <source>Probes</source>
        <translation>探测</translation>
    </message>
    <message>
        <source>Lookups of one question</source>
        <translation>一次查询的查找次数</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Fingerprints that it was compared with</source>
        <translation>与之比较过的指纹</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>So many would be compared among random fingerprints</source>
        <translation>若是随机指纹，应比较这么多</translation>
    </message>
    <message>
        <source>Keeps</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Bytes beside the fingerprints’ own</source>
        <translation>指纹本身以外的字节</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>建表</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>8·10⁹: compared</source>
        <translation>8·10⁹：比较</translation>
    </message>
    <message>
        <source>keeps</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>The shortest of five times</source>
        <translation>五次中最短的</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>4-character windows</source>
        <translation>四字窗口</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>词频</translation>
    </message>
    <message>
        <source>tf·idf</source>
        <translation>tf·idf</translation>
    </message>
    <message>
        <source>tf·idf, capped</source>
        <translation>tf·idf（封顶）</translation>
    </message>
    <message>
        <source>levels 1–5</source>
        <translation>1–5 级</translation>
    </message>
    <message>
        <source>Without the struck words {before} → {n} of {bits} bits differ.</source>
        <translation>去掉划去的词，{bits} 位中不同的由 {before} 位变为 {n} 位。</translation>
    </message>
    <message>
        <source>All {bits} bits are equal.</source>
        <translation>{bits} 位全部相同。</translation>
    </message>
    <message>
        <source>Unrelated texts often come this near by chance. {meaning}</source>
        <translation>无关的文本也常常碰巧这样接近。{meaning}</translation>
    </message>
    <message>
        <source>Of unrelated texts, about one pair in {pairs} comes this near by chance. {meaning}</source>
        <translation>无关的文本中，约每 {pairs} 对才有一对碰巧这样接近。{meaning}</translation>
    </message>
    <message>
        <source>Without the struck words a document has none left: no fingerprint, no distance.</source>
        <translation>去掉划去的词后，有一份文档已无词可用：没有指纹，也没有距离。</translation>
    </message>
    <message>
        <source>No voting word holds “{wanted}”.</source>
        <translation>没有含“{wanted}”的投票词。</translation>
    </message>
    <message>
        <source>No bit differs, so no word holds the two apart. Choose a bit to see its words.</source>
        <translation>各位全同，没有词使两者分开。选一位看它的词。</translation>
    </message>
    <message>
        <source>No few words stand between the two: striking does not bring them within {n} bits.</source>
        <translation>两者之差并非由少数词造成：划去词语也不能使差别降到 {n} 位以内。</translation>
    </message>
    <message>
        <source>{bits} bit votes, {n} differ</source>
        <translation>{bits} 位投票，{n} 位不同</translation>
    </message>
    <message>
        <source>{summary}; {bit}</source>
        <translation>{summary}；{bit}</translation>
    </message>
    <message>
        <source>bit {bit}: A {a} → {bit_a}, B {b} → {bit_b}</source>
        <translation>第 {bit} 位：A {a} → {bit_a}，B {b} → {bit_b}</translation>
    </message>
    <message>
        <source>No few words hold this bit apart: many small differences add up.</source>
        <translation>这一位的不同并非由少数词造成，而是许多小差别的累积。</translation>
    </message>
    <message>
        <source>{words} hold the two apart; without them 1 bit differs.</source>
        <translation>{words}使两者不同；去掉它们后有 1 位不同。</translation>
    </message>
    <message>
        <source>{words} hold the two apart; without them {n} bits differ.</source>
        <translation>{words} 使两者不同；没有它们则有 {n} 位不同。</translation>
    </message>
    <message>
        <source>{words} holds {side} at {value}; without it 1 bit differs.</source>
        <translation>{words}使 {side} 为 {value}；去掉它后有 1 位不同。</translation>
    </message>
    <message>
        <source>{words} holds {side} at {value}; without it {n} bits differ.</source>
        <translation>{words} 使 {side} 为 {value}；没有它则有 {n} 位不同。</translation>
    </message>
    <message>
        <source>Both say {value}, both by a coin flip: a small edit can turn either.</source>
        <translation>两侧都是 {value}，但都近乎掷硬币：小改动就能翻转任一侧。</translation>
    </message>
    <message>
        <source>Both say {value}; in {side} it is a coin flip that a small edit can turn.</source>
        <translation>两侧都是 {value}；{side} 近乎掷硬币，小改动就能翻转。</translation>
    </message>
    <message>
        <source>Both say {value}, and not by a narrow margin.</source>
        <translation>两侧都是 {value}，而且优势明显。</translation>
    </message>
    <message>
        <source>{named} and {n} more</source>
        <translation>{named} 等，另有 {n} 个</translation>
    </message>
    <message>
        <source>{features}, weights {weights}, hash {hash}, a vote of 0 gives {tie}</source>
        <translation>{features}，权重 {weights}，哈希 {hash}，票数为 0 时取 {tie}</translation>
    </message>
    <message>
        <source>Over 4-character windows: {n} of 64.</source>
        <translation>按四字窗口：64 位中 {n} 位不同。</translation>
    </message>
    <message>
        <source>{side} has only {n} different words: its fingerprint is not reliable.</source>
        <translation>{side} 只有 {n} 个不同的词：其指纹不可靠。</translation>
    </message>
    <message>
        <source>1 of {bits} bits differs.</source>
        <translation>{bits} 位中有 1 位不同。</translation>
    </message>
    <message>
        <source>{n} of {bits} bits differ.</source>
        <translation>{bits} 位中有 {n} 位不同。</translation>
    </message>
    <message>
        <source>{differ} Two unrelated texts differ in about {half} ± {spread}.</source>
        <translation>{differ}两篇无关的文本约有 {half} ± {spread} 位不同。</translation>
    </message>
    <message>
        <source>This hash spreads words unevenly over the bits, so that chance can&apos;t be told from a distance.</source>
        <translation>这种哈希使词在各位上分布不均，因此无法由距离推断巧合的概率。</translation>
    </message>
    <message>
        <source>That suggests about {angle}° between the two texts&apos; words (cosine about {cosine}).</source>
        <translation>这表明两文词向量的夹角约为 {angle}°（余弦约 {cosine}）。</translation>
    </message>
    <message>
        <source>{side} has only stop words; they were used for want of others.</source>
        <translation>{side} 只有停用词；因无其他词，只好使用它们。</translation>
    </message>
    <message>
        <source>Passed over: {a} in A, {b} in B (dates, times, counters, addresses).</source>
        <translation>略过：A 中 {a} 处，B 中 {b} 处（日期、时间、计数、网址）。</translation>
    </message>
    <message>
        <source>Made to try it out. The verdict keeps to its own fingerprint, where {n} of 64 bits differ (MD5, a vote of 0 gives 0).</source>
        <translation>此指纹仅供试验。结论仍依据自己的指纹：64 位中有 {n} 位不同（MD5，票数为 0 时取 0）。</translation>
    </message>
    <message>
        <source>Codes are few: only the heaviest words have one, and {n} words do not vote.</source>
        <translation>编码有限：只有权重最大的词有编码，{n} 个词不参与投票。</translation>
    </message>
    <message>
        <source>By this hash a document has no word with a code: there are no votes to show.</source>
        <translation>按这种哈希，有一份文档没有任何词有编码，因此没有票数可显示。</translation>
    </message>
    <message>
        <source>Neither document has words to make a fingerprint from.</source>
        <translation>两份文档都没有可生成指纹的词。</translation>
    </message>
    <message>
        <source>{side} has no words to make a fingerprint from: there are no votes to show.</source>
        <translation>{side} 没有可生成指纹的词：没有投票可显示。</translation>
    </message>
    <message>
        <source>The two fingerprints were made by different recipes and cannot be compared.</source>
        <translation>两个指纹的生成方式不同，无法比较。</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Why</source>
        <translation>为什么</translation>
    </message>
    <message>
        <source>Two documents compared show here why.</source>
        <translation>比较两份文档后，这里会说明原因。</translation>
    </message>
    <message>
        <source>Point at a bit, or step with ← →, to see who pushed it. N, P: next, previous ≠.</source>
        <translation>指向某一位，或用 ← → 移动，看是哪些词推动了它。N、P：下一个、上一个 ≠。</translation>
    </message>
    <message>
        <source>(pinned)</source>
        <translation>（已固定）</translation>
    </message>
    <message>
        <source>The fingerprints are being made anew…</source>
        <translation>正在重新生成指纹…</translation>
    </message>
    <message>
        <source>▲ votes for 1   ▼ votes for 0   ▯ coin flip (margin &lt; 5 %)   ≠ differs</source>
        <translation>▲ 投 1   ▼ 投 0   ▯ 近乎掷硬币（优势 &lt; 5 %）   ≠ 不同</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Draw votes as a share of each document&apos;s total weight: fair to texts of different length</source>
        <translation>按占各文档总权重的比例绘制投票：对长短不一的文本更公平</translation>
    </message>
    <message>
        <source>All methods</source>
        <translation>全部方法</translation>
    </message>
    <message>
        <source>What every method looked at, and why they disagree</source>
        <translation>每种方法看了什么，以及它们为何不一致</translation>
    </message>
</context>
<context>
    <name>WordModel</name>
    <message>
        <source>Word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Push A</source>
        <translation>推动 A</translation>
    </message>
    <message>
        <source>Push B</source>
        <translation>推动 B</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>位</translation>
    </message>
    <message>
        <source>Pulls apart</source>
        <translation>拉开</translation>
    </message>
    <message>
        <source>Words of both documents, those that matter most first</source>
        <translation>两份文档的词，最重要的在前</translation>
    </message>
    <message>
        <source>Weight of the word in A</source>
        <translation>该词在 A 中的权重</translation>
    </message>
    <message>
        <source>Weight of the word in B</source>
        <translation>该词在 B 中的权重</translation>
    </message>
    <message>
        <source>What the word adds to A&apos;s vote on the chosen bit</source>
        <translation>该词给 A 在所选位上增加的票</translation>
    </message>
    <message>
        <source>What the word adds to B&apos;s vote on the chosen bit</source>
        <translation>该词给 B 在所选位上增加的票</translation>
    </message>
    <message>
        <source>How many of the differing bits the word helps to hold apart</source>
        <translation>该词参与拉开的不同位数</translation>
    </message>
    <message>
        <source>How much of the difference between the two votes is this word&apos;s</source>
        <translation>两侧票差中有多少来自该词</translation>
    </message>
</context>
<context>
    <name>WordTable</name>
    <message>
        <source>Words behind the votes</source>
        <translation>投票背后的词</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>“{word}” is one of your words now.</source>
        <translation>“{word}”已加入您的词典。</translation>
    </message>
    <message>
        <source>“{word}” is no longer one of your words.</source>
        <translation>“{word}”已从您的词典中移除。</translation>
    </message>
    <message>
        <source>both ways</source>
        <translation>双向</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>交集型</translation>
    </message>
    <message>
        <source>combination</source>
        <translation>组合型</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混合型</translation>
    </message>
    <message>
        <source>AB and BC are words, and both want B: 从小 and 小学</source>
        <translation>AB 和 BC 都是词，争用 B：从小、小学</translation>
    </message>
    <message>
        <source>AB is a word, and so are A and B: 中将, 中 and 将</source>
        <translation>AB 是词，A 和 B 也都是词：中将、中、将</translation>
    </message>
    <message>
        <source>Both at once: 人才能 is 人才|能, 人|才能 or 人|才|能</source>
        <translation>两种兼有：人才能可读作人才|能、人|才能或人|才|能</translation>
    </message>
    <message>
        <source>{kind}, {count} readings: {readings}</source>
        <translation>{kind}，{count} 种读法：{readings}</translation>
    </message>
    <message>
        <source>“{word}”, part of speech {tag} in jieba&apos;s dictionary</source>
        <translation>“{word}”，结巴词典中的词性：{tag}</translation>
    </message>
    <message>
        <source>Words: {words}, different ones: {terms} · an index of every reading holds {readings}, one of all pairs of characters {pairs}</source>
        <translation>共 {words} 个词，{terms} 个不同 · 收录所有读法的索引有 {readings} 项，收录所有相邻字对的索引有 {pairs} 项</translation>
    </message>
    <message>
        <source>Struck through, in no fingerprint: {n} (dates, times, counters, addresses)</source>
        <translation>划线处不进入任何指纹：{n} 处（日期、时间、计数、网址）</translation>
    </message>
    <message>
        <source>“{stamp}” is passed over: no fingerprint is made of it</source>
        <translation>“{stamp}”略过不计，不进入任何指纹</translation>
    </message>
    <message>
        <source>Only the first {most} of {size} characters are cut here.</source>
        <translation>全文 {size} 个字符，这里只切分前 {most} 个。</translation>
    </message>
    <message>
        <source>Too little Chinese text to find new words: {letters} letters, and {least} are needed.</source>
        <translation>中文太少，无法发现新词：只有 {letters} 个字，至少要 {least} 个。</translation>
    </message>
    <message>
        <source>No new word occurs {count} times or more, holds together and stands freely.</source>
        <translation>没有出现 {count} 次以上、结合紧密而左右自由的新词。</translation>
    </message>
    <message>
        <source>New words that occur {count} times or more: {n}</source>
        <translation>出现 {count} 次以上的新词：{n} 个</translation>
    </message>
    <message>
        <source>“{word}”: {count} times, cohesion {cohesion}, freedom {freedom} (left {left}, right {right}); the dictionary cuts it {parts}</source>
        <translation>“{word}”：出现 {count} 次，凝固度 {cohesion}，自由度 {freedom}（左 {left}，右 {right}）；词典把它切成 {parts}</translation>
    </message>
    <message>
        <source>You have no words of your own yet.</source>
        <translation>您的词典里还没有词。</translation>
    </message>
    <message>
        <source>Your words, the newest first: {words}</source>
        <translation>您的词典，最新的在前：{words}</translation>
    </message>
    <message>
        <source>Select some of the text to see its words as a tree.</source>
        <translation>选取一段文字，可看到其中的词画成的树。</translation>
    </message>
    <message>
        <source>No word of the dictionary stands there.</source>
        <translation>其中没有词典里的词。</translation>
    </message>
    <message>
        <source>{count} nodes: too many to draw more than {most}. Select a shorter stretch of the text.</source>
        <translation>共 {count} 个结点，超过可以画出的 {most} 个。请选短一些的文字。</translation>
    </message>
    <message>
        <source>{count} nodes with the root · double circle: a word begins here</source>
        <translation>连根共 {count} 个结点 · 双圈：词由此开始</translation>
    </message>
    <message>
        <source>{count} nodes with the root · double circle: a word ends here</source>
        <translation>连根共 {count} 个结点 · 双圈：词到此结束</translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message>
        <source>Words</source>
        <translation>分词</translation>
    </message>
    <message>
        <source>Cutting…</source>
        <translation>正在切分…</translation>
    </message>
    <message>
        <source>No text to cut into words.</source>
        <translation>没有可以切分的文本。</translation>
    </message>
    <message>
        <source>Cut the text of {side}</source>
        <translation>切分 {side} 的文本</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>歧义读法</translation>
    </message>
    <message>
        <source>All ways to read each ambiguous place</source>
        <translation>每处歧义的全部读法</translation>
    </message>
    <message>
        <source>New words</source>
        <translation>新词</translation>
    </message>
    <message>
        <source>Words that the dictionary does not have</source>
        <translation>词典里没有的词</translation>
    </message>
    <message>
        <source>Trie</source>
        <translation>词典树</translation>
    </message>
    <message>
        <source>The dictionary&apos;s words in what is selected, as a tree</source>
        <translation>所选文字中的词典词，画成树</translation>
    </message>
</context>
<context>
    <name>WordsSide</name>
    <message>
        <source>Filter words</source>
        <translation>筛选词语</translation>
    </message>
    <message>
        <source>Strike and see</source>
        <translation>划去看看</translation>
    </message>
    <message>
        <source>What if the selected words stood in neither document? (S or Delete in the table)</source>
        <translation>如果两份文档都没有所选的词，会怎样？（在表中按 S 或 Delete）</translation>
    </message>
    <message>
        <source>Until near</source>
        <translation>划到近似</translation>
    </message>
    <message>
        <source>Strike as few words as make at most {n} bits differ: the smallest edit between near and not near</source>
        <translation>划去尽可能少的词，使不同的位不超过 {n}：近似与不近似之间的最小改动</translation>
    </message>
</context>
<context>
    <name>_ChipLine</name>
    <message>
        <source>Keywords {side}</source>
        <translation>{side} 的关键词</translation>
    </message>
</context>
</TS>
