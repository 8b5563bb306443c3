public import Snapshots
public import TextEngine

/// What pictures can be taken of: a `String`, an ``TextEngine/AttributedText`` whose runs differ, or
/// a ``Snapshots/Sample`` where more is to be said.
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

/// Runs have fonts as an app makes them, and are drawn at the picture's text size:
///
/// ```swift
/// let total = "Total " + AttributedText("12 €", TextAttributes(font: .preferredFont(forTextStyle: .headline)))
/// assertSnapshot(of: total, as: .image(styles: [.body]))
/// ```
///
/// Make fonts at Large, where the picture of every category begins. A text style's own font and a
/// custom font that was scaled may as well be made elsewhere: they come to each category from what
/// they remember, whatever ``DynamicType/TraitCollection/current`` was. A size that stays, such as one
/// of `withSize(_:)`, is the one it was made with. So is any size of runs that do not follow because
/// ``Snapshotting/contentSizeUpdate(_:)`` says so.
extension AttributedText: SnapshotText {
  /// The text, in no particular language, under the name given.
  public func sample(orNamed name: String) -> Sample {
    Sample(name, text: self)
  }
}

extension Sample: SnapshotText {
  /// The sample as it is, under its own name.
  public func sample(orNamed name: String) -> Sample { self }
}

extension AttributedText {
  /// One text after the other.
  ///
  /// The same as `TextEngine`'s, which a test cannot see where its package asks for
  /// `MemberImportVisibility`: operators do not come along with types that are exported one by one.
  /// Where both are seen, this one steps back.
  @_disfavoredOverload
  public static func + (left: AttributedText, right: AttributedText) -> AttributedText {
    AttributedText(left.runs + right.runs)
  }
}
