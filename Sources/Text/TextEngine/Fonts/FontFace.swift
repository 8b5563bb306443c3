public import Imaging

/// One face of a font file, checked and ready to be shaped with.
public struct FontFace: Sendable {
  /// The file name in messages. Equality ignores it.
  public let fileName: String
  /// The content of the file.
  public let file: FontBytes
  /// The index of the face in the file, from 0.
  public let index: Int
  /// The names that the font gives itself.
  public let names: FontNames
  /// The em square's side in font units (`head`), 16 to 16,384.
  public let unitsPerEm: Int
  /// The number of glyphs (`maxp`).
  public let glyphCount: Int
  /// The axes, in the font's order; empty unless the font is variable.
  public let axes: [FontAxis]
  /// The named instances, in the font's order; empty unless the font is variable.
  public let namedInstances: [NamedInstance]
  /// The extent above and below the baseline.
  public let metrics: VerticalMetrics
  /// The weight that the font claims, in units of usWeightClass (`OS/2`).
  public let weightClass: Int
  /// The width that the font claims (`OS/2` usWidthClass).
  public let width: FontWidth
  /// Whether the font claims that all letters have one width (`post` isFixedPitch).
  public let isMonospaced: Bool
  /// Whether the font claims to be italic or oblique (`OS/2`).
  public let isItalic: Bool
  /// The tags of the tables, in the file's order. If a face has outlines in several tables, only
  /// those that are drawn are listed.
  public let tables: [OpenTypeTag]
  /// Whether glyphs may have their own colours, like emoji.
  public let isColored: Bool

  /// Whether all libraries map the axes in the same way.
  private let hasPlainAxisMap: Bool
  /// Whether the outlines change along the axes. In some fonts, only the choice of glyphs does.
  private let hasVaryingOutlines: Bool
  /// The parsed face.
  let handle: HarfBuzzFace
  /// The checksums of parts of the file, shared by its faces.
  let checksums: TableChecksums

  /// Opens a face of a font file.
  ///
  /// - Parameters:
  ///   - file: The content of a TrueType, OpenType or collection file.
  ///   - index: The index of the face, from 0.
  ///   - fileName: The name of the file in messages.
  public init(file: FontBytes, index: Int = 0, fileName: String) throws(FontError) {
    try self.init(file: file, index: index, fileName: fileName, checksums: TableChecksums(file))
  }

  private init(
    file: FontBytes, index: Int, fileName: String, checksums: TableChecksums
  ) throws(FontError) {
    let container = try SFNTContainer(file, name: fileName)
    let all = try container.tables(ofFace: index)
    let tables = container.used(all, ofFace: index)
    let reader = FontTableReader(file: file, name: fileName, tables: tables)
    try reader.checkCompleteness()
    try reader.checkAxes()
    try reader.checkStructure()
    self.file = file
    self.index = index
    self.fileName = fileName
    self.checksums = checksums
    self.tables = tables.map(\.tag)
    isColored = OutlineKind.colored.contains { kind in
      tables.contains { $0.tag.description == kind.table }
    }
    unitsPerEm = try reader.unitsPerEm()
    glyphCount = try reader.glyphCount()
    metrics = try reader.verticalMetrics()
    weightClass = reader.weightClass()
    width = FontWidth(widthClass: reader.widthClass())
    isMonospaced = reader.isMonospaced()
    isItalic = reader.isItalic()
    hasPlainAxisMap = AxisMapCheck(reader).isPlain
    hasVaryingOutlines = reader.reader(of: "gvar") != nil || reader.reader(of: "CFF2") != nil
    // HarfBuzz 6 would give each glyph of such a face no advance, as it looks for that in glyf.
    let hasFixedAdvances = reader.reader(of: "glyf") == nil && reader.reader(of: "HVAR") == nil
    handle =
      tables.count == all.count
      ? HarfBuzzFace(file: file, index: index, hasFixedAdvances: hasFixedAdvances)
      : HarfBuzzFace(file: file, tables: tables, hasFixedAdvances: hasFixedAdvances)
    names = handle.names()
    axes = handle.axes()
    namedInstances = handle.namedInstances()
  }

  /// Returns all faces of a font file: one, or those of a collection.
  public static func all(in file: FontBytes, fileName: String) throws(FontError) -> [FontFace] {
    let container = try SFNTContainer(file, name: fileName)
    try SharedTableCheck.check(container, of: file, named: fileName)
    let checksums = TableChecksums(file)
    var faces: [FontFace] = []
    for index in 0..<container.faceCount {
      faces.append(
        try FontFace(file: file, index: index, fileName: fileName, checksums: checksums))
    }
    return faces
  }

  /// Returns the face at given axis positions.
  ///
  /// - Parameter settings: The axis positions. Other axes have their default.
  /// - Throws: `FontError.noSuchAxis` or `.outsideAxis`.
  public func instance(_ settings: [VariationSetting] = []) throws(FontError) -> FontInstance {
    for setting in settings {
      guard let axis = axes.first(where: { $0.tag == setting.axis }) else {
        throw .noSuchAxis(file: fileName, axis: setting.axis, available: axes.map(\.tag))
      }
      guard axis.range.contains(setting.value) else {
        throw .outsideAxis(
          file: fileName, axis: setting.axis, value: setting.value, range: axis.range)
      }
    }
    let instance = FontInstance(file: file, faceIndex: index, variations: settings)
    guard !instance.variations.isEmpty, !(hasPlainAxisMap && hasVaryingOutlines) else {
      return instance
    }
    let place = handle.font(at: instance.variations).normalizedPlace
    return FontInstance(
      file: file, faceIndex: index, variations: settings,
      normalizedPlace: hasVaryingOutlines ? place.map { min(max($0, -16384), 16384) } : [])
  }

  /// Whether the face has a glyph for a character.
  public func covers(_ character: Unicode.Scalar) -> Bool {
    handle.nominalGlyph(for: character.value) != nil
  }

  /// Returns every character that the face has a glyph for, in ascending order.
  public func coveredCharacters() -> [Unicode.Scalar] {
    handle.coveredCharacters()
  }
}

extension FontFace: Hashable {
  /// Returns whether both are the same face of the same file, in memory.
  public static func == (left: FontFace, right: FontFace) -> Bool {
    left.file == right.file && left.index == right.index
  }

  /// Hashes the file's identity and the face's number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(index)
  }
}
