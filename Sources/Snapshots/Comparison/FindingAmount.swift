import DynamicType
import ImageDiff
package import Imaging

/// How much of something happened, as far as it can be the same at each size of text.
package enum FindingAmount: Hashable, Sendable {
  /// All or nothing.
  case all
  /// In px; `em` is the size of the text, 1 where it is not known.
  case shift(dx: Double, dy: Double, em: Double)
  /// How many times as large.
  case ratio(Double)
  /// More or less of something in px; `em` as above.
  case length(Double, em: Double)
  /// More or less of something, in parts of the line.
  case part(Double)
  /// One colour for another.
  case colors(from: RGBAColor, to: RGBAColor)
  /// What only words tell apart: ways to smooth edges, and what ink was of.
  case named([String])

  /// How much happened to text of a size in px.
  init(of cause: Cause, em: Pixels?) {
    let em = em.map { max($0.value, 1) } ?? 1
    self =
      switch cause {
      case .shifted(let dx, let dy): .shift(dx: dx, dy: dy, em: em)
      case .size(let ratio): .ratio(ratio)
      case .spacing(.gap(_, let by)): .length(by, em: em)
      case .spacing(.even(let perPixel)): .part(perPixel)
      case .weight(let dilation): .length(dilation, em: em)
      case .color(let from, let to), .ground(let from, let to): .colors(from: from, to: to)
      case .antialiasing(let from, let to): .named(["\(from)", "\(to)"])
      case .inkVanished(let ink), .inkAppeared(let ink): .named(["\(ink)"])
      case .spacing(.uneven), .text, .shape, .reflowed, .pictureSize, .rasteriserNoise, .other:
        .all
      }
  }
}

extension FindingAmount {
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
  func isLike(_ other: FindingAmount) -> Bool {
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
