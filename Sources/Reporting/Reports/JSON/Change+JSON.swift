import DynamicType
import Imaging
public import JSON
public import Snapshots

extension JSONValue {
  /// A change, as `JSONForm.change` reads it.
  ///
  /// - Parameter number: Its number among the changes of the run; `nil` where it has none.
  /// - Throws: `JSONNumber.NotFinite`.
  public init(change: Change, number: Int? = nil) throws {
    var object = JSONObject()
    if let number { object.append("number", .integer(number)) }
    object.append("kind", .string(change.kind.rawValue))
    object.append("role", .string(change.role.rawValue))
    object.append("sentence", .string(change.sentence))
    if !change.aspect.isEmpty { object.append("aspect", .string(change.aspect)) }
    if let before = change.before { object.append("before", .string(before)) }
    if let after = change.after { object.append("after", .string(after)) }
    if change.amount != .exact { object.append("amount", try JSONValue(amount: change.amount)) }
    let place = change.place
    if !place.elements.isEmpty {
      object.append("elements", .array(place.elements.map(JSONValue.init(element:))))
    }
    if !place.lines.isEmpty { object.append("lines", .array(place.lines.map(JSONValue.integer))) }
    if let range = place.range { object.append("range", JSONValue(bytes: range)) }
    if let text = place.text { object.append("text", .string(text)) }
    if let area = place.area { object.append("area", .box(area)) }
    if place.isPart { object.append("isPart", true) }
    self = .object(object)
  }

  private init(element: ElementName) {
    self = ["path": .string(element.path), "text": JSONValue(element.text)]
  }

  private init(amount: ChangeAmount) throws {
    var object: JSONObject
    switch amount {
    case .exact: object = ["of": "exact"]
    case .all: object = ["of": "all"]
    case .sizes(let from, let to, let curve):
      object = ["of": "sizes", "from": try JSONValue(from), "to": try JSONValue(to)]
      if let curve {
        object.append("style", .string(curve.style.name))
        object.append("sizeAtLarge", try JSONValue(curve.sizeAtLarge.value))
      }
    case .shift(let dx, let dy, let em):
      object = [
        "of": "shift", "dx": try JSONValue(dx), "dy": try JSONValue(dy), "em": try JSONValue(em),
      ]
    case .ratio(let ratio): object = ["of": "ratio", "ratio": try JSONValue(ratio)]
    case .length(let length, let em):
      object = ["of": "length", "length": try JSONValue(length), "em": try JSONValue(em)]
    case .part(let part): object = ["of": "part", "part": try JSONValue(part)]
    case .colors(let from, let to):
      object = ["of": "colors", "from": .string("\(from)"), "to": .string("\(to)")]
    case .named(let words): object = ["of": "named", "words": JSONValue(texts: words)]
    }
    self = .object(object)
  }
}

extension JSONForm where Value == Change {
  /// What `JSONValue.init(change:)` writes.
  static var change: JSONForm {
    .object("an object with a change", ignoringUnknownNames: true) { reader in
      let kind = reader.required(
        "kind", .choice(ChangeKind.allCases.map { ($0.rawValue, $0) }),
        about: "What kind of thing changed.")
      let role = reader.required(
        "role", .choice(Change.Role.allCases.map { ($0.rawValue, $0) }),
        about: "Where it was found: “input” is what the project says, all others are effects.")
      let sentence = reader.required("sentence", .text, about: "What happened in words.")
      let aspect = reader.optional(
        "aspect", .text, otherwise: "", about: "Which of several things of its kind changed.")
      let before = reader.optional("before", .text, about: "What was, with its unit.")
      let after = reader.optional("after", .text, about: "What is now, with its unit.")
      let amount = reader.optional(
        "amount", .changeAmount, otherwise: .exact,
        about: "How much it is, where numbers differ from cell to cell.")
      let elements = reader.optional(
        "elements", .list(of: .elementName), otherwise: [],
        about: "The parts of an interface that it happened to.")
      let lines = reader.optional(
        "lines", .list(of: .count), otherwise: [], about: "The lines, from 1.")
      let range = reader.optional(
        "range", .byteRange, about: "The characters, in UTF-8 bytes of the sample.")
      let text = reader.optional("text", .text, about: "What the characters say.")
      let area = reader.optional("area", .box, about: "Where in the picture, in px.")
      let isPart = reader.optional(
        "isPart", .truth, otherwise: false, about: "Whether it happened to a part of its line only."
      )
      guard let kind, let role, let sentence else { return nil }
      return Change(
        kind, role: role, aspect: aspect,
        place: ChangePlace(
          elements: elements, lines: lines, range: range, text: text, area: area, isPart: isPart),
        before: before, after: after, amount: amount, sentence: sentence)
    }
  }
}

extension JSONForm where Value == ElementName {
  static var elementName: JSONForm {
    .object("an object with a part of an interface", ignoringUnknownNames: true) { reader in
      let path = reader.required("path", .text)
      let text = reader.optional("text", .orNull(.text))
      return path.map { ElementName(path: $0, text: text ?? nil) }
    }
  }
}

extension JSONForm where Value == ChangeAmount {
  fileprivate static var changeAmount: JSONForm {
    .object("an object with an amount", ignoringUnknownNames: true) { reader in
      let word = reader.required("of", .text)
      var numbers: [String: Double] = [:]
      for name in ["dx", "dy", "em", "ratio", "length", "part", "sizeAtLarge"] {
        numbers[name] = reader.optional(name, .number)
      }
      let from = reader.optional("from", .numberOrText)
      let to = reader.optional("to", .numberOrText)
      let style = reader.optional("style", .choice(TextStyle.allCases.map { ($0.name, $0) }))
      let words = reader.optional("words", .list(of: .text))
      let value = { (name: String) in numbers[name] }
      let amount: ChangeAmount?
      switch word {
      case "exact": amount = .exact
      case "all": amount = .all
      case "sizes":
        let curve = style.flatMap { style in
          value("sizeAtLarge").map { SizeCurve(style: style, sizeAtLarge: Points($0)) }
        }
        amount = from?.number.flatMap { from in
          to?.number.map { .sizes(from: from, to: $0, curve: curve) }
        }
      case "shift":
        amount = value("dx").flatMap { dx in
          value("dy").flatMap { dy in value("em").map { .shift(dx: dx, dy: dy, em: $0) } }
        }
      case "ratio": amount = value("ratio").map { .ratio($0) }
      case "length":
        amount = value("length").flatMap { length in value("em").map { .length(length, em: $0) } }
      case "part": amount = value("part").map { .part($0) }
      case "colors":
        amount = from?.text.flatMap(RGBAColor.init(hex:)).flatMap { from in
          to?.text.flatMap(RGBAColor.init(hex:)).map { .colors(from: from, to: $0) }
        }
      case "named": amount = words.map { .named($0) }
      default: amount = nil
      }
      if word != nil, amount == nil { reader.report("There is no amount of this kind.", at: "of") }
      return amount
    }
  }
}

/// What stands for one end of a change: a size, or a color.
private enum NumberOrText {
  case number(Double)
  case text(String)

  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
}

extension JSONForm where Value == NumberOrText {
  fileprivate static var numberOrText: JSONForm {
    JSONForm("a number or a text") { node in
      node.number.map(NumberOrText.number) ?? node.string.map(NumberOrText.text)
    }
  }
}
