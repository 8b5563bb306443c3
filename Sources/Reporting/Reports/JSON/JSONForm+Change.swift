import DynamicType
import Imaging
public import JSON
public import Snapshots

extension JSONForm where Value == Change {
  /// The JSON form of a change, read whatever its number is.
  static var change: JSONForm { change(number: nil) }

  /// The JSON form of a change.
  ///
  /// - Parameter number: What to print as its number among the changes of a run; nothing if it is
  ///   `nil`.
  public static func change(number: Int?) -> JSONForm {
    .object("an object with a change", ignoringUnknownNames: true) { reader in
      reader.repeats("number", .count) { _ in number }
      let kind = reader.required(
        "kind", .rawValue, from: \.kind,
        about: "The kind of change.")
      let role = reader.required(
        "role", .rawValue, from: \.role,
        about: "Where it was found: “input” is what the project declares, all others are effects.")
      let sentence = reader.required(
        "sentence", .text, from: \.sentence, about: "The change in words.")
      let aspect = reader.optional(
        "aspect", .text, from: \.aspect, otherwise: "",
        about: "Which of several properties of this kind changed.")
      let before = reader.optional(
        "before", .text, from: \.before, about: "The old value, with its unit.")
      let after = reader.optional(
        "after", .text, from: \.after, about: "The new value, with its unit.")
      let amount = reader.optional(
        "amount", .changeAmount, from: \.amount, otherwise: .exact,
        about: "The amount, if numbers differ from cell to cell.")
      let elements = reader.optional(
        "elements", .list(of: .elementName(saysNull: true)), from: \.place.elements, otherwise: [],
        about: "The affected parts of an interface.")
      let lines = reader.optional(
        "lines", .list(of: .count), from: \.place.lines, otherwise: [],
        about: "The affected "
          + "lines, from 1.")
      let range = reader.optional(
        "range", .byteRange, from: \.place.range,
        about: "The affected characters, in UTF-8 bytes of the sample.")
      let text = reader.optional(
        "text", .text, from: \.place.text, about: "The text of these characters.")
      let area = reader.optional(
        "area", .box, from: \.place.area, about: "The area in the picture, in px.")
      let isPart = reader.optional(
        "isPart", .truth, from: \.place.isPart, otherwise: false,
        about: "Whether it affects only part of the line."
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
  /// The JSON form of a part of an interface.
  ///
  /// - Parameter saysNull: Whether a part without a text is printed with null.
  static func elementName(saysNull: Bool) -> JSONForm {
    .object("an object with a part of an interface", ignoringUnknownNames: true) { reader in
      let path = reader.required("path", .text, from: \.path)
      let text = reader.optional(
        "text", .orNull(.text), from: { saysNull ? .some($0.text) : $0.text.map { $0 } })
      return path.map { ElementName(path: $0, text: text ?? nil) }
    }
  }
}

extension JSONForm where Value == ChangeAmount {
  fileprivate static var changeAmount: JSONForm {
    .object("an object with an amount", ignoringUnknownNames: true) { reader in
      let kind = reader.required("of", .text, from: \.kind)
      let from = reader.optional("from", .numberOrText, from: { $0.ends?.from })
      let to = reader.optional("to", .numberOrText, from: { $0.ends?.to })
      let style = reader.optional(
        "style", .choice(TextStyle.allCases.map { ($0.name, $0) }), from: \.curve?.style)
      let sizeAtLarge = reader.optional("sizeAtLarge", .points, from: \.curve?.sizeAtLarge)
      let dx = reader.optional("dx", .number, from: { $0.shift?.dx })
      let dy = reader.optional("dy", .number, from: { $0.shift?.dy })
      let ratio = reader.optional("ratio", .number, from: \.ratio)
      let length = reader.optional("length", .number, from: \.length)
      let em = reader.optional("em", .number, from: \.em)
      let part = reader.optional("part", .number, from: \.part)
      let words = reader.optional("words", .list(of: .text), from: \.words)
      let amount: ChangeAmount? =
        switch (kind, from, to) {
        case ("exact", _, _): .exact
        case ("all", _, _): .all
        case ("sizes", .number(let from), .number(let to)):
          .sizes(
            from: from, to: to,
            curve: style.flatMap { style in
              sizeAtLarge.map { SizeCurve(style: style, sizeAtLarge: $0) }
            })
        case ("shift", _, _):
          dx.flatMap { dx in dy.flatMap { dy in em.map { .shift(dx: dx, dy: dy, em: $0) } } }
        case ("ratio", _, _): ratio.map { .ratio($0) }
        case ("length", _, _): length.flatMap { length in em.map { .length(length, em: $0) } }
        case ("part", _, _): part.map { .part($0) }
        case ("colors", .text(let from), .text(let to)):
          RGBAColor(hex: from).flatMap { from in
            RGBAColor(hex: to).map { .colors(from: from, to: $0) }
          }
        case ("named", _, _): words.map { .named($0) }
        default: nil
        }
      if kind != nil, amount == nil { reader.report("There is no amount of this kind.", at: "of") }
      return amount
    }
  }
}

/// The values of an amount's cases; `nil` in every other case.
extension ChangeAmount {
  fileprivate var kind: String {
    switch self {
    case .exact: "exact"
    case .all: "all"
    case .sizes: "sizes"
    case .shift: "shift"
    case .ratio: "ratio"
    case .length: "length"
    case .part: "part"
    case .colors: "colors"
    case .named: "named"
    }
  }

  fileprivate var ends: (from: NumberOrText, to: NumberOrText)? {
    switch self {
    case .sizes(let from, let to, _): (.number(from), .number(to))
    case .colors(let from, let to): (.text("\(from)"), .text("\(to)"))
    default: nil
    }
  }

  fileprivate var curve: SizeCurve? {
    if case .sizes(_, _, let curve) = self { curve } else { nil }
  }

  fileprivate var shift: (dx: Double, dy: Double)? {
    if case .shift(let dx, let dy, _) = self { (dx, dy) } else { nil }
  }

  fileprivate var ratio: Double? { if case .ratio(let ratio) = self { ratio } else { nil } }

  fileprivate var length: Double? { if case .length(let length, _) = self { length } else { nil } }

  fileprivate var em: Double? {
    switch self {
    case .shift(_, _, let em), .length(_, let em): em
    default: nil
    }
  }

  fileprivate var part: Double? { if case .part(let part) = self { part } else { nil } }

  fileprivate var words: [String]? { if case .named(let words) = self { words } else { nil } }
}

/// One end of a change: a size as a number, or a colour as text.
private enum NumberOrText {
  case number(Double)
  case text(String)
}

extension JSONForm where Value == NumberOrText {
  fileprivate static var numberOrText: JSONForm {
    .either(
      JSONForm<Double>.number.map(
        { .number($0) }, back: { if case .number(let number) = $0 { number } else { nil } }),
      if: { $0.number != nil },
      or: JSONForm<String>.text.map(
        { .text($0) }, back: { if case .text(let text) = $0 { text } else { nil } }))
  }
}
