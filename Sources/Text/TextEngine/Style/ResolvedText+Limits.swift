import DynamicType

extension ResolvedText {
  /// Throws if a value is out of range.
  func check() throws(LayoutError) {
    try line.check()
    try Self.check(language: language)
    let length = spans.map(\.text.utf16.count).reduce(0, +)
    guard length <= LayoutLimits.greatestLength else {
      throw .tooLong(units: length, limit: LayoutLimits.greatestLength)
    }
    for span in spans { try span.check() }
    try paragraph.check()
  }

  fileprivate static func check(language: String?) throws(LayoutError) {
    guard let language, language.utf8.count > LayoutLimits.greatestLanguageLength else { return }
    throw .language(String(language.prefix(40)))
  }

  fileprivate static func check(pointSize: Points) throws(LayoutError) {
    guard pointSize > 0, pointSize <= LayoutLimits.greatestPointSize else {
      throw .pointSize(pointSize)
    }
  }

  fileprivate static func check(_ name: String, _ distance: Points) throws(LayoutError) {
    let greatest = LayoutLimits.greatestPointSize
    guard distance.value.magnitude <= greatest.value else {
      throw .setting(name, value: distance.value, allowed: "from −\(greatest) to \(greatest) pt")
    }
  }
}

extension TextSpan {
  fileprivate func check() throws(LayoutError) {
    if fonts.isEmpty { throw .noFonts(text: text) }
    try ResolvedText.check(pointSize: pointSize)
    try ResolvedText.check("tracking", tracking.distance(at: pointSize))
    try ResolvedText.check("baseline offset", baselineOffset)
    try ResolvedText.check(language: language)
    guard features.count <= LayoutLimits.greatestFeatureCount else {
      throw .setting(
        "number of features", value: Double(features.count),
        allowed: "at most \(LayoutLimits.greatestFeatureCount)")
    }
    try line?.check()
  }
}

extension LineSetting {
  fileprivate func check() throws(LayoutError) {
    try ResolvedText.check(pointSize: pointSize)
    guard case .leading(let leading) = rule else { return }
    guard leading > 0, leading <= LayoutLimits.greatestPointSize else {
      throw .setting(
        "leading", value: leading.value,
        allowed: "above 0 and at most \(LayoutLimits.greatestPointSize) pt")
    }
  }
}
