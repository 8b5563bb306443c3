package import Suites
package import DynamicType
import TextEngine

/// A choice of font, divided so that each part is a key. A font with steps uses all of them.
package struct FontChoiceParts: Sendable {
  /// The values of the steps at each category.
  package struct Steps: Sendable {
    package var names: [String?] = []
    package var sizes: [Double] = []
    package var weights: [Int?] = []
    package var boldWeights: [Int?] = []
    package var lineHeights: [Double?] = []
  }

  package var name: String?
  package var size: Points?
  package var curve: String?
  package var minimum: Points?
  package var maximum: Points?
  package var rounding: String?
  package var lineHeight: String?
  package var steps = Steps()

  package static let fields: [HeadField<FontChoiceParts>] = [
    .optional("font", .font, \.name, .text),
    .optional("size", .size, \.size, .points),
    .optional("curve", .curve, \.curve, .text),
    .optional("least size", .size, \.minimum, .points),
    .optional("greatest size", .size, \.maximum, .points),
    .optional("rounding", .size, \.rounding, .text),
    .optional("line height", .leading, \.lineHeight, .text),
    HeadField(
      "sizes", .size,
      print: { parts in
        if parts.steps.sizes.isEmpty { return [] }
        return parts.curve == Self.table
          ? Self.tableLines(of: parts.steps.sizes)
          : [TextForm.steps(of: .number).print(parts.steps.sizes)]
      }
    ) { lines, parts in
      parts.steps.sizes =
        lines.count == 1
        ? TextForm.steps(of: .number).read(lines[0]) ?? [] : Self.tableSizes(in: lines)
      return parts.steps.sizes.count == ContentSizeCategory.allCases.count
    },
    HeadField(
      "font at each size", .font,
      print: { parts in
        Set(parts.steps.names).count < 2 ? [] : parts.steps.names.map(Self.printed)
      }
    ) { lines, parts in
      parts.steps.names = lines.map { $0 == "–" ? nil : LineText.unescape($0[...]) }
      return lines.count == ContentSizeCategory.allCases.count
    },
    .usually([], "font weight", .weight, \.steps.weights, .steps(of: .maybe(.integer))),
    .usually([], "bold text weight", .weight, \.steps.boldWeights, .steps(of: .maybe(.integer))),
    .usually([], "line heights", .leading, \.steps.lineHeights, .steps(of: .maybe(.number))),
  ]

  /// The curve of sizes that were written one by one.
  private static let table = "a table"

  /// Returns a line for each category and one for its size. Git can merge two branches that change
  /// sizes of one table only if an unchanged line is between them.
  private static func tableLines(of sizes: [Double]) -> [String] {
    zip(ContentSizeCategory.allCases, sizes).flatMap { category, size in
      [category.shortName, TextForm.number.print(size)]
    }
  }

  /// Returns the sizes of a table on one line; other lines as they are.
  package static func inOneLine(_ lines: [String]) -> [String] {
    let sizes = tableSizes(in: lines)
    return sizes.count == ContentSizeCategory.allCases.count
      ? [TextForm.steps(of: .number).print(sizes)] : lines
  }

  /// Returns the sizes of such lines; empty if any line has another form.
  private static func tableSizes(in lines: [String]) -> [Double] {
    let categories = ContentSizeCategory.allCases
    guard lines.count == 2 * categories.count else { return [] }
    return categories.enumerated().compactMap { place, category in
      lines[2 * place] == category.shortName ? TextForm.number.read(lines[2 * place + 1]) : nil
    }
  }

  private static func printed(_ name: String?) -> String {
    name.map { LineText.escape($0) } ?? "–"
  }

  package init(_ font: FontChoice) {
    switch font {
    case .preferred: break
    case .fixed(let name, let size): (self.name, self.size, curve) = (name, size, "none")
    case .custom(let name, let size, let style, let maximum):
      (self.name, self.size, curve, self.maximum) = (name, size, style.name, maximum)
    case .steps(let font):
      let all = ContentSizeCategory.allCases.map { font[$0] }
      let sizing = font.sizing
      (size, curve, lineHeight) = (sizing?.size, sizing?.curve, sizing?.lineHeight)
      (minimum, maximum, rounding) = (sizing?.minimum, sizing?.maximum, sizing?.rounding)
      if curve == nil { curve = font.textStyle?.name ?? "none" }
      steps.sizes = all.map(\.pointSize.value)
      steps.names = all.map(\.name)
      if Set(steps.names).count == 1 { name = all[0].name }
      steps.weights = Self.some(all.map { $0.weight?.rawValue })
      steps.boldWeights = Self.some(all.map { $0.boldTextWeight?.rawValue })
      steps.lineHeights = Self.some(all.map { $0.lineHeight?.value })
    }
  }

  /// Returns the values if at least one of them is not `nil`.
  private static func some<Value>(_ values: [Value?]) -> [Value?] {
    values.contains { $0 != nil } ? values : []
  }

  /// The font choice assembled from its parts.
  package var font: FontChoice {
    let style = curve.flatMap(TextForm<TextStyle>.style.read)
    if !steps.sizes.isEmpty { return .steps(fontSteps(along: style)) }
    guard let name, let size else { return .preferred }
    if let style { return .custom(name, size: size, relativeTo: style, maximum: maximum) }
    return .fixed(name, size: size)
  }

  private func fontSteps(along style: TextStyle?) -> FontSteps {
    var font = FontSteps(along: style) { category in
      let place = category.rawValue
      return FontSteps.Step(
        steps.names.count > place ? steps.names[place] : name,
        pointSize: Points(steps.sizes[place]),
        weight: steps.weights.count > place
          ? steps.weights[place].map(FontWeight.init(rawValue:)) : nil,
        boldTextWeight: steps.boldWeights.count > place
          ? steps.boldWeights[place].map(FontWeight.init(rawValue:)) : nil,
        lineHeight: steps.lineHeights.count > place
          ? steps.lineHeights[place].map { Points($0) } : nil)
    }
    font.sizing = size.map {
      FontSteps.Sizing(
        size: $0, curve: curve ?? "none", minimum: minimum, maximum: maximum, rounding: rounding,
        lineHeight: lineHeight)
    }
    return font
  }
}

extension TextForm {
  /// The form of a value for each category, or of one value if all are the same.
  package static func steps<Element: Equatable & SendableMetatype>(of form: TextForm<Element>)
    -> TextForm
  where Value == [Element] {
    let list = TextForm.list(of: form)
    return TextForm(
      print: { values in
        list.print(values.allSatisfy { $0 == values.first } ? Array(values.prefix(1)) : values)
      },
      read: { text in
        let count = ContentSizeCategory.allCases.count
        guard let values = list.read(text) else { return nil }
        if values.count == 1 { return Array(repeating: values[0], count: count) }
        return values.count == count ? values : nil
      })
  }

  /// The form of an optional value; `–` for `nil`.
  package static func maybe<Wrapped>(_ form: TextForm<Wrapped>) -> TextForm
  where Value == Wrapped? {
    TextForm(
      print: { $0.map(form.print) ?? "–" },
      read: { $0 == "–" ? .some(nil) : form.read($0).map { .some($0) } })
  }
}
