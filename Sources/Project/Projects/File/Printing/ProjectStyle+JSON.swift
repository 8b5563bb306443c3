import DynamicType
import Imaging
import JSON
import Snapshots
import TextEngine

extension ProjectStyle {
  /// The style as the file says it, without its name.
  var json: JSONValue {
    get throws {
      var printed = PrintedObject()
      printed.add("font", style.family)
      try printed.add("size", style.size)
      try style.curve.print(into: &printed)
      try printed.add("minimum", style.minimum)
      try printed.add("maximum", style.maximum)
      if let height = style.lineHeight { printed.add("lineHeight", try height.json) }
      if let weight = style.boldTextWeight {
        printed.add("boldTextWeight", .integer(weight.rawValue))
      }
      printed.add("at", unlessEmpty: Self.printed(style.overrides))
      if let word = style.update.word { printed.add("update", word) }
      try style.attributes.print(into: &printed)
      try style.paragraph.print(into: &printed)
      printed.add("colors", unlessEmpty: Projects.printed(colors))
      printed.add("samples", samples)
      return printed.json
    }
  }

  private static func printed(
    _ overrides: [ContentSizeCategory: TypeStyle.Override]
  ) -> PrintedObject {
    var printed = PrintedObject()
    for category in ContentSizeCategory.allCases {
      guard let override = overrides[category] else { continue }
      var object = PrintedObject()
      object.add("font", override.family)
      if let weight = override.weight { object.add("weight", .integer(weight.rawValue)) }
      printed.add(category.shortName, object.json)
    }
    return printed
  }
}

extension ScaleCurve {
  /// What the file has no words for is left out, which reading the file again shows.
  fileprivate func print(into style: inout PrintedObject) throws {
    switch self {
    case .preferred(let textStyle, let factor):
      style.add("textStyle", textStyle.name)
      try style.add("factor", factor, unless: 1) { try .read($0) }
    case .textStyle(let textStyle): style.add("relativeTo", textStyle.name)
    case .fixed: style.add("fixed", true)
    case .table(let table):
      var sizes = PrintedObject()
      for category in ContentSizeCategory.allCases {
        try sizes.add(category.shortName, table.sizes[category])
      }
      switch table.missing {
      case .useDefault(let size): try sizes.add("otherwise", size)
      case .nearest: sizes.add("otherwise", "nearest")
      case .refuse: break
      }
      style.add("sizes", sizes.json)
    case .android: style.add("android", true)
    case .factor, .androidNonLinear: style.add("fixed", true)
    }
  }
}

extension TypeStyle.LineHeight {
  fileprivate var json: JSONValue {
    get throws {
      switch self {
      case .multiple(let multiple): return try .read(multiple)
      case .scaled(let height): return ["points": try .read(height.value)]
      case .fixed(let height): return ["points": try .read(height.value), "scales": false]
      }
    }
  }
}

extension AttributedText.Update {
  /// The file's word; `nil` for what holds anyway, and for what it has no word for.
  fileprivate var word: String? {
    switch self {
    case .adjusted, .adjustedBeforeIOS11: nil
    case .reapplied: "reapplied"
    case .never: "never"
    }
  }
}

extension TextAttributes {
  fileprivate func print(into style: inout PrintedObject) throws {
    if let weight { style.add("weight", .integer(weight.rawValue)) }
    if traits.contains(.italic) { style.add("italic", true) }
    try style.add("width", width?.rawValue)
    switch tracking {
    case .em(let part): try style.add("tracking", part)
    case .points(let distance): style.add("tracking", ["points": try .read(distance.value)])
    case nil: break
    }
    style.add(
      "features",
      unlessEmpty: try PrintedObject.named(
        features.map { ($0.tag.description, .integer(Int($0.value))) }, in: "features"))
    style.add("axes", unlessEmpty: try variations.printed)
  }
}

extension [VariationSetting] {
  /// Places on axes by tag.
  var printed: PrintedObject {
    get throws {
      try PrintedObject.named(map { ($0.axis.description, try .read($0.value)) }, in: "axes")
    }
  }
}

extension ParagraphStyle {
  fileprivate func print(into style: inout PrintedObject) throws {
    if let lineLimit { style.add("lineLimit", .integer(lineLimit)) }
    style.add("truncation", truncationMode, unless: .tail) { .string($0.rawValue) }
    try style.add("minimumScale", minimumScaleFactor, unless: 1) { try .read($0) }
    if allowsTightening { style.add("tightens", true) }
    try style.add("lineSpacing", lineSpacing, unless: 0) { try .read($0.value) }
    try style.add("paragraphSpacing", paragraphSpacing, unless: 0) { try .read($0.value) }
  }
}
