import DynamicType
import Imaging
import JSON
import Snapshots
import TextEngine

/// The form of a style in `typeproof.json`, under its name.
enum StyleForms {
  static let style = JSONForm<ProjectStyle>.object("an object with a style") { style in
    let family = style.optional(
      "font", .filledText, from: \.style.family,
      about: "The family, or a file in the folder of fonts. By default the system font.")
    let size = style.optional(
      "size", CommonForms.size, from: \.style.size,
      about: "The size at Large, in points. Required with “relativeTo”, “fixed” and “android”.")
    let curve = curve(of: &style, size: size)
    var type = TypeStyle(
      "", family: family, size: size, curve: curve ?? .fixed,
      minimum: style.optional(
        "minimum", CommonForms.size, from: \.style.minimum,
        about: "The smallest size, in points. By default none."),
      maximum: style.optional(
        "maximum", CommonForms.size, from: \.style.maximum,
        about: "The largest size, in points. By default none."),
      lineHeight: style.optional(
        "lineHeight", lineHeight, from: \.style.lineHeight,
        about: "The line height: a multiple of the face's, or a height in points. By default the "
          + "face's."),
      boldTextWeight: style.optional(
        "boldTextWeight", weight, from: \.style.boldTextWeight,
        about: "The weight with Bold Text on. By default a custom font keeps its weight."),
      overrides: style.optional(
        "at", overrides, from: \.style.overrides, otherwise: [:],
        about: "Different settings at some categories, by their names. By default none."),
      update: style.optional(
        "update", update, from: \.style.update, otherwise: .adjusted,
        about: "How visible text responds to a new text size: it “follows”, the app “reapplied” "
          + "its style, or it “never” changes. By default “follows”."))
    type.attributes = attributes(of: &style)
    type.paragraph = paragraph(of: &style)
    if curve != nil, let maximum = type.maximum, let base = size ?? type.ownSizeAtLarge,
      maximum < base
    {
      style.report(
        "“maximum” is \(maximum) pt, less than the \(base) pt at Large. Write a larger one.",
        at: "maximum")
    }
    if let maximum = type.maximum, let minimum = type.minimum, maximum < minimum {
      style.report(
        "“maximum” is \(maximum) pt, less than the “minimum” of \(minimum) pt. Write a larger one.",
        at: "maximum")
    }
    let colors = style.optional(
      "colors", ProjectForms.colors, from: \.colors, otherwise: [:],
      about: "Its colours, by appearance. By default the project's.")
    let samples = style.optional(
      "samples", .list(of: .filledText), from: \.samples,
      about: "The names of the samples it is shown with. By default all.")
    return curve == nil ? nil : ProjectStyle(type, colors: colors, samples: samples)
  }.defined(as: "style")

  // MARK: Size

