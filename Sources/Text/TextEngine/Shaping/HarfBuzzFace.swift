import CHarfBuzz
import Imaging
import Synchronization

/// Owns HarfBuzz's view of one face: its tables, names, axes and character map.
///
/// Unchecked because a HarfBuzz object may be shared between threads once it is immutable
/// (HarfBuzz manual, “Object API”), which the compiler cannot know.
final class HarfBuzzFace: @unchecked Sendable {
  let face: OpaquePointer
  /// The face at its default axis positions, for the character map.
  let defaultFont: OpaquePointer
  /// Keeps the bytes that `face` points into.
  let file: FontBytes
  /// Whether each glyph has the same advance at all axis positions.
  let hasFixedAdvances: Bool
  /// The most recently used axis positions, which `font(at:)` returns.
  let fonts = Mutex(KeptFonts())

  /// Creates a face of a file.
  convenience init(file: FontBytes, index: Int, hasFixedAdvances: Bool) {
    let blob = TableSource.blob(file.bytes)
    self.init(hb_face_create(blob, UInt32(index)), of: file, hasFixedAdvances: hasFixedAdvances)
    hb_blob_destroy(blob)
  }

  /// Creates a face of some tables of a file. HarfBuzz sees no others.
  convenience init(
    file: FontBytes, tables: [SFNTContainer.Table], hasFixedAdvances: Bool
  ) {
    let source = TableSource(file: file, tables: tables)
    self.init(
      hb_face_create_for_tables(
        { _, tag, source in
          source.flatMap {
            Unmanaged<TableSource>.fromOpaque($0).takeUnretainedValue().blob(of: tag)
          }
        },
        Unmanaged.passRetained(source).toOpaque(),
        { source in
          if let source { Unmanaged<TableSource>.fromOpaque(source).release() }
        }),
      of: file, hasFixedAdvances: hasFixedAdvances)
  }

  private init(_ face: OpaquePointer, of file: FontBytes, hasFixedAdvances: Bool) {
    self.file = file
    self.hasFixedAdvances = hasFixedAdvances
    self.face = face
    hb_face_make_immutable(face)
    defaultFont = hb_font_create(face)
    hb_font_make_immutable(defaultFont)
  }

  deinit {
    hb_font_destroy(defaultFont)
    hb_face_destroy(face)
  }

  /// Returns the glyph of a character without any substitution; `nil` if the face has none.
  func nominalGlyph(for character: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(defaultFont, character, &glyph) != 0 ? glyph : nil
  }

  func coveredCharacters() -> [Unicode.Scalar] {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(face, set)
    var characters: [Unicode.Scalar] = []
    var character: hb_codepoint_t = .max
    while hb_set_next(set, &character) != 0 {
      if let scalar = Unicode.Scalar(character) { characters.append(scalar) }
    }
    return characters
  }

  func names() -> FontNames {
    let family = name(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY)
    let style = name(HB_OT_NAME_ID_TYPOGRAPHIC_SUBFAMILY)
    return FontNames(
      family: family.isEmpty ? name(HB_OT_NAME_ID_FONT_FAMILY) : family,
      style: style.isEmpty ? name(HB_OT_NAME_ID_FONT_SUBFAMILY) : style,
      postScript: name(HB_OT_NAME_ID_POSTSCRIPT_NAME),
      version: name(HB_OT_NAME_ID_VERSION_STRING))
  }

  func axes() -> [FontAxis] {
    axisRecords().map { record in
      FontAxis(
        tag: OpenTypeTag(rawValue: record.tag), name: name(record.name_id),
        range: Double(record.min_value)...Double(record.max_value),
        defaultValue: Double(record.default_value))
    }
  }

  func namedInstances() -> [NamedInstance] {
    let records = axisRecords()
    return (0..<hb_ot_var_get_named_instance_count(face)).map { index in
      var count = UInt32(records.count)
      var places = [Float](repeating: 0, count: records.count)
      hb_ot_var_named_instance_get_design_coords(face, index, &count, &places)
      return NamedInstance(
        name: name(hb_ot_var_named_instance_get_subfamily_name_id(face, index)),
        place: zip(records, places).prefix(Int(count)).map { record, place in
          VariationSetting(axis: OpenTypeTag(rawValue: record.tag), value: Double(place))
        })
    }
  }

  private func axisRecords() -> [hb_ot_var_axis_info_t] {
    var count = hb_ot_var_get_axis_count(face)
    var records = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &records)
    return Array(records.prefix(Int(count)))
  }

  private func name(_ identifier: Int) -> String {
    name(hb_ot_name_id_t(identifier))
  }

  private func name(_ identifier: hb_ot_name_id_t) -> String {
    var size: UInt32 = 256
    var text = [CChar](repeating: 0, count: Int(size))
    let length = hb_ot_name_get_utf8(
      face, identifier, hb_language_from_string("en", -1), &size, &text)
    return length == 0
      ? "" : String(decoding: text.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// The tables that HarfBuzz asks for.
private final class TableSource {
  private let file: FontBytes
  private let tables: [SFNTContainer.Table]

  init(file: FontBytes, tables: [SFNTContainer.Table]) {
    self.file = file
    self.tables = tables
  }

  /// Returns a table; `nil` if there is none.
  func blob(of tag: hb_tag_t) -> OpaquePointer? {
    tables.first { $0.tag.rawValue == tag }
      .flatMap { Self.blob(UnsafeRawBufferPointer(rebasing: file.bytes[$0.range])) }
  }

  /// Returns a blob of bytes that outlive it.
  static func blob(_ bytes: UnsafeRawBufferPointer) -> OpaquePointer? {
    hb_blob_create(
      bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
  }
}

/// The version of the HarfBuzz that runs, such as `6.0.0`.
public var harfBuzzVersion: String { String(cString: hb_version_string()) }
