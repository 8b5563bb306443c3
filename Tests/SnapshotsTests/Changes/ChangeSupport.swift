import Snapshots
import ImageDiff

@testable import Changes
@testable import GoldenText
@testable import Verification

extension CellChange {
  /// What matters most of a set.
  var cause: Change { changes[0] }

  /// Everything that was found, the set first.
  var found: [Change] { changes + consequences }

  /// What pixels show.
  var findings: [Change] { found.filter { $0.role == .pixels } }

  /// The set, a sentence each.
  var sentences: [String] { changes.map(\.sentence) }
}

extension [Change] {
  var sentences: [String] { map(\.sentence) }
}

extension ChangeGroups {
  /// The groups of changed cells of a run, told as words have them.
  var told: [String] { groups.map(\.sentence) }
}

extension ChangeGroup {
  /// What kind of thing its first change is.
  var kind: ChangeKind { changes[0].kind }
}
