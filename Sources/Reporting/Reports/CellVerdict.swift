import DynamicType
public import Snapshots

/// A verdict in one word, the same in text and for machines.
public enum CellVerdict: String, Hashable, Sendable, CaseIterable {
  /// The same layout, pixels and files.
  case equal
  /// Pixels differ by no more than the suite allows.
  case tolerated
  /// Something is not as recorded.
  case changed
  /// There is no golden.
  case missing
  /// There is a golden, but it cannot be read.
  case unreadable
  /// Drawing the cell again gave something else still.
  case unstable
  /// The cell cannot be drawn.
  case failed
  /// There is a golden that no suite declares.
  case obsolete

  /// Whether all is as it should be, or as the suite allows.
  public var passes: Bool { self == .equal || self == .tolerated }

  /// Whether the cell could not be judged at all.
  public var isTrouble: Bool {
    switch self {
    case .unreadable, .failed, .unstable: true
    case .equal, .tolerated, .changed, .missing, .obsolete: false
    }
  }

  /// What it means, in a sentence or two.
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
  /// The verdict in one word.
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

  /// Whether the cell passes, but nearly did not.
  public var isNear: Bool {
    if case .tolerated(let toleration) = self { toleration.isNear } else { false }
  }

  /// All that there is to say of it, without a place; empty where the cell is equal.
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
