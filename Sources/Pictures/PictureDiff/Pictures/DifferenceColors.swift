import Imaging

/// The colours of a difference picture, few enough to be numbered by a byte.
enum DifferenceColors {
  /// Ink only in the expected picture: Okabe and Ito's vermilion.
  static let removed = RGBAColor(red: 0xD5, green: 0x5E, blue: 0x00)
  /// Ink only in the actual picture: Okabe and Ito's blue.
  static let added = RGBAColor(red: 0x00, green: 0x72, blue: 0xB2)
  /// Ink of similar strength in another colour: Okabe and Ito's reddish purple.
  static let recolored = RGBAColor(red: 0xCC, green: 0x79, blue: 0xA7)
  /// The outlines around differences: dark, unlike all other colours, so that they are visible to
  /// everyone.
  static let outline = RGBAColor(red: 0x33, green: 0x33, blue: 0x33)
  /// The area outside both pictures.
  static let outside = RGBAColor(red: 0xC8, green: 0xC8, blue: 0xC8)

  /// Shades of a colour, from a least strength to the colour itself.
  private struct Shades {
    let color: RGBAColor
    let least: Int
    let most: Int
    let count: Int

    func strength(_ shade: Int) -> Int { least + shade * (most - least) / (count - 1) }

    func shade(_ strength: Int) -> Int {
      let span = most - least
      return ((strength - least) * (count - 1) + span / 2) / span
    }
  }

  /// The shades in the order of their numbers, after the outline and the outside.
  private static let shades = [
    Shades(color: .black, least: 0, most: 63, count: 64),
    Shades(color: removed, least: 40, most: 255, count: 72),
    Shades(color: added, least: 40, most: 255, count: 72),
    Shades(color: recolored, least: 110, most: 255, count: 37),
  ]
  private static let starts = [2, 66, 138, 210]

  static let outsideNumber: UInt8 = 0
  static let outlineNumber: UInt8 = 1
  /// Returns whether a number is the colour of content that both pictures have.
  static func isShared(_ number: UInt8) -> Bool { 2..<66 ~= number }

  /// The colour of each number.
  static let palette =
    [outside, outline]
    + shades.flatMap { shades in
      (0..<shades.count).map { tint(shades.color, strength: shades.strength($0)) }
    }

  private static func number(_ family: Int, strength: Int) -> UInt8 {
    UInt8(starts[family] + shades[family].shade(strength))
  }

  /// Returns the number of the colour for a place, from the pixel of each picture there, if it has
  /// one.
  static func number(old: InkScale.Pixel?, new: InkScale.Pixel?) -> UInt8 {
    switch (old, new) {
    case (nil, nil): return outsideNumber
    // The area itself is news, so that even its empty part is tinted.
    case (let old?, nil): return number(1, strength: 40 + old.ink * 215 / 255)
    case (nil, let new?): return number(2, strength: 40 + new.ink * 215 / 255)
    case (let old?, let new?):
      if old.color == new.color { return number(0, strength: old.ink / 4) }
      let distance = InkScale.distance(old.seen, new.seen)
      let gain = new.ink - old.ink
      // A grey edge changes by as much as its ink does; another colour changes by much more.
      let family = gain == 0 || abs(gain) < distance / 2 ? 3 : gain > 0 ? 2 : 1
      // The smallest change stands out already.
      return number(family, strength: 110 + distance * 145 / 255)
    }
  }

  /// Returns a colour mixed with white; strength from 0, white, to 255, the colour itself.
  private static func tint(_ color: RGBAColor, strength: Int) -> RGBAColor {
    let mix = { (level: UInt8) in UInt8(255 - (255 - Int(level)) * strength / 255) }
    return RGBAColor(red: mix(color.red), green: mix(color.green), blue: mix(color.blue))
  }
}
