import Imaging

/// The colours of a difference picture, each mixed only once: text has few levels, and neighbours are
/// mostly alike.
struct DifferencePalette {
  private let old: InkPicture
  private let new: InkPicture
  /// Whether both pictures are grey and of one size, so that a pair of levels is all there is to know.
  private let isGray: Bool
  /// For each pair of levels, the old one first.
  private var mixed: [RGBAColor?]
  private var last: (old: RGBAColor?, new: RGBAColor?, color: RGBAColor)

  init(old: InkPicture, new: InkPicture) {
    self.old = old
    self.new = new
    isGray =
      old.picture.format == .gray8 && new.picture.format == .gray8
      && old.picture.size == new.picture.size
    mixed = isGray ? Array(repeating: nil, count: 256 * 256) : []
    last = (nil, nil, DifferenceColors.outside)
  }

  /// The colour of one place, which either picture may not reach.
  mutating func color(x: Int, y: Int) -> RGBAColor {
    guard isGray else { return color(old: old.color(x: x, y: y), new: new.color(x: x, y: y)) }
    let place = y * old.picture.width + x
    let pair = Int(old.picture.bytes[place]) << 8 | Int(new.picture.bytes[place])
    if let color = mixed[pair] { return color }
    let color = color(old: old.color(x: x, y: y), new: new.color(x: x, y: y))
    mixed[pair] = color
    return color
  }

  private mutating func color(old before: RGBAColor?, new after: RGBAColor?) -> RGBAColor {
    if last.old != before || last.new != after {
      last = (
        before, after,
        DifferenceColors.color(old: before.map(old.pixel(of:)), new: after.map(new.pixel(of:)))
      )
    }
    return last.color
  }
}
