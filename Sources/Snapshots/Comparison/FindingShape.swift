import ImageDiff
import Imaging

/// What findings in several cells have in common where they are one: what happened and to which
/// characters, without what grows with the text.
struct FindingShape: Hashable {
  private let kind: CauseKind
  private let characters: Range<Int>?
  private let text: String?
  private let amount: Amount

  init(of located: LocatedFinding) {
    kind = located.kind
    characters = located.place?.range
    text = located.place?.text
    amount = Amount(located.finding.cause)
  }

  /// How much, as far as it is the same at each size.
  private enum Amount: Hashable {
    case none
    /// In half px.
    case shift(dx: Int, dy: Int)
    /// In per cent.
    case ratio(Int)
    case isMore(Bool)
    case colors(from: RGBAColor, to: RGBAColor)
    case smoothing(from: Cause.EdgeSmoothing, to: Cause.EdgeSmoothing)
    case ink(Cause.Ink)

    init(_ cause: Cause) {
      self =
        switch cause {
        case .shifted(let dx, let dy):
          .shift(dx: Int((dx * 2).rounded()), dy: Int((dy * 2).rounded()))
        case .size(let ratio): .ratio(Int((ratio * 100).rounded()))
        case .spacing(.gap(_, let by)): .isMore(by > 0)
        case .spacing(.even(let perPixel)): .isMore(perPixel > 0)
        case .weight(let dilation): .isMore(dilation > 0)
        case .color(let from, let to), .ground(let from, let to): .colors(from: from, to: to)
        case .antialiasing(let from, let to): .smoothing(from: from, to: to)
        case .inkVanished(let ink), .inkAppeared(let ink): .ink(ink)
        case .spacing(.uneven), .text, .shape, .reflowed, .pictureSize, .rasteriserNoise, .other:
          .none
        }
    }
  }
}
