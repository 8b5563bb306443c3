import DynamicType
import Imaging
import JSON
import Snapshots
import TextEngine

/// What is expected of a style in `typeproof.json`; its name stands before it.
enum StyleForms {
  static let style = JSONForm<ProjectStyle>.object("an object with a style") { style in
    let family = style.optional(
      "font", .filledText, from: \.style.family,
      about: "The family, or a file below the folder of fonts; the system font unless given.")
    let size = style.optional(
      "size", CommonForms.size, from: \.style.size,
      about: "The size at Large, in points; “relativeTo”, “fixed” and “android” need it.")
    let curve = curve(of: &style, size: size)
    var type = TypeStyle(
      "", family: family, size: size, curve: curve ?? .fixed,
      minimum: style.optional(
        "minimum", CommonForms.size, from: \.style.minimum,
        about: "The size in points not to fall below; none unless given."),
      maximum: style.optional(
        "maximum", CommonForms.size, from: \.style.maximum,
        about: "The size in points not to exceed; none unless given."),
      lineHeight: style.optional(
        "lineHeight", lineHeight, from: \.style.lineHeight,
        about: "How high lines are: so many times what the face asks for, or a height in points; "
          + "what the face asks for unless given."),
      boldTextWeight: style.optional(
        "boldTextWeight", weight, from: \.style.boldTextWeight,
        about: "How heavy the app sets letters with Bold Text on; unless given an app's own font "
          + "stays as it is."),
      overrides: style.optional(
        "at", overrides, from: \.style.overrides, otherwise: [:],
        about: "What is set otherwise at some categories, by their names; nothing unless given."),
      update: style.optional(
        "update", update, from: \.style.update, otherwise: .adjusted,
        about: "How text on screen comes to a new text size: it “follows”, the app “reapplied” its "
          + "style, or it “never” does; “follows” unless given."))
    type.attributes = attributes(of: &style)
    type.paragraph = paragraph(of: &style)
    if curve != nil, let maximum = type.maximum, let base = size ?? type.ownSizeAtLarge,
      maximum < base
    {
      style.report(
        "“maximum” is \(maximum) pt, under the \(base) pt at Large. Write a larger one.",
        at: "maximum")
    }
    if let maximum = type.maximum, let minimum = type.minimum, maximum < minimum {
      style.report(
        "“maximum” is \(maximum) pt, under the “minimum” of \(minimum) pt. Write a larger one.",
        at: "maximum")
    }
    let colors = style.optional(
      "colors", ProjectForms.colors, from: \.colors, otherwise: [:],
      about: "Its colours, by appearance; the project's unless given.")
    let samples = style.optional(
      "samples", .list(of: .filledText), from: \.samples,
      about: "The names of the samples it is shown with; all unless given.")
    return curve == nil ? nil : ProjectStyle(type, colors: colors, samples: samples)
  }.defined(as: "style")

  // MARK: Size

  /// The one way of five in which its size follows the category.
  private static func curve(
    of style: inout JSONObjectReader<ProjectStyle>, size: Points?
  ) -> ScaleCurve? {
    let textStyle = style.optional(
      "textStyle", CommonForms.textStyle,
      from: { if case .preferred(let style, _) = $0.style.curve { style } else { nil } },
      about: "The text style whose sizes it has, as Apple's own text does.")
    let relativeTo = style.optional(
      "relativeTo", CommonForms.textStyle,
      from: { if case .textStyle(let style) = $0.style.curve { style } else { nil } },
      about: "The text style along whose curve its “size” grows, as `UIFontMetrics` scales.")
    let isFixed = style.optional(
      "fixed", .truth, from: \.style.curve.isPrintedAsFixed, otherwise: false,
      about: "Whether its “size” is the same at every category; false unless given.")
    let isAndroid = style.optional(
      "android", .truth, from: { $0.style.curve == .android }, otherwise: false,
      about:
        "Whether its “size” grows as on Android 14, at steps of its setting that categories stand "
        + "for: 1 up to Large, then 1.15, 1.3, 1.5, 1.8, and 2 from AX2 on; false unless given.")
    let factor = style.optional(
      "factor", .number(above: 0),
      from: {
        if case .preferred(_, let factor) = $0.style.curve, factor != 1 { factor } else { nil }
      },
      about: "How many times the sizes of “textStyle” it has; 1 unless given.")
    let sizes = style.optional(
      "sizes", sizes,
      from: { if case .table(let table) = $0.style.curve { table } else { nil } },
      about: "Its own size at each category, in points.")
    style.describe(anyOf: Self.ways)
    let ways =
      ["textStyle", "relativeTo", "sizes"].filter(style.has) + (isFixed ? ["fixed"] : [])
      + (isAndroid ? ["android"] : [])
    guard ways.count == 1 else {
      style.report(
        ways.isEmpty
          ? "The style says nothing of how its size follows the text size. Write “textStyle”, "
            + "“relativeTo” with a “size”, “sizes”, or “fixed” or “android” with a “size”."
          : "The style says by \(ways.map { "“\($0)”" }.joined(separator: " and by ")) how its size "
            + "follows the text size. Keep one of them.")
      return nil
    }
    if factor != nil, ways != ["textStyle"] {
      style.report("“factor” belongs to “textStyle”. Remove it.", at: "factor")
    }
    if !style.has("size"), ["relativeTo", "fixed", "android"].contains(ways[0]) {
      style.report("“\(ways[0])” needs a “size”: the one at Large. Write it.", at: ways[0])
      return nil
    }
    if size != nil, ways == ["textStyle"] || ways == ["sizes"] {
      style.report("“\(ways[0])” has sizes of its own. Remove “size”.", at: "size")
    }
    if let textStyle { return .preferred(textStyle, factor: factor ?? 1) }
    if let relativeTo { return .textStyle(relativeTo) }
    if let sizes { return .table(sizes) }
    if isAndroid { return .android }
    return isFixed ? .fixed : nil
  }

