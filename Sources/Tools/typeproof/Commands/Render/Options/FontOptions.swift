import DynamicType
import Imaging
import Snapshots
import TextEngine

/// Which faces a text is set in, and where they stand on their axes.
struct FontOptions: ArgumentGroup {
  static let heading: String? = "Font"

  @Option(
    "A font to set it in; those given later serve for what the ones before lack.", value: "file",
    completion: .file(endings: [".ttf", ".otf", ".ttc", ".otc"]))
  var font: [String]
  @Option(
    "The weight, from 1 to 1000 or by UIKit's name, such as semibold; that of the style unless "
      + "given.", value: "weight")
  var weight: TypedWeight?
  @Flag("Use italics: an italic face as it is, or a variable font's axis ital or slnt.")
  var italic = false
  @Option("How wide its letters are: a percentage, or a name such as condensed.", value: "width")
  var fontWidth: TypedFontWidth?
  @Flag("Make it as heavy as Bold Text in the system's settings does (a model).")
  var boldText = false
  @Option(
    "What the axis opsz follows: auto for the point size, off for nothing, or a size of its own; "
      + "auto unless this or --instance says otherwise.", value: "size")
  var opticalSize: TypedOpticalSize?
  @Option(
    "A place that a variable font has a name for, such as 'Semi Bold'; “typeproof fonts” lists "
      + "them. A weight, width, slant or optical size that is asked for as well moves on from "
      + "there.",
    value: "name")
  var instance: String?
  @Option("Where a variable font stands on an axis, such as wght=700.", value: "axis=value")
  var variation: [TypedVariation]
  @Option("An OpenType feature, such as tnum, or liga=0 to turn one off.")
  var feature: [TypedFeature]
  @OptionGroup var limits: LimitOptions

  /// The fonts that are named, opened.
  ///
  /// - Throws: `RenderCommandError.noFont`, `FileError` or `FontError`.
  func sources() throws -> [FontSource] {
    guard !font.isEmpty else { throw RenderCommandError.noFont }
    return try font.map {
      try FontSource(reference: $0, limits: limits.limits.fonts)
    }
  }

  /// The files of these fonts, whatever face of them is meant.
  var files: [String] { font.map { $0.split(separator: "#").first.map(String.init) ?? $0 } }

  /// What is asked of each face.
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

  /// The options given that move a font along an axis.
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

/// How large a text is set: as a style at a category, or in points.
struct SizeOptions: ArgumentGroup {
  static let heading: String? = "Size"

  @Option("The text style; body unless given.") var style: TextStyle?
  @Option("The content size category of the style; L unless given.")
  var category: ContentSizeCategory?
  @Option("The size in points, in place of a style.", value: "pt") var size: TypedSize?

  /// The one or the other.
  ///
  /// - Throws: `RenderCommandError.sizeAndStyle`.
  func measure() throws(RenderCommandError) -> Typesetting.Measure {
    guard let size else { return .style(style ?? .body, at: category ?? .default) }
    guard style == nil, category == nil else { throw .sizeAndStyle }
    return .size(size.points)
  }
}
