import DynamicType

extension ParagraphStyle {
  /// Throws if a setting is out of range.
  func check() throws(LayoutError) {
    if let lineLimit, lineLimit < 1 {
      throw .setting("line limit", value: Double(lineLimit), allowed: "at least 1")
    }
    try Self.check("minimum scale factor", minimumScaleFactor, above: 0, to: 1)
    try Self.check("line height multiple", lineHeightMultiple, above: 0, to: 100)
    try Self.check(length: "minimum line height", minimumLineHeight)
    if let maximumLineHeight {
      try Self.check("maximum line height", maximumLineHeight.value, above: 0, to: Self.greatest)
    }
    try Self.check(length: "line spacing", lineSpacing)
    try Self.check(length: "paragraph spacing", paragraphSpacing)
    try Self.check(length: "paragraph spacing before", paragraphSpacingBefore)
    // Closer stops would make lines of endless tabs.
    guard tabs.interval >= 1, tabs.interval.value <= Self.greatest else {
      throw .setting(
        "tab interval", value: tabs.interval.value,
        allowed: "from 1 to \(LayoutLimits.greatestWidth) pt")
    }
    for place in tabs.places {
      try Self.check("tab stop", place.value, above: 0, to: Self.greatest)
    }
  }

  private static let greatest = LayoutLimits.greatestWidth.value

  private static func check(length name: String, _ length: Points) throws(LayoutError) {
    guard length >= 0, length.value <= greatest else {
      throw .setting(name, value: length.value, allowed: "from 0 to \(Points(greatest)) pt")
    }
  }

  private static func check(
    _ name: String, _ value: Double, above least: Double, to greatest: Double
  ) throws(LayoutError) {
    guard value > least, value <= greatest else {
      throw .setting(
        name, value: value, allowed: "above \(Points(least)) and at most \(Points(greatest))")
    }
  }
}
