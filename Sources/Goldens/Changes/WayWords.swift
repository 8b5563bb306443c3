package import DynamicType

/// Which way something went, in words.
extension String {
  /// How far to the right or left and up or down, such as `2 pt further right and 3 pt lower`.
  package static func way(right: Points, down: Points) -> String {
    let across =
      right == 0 ? nil : "\(Points(abs(right.value))) pt further \(right < 0 ? "left" : "right")"
    let along = down == 0 ? nil : "\(Points(abs(down.value))) pt \(down < 0 ? "higher" : "lower")"
    return [across, along].compactMap(\.self).joined(separator: " and ")
  }

  /// One of two words, for less and for more; empty where it is neither, or one of both is not known.
  package static func direction(from: Points?, to: Points?, _ less: String, _ more: String)
    -> String
  {
    guard let from, let to, from != to else { return "" }
    return to < from ? less : more
  }

  /// How a box grew or shrank, such as `wider, lower`.
  package static func growth(width: Points, _ newWidth: Points, height: Points, _ newHeight: Points)
    -> String
  {
    [
      direction(from: width, to: newWidth, "narrower", "wider"),
      direction(from: height, to: newHeight, "lower", "higher"),
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
