import Wording
package import Suites
import DynamicType
import TextEngine

/// The head of a layout text: every input of its cells in exact numbers, a line each.
///
/// It has the inputs that blocks lack, since they describe results: the text before it was cut, the
/// curve of its size, the fonts it may fall back on.
public struct GoldenHead: Hashable, Sendable {
  /// The lines, without their ends.
  package let lines: [String]

  /// Creates the head of a ramp as it is drawn today.
  ///
  /// - Parameters:
  ///   - systemFont: The stand-in for the system font.
  ///   - fonts: The folder of fonts; `nil` leaves faces out.
  package init(of ramp: RampSpec, systemFont: SystemFont, fonts: FontFolder? = nil) {
    let values = HeadValues(DrawingInputs(ramp, systemFont: systemFont, fonts: fonts))
    lines = Self.fields(isOfInterface: ramp.subject != .text).flatMap { field in
      field.print(values).map { "\(field.key): \($0)" }
    }
  }

  /// Returns the head with the style of another ramp; `nil` if its lines are not those of a head.
  package func renamed(to ramp: RampName) -> GoldenHead? {
    let style = "style: "
    let lines = lines.map { $0.hasPrefix(style) ? style + LineText.escape(ramp.style.title) : $0 }
    return GoldenHead(lines: lines, of: ramp)
  }

  /// Reads the lines of a head; `nil` where the result would be printed differently.
  package init?(lines: [String], of ramp: RampName) {
    self.lines = lines
    guard let inputs = inputs(of: ramp) else { return nil }
    let values = HeadValues(inputs)
    let printed = Self.fields(isOfInterface: isOfInterface).flatMap { field in
      field.print(values).map { "\(field.key): \($0)" }
    }
    guard printed.elementsEqual(lines, by: { $0.hasSameBytes(as: $1) }) else { return nil }
  }

  package static func fields(isOfInterface: Bool) -> [HeadField<HeadValues>] {
    isOfInterface ? HeadField.ofInterfaces : HeadField.all
  }

  package var isOfInterface: Bool {
    lines.contains { $0 == "picture: launch" || $0 == "picture: change" }
  }

  /// Whether the head has every input. The head of an interface only has its kind of picture, and
  /// names.
  package var tellsInputs: Bool { !isOfInterface }

  /// Returns the inputs in the head; `nil` where a line cannot be read.
  package func inputs(of ramp: RampName) -> DrawingInputs? {
    var values = HeadValues(DrawingInputs(named: ramp))
    values.inputs.ramp.sample.text.runs = []
    values.inputs.ramp.width = nil
    values.inputs.ramp.textStyle = .body
    guard self.values.read(by: Self.fields(isOfInterface: isOfInterface), into: &values) else {
      return nil
    }
    return values.whole
  }

  /// The values of the head, by its keys.
  package var values: [String: [String]] {
    var values: [String: [String]] = [:]
    for line in lines {
      guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { continue }
      values[String(line[..<colon]), default: []].append(
        String(line.utf8[colon...].dropFirst(2)) ?? "")
    }
    return values
  }
}

extension GoldenHead {
  /// Returns whether both are spelt alike: “é” in one code point is not “é” in two.
  public static func == (left: GoldenHead, right: GoldenHead) -> Bool {
    left.lines.elementsEqual(right.lines, by: { $0.hasSameBytes(as: $1) })
  }

  /// Whether the head lists the chosen faces.
  package var namesFaces: Bool { lines.contains { $0.hasPrefix("face: ") } }
}