  /// Returns the curve of the style, which has one of five forms.
  private static func curve(
    of style: inout JSONObjectReader<ProjectStyle>, size: Points?
  ) -> ScaleCurve? {
    let textStyle = style.optional(
      "textStyle", CommonForms.textStyle,
      from: { if case .preferred(let style, _) = $0.style.curve { style } else { nil } },
      about: "The text style whose sizes it has, like Apple's own text.")
    let relativeTo = style.optional(
      "relativeTo", CommonForms.textStyle,
      from: { if case .textStyle(let style) = $0.style.curve { style } else { nil } },
      about: "The text style whose curve its “size” follows, as with `UIFontMetrics`.")
    let isFixed = style.optional(
      "fixed", .truth, from: \.style.curve.isPrintedAsFixed, otherwise: false,
      about: "Whether its “size” is the same at every category. By default false.")
    let isAndroid = style.optional(
      "android", .truth, from: { $0.style.curve == .android }, otherwise: false,
      about:
        "Whether its “size” grows as on Android 14. Categories stand for steps of its font size "
        + "setting: 1 up to Large, then 1.15, 1.3, 1.5, 1.8, and 2 from AX2 on. By default "
        + "false.")
    let factor = style.optional(
      "factor", .number(above: 0),
      from: {
        if case .preferred(_, let factor) = $0.style.curve, factor != 1 { factor } else { nil }
      },
      about: "The factor for the sizes of “textStyle”. By default 1.")
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
          ? "The style does not say how its size follows the text size. Write “textStyle”, "
            + "“relativeTo” with a “size”, “sizes”, or “fixed” or “android” with a “size”."
          : "The style has \(ways.map { "“\($0)”" }.joined(separator: " and ")), which both say "
            + "how its size follows the text size. Keep one of them.")
      return nil
    }
    if factor != nil, ways != ["textStyle"] {
      style.report("“factor” belongs to “textStyle”. Remove it.", at: "factor")
    }
    if !style.has("size"), ["relativeTo", "fixed", "android"].contains(ways[0]) {
      style.report("“\(ways[0])” needs a “size”, the size at Large. Write it.", at: ways[0])
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

  /// The five forms for the schema; each excludes the members of the others.
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

  /// The form of sizes by category, with a rule for the other categories.
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
      about: "The size in points at the other categories, or “nearest” for that of the nearest "
        + "category. Required if categories are missing.")
    table.describe(
      anyOf: [
        .init(having: ["otherwise"]), .init(having: ContentSizeCategory.allCases.map(\.shortName)),
      ])
    let missing = ContentSizeCategory.allCases.filter { sizes[$0] == nil }
    if case .nearest = otherwise, sizes.isEmpty {
      table.report("There is no nearest size. Write at least one size.")
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
          about: "The family or file there. By default the style's."),
        weight: override.optional(
          "weight", weight, from: \.weight, about: "The weight there. By default the style's."))
    }
  ).keyed(by: CommonForms.category, inOrder: { $0.sorted() })

  // MARK: Letters

  private static func attributes(
    of style: inout JSONObjectReader<ProjectStyle>
  ) -> TextAttributes {
    var attributes = TextAttributes(
      weight: style.optional(
        "weight", weight, from: \.style.attributes.weight,
        about: "The weight; 400 is regular. By default that of the font."))
    let isItalic = style.optional(
      "italic", .truth, from: { $0.style.attributes.traits.contains(.italic) }, otherwise: false,
      about: "Whether letters are italic. By default false.")
    if isItalic { attributes.traits.insert(.italic) }
    attributes.width = style.optional(
      "width", .number(in: 10...1000), from: \.style.attributes.width?.rawValue,
      about:
        "The width of letters, in percent of the normal width. By default that of the font."
    ).map(FontWidth.init(rawValue:))
    attributes.tracking = style.optional(
      "tracking", tracking, from: \.style.attributes.tracking,
      about: "The space added after each letter: a number is a part of the size, and “points” "
        + "stays the same while text grows. By default none.")
    attributes.features = style.optional(
      "features", features, from: \.style.attributes.features, otherwise: [],
      about: "OpenType features by tag: 0 for off, 1 for on, more for alternates.")
    attributes.variations = style.optional(
      "axes", axes, from: \.style.attributes.variations, otherwise: [],
      about: "The values of a variable font's axes by tag, in the unit of each axis.")
    return attributes
  }

  static let weight = JSONForm<Int>.integer(in: 1...1000)
    .map(FontWeight.init(rawValue:)) { $0.rawValue }

  /// The form of tracking: a number is in em. Points have to be named, since they do not grow with
  /// the text.
  private static let tracking = JSONForm<Tracking>.either(
    JSONForm<Tracking>.object("an object with “points”") { tracking in
      tracking.required(
        "points", .number(in: -2000...2000),
        from: { if case .points(let distance) = $0 { distance.value } else { nil } },
        about: "The space added after each letter, in points."
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

  /// The form of a line height: a number is a multiple of the face's own.
  private static let lineHeight = JSONForm<TypeStyle.LineHeight>.either(
    JSONForm<TypeStyle.LineHeight>.object("an object with “points”") { height in
      let scales = height.optional(
        "scales", .truth, otherwise: true,
        about: "Whether it grows with the size. By default true.")
      let points = height.required(
        "points", CommonForms.size, about: "The line height at Large, in points.")
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
        about: "The greatest number of lines. By default unlimited."),
      truncationMode: style.optional(
        "truncation", .rawValue,
        from: \.style.paragraph.truncationMode, otherwise: .tail,
        about: "Where text that needs more lines is truncated. “cut” shows no ellipsis. By "
          + "default “tail”."),
      minimumScaleFactor: style.optional(
        "minimumScale", .number(in: 0.01...1), from: \.style.paragraph.minimumScaleFactor,
        otherwise: 1,
        about: "How far text may shrink before it is truncated, as a part of its size. By default "
          + "1."),
      allowsTightening: style.optional(
        "tightens", .truth, from: \.style.paragraph.allowsTightening, otherwise: false,
        about: "Whether letters may move closer together before text shrinks. By default false."),
      lineSpacing: style.optional(
        "lineSpacing", CommonForms.size, from: \.style.paragraph.lineSpacing, otherwise: 0,
        about: "The space added between lines, in points. By default none."),
      paragraphSpacing: style.optional(
        "paragraphSpacing", CommonForms.size, from: \.style.paragraph.paragraphSpacing,
        otherwise: 0,
        about: "The space added between paragraphs, in points. By default none."))
  }

  private static let update = JSONForm<AttributedText.Update>.choice([
    ("follows", .adjusted), ("reapplied", .reapplied), ("never", .never),
  ])
}

extension ScaleCurve {
  /// Whether the curve is printed as “fixed”. The file has no words for a factor or for one of
  /// Android's font scales; reading it again shows that.
  fileprivate var isPrintedAsFixed: Bool {
    switch self {
    case .fixed, .factor, .androidNonLinear: true
    case .preferred, .textStyle, .table, .android: false
    }
  }
}

extension TypeStyle {
  /// The size of the curve at Large, without its bounds; `nil` where the curve is refused.
  fileprivate var ownSizeAtLarge: Points? {
    var unbounded = self
    unbounded.minimum = nil
    unbounded.maximum = nil
    return try? unbounded.pointSize(at: .large)
  }
}
