public import Snapshots

extension RecordMode: ExpressibleByBooleanLiteral {
  /// So that `record: true` says `all`, and `record: false` says `missing`, as in
  /// swift-snapshot-testing.
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .missing
  }
}
