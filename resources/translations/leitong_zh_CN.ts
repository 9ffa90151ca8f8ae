<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Over the bits of the votes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin a bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back; it never destroys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open A…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the document for the left side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open B…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the document for the right side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the text of the clipboard on the empty side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange the two sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put both documents away and start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop reading and comparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next passage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next shared passage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous passage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the previous shared passage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the same passage in the other document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for words in both documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the list of shared passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the 64 votes and the words behind them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the keywords of both documents by weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let both texts scroll together by their passages, or each alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show navigation, adverts and the like, dimmed, and why they were left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide equal text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only what differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the keyboard on the left text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the keyboard on the right text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the pair: unreviewed, copied, legit, unsure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a note with this pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two documents side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that Leitong can do, by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change between the light and the dark appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance, language, text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys at a glance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close Leitong; it opens again as it is now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document {side}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find it from the bytes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>An address is not fetched unasked; open_source(address) fetches it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text to measure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent} % of all short runs of words stand in both texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent} % of one text&apos;s short runs of words stand in the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared passages make up {percent} % of one text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layouts are {percent} % alike; the layout alone decides nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documents are equal byte for byte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All letters and digits are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All letters are equal once traditional characters are made simplified ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The letters and digits are not all equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no fingerprint to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bits} of 64 bits differ, but a text under 8 words is too short to judge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bits} of 64 bits differ; up to {strict} mean near duplicates at this length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bits} of 64 bits differ; up to {limit} make a candidate that must be confirmed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bits} of 64 bits differ; more than {limit} is too far at this length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The directions of the weighted words are {angle}° apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The directions of the words, stop words among them, are {angle}° apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is too little text to measure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same document, byte for byte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same words in another order: not the same text, though the words agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither document has any text, so there is nothing to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first document has no text, so there is nothing to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second document has no text, so there is nothing to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same text in other characters, traditional and simplified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same text in the same layout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same text in another layout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Almost the same text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Likely the same article, edited: {changes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same sentences with other numbers or names in {count} places, such as “{was}” and “{now}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first text is a part of the second: {share} % of it stands there and makes up {other} %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second text is a part of the first: {share} % of it stands there and makes up {other} %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two texts say the same in parallel, but much is reworded: {changes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partly the same: short pieces of the texts agree here and there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partly the same: one passage makes up {a} % of the first and {b} % of the second text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partly the same: {count} passages make up {a} % of the first and {b} % of the second text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different texts on a related subject, with a few words in common.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different texts on a related subject.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different texts with a few words in common.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one sentence removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} sentences removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one sentence added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} sentences added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one sentence moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} sentences moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words left out in one place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words left out in {n} places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words inserted in one place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words inserted in {n} places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one place rewritten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} places rewritten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one paragraph moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} paragraphs moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one passage moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} passages moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one number changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} numbers changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{was}” became “{now}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other words exchanged in one more place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other words exchanged in {n} more places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{some}, {next}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The encoding is uncertain; it was read as {encoding}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The encoding is uncertain: some lines are {encoding}, others {other}; each was read as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One place could not be decoded as {encoding}; it is shown as �.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} places could not be decoded as {encoding}; they are shown as �.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a pipe, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a socket, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a device, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is larger than the limit of {megabytes} MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not read this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This link leads round in a circle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name is too long to be a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file can&apos;t be read ({detail}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged: it says it is a Word document but holds no text part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds more text than the limit of {limit} characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged: its part {part} can&apos;t be unpacked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It unpacks to more than the limit of {megabytes} MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document needs a password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PDF is damaged and can&apos;t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PDF has no pages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PDF needs a password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PDF has {pages} pages, more than the limit of {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PDF has no text layer: one page of pictures, no text to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PDF has no text layer: {pages} pages of pictures, no text to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pages of the PDF are blank; there is no text to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages that are only pictures, without text to compare: {pages}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged pages that could not be read: {pages}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PDF was damaged (no table of contents) and has been repaired for reading.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The XML of part {part} is damaged; what could be read of it is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part {part} defines entities, which Word never does; they were left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its part {part} is nested too deeply or holds an oversized piece of text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is only white space in it, no text to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text to compare in it. {warning}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only http and https addresses are fetched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no encoding named {encoding}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture (PNG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture (JPEG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture (GIF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture (WebP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture (TIFF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture (Photoshop)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture (icon)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture (HEIC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture (AVIF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture (JPEG 2000)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a scanned document (DjVu)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a video (MP4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a video (Matroska or WebM)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a video (AVI)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sound (WAV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sound (MP3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sound (FLAC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sound or video (Ogg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an archive (gzip)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an archive (bzip2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an archive (xz)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an archive (7-Zip)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an archive (RAR)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an archive (Zstandard)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an archive (CAB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an archive (tar)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an RTF document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an e-book (Mobipocket)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a help file (CHM)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PostScript file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a database (SQLite)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folder settings of macOS (.DS_Store)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settings of macOS (plist)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Windows shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an old Word document (.doc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an old Excel table (.xls)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an old PowerPoint presentation (.ppt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PowerPoint presentation (PPTX)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an Excel table (XLSX)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an e-book (EPUB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Java archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an Android app</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an XPS document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an OpenDocument text (ODT)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an OpenDocument table (ODS)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an OpenDocument show (ODP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an archive (ZIP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is {kind}, which Leitong does not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged: a ZIP container whose table of contents is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lock file that Office leaves while a document is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a companion file of macOS (AppleDouble)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is binary data, not text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture (SVG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an old .doc or a password-protected Office file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not an address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server answered {status} {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address does not answer ({detail}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no server named {host}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address redirects more than {count} times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address redirects to {address}, which is not fetched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer took longer than {seconds} seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer broke off before its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong inside Leitong: {error}. Your documents are untouched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Chinese font is installed, so Chinese text shows as squares. Install the package {package}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Chinese font is installed, so Chinese text shows as squares. Add {package}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken: part of the body.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: the page&apos;s title, compared by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: the page hides it from its readers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: a list of links.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: too few votes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: navigation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: the head of the site.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: the foot of the site.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: beside the text, not part of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: readers&apos; comments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: an advertisement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: related reading.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: buttons to share or print.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: author, source or date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: a notice or form of the site.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: a picture&apos;s caption.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: a copyright line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page has {characters} characters; {limit} is the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page has {tags} tags; {limit} is the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder can&apos;t be compared as one text. Choose one or two of its files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} files are too many for one comparison. Drop one or two of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides are taken. Paste into which?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The process that compares has ended unexpectedly (code {code}), at this step: {step} Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetching {name}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the pasted text {side}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The encoding was guessed: {encoding}. Choose another if it looks wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer than 30 words: the fingerprint is not reliable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No main text was found, so all text but the navigation is compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text mixes languages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text too short has no fingerprint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unrelated texts come as near as this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By chance about once in {count} pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By chance about once in {count} million pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practically never by chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the files differ: {a} against {b}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documents are in different languages; only equal words can match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: {warning}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lists of links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few votes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>navigation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head of the site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>foot of the site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advertising</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>related reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share buttons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>author and date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copyright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DistanceRuler</name>
    <message>
        <source>chance 32 ± 4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DocumentBar</name>
    <message>
        <source>Swap A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap A and B  X</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DropZone</name>
    <message>
        <source>Compare both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop as {side}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>Chinese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Korean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Russian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greek</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thai</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 paragraph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} paragraphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in both texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{here} of {all} · A {a}, B {b}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Gutter</name>
    <message>
        <source>Overview of text A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview of text B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page Up, Page Down, Home and End move through the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole text: click or drag to go to a place</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>no keyword in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark: {mark}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own mark for this pair, kept with its content  U</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a note with this pair  N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keywords of both sides, by weight  K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 64 votes and the words behind them  W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your note on this pair; it stays on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all runs of words (Chinese: characters) in one document, the share that stands in the other too.
containment of A in B = |S(A) ∩ S(B)| / |S(A)|, S: the set of shingles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each word votes on 64 bits; near texts get near fingerprints, unrelated ones differ in 32 ± 4 bits.
d = popcount(SimHash(A) xor SimHash(B)); chance: P(X ≤ d), X ~ Binomial(64, ½), about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared keywords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much the weighty words of both documents are the same, 0 to 1.
J = Σ min(wA, wB) / Σ max(wA, wB), w: the weight tf·idf of a keyword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No fingerprint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 of 64 bits differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of 64 bits differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unreviewed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpOverlay</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single letters work wherever you are not typing. Hold Ctrl to see this page at any time.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HoverCard</name>
    <message>
        <source>bit {bit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≠ differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>margin {percent} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{margin}, coin flip</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeywordChips</name>
    <message>
        <source>Keywords</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keywords</name>
    <message>
        <source>{shared} keywords shared, {a} only in A, {b} only in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap by weight {overlap}: {shared} keywords shared, {a} only in A, {b} only in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{summary}; {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{term}”: A {a}; B {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count}×, level {level} of 5, weight {weight}, {density} % of its words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeywordsPlot</name>
    <message>
        <source>Keyword weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only A {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only B {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeywordsView</name>
    <message>
        <source>Keywords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List all keywords, not only the first dozen of each group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No keywords to show.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Open document {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows choose a match, Space leaves it out of the measures or takes it in again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the order of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the order of B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches ({n})</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide these in the list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchModel</name>
    <message>
        <source>edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind}, moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match {number}: {kind}, {size}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MethodsStrip</name>
    <message>
        <source>What each method says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ {n} of {all} say yes:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ {n} of {all} say no:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{opinion}: yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{opinion}: no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shingles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layout</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace B</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>What do you want to do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Peel</name>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Votes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>░ {size} left out: {reasons} ▸</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= {size} the same on both sides: {numbers} ▸</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Screens</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>Lines between equal passages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>News and its repost 中文</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Chinese news page in GB18030 and its repost: edited, with one paragraph moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two essays, one copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two English essays; the second copies and rewords parts of the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same text as a web page in Big5 and as plain text in UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the system, or always light or dark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the window; documents keep theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of all text in the window, in points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let panels and marks move; off shows every change at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopen the last pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start where you stopped, with the same two documents.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes hold at once and are kept on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShareBar</name>
    <message>
        <source>Too short to say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} of A is in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} of B is in A</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SlotCard</name>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side {side}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML, text, Markdown, PDF, DOCX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} opens · Ctrl+V pastes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop, open or paste a document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch this address? It is the only thing that will leave this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This can&apos;t be compared</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Is this the same text?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop two documents to see what they share, and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a}  ↔  {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n}/64 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take off this list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the address that you allowed was fetched; nothing else leaves.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StruckWords</name>
    <message>
        <source>Struck words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put “{word}” back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all struck words back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextsView</name>
    <message>
        <source>Text A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two texts share no passage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text to compare.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VotesPlot</name>
    <message>
        <source>Bit votes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4-character windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tf·idf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tf·idf, capped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>levels 1–5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the struck words {before} → {n} of {bits} bits differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {bits} bits are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 of {bits} bits differs. Two unrelated texts differ in about 32 ± 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of {bits} bits differ. Two unrelated texts differ in about 32 ± 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} differing bits suggest about {angle}° between the two texts&apos; words (cosine about {cosine}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unrelated texts often come this near by chance. {meaning}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of unrelated texts, about one pair in {pairs} comes this near by chance. {meaning}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the struck words a document has none left: no fingerprint, no distance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No few words stand between the two: striking does not bring them within {n} bits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bits} bit votes, {n} differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{summary}; {bit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit {bit}: A {a} → {bit_a}, B {b} → {bit_b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No few words hold this bit apart: many small differences add up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} hold the two apart; without them {n} bits differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} holds {side} at {value}; without it {n} bits differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both say {value}, both by a coin flip: a small edit can turn either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both say {value}; in {side} it is a coin flip that a small edit can turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both say {value}, and not by a narrow margin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{named} and {n} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{features}, weights {weights}, hash {hash}, a vote of 0 gives {tie}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over 4-character windows: {n} of 64.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has only {n} different words: its fingerprint is not reliable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has only stop words; they were used for want of others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither document has words to make a fingerprint from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has no words to make a fingerprint from: there are no votes to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two fingerprints were made by different recipes and cannot be compared.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two documents compared show here why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strike as few words as make at most {n} bits differ: the smallest edit between near and not near</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a bit, or step with ← →, to see who pushed it. N, P: next, previous ≠.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(pinned)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the fingerprints are made: what the features are, how they are weighted, how a feature becomes 64 bits, and what a vote of exactly zero gives. Only fingerprints of one recipe are compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▲ votes for 1   ▼ votes for 0   ▯ coin flip (margin &lt; 5 %)   ≠ differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw votes as a share of each document&apos;s total weight: fair to texts of different length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strike word and see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if the selected words stood in neither document? (S or Delete in the table)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until near</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WordModel</name>
    <message>
        <source>word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>push A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>push B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pulls apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of both documents, those that matter most first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the word in A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the word in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the word adds to A&apos;s vote on the chosen bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the word adds to B&apos;s vote on the chosen bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of the differing bits the word helps to hold apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of the difference between the two votes is this word&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WordTable</name>
    <message>
        <source>Words behind the votes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_ChipLine</name>
    <message>
        <source>keywords {side}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
