import DynamicType
import Imaging
import TextEngine

/// What is asked of the faces of a text, whatever its style says.
struct FontWish: Equatable {
  /// How heavy; `nil` for what the style says.
  let weight: FontWeight?
  let isItalic: Bool
  /// How wide; `nil` for a face's own width, which is normal where it can vary.
  let width: FontWidth?
  /// Whether Bold Text is on in the system's settings.
  let hasBoldText: Bool
  /// What the axis of optical sizes follows; `nil` for the point size.
  let opticalSizing: OpticalSizing?
  /// The name of a place in the design space of at least one of the fonts.
  let instance: String?
  /// Places on axes, each in at least one of the fonts.
  let variations: [VariationSetting]

  /// A font with the weight that is wished.
  func weighted(_ font: ScalableFont) -> ScalableFont {
    weight.map(font.withWeight) ?? font
  }

  /// The weight of a font under Bold Text, or without it.
  func weight(of font: ScalableFont) -> FontWeight {
    font.weight(
      compatibleWith: TraitCollection(legibilityWeight: hasBoldText ? .bold : .regular))
  }
}

extension FontWish {
  /// Each face as near as it comes to a font, in the order they were named.
  ///
  /// A place on an axis goes before all else, then what is asked for by name, then the named place,
  /// then what the style implies.
  ///
  /// - Parameter font: The style's or the size's, with the weight that is wished.
  /// - Throws: `FontError` for a place no font reaches, or `RenderCommandError.noSuchInstance`.
  func shapingFonts(_ sources: [FontSource], for font: ScalableFont) throws -> [ShapingFont] {
    try check(sources)
    let request = FontRequest(
      weight: requestedWeight(of: font), isItalic: isItalic, width: width)
    return try sources.map { source in
      let given = variations.filter { source.face.has($0.axis) }
      let place = (instance.flatMap(source.face.place(named:)) ?? []).filter { setting in
        !axesToMove.contains(setting.axis) && !given.contains { $0.axis == setting.axis }
      }
      return try ShapingFont(
        source.face, meeting: request, pointSize: font.pointSize,
        opticalSizing: opticalSizing ?? .automatic, variations: place + given)
    }
  }

  /// A bold file that is named for regular text is meant: no weight is missed there.
  private func requestedWeight(of font: ScalableFont) -> FontWeight? {
    let weight = weight(of: font)
    return self.weight == nil && weight == .regular ? nil : weight
  }

  /// The axes that a named place leaves to what is asked for by name.
  private var axesToMove: [OpenTypeTag] {
    (weight == nil ? [] : [.weight]) + (isItalic ? [.italic, .slant] : [])
      + (width == nil ? [] : [.width]) + (opticalSizing == nil ? [] : [.opticalSize])
  }

  /// Refuses what none of the fonts has.
  private func check(_ sources: [FontSource]) throws {
    for setting in variations where !sources.contains(where: { $0.face.has(setting.axis) }) {
      _ = try sources.first?.face.instance([setting])
    }
    if let instance, !sources.contains(where: { $0.face.place(named: instance) != nil }) {
      throw RenderCommandError.noSuchInstance(
        instance, fonts: sources.map(\.reference),
        available: sources.flatMap { $0.face.namedInstances.map(\.name) })
    }
  }
}

extension FontFace {
  /// Whether it is variable along an axis.
  fileprivate func has(_ axis: OpenTypeTag) -> Bool { axes.contains { $0.tag == axis } }

  /// Where a name of its own puts it; blanks and capitals do not count, since fonts of one foundry
  /// differ in them.
  fileprivate func place(named name: String) -> [VariationSetting]? {
    namedInstances.first { Self.plain($0.name) == Self.plain(name) }?.place
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != " " }
  }
}
