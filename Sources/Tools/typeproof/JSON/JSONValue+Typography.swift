import DynamicType
import Imaging
import JSON

extension JSONValue {
  /// Returns a length in points, or null for `nil`.
  static func length(_ points: Points?) throws(JSONNumber.NotFinite) -> JSONValue {
    guard let points else { return .null }
    return try rounded(points.value)
  }

  /// Returns a range as its start and its end, which is excluded.
  static func range(_ range: Range<Int>) -> JSONValue {
    ["start": .integer(range.lowerBound), "end": .integer(range.upperBound)]
  }

  /// Returns a position in a design space, by axes.
  static func place(_ settings: [VariationSetting]) throws(JSONNumber.NotFinite) -> JSONValue {
    var place = JSONObject()
    for setting in settings {
      // A damaged font may have two axes of one name.
      let axis = setting.axis.description
      guard !place.members.contains(where: { $0.name == axis }) else { continue }
      place.append(axis, try JSONValue(setting.value))
    }
    return .object(place)
  }
}

extension JSONObject {
  /// Creates an object with the members of one object, followed by those of another.
  init(_ first: JSONObject, then second: JSONObject) {
    self = first
    for member in second.members { append(member.name, member.value) }
  }
}
