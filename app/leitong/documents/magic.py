"""The first bytes by which formats that Leitong does not read are told, so that an error can name the real type."""

from __future__ import annotations

from leitong.messages import QT_TRANSLATE_NOOP

_RTF = QT_TRANSLATE_NOOP("Core", "an RTF document")
_EPUB = QT_TRANSLATE_NOOP("Core", "an e-book (EPUB)")
_ODT = QT_TRANSLATE_NOOP("Core", "an OpenDocument text (ODT)")
_PPTX = QT_TRANSLATE_NOOP("Core", "a PowerPoint presentation (PPTX)")
# these are documents, and will get a reader of their own
LATER = frozenset((_RTF, _EPUB, _ODT, _PPTX))

# (offset, bytes, what it is)
MAGIC: tuple[tuple[int, bytes, str], ...] = (
    (0, b"\x89PNG\r\n\x1a\n", QT_TRANSLATE_NOOP("Core", "a picture (PNG)")),
    (0, b"\xff\xd8\xff", QT_TRANSLATE_NOOP("Core", "a picture (JPEG)")),
    (0, b"GIF87a", QT_TRANSLATE_NOOP("Core", "a picture (GIF)")),
    (0, b"GIF89a", QT_TRANSLATE_NOOP("Core", "a picture (GIF)")),
    (8, b"WEBP", QT_TRANSLATE_NOOP("Core", "a picture (WebP)")),
    (0, b"II*\0", QT_TRANSLATE_NOOP("Core", "a picture (TIFF)")),
    (0, b"MM\0*", QT_TRANSLATE_NOOP("Core", "a picture (TIFF)")),
    (0, b"8BPS", QT_TRANSLATE_NOOP("Core", "a picture (Photoshop)")),
    (0, b"\0\0\1\0", QT_TRANSLATE_NOOP("Core", "a picture (icon)")),
    (4, b"ftypheic", QT_TRANSLATE_NOOP("Core", "a picture (HEIC)")),
    (4, b"ftypmif1", QT_TRANSLATE_NOOP("Core", "a picture (HEIC)")),
    (4, b"ftypavif", QT_TRANSLATE_NOOP("Core", "a picture (AVIF)")),
    (4, b"jP  \r\n\x87\n", QT_TRANSLATE_NOOP("Core", "a picture (JPEG 2000)")),
    (0, b"AT&TFORM", QT_TRANSLATE_NOOP("Core", "a scanned document (DjVu)")),
    (4, b"ftyp", QT_TRANSLATE_NOOP("Core", "a video (MP4)")),
    (0, b"\x1aE\xdf\xa3", QT_TRANSLATE_NOOP("Core", "a video (Matroska or WebM)")),
    (8, b"AVI ", QT_TRANSLATE_NOOP("Core", "a video (AVI)")),
    (8, b"WAVE", QT_TRANSLATE_NOOP("Core", "a sound (WAV)")),
    (0, b"ID3", QT_TRANSLATE_NOOP("Core", "a sound (MP3)")),
    (0, b"fLaC", QT_TRANSLATE_NOOP("Core", "a sound (FLAC)")),
    (0, b"OggS", QT_TRANSLATE_NOOP("Core", "a sound or video (Ogg)")),
    (0, b"\x1f\x8b\x08", QT_TRANSLATE_NOOP("Core", "an archive (gzip)")),
    (0, b"BZh", QT_TRANSLATE_NOOP("Core", "an archive (bzip2)")),
    (0, b"\xfd7zXZ\0", QT_TRANSLATE_NOOP("Core", "an archive (xz)")),
    (0, b"7z\xbc\xaf\x27\x1c", QT_TRANSLATE_NOOP("Core", "an archive (7-Zip)")),
    (0, b"Rar!\x1a\x07", QT_TRANSLATE_NOOP("Core", "an archive (RAR)")),
    (0, b"\x28\xb5\x2f\xfd", QT_TRANSLATE_NOOP("Core", "an archive (Zstandard)")),
    (0, b"MSCF\0\0\0\0", QT_TRANSLATE_NOOP("Core", "an archive (CAB)")),
    (257, b"ustar", QT_TRANSLATE_NOOP("Core", "an archive (tar)")),
    (0, b"{\\rtf", _RTF),
    (60, b"BOOKMOBI", QT_TRANSLATE_NOOP("Core", "an e-book (Mobipocket)")),
    (0, b"ITSF", QT_TRANSLATE_NOOP("Core", "a help file (CHM)")),
    (0, b"%!PS", QT_TRANSLATE_NOOP("Core", "a PostScript file")),
    (0, b"\x7fELF", QT_TRANSLATE_NOOP("Core", "a program")),
    (0, b"\xca\xfe\xba\xbe", QT_TRANSLATE_NOOP("Core", "a program")),
    (0, b"\xcf\xfa\xed\xfe", QT_TRANSLATE_NOOP("Core", "a program")),
    (0, b"\0asm", QT_TRANSLATE_NOOP("Core", "a program")),
    (0, b"SQLite format 3\0", QT_TRANSLATE_NOOP("Core", "a database (SQLite)")),
    (0, b"wOFF", QT_TRANSLATE_NOOP("Core", "a font")),
    (0, b"wOF2", QT_TRANSLATE_NOOP("Core", "a font")),
    (0, b"OTTO", QT_TRANSLATE_NOOP("Core", "a font")),
    (0, b"\0\1\0\0\0", QT_TRANSLATE_NOOP("Core", "a font")),
    (0, b"\0\0\0\1Bud1", QT_TRANSLATE_NOOP("Core", "folder settings of macOS (.DS_Store)")),
    (0, b"bplist00", QT_TRANSLATE_NOOP("Core", "settings of macOS (plist)")),
    (0, b"L\0\0\0\1\x14\2\0", QT_TRANSLATE_NOOP("Core", "a Windows shortcut")),
)
APPLE_DOUBLE = b"\0\5\x16\7"
OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"

