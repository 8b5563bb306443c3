import DynamicType
import Imaging
import Snapshots
import TextEngine

/// The options for the faces of a text, and their positions on variation axes.
struct FontOptions: ArgumentGroup {
  static let heading: String? = "Font"

  @Option(
    "A font file. Later fonts are fallbacks for characters that earlier ones lack.", value: "file",
    completion: .file(endings: [".ttf", ".otf", ".ttc", ".otc"]))
  var font: [String]
  @Option(
    "The weight, from 1 to 1000 or by UIKit's name, such as semibold. By default that of the "
      + "style.", value: "weight")
  var weight: TypedWeight?
  @Flag("Use an italic face, or a variable font's axis ital or slnt.")
  var italic = false
  @Option("The width of the letters: a percentage, or a name such as condensed.", value: "width")
  var fontWidth: TypedFontWidth?
  @Flag("Use the weight that the system setting Bold Text gives (modelled).")
  var boldText = false
  @Option(
    "The optical size (axis opsz): auto for the point size, off for the font's default, or a "
      + "size. By default auto, unless --instance sets it.", value: "size")
  var opticalSize: TypedOpticalSize?
  @Option(
    "A named instance of a variable font, such as 'Semi Bold'. List them with: typeproof fonts. "
      + "If you also give a weight, width, slant or optical size, it changes the instance.",
    value: "name")
  var instance: String?
  @Option("The value of a variable font's axis, such as wght=700.", value: "axis=value")
  var variation: [TypedVariation]
  @Option("An OpenType feature, such as tnum, or liga=0 to turn one off.")
  var feature: [TypedFeature]
  @OptionGroup var limits: LimitOptions

  /// Opens the fonts that were named.
  ///
  /// - Throws: `RenderCommandError.noFont`, `FileError` or `FontError`.
  func sources() throws -> [FontSource] {
    guard !font.isEmpty else { throw RenderCommandError.noFont }
    return try font.map {
      try FontSource(reference: $0, limits: limits.limits.fonts)
    }
  }

  /// The files of these fonts, without the numbers of faces.
  var files: [String] { font.map { FontSource.divide($0).path } }

  /// Returns what is requested of each face.
  func wish() throws(RenderCommandError) -> FontWish {
    let settings = variation.map(\.setting)
    for (index, setting) in settings.enumerated() {
      if settings[..<index].contains(where: { $0.axis == setting.axis }) {
        throw .axisTwice(setting.axis)
      }
      if let option = optionsByAxis.first(where: { $0.axis == setting.axis })?.option {
        throw .axisAndOption(setting.axis, option: option)
      }
    }
    if boldText, instance != nil { throw .boldTextAndInstance }
    return FontWish(
      weight: weight?.weight, isItalic: italic, width: fontWidth?.width, hasBoldText: boldText,
      opticalSizing: opticalSize?.sizing, instance: instance, variations: settings)
  }

  /// The given options that move a font along an axis.
  private var optionsByAxis: [(axis: OpenTypeTag, option: String)] {
    var options: [(axis: OpenTypeTag, option: String)] = []
    if weight != nil { options.append((.weight, "--weight")) }
    if boldText { options.append((.weight, "--bold-text")) }
    if italic { options += [(.italic, "--italic"), (.slant, "--italic")] }
    if fontWidth != nil { options.append((.width, "--font-width")) }
    if opticalSize != nil { options.append((.opticalSize, "--optical-size")) }
    return options
  }
}

/// The options for the size of a text: as a style at a category, or in points.
struct SizeOptions: ArgumentGroup {
  static let heading: String? = "Size"

  @Option("The text style. By default body.") var style: TextStyle?
  @Option("The content size category of the style. By default L.")
  var category: ContentSizeCategory?
  @Option("The size in points, instead of a style.", value: "pt") var size: TypedSize?

  /// Returns the size as a style at a category, or in points.
  ///
  /// - Throws: `RenderCommandError.sizeAndStyle`.
  func measure() throws(RenderCommandError) -> Typesetting.Measure {
    guard let size else { return .style(style ?? .body, at: category ?? .default) }
    guard style == nil, category == nil else { throw .sizeAndStyle }
    return .size(size.points)
  }
}
