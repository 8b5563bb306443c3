import DynamicType
import Imaging
package import JSON
package import Snapshots

extension JSONValue {
  /// What is known of a changed cell, for a process that gathers those with one cause.
  ///
  /// - Throws: `JSONNumber.NotFinite`.
  package init(changed cell: ChangedCell) throws {
    var object: JSONObject = [
      "name": .string(cell.name.coordinates),
      "styleTitle": .string(cell.name.ramp.style.title), "kind": .string(cell.kind.rawValue),
      "words": .string(cell.words),
      "shapes": .array(try cell.shapes.map { try JSONValue(shape: $0) }),
    ]
    if let shape = cell.shape { object.append("shape", try JSONValue(shape: shape)) }
    if let sizes = cell.sizes { object.append("sizes", try JSONValue(sizes: sizes)) }
    if let element = cell.element {
      object.append(
        "element",
        [
          "name": .string(element.name), "sameness": JSONValue(texts: element.sameness),
          "isNumber": .bool(element.isNumber),
        ])
    }
    self = .object(object)
  }

  private init(sizes: ChangedCell.Sizes) throws {
    var object: JSONObject = [
      "from": try JSONValue(sizes.from.value), "to": try JSONValue(sizes.to.value),
    ]
    if let curve = sizes.curve {
      object.append("style", .string("\(curve.style)"))
      object.append("sizeAtLarge", try JSONValue(curve.sizeAtLarge.value))
    }
    self = .object(object)
  }

  private init(shape: FindingShape) throws {
    var object: JSONObject = [
      "kind": .string(shape.kind.rawValue), "amount": try JSONValue(amount: shape.amount),
      "elements": .array(
        shape.elements.map { ["path": .string($0.path), "text": JSONValue($0.text)] }),
    ]
    if let range = shape.characters { object.append("range", JSONValue(bytes: range)) }
    if let text = shape.text { object.append("text", .string(text)) }
    self = .object(object)
  }

  private init(amount: FindingAmount) throws {
    let (word, numbers, words): (String, [Double], [String]) =
      switch amount {
      case .all: ("all", [], [])
      case .shift(let dx, let dy, let em): ("shift", [dx, dy, em], [])
      case .ratio(let ratio): ("ratio", [ratio], [])
      case .length(let length, let em): ("length", [length, em], [])
      case .part(let part): ("part", [part], [])
      case .colors(let from, let to): ("colors", [], ["\(from)", "\(to)"])
      case .named(let words): ("named", [], words)
      }
    self = [
      "of": .string(word), "numbers": .array(try numbers.map { try JSONValue($0) }),
      "words": JSONValue(texts: words),
    ]
  }
}