# (name of a stream in an OLE file, what it is)
OLE_STREAMS: tuple[tuple[str, str], ...] = (
    ("WordDocument", QT_TRANSLATE_NOOP("Core", "an old Word document (.doc)")),
    ("Workbook", QT_TRANSLATE_NOOP("Core", "an old Excel table (.xls)")),
    ("PowerPoint Document", QT_TRANSLATE_NOOP("Core", "an old PowerPoint presentation (.ppt)")),
)

# (name or start of a name in a ZIP file, what it is)
ZIP_MEMBERS: tuple[tuple[str, str], ...] = (
    ("ppt/", _PPTX),
    ("xl/", QT_TRANSLATE_NOOP("Core", "an Excel table (XLSX)")),
    ("META-INF/container.xml", _EPUB),
    ("META-INF/MANIFEST.MF", QT_TRANSLATE_NOOP("Core", "a Java archive")),
    ("AndroidManifest.xml", QT_TRANSLATE_NOOP("Core", "an Android app")),
    ("FixedDocumentSequence.fdseq", QT_TRANSLATE_NOOP("Core", "an XPS document")),
)
# (content of the first member `mimetype`, what it is)
ZIP_TYPES: tuple[tuple[bytes, str], ...] = (
    (b"application/epub+zip", _EPUB),
    (b"application/vnd.oasis.opendocument.text", _ODT),
    (
        b"application/vnd.oasis.opendocument.spreadsheet",
        QT_TRANSLATE_NOOP("Core", "an OpenDocument table (ODS)"),
    ),
    (
        b"application/vnd.oasis.opendocument.presentation",
        QT_TRANSLATE_NOOP("Core", "an OpenDocument show (ODP)"),
    ),
)
ZIP_OTHER = QT_TRANSLATE_NOOP("Core", "an archive (ZIP)")
