import Imaging

/// The colours of a difference picture: so few that a byte numbers them.
enum DifferenceColors {
  /// Ink that only the expected picture has: Okabe and Ito's vermilion.
  static let removed = RGBAColor(red: 0xD5, green: 0x5E, blue: 0x00)
  /// Ink that only the actual picture has: Okabe and Ito's blue.
  static let added = RGBAColor(red: 0x00, green: 0x72, blue: 0xB2)
  /// About as much ink, but of another colour: Okabe and Ito's reddish purple.
  static let recolored = RGBAColor(red: 0xCC, green: 0x79, blue: 0xA7)
  /// The lines around what differs: dark, as nothing else is, so that any eye tells it apart.
  static let outline = RGBAColor(red: 0x33, green: 0x33, blue: 0x33)
  /// Where neither picture reaches.
  static let outside = RGBAColor(red: 0xC8, green: 0xC8, blue: 0xC8)

  /// Shades of a colour, from a strength to the colour itself.
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

  /// In the order of their numbers, behind the outline and the outside.
  private static let shades = [
    Shades(color: .black, least: 0, most: 63, count: 64),
    Shades(color: removed, least: 40, most: 255, count: 72),
    Shades(color: added, least: 40, most: 255, count: 72),
    Shades(color: recolored, least: 110, most: 255, count: 37),
  ]
  private static let starts = [2, 66, 138, 210]

  static let outsideNumber: UInt8 = 0
  static let outlineNumber: UInt8 = 1
  /// Whether a number is that of something that both pictures have.
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

  /// The number of one place's colour, from the pixel each picture has there, if it has one.
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

  /// A colour mixed with white; strength from 0, white, to 255, the colour itself.
  private static func tint(_ color: RGBAColor, strength: Int) -> RGBAColor {
    let mix = { (level: UInt8) in UInt8(255 - (255 - Int(level)) * strength / 255) }
    return RGBAColor(red: mix(color.red), green: mix(color.green), blue: mix(color.blue))
  }
}
