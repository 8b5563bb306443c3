public import Suites
package import DynamicType
package import ImageDiff
public import Imaging

/// How much something changed, as far as that can be alike in several cells.
public enum ChangeAmount: Hashable, Sendable {
  /// Nothing but the very same: what was before and what is now tell one change from another.
  case exact
  /// All or nothing, whatever the numbers are.
  case all
  /// From one size of text to another in pt, with the curve that it should follow; `nil` for none.
  case sizes(from: Double, to: Double, curve: SizeCurve?)
  /// To the right and down, in px; `em` is the size of the text in px, 1 where it is not known.
  case shift(dx: Double, dy: Double, em: Double)
  /// So many times as large.
  case ratio(Double)
  /// More or less of something in px; `em` as above.
  case length(Double, em: Double)
  /// More or less of something, in parts of the line.
  case part(Double)
  /// One color for another.
  case colors(from: RGBAColor, to: RGBAColor)
  /// What only words tell apart, such as ways to smooth edges.
  case named([String])
}

extension ChangeAmount {
  /// How much happened to text of a size in px.
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

  /// Without the last bits, in which sums of tenths show.
  private static func toMillionths(_ number: Double) -> Double {
    (number * 1_000_000).rounded(.toNearestOrAwayFromZero) / 1_000_000
  }
}

extension ChangeAmount {
  /// How many px two shifts may be apart that do not grow with the text.
  private static let shiftReach = 0.5
  /// How many em two shifts may be apart that do.
  private static let emReach = 0.02
  /// How far apart two ratios may be.
  private static let ratioReach = 0.025
  /// How many times as much may be called as much. One bold face measures 0.0075 em at 60 pt and
  /// 0.0185 em at 11 pt, where its strokes are only some pixels wide.
  private static let factor = 3.0
  /// The same in px, for what does not grow with the text, such as another smoothing of edges.
  private static let pixelFactor = 1.5
  /// How many levels a channel may be apart: thin strokes never show all of their ink.
  private static let colorReach = 24

  /// Whether both are about as much of the same.
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
  /// How many levels the channel is off that is off the most.
  fileprivate func distance(to other: RGBAColor) -> Int {
    [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
      .map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
