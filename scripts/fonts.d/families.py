"""Every font of Fonts/: its source, its purpose, and its subset."""

from dataclasses import dataclass

NOTO = "https://github.com/notofonts/noto-fonts"


@dataclass(frozen=True)
class Subset:
    """The subset of a font: its list in this folder, and the proofing texts it must draw."""

    characters: str
    texts: tuple = ()
    sequences_only: bool = False  # keep a ligature only if the list names what it joins
    renamed: tuple = ()  # new family and PostScript name, where the old one is reserved


@dataclass(frozen=True)
class Font:
    """One font file."""

    folder: str
    file: str
    role: str
    scripts: str
    package: str
    source: str  # path in the package, below usr/share/fonts/truetype
    upstream: str
    copyright: str = ""  # empty: the copyright notice in the font's name table
    licence: str = "OFL-1.1"
    texts: tuple = ()  # proofing texts of a whole font
    subset: Subset = None


def noto(folder, file, role, scripts, *texts):
    """A whole font of the Noto collection."""
    return Font(folder, file, role, scripts, "fonts-noto-core", f"noto/{file}", NOTO, texts=texts)


WESTERN = ("latin", "greek", "cyrillic")
INTER = "The Inter Project Authors (https://github.com/rsms/inter)"

FONTS = [
    Font(
        "Inter", "InterVariable.ttf", "system stand-in", "Latin, Greek, Cyrillic",
        "fonts-inter-variable", "inter-vf/InterVariable.ttf", "https://github.com/rsms/inter",
        copyright=f"Copyright 2016 {INTER}", texts=WESTERN,
    ),
    Font(
        "Inter", "InterVariable-Italic.ttf", "system stand-in, italic", "Latin, Greek, Cyrillic",
        "fonts-inter-variable", "inter-vf/InterVariable-Italic.ttf", "https://github.com/rsms/inter",
        copyright=f"Copyright 2016 {INTER}", texts=WESTERN,
    ),
    noto("NotoSerif", "NotoSerif-Regular.ttf", "serif", "Latin, Greek, Cyrillic", *WESTERN),
    noto("NotoSerif", "NotoSerif-Bold.ttf", "serif, bold", "Latin, Greek, Cyrillic", *WESTERN),
    Font(
        "JetBrainsMono", "JetBrainsMono-Regular.ttf", "monospace", "Latin, Greek, Cyrillic",
        "fonts-jetbrains-mono", "jetbrains-mono/JetBrainsMono-Regular.ttf",
        "https://github.com/JetBrains/JetBrainsMono", texts=WESTERN,
    ),
    noto("NotoNaskhArabic", "NotoNaskhArabic-Regular.ttf", "Arabic, book hand", "Arabic", "arabic"),
    noto("NotoSansArabic", "NotoSansArabic-Regular.ttf", "Arabic, low contrast", "Arabic", "arabic"),
    noto("NotoNastaliqUrdu", "NotoNastaliqUrdu-Regular.ttf", "Urdu", "Arabic (nastaliq)", "urdu"),
    noto("NotoSansHebrew", "NotoSansHebrew-Regular.ttf", "Hebrew", "Hebrew", "hebrew"),
    noto(
        "NotoSansDevanagari", "NotoSansDevanagari-Regular.ttf", "Hindi, Marathi, Nepali",
        "Devanagari", "devanagari",
    ),
    noto("NotoSansThai", "NotoSansThai-Regular.ttf", "Thai", "Thai", "thai"),
    noto("NotoSansLao", "NotoSansLao-Regular.ttf", "Lao", "Lao", "lao"),
    noto("NotoSansKhmer", "NotoSansKhmer-Regular.ttf", "Khmer", "Khmer", "khmer"),
    noto("NotoSansMyanmar", "NotoSansMyanmar-Regular.ttf", "Burmese", "Myanmar", "burmese"),
    noto("NotoSerifTibetan", "NotoSerifTibetan-Regular.ttf", "Tibetan", "Tibetan", "tibetan"),
    Font(
        "BIZUDPGothic", "BIZUDPGothic-Regular.ttf", "Japanese", "Kana, Han",
        "fonts-morisawa-bizud-gothic", "bizud-gothic/BIZUDPGothic-Regular.ttf",
        "https://github.com/googlefonts/morisawa-biz-ud-gothic",
        subset=Subset("japanese.txt", ("japanese",)),
    ),
    Font(
        "WenQuanYiMicroHei", "WenQuanYiMicroHei-Regular.ttf", "Simplified Chinese", "Han",
        "fonts-wqy-microhei", "wqy/wqy-microhei.ttc", "http://wenq.org/",
        copyright=(
            "Digitized data copyright 2006-2008 Google Corporation\n"
            "Copyright 2006-2008 Steve Matteson, Ascender Corp.\n"
            "Copyright 2008-2009 The WenQuanYi Project Board of Trustees, Qianqian Fang and mozbug\n"
            "Some punctuation from Ume-Font: copyright 2003-2004 Electronic Font Open Laboratory,\n"
            "1990-2003 Wada Laboratory, the University of Tokyo"
        ),
        licence="Apache-2.0",
        subset=Subset("chinese.txt", ("chinese",)),
    ),
    Font(
        "TypeproofHangul", "TypeproofHangul-Regular.ttf", "Korean", "Hangul",
        "fonts-nanum", "nanum/NanumGothic.ttf", "https://hangeul.naver.com/font",
        copyright=(
            "Copyright (c) 2010, NAVER Corporation (http://www.nhncorp.com),\n"
            "with Reserved Font Name Nanum, Naver Nanum, NanumGothic, Naver NanumGothic,\n"
            "NanumMyeongjo, Naver NanumMyeongjo, NanumBrush, Naver NanumBrush, NanumPen,\n"
            "Naver NanumPen, Naver NanumGothicEco, NanumGothicEco, Naver NanumMyeongjoEco,\n"
            "NanumMyeongjoEco, Naver NanumGothicLight, NanumGothicLight, NanumBarunGothic,\n"
            "Naver NanumBarunGothic."
        ),
        subset=Subset("korean.txt", ("korean",), renamed=("Typeproof Hangul", "TypeproofHangul-Regular")),
    ),
    Font(
        "NotoColorEmoji", "NotoColorEmoji.ttf", "emoji", "Emoji",
        "fonts-noto-color-emoji", "noto/NotoColorEmoji.ttf",
        "https://github.com/googlefonts/noto-emoji",
        copyright="Copyright 2013-2022 Google Inc., Arjen Nienhuis",
        subset=Subset("emoji.txt", sequences_only=True),
    ),
]
