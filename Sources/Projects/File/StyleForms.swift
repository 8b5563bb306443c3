import DynamicType
import Imaging
import JSON
import Snapshots
import TextEngine

/// What is expected of a style in `typeproof.json`; its name stands before it.
enum StyleForms {
  static let style = JSONForm<ProjectStyle>.object("an object with a style") { style in
    let family = style.optional("font", .filledText)
    let size = style.optional("size", CommonForms.size)
    let curve = curve(of: &style, size: size)
    var type = TypeStyle(
      "", family: family, size: size, curve: curve ?? .fixed,
      minimum: style.optional("minimum", CommonForms.size),
      maximum: style.optional("maximum", CommonForms.size),
      lineHeight: style.optional("lineHeight", lineHeight),
      boldTextWeight: style.optional("boldTextWeight", weight),
      overrides: style.optional("at", overrides, otherwise: [:]),
      update: style.optional("update", update, otherwise: .adjusted))
    type.attributes = attributes(of: &style)
    type.paragraph = paragraph(of: &style)
    if let maximum = type.maximum, let base = size, maximum < base {
      style.report(
        "“maximum” is \(maximum) pt, under the “size” of \(base) pt. Write a larger one.",
        at: "maximum")
    }
    if let maximum = type.maximum, let minimum = type.minimum, maximum < minimum {
      style.report(
        "“maximum” is \(maximum) pt, under the “minimum” of \(minimum) pt. Write a larger one.",
        at: "maximum")
    }
    let colors = style.optional("colors", ProjectForms.colors, otherwise: [:])
    let samples = style.optional("samples", .list(of: .filledText))
    return curve == nil ? nil : ProjectStyle(type, colors: colors, samples: samples)
  }

  // MARK: Size

  /// The one way of four in which its size follows the category.
  private static func curve(of style: inout JSONObjectReader, size: Points?) -> ScaleCurve? {
    let textStyle = style.optional("textStyle", CommonForms.textStyle)
    let relativeTo = style.optional("relativeTo", CommonForms.textStyle)
    let isFixed = style.optional("fixed", .truth, otherwise: false)
    let factor = style.optional("factor", .number(above: 0))
    let sizes = style.optional("sizes", sizes)
    let ways = ["textStyle", "relativeTo", "sizes"].filter(style.has) + (isFixed ? ["fixed"] : [])
    guard ways.count == 1 else {
      style.report(
        ways.isEmpty
          ? "The style says nothing of how its size follows the text size. Write “textStyle”, "
            + "“relativeTo” with a “size”, “sizes”, or “fixed” with a “size”."
          : "The style says by \(ways.map { "“\($0)”" }.joined(separator: " and by ")) how its size "
            + "follows the text size. Keep one of them.")
      return nil
    }
    if factor != nil, ways != ["textStyle"] {
      style.report("“factor” belongs to “textStyle”. Remove it.", at: "factor")
    }
    if size == nil, ways == ["relativeTo"] || ways == ["fixed"] {
      style.report("“\(ways[0])” needs a “size”: the one at Large. Write it.", at: ways[0])
      return nil
    }
    if size != nil, ways == ["textStyle"] || ways == ["sizes"] {
      style.report("“\(ways[0])” has sizes of its own. Remove “size”.", at: "size")
    }
    if let textStyle { return .preferred(textStyle, factor: factor ?? 1) }
    if let relativeTo { return .textStyle(relativeTo) }
    if let sizes { return .table(sizes) }
    return isFixed ? .fixed : nil
  }

  /// Sizes by category, and what becomes of the others.
  private static let sizes = JSONForm<SizeTable>.object("an object with sizes by category") {
    table in
    var sizes: [ContentSizeCategory: Points] = [:]
    for category in ContentSizeCategory.allCases {
      if let size = table.optional(category.shortName, CommonForms.size) { sizes[category] = size }
    }
    let otherwise = table.optional(
      "otherwise",
      JSONForm<SizeTable.Missing>.either(
        JSONForm<SizeTable.Missing>.choice([("nearest", .nearest)]), if: { $0.string != nil },
        or: CommonForms.size.map { .useDefault($0) }))
    let missing = ContentSizeCategory.allCases.filter { sizes[$0] == nil }
    if otherwise == nil, !missing.isEmpty {
      table.report(
        "There is no size for \(missing.map(\.shortName).joined(separator: ", ")). Write each, or "
          + "“otherwise” with a size or “nearest”.")
      return nil
    }
    return SizeTable(sizes, missing: otherwise ?? .refuse)
  }

