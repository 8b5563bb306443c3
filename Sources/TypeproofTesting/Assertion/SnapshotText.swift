public import Snapshots

/// What pictures can be taken of: a `String`, or a ``Snapshots/Sample`` where more is to be said.
public protocol SnapshotText {
  /// The text as a sample.
  ///
  /// - Parameter name: What it is called in coordinates unless it brings a name along.
  func sample(orNamed name: String) -> Sample
}

extension String: SnapshotText {
  /// The text, in no particular language, under the name given.
  public func sample(orNamed name: String) -> Sample {
    Sample(name, text: self)
  }
}

extension Sample: SnapshotText {
  /// The sample as it is, under its own name.
  public func sample(orNamed name: String) -> Sample { self }
}
