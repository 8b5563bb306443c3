"""Subsets a font to the requested characters, and proves that nothing else changed."""

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from characters import ASCII, listed_characters, listed_sequences, proofing_text

METRICS = {
    "hhea": ("ascent", "descent", "lineGap"),
    "OS/2": (
        "sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent",
        "sxHeight", "sCapHeight",
    ),
    "head": ("unitsPerEm",),
    "post": ("underlinePosition", "underlineThickness"),
}
OFL_NOTICE = "This Font Software is licensed under the SIL Open Font License, Version 1.1."
OFL_ADDRESS = "https://openfontlicense.org"


def open_font(path):
    """Face 0 of a font file, opened so that saving it does not stamp it with the time."""
    return TTFont(path, fontNumber=0, recalcTimestamp=False, recalcBBoxes=False, lazy=False)


def wanted_characters(subset, here, proofing):
    """Every character that the subset must be able to draw."""
    characters = ASCII | listed_characters(here / subset.characters)
    for name in subset.texts:
        characters |= set(proofing_text(proofing, name))
    if subset.sequences_only:
        characters -= ASCII - set("0123456789#*")  # an emoji font draws no text
    return characters


def write_subset(font, source, destination, here, proofing):
    """Writes the subset of `source` that `font` describes, and stops if it lacks or changes anything."""
    whole = open_font(source)
    wanted = wanted_characters(font.subset, here, proofing)
    sequences = listed_sequences(here / font.subset.characters) if font.subset.sequences_only else None
    demand_coverage(whole, wanted, source)
    metrics = vertical_metrics(whole)
    if sequences is not None:
        keep_ligatures(whole, sequences, source)

    options = Options()
    options.layout_features = ["*"]
    options.hinting = False  # text is drawn unhinted
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.name_languages = ["*"]
    options.name_legacy = True
    options.legacy_kern = True  # the only kerning where there is no GPOS table
    options.drop_tables += ["FFTM", "TSI0", "TSI1", "TSI2", "TSI3", "TSI5"]  # editors' notes
    options.no_subset_tables += ["meta"]  # which languages the font is for
    options.harfbuzz_repacker = False  # the same bytes whether or not uharfbuzz is installed
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=sorted(ord(character) for character in wanted))
    subsetter.subset(whole)
    describe(whole, font)
    whole.save(destination)

    made = open_font(destination)
    demand_coverage(made, wanted, destination)
    if vertical_metrics(made) != metrics:
        raise SystemExit(f"{destination} has other vertical metrics than {source}.")
    if sequences is not None:
        keep_ligatures(made, sequences, destination)


def vertical_metrics(font):
    """The values that line height, x-height and underlines come from."""
    return {
        (table, field): getattr(font[table], field, None)
        for table, fields in METRICS.items()
        for field in fields
    }


def covered(font):
    """Every character that a font maps to a glyph, alone or with a variation selector."""
    characters = set()
    for table in font["cmap"].tables:
        if table.format == 14:
            characters.update(chr(selector) for selector in table.uvsDict)
        elif table.isUnicode():
            characters.update(chr(code) for code in table.cmap)
    return characters


def demand_coverage(font, wanted, path):
    """Stops if the font lacks a wanted character. Selectors may be missing: shapers drop those."""
    missing = wanted - covered(font) - {"\ufe0e", "\ufe0f"}
    if missing:
        codes = " ".join(f"U+{ord(character):04X}" for character in sorted(missing))
        raise SystemExit(f"{path} lacks {codes}. Take them out of the list, or choose another font.")


def keep_ligatures(font, sequences, path):
    """Drops the ligatures of other sequences, and stops if a requested one is missing."""
    codes = {glyph: code for code, glyph in sorted(font.getBestCmap().items(), reverse=True)}
    found = set()
    joined_tables = [
        table
        for lookup in font["GSUB"].table.LookupList.Lookup if lookup.LookupType == 4
        for table in lookup.SubTable
    ]
    # The first lookup joins sequences; later ones catch unknown flags and stay as they are.
    for first, ligatures in joined_tables[0].ligatures.items():
        kept = []
        for ligature in ligatures:
            sequence = tuple(codes.get(glyph) for glyph in [first, *ligature.Component])
            if sequence in sequences:
                kept.append(ligature)
                found.add(sequence)
        ligatures[:] = kept
    if found != sequences:
        lost = [" ".join(f"U+{code:04X}" for code in sequence) for sequence in sorted(sequences - found)]
        raise SystemExit(f"{path} has no joined picture for: {'; '.join(lost)}.")


def describe(font, made):
    """Says in the name table that this is a subset, and renames it if the licence requires that."""
    names = font["name"]
    original = names.getDebugName(4)
    version = names.getDebugName(5).split(";")[0]
    if made.subset.renamed:
        family, postscript = made.subset.renamed
        new = {1: family, 4: family, 6: postscript, 16: family, 13: OFL_NOTICE, 14: OFL_ADDRESS}
        # The trademark notice (7) and the name for CID-keyed PostScript (20) contain the old name.
        names.names = [record for record in names.names if record.nameID not in (7, 20)]
        for record in names.names:
            if record.nameID in new:
                record.string = new[record.nameID]
    unique = f"{version.removeprefix('Version ')};Typeproof subset;{names.getDebugName(6)}"
    for record in names.names:
        if record.nameID == 3:
            record.string = unique
    notice = f"A subset of {original}, {version}, without hinting, made for the tests of Typeproof."
    names.setName(notice, 10, 3, 1, 0x409)
