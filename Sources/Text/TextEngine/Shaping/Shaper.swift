import CHarfBuzz
public import Imaging

/// A glyph from HarfBuzz, with distances in font units and y up.
struct ShapedGlyph: Sendable {
  let id: UInt32
  /// The first UTF-16 unit of the text for the glyph.
  let cluster: Int
  let advance: Int32
  let offsetX: Int32
  let offsetY: Int32
  /// Whether shaping the text separately before this glyph would change it.
  let isUnsafeToBreakBefore: Bool
}

/// A stretch of text that is shaped in one go: one font, script, direction, language.
struct ShapingRequest {
  /// The stretch, in UTF-16 units of the whole text, which serves as context.
  var range: Range<Int>
  /// The script's ISO 15924 code, such as `Arab`.
  var script: String
  var isRightToLeft: Bool
  /// The language as a BCP 47 tag; `nil` if it is unknown.
  var language: String?
  var features: [FeatureSetting]
}

/// Owns the buffer that HarfBuzz shapes in; one for each worker.
final class Shaper {
  private let buffer = hb_buffer_create()
  /// The remaining work for a text: the number of units to read and glyphs to make.
  private var workLeft = Int.max

  /// Starts a new text.
  ///
  /// - Parameter most: The maximum number of units to read and glyphs to make, including lines and
  ///   trials of lines. Fonts may replace a letter by sixty glyphs, continue replacing, or change
  ///   so much at a line end that it is tried many times.
  func startText(allowing most: Int) { workLeft = most }

  /// Whether the text exceeded the work limit or HarfBuzz's buffer. Glyphs are then missing.
  var isExhausted: Bool { workLeft < 0 }

  deinit {
    hb_buffer_destroy(buffer)
  }

  /// The glyphs of a stretch of text, in visual order; none once it is exhausted.
  func shape(
    _ request: ShapingRequest, of text: [UInt16], with font: HarfBuzzFont
  ) -> [ShapedGlyph] {
    guard !isExhausted else { return [] }
    hb_buffer_clear_contents(buffer)
    text.withUnsafeBufferPointer { units in
      hb_buffer_add_utf16(
        buffer, units.baseAddress, Int32(units.count), UInt32(request.range.lowerBound),
        Int32(request.range.count))
    }
    hb_buffer_set_direction(
      buffer, request.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_from_string(request.script, -1))
    // Never the process' own language: that would make glyphs depend on the locale.
    hb_buffer_set_language(buffer, hb_language_from_string(request.language ?? "und", -1))
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if request.range.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if request.range.upperBound == text.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
    let features = request.features.map {
      hb_feature_t(
        tag: $0.tag.rawValue, value: $0.value, start: 0, end: .max)  // the whole buffer
    }
    shapeByOpenType(font, features)
    guard hb_buffer_allocation_successful(buffer) != 0 else {
      // Memory ran out, or the glyphs became more than HarfBuzz takes; what there is may be half done.
      workLeft = -1
      return []
    }
    workLeft -= request.range.count + Int(hb_buffer_get_length(buffer))
    return isExhausted ? [] : glyphs()
  }

  /// Shapes only by OpenType tables. By default, HarfBuzz would use the shapers in
  /// `HB_SHAPER_LIST`, or run the programs of a Graphite font.
  private func shapeByOpenType(_ font: HarfBuzzFont, _ features: [hb_feature_t]) {
    "ot".withCString { name in
      var shapers: [UnsafePointer<CChar>?] = [name, nil]
      hb_shape_full(font.font, buffer, features, UInt32(features.count), &shapers)
    }
  }

  private func glyphs() -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      let info = infos[index]
      let position = positions[index]
      return ShapedGlyph(
        id: info.codepoint, cluster: Int(info.cluster), advance: position.x_advance,
        offsetX: position.x_offset, offsetY: position.y_offset,
        isUnsafeToBreakBefore: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }
}

/// An OpenType feature and its value.
public struct FeatureSetting: Hashable, Sendable {
  /// The feature's tag, such as `tnum` or `ss01`.
  public let tag: OpenTypeTag
  /// The feature's value: 0 for off, 1 for on, and more for the alternates of some features.
  public let value: UInt32

  /// Creates a setting. The feature is on by default.
  public init(_ tag: OpenTypeTag, value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }
}