  private static let overrides = JSONForm<[JSONNamed<TypeStyle.Override>]>.named(
    JSONForm<TypeStyle.Override>.object("an object with a font or a weight") { override in
      TypeStyle.Override(
        family: override.optional("font", .filledText), weight: override.optional("weight", weight))
    }
  ).keyed(by: CommonForms.category)

  // MARK: Letters

  private static func attributes(of style: inout JSONObjectReader) -> TextAttributes {
    var attributes = TextAttributes(weight: style.optional("weight", weight))
    if style.optional("italic", .truth, otherwise: false) { attributes.traits.insert(.italic) }
    attributes.width = style.optional("width", .number(in: 10...1000)).map(
      FontWidth.init(rawValue:))
    attributes.tracking = style.optional("tracking", tracking)
    attributes.features = style.optional("features", features, otherwise: [])
    attributes.variations = style.optional("axes", axes, otherwise: [])
    return attributes
  }

  static let weight = JSONForm<Int>.integer(in: 1...1000).map(FontWeight.init(rawValue:))

  /// A number is in em; points have to be named, since they stay while the text grows.
  private static let tracking = JSONForm<Tracking>.either(
    JSONForm<Tracking>.object("an object with “points”") { tracking in
      tracking.required("points", .number(in: -2000...2000)).map { .points(Points($0)) }
    }, if: { $0.members != nil }, or: JSONForm<Double>.number(in: -10...10).map { .em($0) })

  private static let tag = JSONForm<OpenTypeTag>("a tag of four characters, such as “tnum”") {
    node in
    node.string.flatMap(OpenTypeTag.init)
  }

  private static let features = JSONForm<[JSONNamed<Int>]>.named(.integer(in: 0...65535))
    .keyed(by: tag).map { values in
      values.sorted { $0.key.rawValue < $1.key.rawValue }
        .map { FeatureSetting($0.key, value: UInt32($0.value)) }
    }

  static let axes = JSONForm<[JSONNamed<Double>]>.named(.number(in: -32768...32767))
    .keyed(by: tag).map { values in
      values.sorted { $0.key.rawValue < $1.key.rawValue }
        .map { VariationSetting(axis: $0.key, value: $0.value) }
    }

  // MARK: Lines

  /// A number is a multiple of what the face asks for.
  private static let lineHeight = JSONForm<TypeStyle.LineHeight>.either(
    JSONForm<TypeStyle.LineHeight>.object("an object with “points”") { height in
      let scales = height.optional("scales", .truth, otherwise: true)
      return height.required("points", CommonForms.size).map { scales ? .scaled($0) : .fixed($0) }
    }, if: { $0.members != nil },
    or: JSONForm<Double>.number(in: 0.1...10).map { .multiple($0) })

  private static func paragraph(of style: inout JSONObjectReader) -> ParagraphStyle {
    ParagraphStyle(
      lineLimit: style.optional("lineLimit", .integer(in: 1...10_000)),
      truncationMode: style.optional(
        "truncation", .choice(TruncationMode.allCases.map { ($0.rawValue, $0) }), otherwise: .tail),
      minimumScaleFactor: style.optional("minimumScale", .number(in: 0.01...1), otherwise: 1),
      allowsTightening: style.optional("tightens", .truth, otherwise: false),
      lineSpacing: style.optional("lineSpacing", CommonForms.size, otherwise: 0),
      paragraphSpacing: style.optional("paragraphSpacing", CommonForms.size, otherwise: 0))
  }

  private static let update = JSONForm<AttributedText.Update>.choice([
    ("follows", .adjusted), ("reapplied", .reapplied), ("never", .never),
  ])
}
