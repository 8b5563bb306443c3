public import Imaging
public import Suites

/// Whether the changes of a cell explain every pixel that differs, which is drawn and not believed.
///
/// A text is drawn again by the inputs on record, which has to give the golden, and by the inputs of today, which
/// has to give today's picture: then nothing but inputs changed. An interface has no inputs to draw again; it is
/// explained at best.
public enum Proof: Hashable, Sendable {
  /// All of that holds, pixel by pixel.
  case proved
  /// Each pixel of an interface that differs lies in the old or the new ink of a part that changed. Inside of that,
  /// anything may have changed.
  case explained
  /// No input explains so many pixels, which lie within an area, both in px of the golden.
  case unexplained(pixels: Int, within: PixelRect)
  /// It could not be drawn again; the words say why, and what to do.
  case unknown(String)
}

extension Proof: CustomStringConvertible {
  /// What was found, such as `not proved: no input explains 12 pixels, within 4 × 3 px at (4, 2)`.
  public var description: String {
    gap.map { "not proved: \($0)" }
      ?? (self == .explained ? "explained by changed parts" : "proved by drawing")
  }

  /// Whether nothing keeps the changes from being accepted for what they are.
  public var isProved: Bool { gap == nil }

  /// What keeps the changes from being proved, in words; `nil` where they are.
  public var gap: String? {
    switch self {
    case .proved, .explained: nil
    case .unexplained(let pixels, let area):
      "no input explains \(pixels) pixel\(pixels == 1 ? "" : "s"), within \(area)"
    case .unknown(let reason): reason
    }
  }
}

/// How many of some changed cells are proved, and what keeps the others from it.
public struct ProofSum: Hashable, Sendable {
  /// How many cells there are; at least 1.
  public let cellCount: Int
  /// How many of them are proved.
  public let provedCount: Int
  /// Whether all of those are interfaces, which are explained and not drawn again.
  public let isByParts: Bool
  /// The first that is not, and why in words; `nil` where all are.
  public let gap: Gap?

  /// A cell that is not proved.
  public struct Gap: Hashable, Sendable {
    /// The cell.
    public let cell: SnapshotName
    /// What keeps it from being proved.
    public let reason: String
  }

  /// The sum of some cells, in their order; `nil` where nothing was drawn to prove any of them.
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

  /// Such as `proved by drawing`, or how many are and what keeps the first of the others from it.
  public var words: String {
    let all = isByParts ? "explained by changed parts" : "proved by drawing"
    guard let gap else { return all }
    return provedCount == 0
      ? "not proved: \(gap.reason)"
      : "\(provedCount) of \(cellCount) \(all); \(gap.cell.coordinates) is not: \(gap.reason)"
  }
}
