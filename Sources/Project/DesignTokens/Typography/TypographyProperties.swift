import DynamicType
import JSON
import Wording

/// Reads the properties of one typography token.
struct TypographyProperties {
  let tree: TokenTree
  let token: DesignToken
  let value: JSONNode
  /// The token's properties, by their standard names.
  private let properties: [String: JSONNode]
  private(set) var notes: [TokenNote] = []

  init(tree: TokenTree, token: DesignToken, value: JSONNode) {
    self.tree = tree
    self.token = token
    self.value = value
    properties = Dictionary(
      (value.members ?? []).compactMap { member in
        guard let name = TypographyName.canonical(member.name) else { return nil }
        // A property without a value is as one that is not there. A size is needed.
        let isEmpty = member.value.value == .null || member.value.string?.isEmpty == true
        return isEmpty && name != "fontSize" ? nil : (name, member.value)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads the size, which every token needs.
  mutating func size() -> TokenLength? {
    guard properties["fontSize"] != nil else {
      note(.missing, on: "fontSize", .tokenLeftOut)
      return nil
    }
    guard let node = resolved("fontSize", .tokenLeftOut) else { return nil }
    let expected = "above zero in px or rem, as in { \"value\": 16, \"unit\": \"px\" }"
    guard let measure = measure(node, of: "fontSize", expected: expected, .tokenLeftOut) else {
      return nil
    }
    if ["em", "%"].contains(measure.unit), measure.number > 0 {
      // A text style stands in no other text, so that its em is the one of the page.
      let share = measure.unit == "%" ? measure.number / 100 : measure.number
      note(
        .understood(found: measure.description, as: "\(shortestDecimal(share)) rem"),
        on: "fontSize", .assumption)
      return TokenLength(share, .rem)
    }
    guard let length = measure.length, length.value > 0 else {
      note(.unknownUnit(measure.description, expected: expected), on: "fontSize", .tokenLeftOut)
      return nil
    }
    noteUnit(of: measure, on: "fontSize")
    return length
  }

  /// Reads the families. A text of several is separated at its commas, as in CSS.
  mutating func families() -> [String] {
    guard properties["fontFamily"] != nil else {
      note(.missing, on: "fontFamily", .propertyLeftOut)
      return []
    }
    return resolved("fontFamily").map { families(of: $0, depth: 0) } ?? []
  }

  /// Returns the families of a name or a list, in which references may lead to other lists.
  private mutating func families(of node: JSONNode, depth: Int) -> [String] {
    if let text = node.string {
      return text.split(separator: ",").map { Self.unquoted($0) }.filter { !$0.isEmpty }
    }
    // A list may refer to itself.
    if let elements = node.elements, depth < 8 {
      return elements.flatMap { element in
        resolved(element, of: "fontFamily", .propertyLeftOut)
          .map { families(of: $0, depth: depth + 1) } ?? []
      }
    }
    note(
      .wrongForm(
        found: node.shortDescription, expected: "the name of a family, or a list of names"),
      on: "fontFamily", .propertyLeftOut)
    return []
  }

  private static func unquoted(_ family: Substring) -> String {
    var name = family[...]
    while let first = name.first, " \t'\"".contains(first) { name.removeFirst() }
    while let last = name.last, " \t'\"".contains(last) { name.removeLast() }
    return String(name)
  }

  /// Reads the weight, by number or name.
  mutating func weight() -> (weight: FontWeight, isItalic: Bool)? {
    guard properties["fontWeight"] != nil, let node = resolved("fontWeight") else { return nil }
    if let number = node.number, (1...1000).contains(number) {
      let rounded = Int(number.rounded(.toNearestOrAwayFromZero))
      if Double(rounded) != number {
        note(
          .understood(found: node.shortDescription, as: String(rounded)), on: "fontWeight",
          .assumption)
      }
      return (FontWeight(rawValue: rounded), false)
    }
    guard let name = node.string, let reading = TokenWeight(name) else {
      note(
        .wrongForm(
          found: node.shortDescription,
          expected: "a number from 1 to 1000 or a name such as \"semi-bold\""), on: "fontWeight",
        .propertyLeftOut)
      return nil
    }
    if token.source.spelling == .withDollar, !reading.isOfFormat {
      note(
        .understood(found: node.shortDescription, as: reading.description), on: "fontWeight",
        .assumption)
    }
    return (reading.weight, reading.isItalic)
  }

  /// Reads whether a `fontStyle`, a property of other formats, means italics.
  mutating func isItalic() -> Bool {
    guard properties["fontStyle"] != nil, let node = resolved("fontStyle") else { return false }
    switch node.string?.lowercased() {
    case "italic", "oblique": return true
    case "normal", "regular", "roman": return false
    default:
      note(
        .wrongForm(found: node.shortDescription, expected: "\"italic\" or \"normal\""),
        on: "fontStyle", .propertyLeftOut)
      return false
    }
  }
}

extension TypographyProperties {
  /// Reads the width of letters, in percent, from a `fontStretch` or the name of a weight.
  mutating func width() -> Double? {
    guard let node = resolved("fontStretch") else {
      guard let name = properties["fontWeight"].flatMap({ try? tree.resolved($0).value.string })
      else { return nil }
      return FaceWords(name).width
    }
    if let name = node.string, ["normal", "regular"].contains(name.lowercased()) { return nil }
    if let percent = node.number ?? node.string.flatMap({ TokenMeasure($0)?.number }),
      (10...1000).contains(percent)
    {
      return percent
    }
    if let width = node.string.flatMap({ FaceWords.widths[TypographyName.loose($0)] }) {
      return width
    }
    note(
      .wrongForm(found: node.shortDescription, expected: "a width such as \"condensed\""),
      on: "fontStretch", .propertyLeftOut)
    return nil
  }
}

extension TypographyProperties {
  /// Returns the value of a property with its references resolved; `nil`, with a note, where that
  /// fails.
  mutating func resolved(
    _ property: String, _ consequence: TokenNote.Consequence = .propertyLeftOut
  ) -> JSONNode? {
    properties[property].flatMap { resolved($0, of: property, consequence) }
  }

  mutating func resolved(
    _ node: JSONNode, of property: String, _ consequence: TokenNote.Consequence
  ) -> JSONNode? {
    do {
      let value = try tree.resolved(node).value
      if let text = value.string, text.contains("{") {
        note(.calculation(text), on: property, consequence)
        return nil
      }
      return value
    } catch {
      note(error.problem, on: property, consequence)
      return nil
    }
  }

  /// Adds a note about a property, at its value unless another place is given.
  mutating func note(
    _ problem: TokenNote.Problem, on property: String, _ consequence: TokenNote.Consequence,
    at position: SourcePosition? = nil
  ) {
    notes.append(
      TokenNote(
        path: token.path, property: property, file: token.source.file,
        position: position ?? properties[property]?.position ?? token.position, problem: problem,
        consequence: consequence))
  }
}
