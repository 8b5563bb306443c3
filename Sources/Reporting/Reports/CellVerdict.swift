import DynamicType
public import Snapshots

/// The outcome of a cell's comparison in one word, the same in text and in JSON.
public enum CellVerdict: String, Hashable, Sendable, CaseIterable {
  /// The layout, the pixels and the files match the golden.
  case equal
  /// The layout matches, and pixels differ within the tolerance of the suite.
  case tolerated
  /// The layout, the pixels or the files differ from the golden.
  case changed
  /// The cell has no golden.
  case missing
  /// The golden exists, but cannot be read.
  case unreadable
  /// Two drawings of the cell differ.
  case unstable
  /// The cell could not be drawn.
  case failed
  /// The golden exists, but no suite declares its cell.
  case obsolete

  /// Whether the cell is equal or tolerated.
  public var passes: Bool { self == .equal || self == .tolerated }

  /// Whether the cell could not be judged: it is unreadable, unstable or failed.
  public var isTrouble: Bool {
    switch self {
    case .unreadable, .failed, .unstable: true
    case .equal, .tolerated, .changed, .missing, .obsolete: false
    }
  }

  /// The meaning of the verdict, in a sentence or two.
  public var meaning: String {
    switch self {
    case .equal: "The layout, the pixels and the files match the golden."
    case .tolerated: "The layout matches, and pixels differ within the tolerance of the suite."
    case .changed: "The layout, the pixels or the files differ from the golden."
    case .missing: "The cell has no golden yet."
    case .unreadable:
      "The golden cannot be read. Restore the file from git, or record the cell again."
    case .unstable: "Two drawings of the cell differ. This is a bug in Typeproof. Report it."
    case .failed: "The cell could not be drawn. The message says why."
    case .obsolete: "The golden exists, but no suite declares its cell."
    }
  }
}

extension Verdict {
  /// The outcome in one word, without its details.
  public var word: CellVerdict {
    switch self {
    case .equal: .equal
    case .tolerated: .tolerated
    case .changed: .changed
    case .missing: .missing
    case .obsolete: .obsolete
    case .unreadable: .unreadable
    case .unstable: .unstable
    case .failed: .failed
    }
  }

  /// Whether the cell passes close to the limit of its tolerance.
  public var isNear: Bool {
    if case .tolerated(let toleration) = self { toleration.isNear } else { false }
  }

  /// A sentence about the outcome, without the cell's name; empty if the cell is equal.
  public var words: String {
    switch self {
    case .equal: ""
    case .tolerated(let toleration): "\(toleration)"
    case .changed(let change): "\(change)"
    case .missing: "there is no golden. Record it with: typeproof record --mode missing"
    case .obsolete: "no suite declares it. Delete it with: typeproof clean"
    case .unreadable(let reason), .failed(let reason), .unstable(let reason): reason
    }
  }
}
