public import Suites
package import DynamicType
package import ImageDiff
public import Imaging

/// How much something changed, in a form that allows comparing cells.
public enum ChangeAmount: Hashable, Sendable {
  /// Two changes are alike only if their values before and now are equal.
  case exact
  /// All changes of this kind are alike, whatever their numbers.
  case all
  /// The size changed, in pt; `curve` is the curve that it should follow, or `nil` for none.
  case sizes(from: Double, to: Double, curve: SizeCurve?)
  /// Something moved to the right and down, in px; `em` is the text size in px, or 1 where it is
  /// unknown.
  case shift(dx: Double, dy: Double, em: Double)
  /// Something became larger by this factor.
  case ratio(Double)
  /// A length changed by this many px; `em` as for `shift`.
  case length(Double, em: Double)
  /// Something changed by this fraction of the line.
  case part(Double)
  /// One colour replaced another.
  case colors(from: RGBAColor, to: RGBAColor)
  /// Only these words separate changes, such as names of ways to smooth edges.
  case named([String])
}

extension ChangeAmount {
  /// Creates the amount of a cause, for text of a size in px.
  package init(of cause: Cause, em: Pixels?) {
    let em = Self.toMillionths(em.map { max($0.value, 1) } ?? 1)
    let number = Self.toMillionths
    self =
      switch cause {
      case .shifted(let dx, let dy): .shift(dx: number(dx), dy: number(dy), em: em)
      case .size(let ratio): .ratio(number(ratio))
      case .spacing(.gap(_, let by)): .length(number(by), em: em)
      case .spacing(.even(let perPixel)): .part(number(perPixel))
      case .weight(let dilation): .length(number(dilation), em: em)
      case .color(let from, let to), .ground(let from, let to): .colors(from: from, to: to)
      case .antialiasing(let from, let to): .named(["\(from)", "\(to)"])
      case .inkVanished(let ink), .inkAppeared(let ink): .named(["\(ink)"])
      case .band(_, let axis, let count): .named(["\(count) \(axis)"])
      case .spacing(.uneven), .text, .shape, .reflowed, .pictureSize, .rasteriserNoise, .other:
        .all
      }
  }

  /// Rounds to millionths, which removes the rounding errors of sums of tenths.
  private static func toMillionths(_ number: Double) -> Double {
    (number * 1_000_000).rounded(.toNearestOrAwayFromZero) / 1_000_000
  }
}

extension ChangeAmount {
  /// The tolerance in px between two shifts that do not grow with the text.
  private static let shiftReach = 0.5
  /// The tolerance in em between two shifts that grow with the text.
  private static let emReach = 0.02
  /// The tolerance between two ratios.
  private static let ratioReach = 0.025
  /// The greatest factor between two amounts that count as alike. One bold face measures 0.0075 em
  /// at 60 pt and 0.0185 em at 11 pt, where its strokes are only some pixels wide.
  private static let factor = 3.0
  /// The same factor for amounts in px that do not grow with the text, such as another smoothing of
  /// edges.
  private static let pixelFactor = 1.5
  /// The tolerance in levels of a colour channel: thin strokes never show all of their ink.
  private static let colorReach = 24

  /// Returns whether both amounts are of the same kind and alike.
  package func isLike(_ other: ChangeAmount) -> Bool {
    switch (self, other) {
    case (.shift(let dx, let dy, let em), .shift(let otherX, let otherY, let otherEm)):
      let pixels = max(abs(dx - otherX), abs(dy - otherY))
      let right = dx / em - otherX / otherEm
      let down = dy / em - otherY / otherEm
      return pixels <= Self.shiftReach || max(abs(right), abs(down)) <= Self.emReach
    case (.ratio(let one), .ratio(let other)): return abs(one - other) <= Self.ratioReach
    case (.length(let one, let em), .length(let other, let otherEm)):
      return Self.isAsMuch(one, other, factor: Self.pixelFactor)
        || Self.isAsMuch(one / em, other / otherEm, factor: Self.factor)
    case (.part(let one), .part(let other)): return Self.isAsMuch(one, other, factor: Self.factor)
    case (.colors(let from, let to), .colors(let otherFrom, let otherTo)):
      return from.distance(to: otherFrom) <= Self.colorReach
        && to.distance(to: otherTo) <= Self.colorReach
    default: return self == other
    }
  }

  private static func isAsMuch(_ one: Double, _ other: Double, factor: Double) -> Bool {
    one.sign == other.sign && max(abs(one), abs(other)) <= min(abs(one), abs(other)) * factor
  }
}

extension RGBAColor {
  /// Returns the greatest difference between two channels, in levels.
  fileprivate func distance(to other: RGBAColor) -> Int {
    [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
      .map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
