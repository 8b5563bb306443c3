import ImageDiff

/// What there is to say of two files.
enum PairFinding: Equatable {
  /// Both were read.
  case compared(MetricComparison)
  /// Only the expected file is there.
  case removed
  /// Only the actual file is there.
  case added
  /// What cannot be read, why, and what to do.
  case unreadable(String)

  /// The finding in a word.
  var verdict: DiffVerdict {
    switch self {
    case .compared(let found):
      switch found.verdict {
      case .equal: .equal
      case .passes: .passes
      case .differs: .changed
      }
    case .removed: .removed
    case .added: .added
    case .unreadable: .unreadable
    }
  }
}
