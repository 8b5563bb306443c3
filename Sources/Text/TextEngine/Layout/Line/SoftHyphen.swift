/// Shows a soft hyphen (U+00AD) where a line ends after it; elsewhere shaping leaves it invisible.
enum SoftHyphen {
  static let unit: UInt16 = 0xAD

  /// A line whose last soft hyphen is a hyphen, in the font and direction of the letter before it;
  /// `nil` where the line does not break at one.
  static func content(of range: Range<Int>, in shaped: ShapedText) -> LineContent? {
    let place = range.upperBound - 1
    guard range.count > 1, range.upperBound < shaped.text.count,
      shaped.text.units[place] == unit, !shaped.text.trimmed(range.lowerBound..<place).isEmpty,
      let neighbour = shaped.items[shaped.itemIndices(in: place - 1..<place)].first
    else { return nil }
    let mark = LineMark(
      LineMark.hyphen, at: place, like: neighbour, beside: place, level: neighbour.level,
      spans: shaped.spans)
    return LineContent(
      range: range, head: range.lowerBound..<place, mark: mark,
      tail: range.upperBound..<range.upperBound)
  }
}
