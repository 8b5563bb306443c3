import JSON
import Wording

extension TypographyProperties {
  /// Reads the space between letters.
  mutating func letterSpacing() -> TypographyToken.LetterSpacing? {
    let expected = "in px or rem, or as a share such as \"2%\""
    guard let node = resolved("letterSpacing"),
      !["normal", "auto", "none"].contains(node.string?.lowercased()),
      let measure = measure(node, of: "letterSpacing", expected: expected, .propertyLeftOut)
    else { return nil }
    noteUnit(of: measure, on: "letterSpacing")
    if measure.unit == "%" { return .em(measure.number / 100) }
    if measure.unit == "em" { return .em(measure.number) }
    guard let length = measure.length else {
      note(
        .unknownUnit(measure.description, expected: expected), on: "letterSpacing", .propertyLeftOut
      )
      return nil
    }
    return .length(length)
  }

  /// The largest number without a unit that counts as a multiple. The format has multiples alone,
  /// but Figma's line heights without a unit are px. No text has a line height of four times its
  /// size, or of four px.
  private static let largestMultiple = 4.0

  /// Reads the distance between lines.
  mutating func lineHeight() -> TypographyToken.LineHeight? {
    guard let node = resolved("lineHeight") else { return nil }
    if let word = node.string?.lowercased(), word == "auto" || word == "normal" {
      return .automatic
    }
    let expected = "as a multiple above zero, such as 1.2"
    guard let measure = measure(node, of: "lineHeight", expected: expected, .propertyLeftOut) else {
      return nil
    }
    guard measure.number > 0 else {
      note(
        .unknownUnit(measure.description, expected: expected), on: "lineHeight", .propertyLeftOut)
      return nil
    }
    switch measure.unit {
    case "%": return .multiple(measure.number / 100)
    case "em": return .multiple(measure.number)
    case "":
      if measure.number <= Self.largestMultiple { return .multiple(measure.number) }
      note(
        .understood(found: node.shortDescription, as: "\(measure.description) px"),
        on: "lineHeight",
        .assumption)
      return .length(TokenLength(measure.number, .px))
    default:
      guard let length = measure.length else {
        note(
          .unknownUnit(measure.description, expected: expected), on: "lineHeight", .propertyLeftOut)
        return nil
      }
      return .length(length)
    }
  }

  /// Reads the space below a paragraph; `nil` for none.
  mutating func paragraphSpacing(at size: TokenLength) -> TokenLength? {
    let expected = "as zero or more px or rem"
    guard let node = resolved("paragraphSpacing"), !Self.asksForNothing(node),
      let measure = measure(node, of: "paragraphSpacing", expected: expected, .propertyLeftOut)
    else { return nil }
    if measure.unit == "%" || measure.unit == "em", measure.number >= 0 {
      let share = measure.unit == "%" ? measure.number / 100 : measure.number
      return TokenLength(size.value * share, size.unit)
    }
    guard let length = measure.length, length.value >= 0 else {
      note(
        .unknownUnit(measure.description, expected: expected), on: "paragraphSpacing",
        .propertyLeftOut)
      return nil
    }
    noteUnit(of: measure, on: "paragraphSpacing")
    return length.value == 0 ? nil : length
  }

  /// Adds a note for each property that a style cannot have, unless its value has no effect.
  mutating func noteOthers() {
    for member in value.members ?? []
    where TypographyName.canonical(member.name) == nil && !member.name.hasPrefix("$") {
      guard let node = resolved(member.value, of: member.name, .propertyLeftOut),
        !Self.asksForNothing(node)
      else { continue }
      note(
        .noCounterpart(found: node.shortDescription), on: member.name, .propertyLeftOut,
        at: member.value.position)
    }
  }

  private static func asksForNothing(_ node: JSONNode) -> Bool {
    if let text = node.string?.lowercased() {
      return [
        "", "none", "null", "normal", "original", "auto", "inherit", "initial", "0", "0px", "0rem",
        "0%",
      ].contains(text)
    }
    let number = node.number ?? node["value"]?.number
    return number == 0 || node.value == .null
  }
}

extension TypographyProperties {
  /// Returns the number and unit of a property; `nil`, with a note, for another value.
  mutating func measure(
    _ node: JSONNode, of property: String, expected: String, _ consequence: TokenNote.Consequence
  ) -> TokenMeasure? {
    if let number = node.number { return TokenMeasure(number: number, unit: "") }
    if let text = node.string {
      if let measure = TokenMeasure(text), measure.isPlain { return measure }
      do throws(TokenCalculation.Failure) {
        return try TokenCalculation.result(of: text)
      } catch {
        if error == .divisionByZero {
          note(.divisionByZero(text), on: property, consequence)
          return nil
        }
      }
      if let measure = TokenMeasure(decimalComma: text) {
        note(.understood(found: "“\(text)”", as: measure.description), on: property, .assumption)
        return measure
      }
      if let bound = TokenCalculation.lowerBound(of: text) {
        note(.understood(found: "“\(text)”", as: bound.description), on: property, .propertyLeftOut)
        return bound
      }
      // The caller reports a unit that it does not know. Calculations are reported below.
      if let measure = TokenMeasure(text), !text.contains(where: { "(*/+^".contains($0) }) {
        return measure
      }
      if text.contains(where: { "{(*/+^".contains($0) }) {
        note(.calculation(text), on: property, consequence)
        return nil
      }
    } else if let amount = node["value"], let unit = node["unit"] {
      guard let amount = resolved(amount, of: property, consequence),
        let unit = resolved(unit, of: property, consequence)
      else { return nil }
      if let number = amount.number, let unit = unit.string {
        return TokenMeasure(number: number, unit: unit)
      }
    }
    note(
      .wrongForm(found: node.shortDescription, expected: "it \(expected)"), on: property,
      consequence)
    return nil
  }

  /// Adds a note where a length has no unit, which the format does not permit.
  mutating func noteUnit(of measure: TokenMeasure, on property: String) {
    guard token.source.spelling == .withDollar, measure.unit.isEmpty, measure.number != 0 else {
      return
    }
    note(
      .understood(found: measure.description, as: "\(measure.description) px"), on: property,
      .assumption)
  }
}
