public import JSON
import Snapshots

extension JSONValue {
  /// What happened to a picture: its kind with its numbers, a sentence, and where.
  ///
  /// - Throws: `JSONNumber.NotFinite`.
  public init(finding: FindingResult) throws {
    var object: JSONObject = ["kind": .string(finding.kind.rawValue)]
    for fact in finding.facts {
      switch fact.value {
      case .number(let number): object.append(fact.name, try JSONValue(number))
      case .word(let word): object.append(fact.name, .string(word))
      case .size(let size): object.append(fact.name, .size(size))
      }
    }
    object.append("sentence", .string(finding.sentence))
    object.append("area", .box(finding.area))
    object.append("lines", .array(finding.lines.map(JSONValue.integer)))
    object.append("isPart", .bool(finding.isPart))
    if let range = finding.range { object.append("range", JSONValue(bytes: range)) }
    if let text = finding.text { object.append("text", .string(text)) }
    self = .object(object)
  }
}
