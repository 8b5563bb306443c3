import DynamicType
import Imaging
import TextEngine

/// The requested properties of a text's faces, which override the style's.
struct FontWish: Equatable {
  /// The weight; `nil` for the style's.
  let weight: FontWeight?
  let isItalic: Bool
  /// The width; `nil` for a face's own, which is normal in a variable font.
  let width: FontWidth?
  /// Whether the Bold Text setting is on.
  let hasBoldText: Bool
  /// The optical size; `nil` for the point size.
  let opticalSizing: OpticalSizing?
  /// The name of an instance that at least one of the fonts has.
  let instance: String?
  /// Positions on axes. At least one of the fonts has each axis.
  let variations: [VariationSetting]

  /// Returns a font in the requested weight.
  func weighted(_ font: ScalableFont) -> ScalableFont {
    weight.map(font.withWeight) ?? font
  }

  /// Returns the weight of a font, with or without Bold Text.
  func weight(of font: ScalableFont) -> FontWeight {
    font.weight(
      compatibleWith: TraitCollection(legibilityWeight: hasBoldText ? .bold : .regular))
  }
}

extension FontWish {
  /// Returns each face as near to a font as possible, in the order of the sources.
  ///
  /// A position on an axis has priority. The requested properties come next, then the named
  /// instance, then the style's properties.
  ///
  /// - Parameter font: The font of the style or size, in the requested weight.
  /// - Throws: `FontError` for a position that no font reaches, or
  ///   `RenderCommandError.noSuchInstance`.
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

  /// Returns the weight to request; `nil` for regular text without one, because a bold file may be
  /// named for it on purpose.
  private func requestedWeight(of font: ScalableFont) -> FontWeight? {
    let weight = weight(of: font)
    return self.weight == nil && weight == .regular ? nil : weight
  }

  /// The axes that requested properties set instead of a named instance.
  private var axesToMove: [OpenTypeTag] {
    (weight == nil ? [] : [.weight]) + (isItalic ? [.italic, .slant] : [])
      + (width == nil ? [] : [.width]) + (opticalSizing == nil ? [] : [.opticalSize])
  }

  /// Throws an error for properties that none of the fonts has.
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
  /// Returns whether the face varies along an axis.
  fileprivate func has(_ axis: OpenTypeTag) -> Bool { axes.contains { $0.tag == axis } }

  /// Returns the position of a named instance; `nil` if there is none. Blanks and case do not
  /// count, because fonts of one foundry differ in them.
  fileprivate func place(named name: String) -> [VariationSetting]? {
    namedInstances.first { Self.plain($0.name) == Self.plain(name) }?.place
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != " " }
  }
}
