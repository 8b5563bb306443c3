public import Imaging
public import Suites

/// Whether the changes of a cell explain every pixel that differs. This is checked by drawing.
///
/// A text is drawn again with the recorded inputs, which must give the golden, and with the inputs
/// of today, which must give today's picture. Then nothing but inputs changed. An interface has no
/// inputs to draw again; its best result is `explained`.
public enum Proof: Hashable, Sendable {
  /// Both drawings agree, pixel by pixel.
  case proved
  /// Each pixel of an interface that differs is in the old or new ink of a part that changed. Other
  /// changes inside that ink cannot be excluded.
  case explained
  /// No input explains this many pixels, which are all within an area; both in px of the golden.
  case unexplained(pixels: Int, within: PixelRect)
  /// The cell could not be drawn again; the words say why, and what to do.
  case unknown(String)
}

extension Proof: CustomStringConvertible {
  /// The result in words, such as `not proved: no input explains 12 pixels, within 4 × 3 px at (4,
  /// 2)`.
  public var description: String {
    gap.map { "not proved: \($0)" }
      ?? (self == .explained ? "explained by changed parts" : "proved by drawing")
  }

  /// Whether the changes are proved or explained, so that they can be accepted as they are.
  public var isProved: Bool { gap == nil }

  /// Why the changes are not proved, in words; `nil` where they are proved or explained.
  public var gap: String? {
    switch self {
    case .proved, .explained: nil
    case .unexplained(let pixels, let area):
      "no input explains \(pixels) pixel\(pixels == 1 ? "" : "s"), within \(area)"
    case .unknown(let reason): reason
    }
  }
}

/// How many of some changed cells are proved, and why the others are not.
public struct ProofSum: Hashable, Sendable {
  /// The number of cells; at least 1.
  public let cellCount: Int
  /// The number of cells that are proved or explained.
  public let provedCount: Int
  /// Whether all proved cells are interfaces, which are explained and not drawn again.
  public let isByParts: Bool
  /// The first cell that is not proved, and why; `nil` where all are.
  public let gap: Gap?

  /// A cell that is not proved.
  public struct Gap: Hashable, Sendable {
    /// The cell.
    public let cell: SnapshotName
    /// Why the cell is not proved, in words.
    public let reason: String
  }

  /// Creates the sum of some cells, in their order; `nil` where no cell has a proof.
  public init?(of cells: [(name: SnapshotName, proof: Proof?)]) {
    let known = cells.compactMap { cell in cell.proof.map { (cell.name, $0) } }
    guard !known.isEmpty else { return nil }
    cellCount = cells.count
    provedCount = known.count { $0.1.isProved }
    isByParts = known.allSatisfy { $0.1 != .proved } && known.contains { $0.1 == .explained }
    gap =
      known.lazy.compactMap { name, proof in
        proof.gap.map { Gap(cell: name, reason: $0) }
      }.first
  }

  /// The sum in words, such as `proved by drawing`, or the count of proved cells and why the first
  /// of the others is not.
  public var words: String {
    let all = isByParts ? "explained by changed parts" : "proved by drawing"
    guard let gap else { return all }
    return provedCount == 0
      ? "not proved: \(gap.reason)"
      : "\(provedCount) of \(cellCount) \(all); \(gap.cell.coordinates) is not: \(gap.reason)"
  }
}