  /// The five ways, for the schema; each leaves out what belongs to the others.
  private static let ways: [JSONSchema.Alternative] = [
    .init(
      having: ["textStyle"], lacking: ["relativeTo", "sizes", "size"],
      denying: ["fixed", "android"]),
    .init(
      having: ["relativeTo", "size"], lacking: ["textStyle", "sizes", "factor"],
      denying: ["fixed", "android"]),
    .init(
      having: ["sizes"], lacking: ["textStyle", "relativeTo", "size", "factor"],
      denying: ["fixed", "android"]),
    .init(
      having: ["android", "size"], lacking: ["textStyle", "relativeTo", "sizes", "factor"],
      affirming: ["android"], denying: ["fixed"]),
    .init(
      having: ["fixed", "size"], lacking: ["textStyle", "relativeTo", "sizes", "factor"],
      affirming: ["fixed"], denying: ["android"]),
  ]

  /// Sizes by category, and what becomes of the others.
  private static let sizes = JSONForm<SizeTable>.object("an object with sizes by category") {
    table in
    var sizes: [ContentSizeCategory: Points] = [:]
    for category in ContentSizeCategory.allCases {
      sizes[category] = table.optional(
        category.shortName, CommonForms.size, from: { $0.sizes[category] },
        about: "The size at \(category), in points.")
    }
    let otherwise = table.optional(
      "otherwise",
      JSONForm<SizeTable.Missing>.either(
        JSONForm<SizeTable.Missing>.choice([("nearest", .nearest)]), if: { $0.string != nil },
        or: CommonForms.size.map {
          .useDefault($0)
        } back: {
          if case .useDefault(let size) = $0 { size } else { nil }
        }), from: \.missing,
      about: "The size in points at the categories left out, or “nearest” for that of the nearest "
        + "category; needed where some are left out.")
    table.describe(
      anyOf: [
        .init(having: ["otherwise"]), .init(having: ContentSizeCategory.allCases.map(\.shortName)),
      ])
    let missing = ContentSizeCategory.allCases.filter { sizes[$0] == nil }
    if case .nearest = otherwise, sizes.isEmpty {
      table.report("There is no size to be the nearest. Write at least one.")
      return nil
    }
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
        family: override.optional(
          "font", .filledText, from: \.family,
          about: "The family or file there; the style's unless given."),
        weight: override.optional(
          "weight", weight, from: \.weight, about: "The weight there; the style's unless given."))
    }
  ).keyed(by: CommonForms.category, inOrder: { $0.sorted() })

  // MARK: Letters

  private static func attributes(
    of style: inout JSONObjectReader<ProjectStyle>
  ) -> TextAttributes {
    var attributes = TextAttributes(
      weight: style.optional(
        "weight", weight, from: \.style.attributes.weight,
        about: "How heavy letters are, 400 being regular; what the font says unless given."))
    let isItalic = style.optional(
      "italic", .truth, from: { $0.style.attributes.traits.contains(.italic) }, otherwise: false,
      about: "Whether letters are italic; false unless given.")
    if isItalic { attributes.traits.insert(.italic) }
    attributes.width = style.optional(
      "width", .number(in: 10...1000), from: \.style.attributes.width?.rawValue,
      about:
        "How wide letters are, in percent of the normal width; what the font says unless given."
    ).map(FontWidth.init(rawValue:))
    attributes.tracking = style.optional(
      "tracking", tracking, from: \.style.attributes.tracking,
      about: "What is added after each letter: a number is a part of the size, and “points” stays "
        + "while text grows; nothing unless given.")
    attributes.features = style.optional(
      "features", features, from: \.style.attributes.features, otherwise: [],
      about: "OpenType features by tag: 0 for off, 1 for on, more for alternates.")
    attributes.variations = style.optional(
      "axes", axes, from: \.style.attributes.variations, otherwise: [],
      about: "Places on the axes of a variable font by tag, in each axis' own unit.")
    return attributes
  }

  static let weight = JSONForm<Int>.integer(in: 1...1000)
    .map(FontWeight.init(rawValue:)) { $0.rawValue }

  /// A number is in em; points have to be named, since they stay while the text grows.
  private static let tracking = JSONForm<Tracking>.either(
    JSONForm<Tracking>.object("an object with “points”") { tracking in
      tracking.required(
        "points", .number(in: -2000...2000),
        from: { if case .points(let distance) = $0 { distance.value } else { nil } },
        about: "What is added after each letter, in points."
      ).map { .points(Points($0)) }
    }, if: { $0.members != nil },
    or: JSONForm<Double>.number(in: -10...10).map {
      .em($0)
    } back: {
      if case .em(let part) = $0 { part } else { nil }
    })

  private static let tag = JSONForm<OpenTypeTag>(
    "a tag of one to four characters, such as “tnum”",
    schema: .text(JSONSchema.Text(pattern: "^[ -~]{1,4}$")),
    print: { .string($0.description) }
  ) { node in
    node.string.flatMap(OpenTypeTag.init)
  }

  private static let features = JSONForm<[JSONNamed<Int>]>.named(.integer(in: 0...65535))
    .orderly(by: tag).map { values in
      values.map { FeatureSetting($0.name, value: UInt32($0.value)) }
    } back: { settings in
      settings.map { (name: $0.tag, value: Int($0.value)) }
    }

  static let axes = JSONForm<[JSONNamed<Double>]>.named(.number(in: -32768...32767))
    .orderly(by: tag).map { values in
      values.map { VariationSetting(axis: $0.name, value: $0.value) }
    } back: { settings in
      settings.map { (name: $0.axis, value: $0.value) }
    }

  // MARK: Lines

  /// A number is a multiple of what the face asks for.
  private static let lineHeight = JSONForm<TypeStyle.LineHeight>.either(
    JSONForm<TypeStyle.LineHeight>.object("an object with “points”") { height in
      let scales = height.optional(
        "scales", .truth, otherwise: true,
        about: "Whether it grows as the size does; true unless given.")
      let points = height.required(
        "points", CommonForms.size, about: "How high lines are at Large, in points.")
      return points.map { scales ? .scaled($0) : .fixed($0) }
    }.printed {
      switch $0 {
      case .multiple: nil
      case .scaled(let height): try CommonForms.size.json(of: height).map { ["points": $0] }
      case .fixed(let height):
        try CommonForms.size.json(of: height).map { ["points": $0, "scales": false] }
      }
    }, if: { $0.members != nil },
    or: JSONForm<Double>.number(in: 0.1...10).map {
      .multiple($0)
    } back: {
      if case .multiple(let multiple) = $0 { multiple } else { nil }
    })

  private static func paragraph(
    of style: inout JSONObjectReader<ProjectStyle>
  ) -> ParagraphStyle {
    ParagraphStyle(
      lineLimit: style.optional(
        "lineLimit", .integer(in: 1...10_000), from: \.style.paragraph.lineLimit,
        about: "The greatest number of lines; any number unless given."),
      truncationMode: style.optional(
        "truncation", .rawValue,
        from: \.style.paragraph.truncationMode, otherwise: .tail,
        about: "Which part of a text that needs more lines is left out; “cut” shows no ellipsis; "
          + "“tail” unless given."),
      minimumScaleFactor: style.optional(
        "minimumScale", .number(in: 0.01...1), from: \.style.paragraph.minimumScaleFactor,
        otherwise: 1,
        about: "The least part of its size that text may shrink to before it is left out; "
          + "1 unless given."),
      allowsTightening: style.optional(
        "tightens", .truth, from: \.style.paragraph.allowsTightening, otherwise: false,
        about: "Whether letters may move together before text shrinks; false unless given."),
      lineSpacing: style.optional(
        "lineSpacing", CommonForms.size, from: \.style.paragraph.lineSpacing, otherwise: 0,
        about: "What is added between lines, in points; nothing unless given."),
      paragraphSpacing: style.optional(
        "paragraphSpacing", CommonForms.size, from: \.style.paragraph.paragraphSpacing,
        otherwise: 0,
        about: "What is added between paragraphs, in points; nothing unless given."))
  }

  private static let update = JSONForm<AttributedText.Update>.choice([
    ("follows", .adjusted), ("reapplied", .reapplied), ("never", .never),
  ])
}

extension ScaleCurve {
  /// The file has no words for the last two, which shows when it is read again.
  fileprivate var isPrintedAsFixed: Bool {
    switch self {
    case .fixed, .factor, .androidNonLinear: true
    case .preferred, .textStyle, .table, .android: false
    }
  }
}

extension TypeStyle {
  /// The size that its curve has at Large, whatever bounds it; `nil` where that is refused.
  fileprivate var ownSizeAtLarge: Points? {
    var unbounded = self
    unbounded.minimum = nil
    unbounded.maximum = nil
    return try? unbounded.pointSize(at: .large)
  }
}
