public import Snapshots
public import TextEngine

/// A text that assertions can draw: a `String`, an ``AttributedText``, or a ``Sample``.
public protocol SnapshotText {
  /// Returns the text as a sample.
  ///
  /// - Parameter name: The sample's name, unless the text has its own.
  func sample(orNamed name: String) -> Sample
}

extension String: SnapshotText {
  /// Returns the string as a sample, without a language.
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
  /// Returns the text as a sample, without a language.
  public func sample(orNamed name: String) -> Sample {
    Sample(name, text: self)
  }
}

extension Sample: SnapshotText {
  /// Returns the sample itself, under its own name.
  public func sample(orNamed name: String) -> Sample { self }
}

extension AttributedText {
  /// Returns one text followed by another.
  ///
  /// It repeats the operator of `TextEngine`, because operators are not re-exported with single
  /// types. The overload is disfavored where both are visible.
  @_disfavoredOverload
  public static func + (left: AttributedText, right: AttributedText) -> AttributedText {
    AttributedText(left.runs + right.runs)
  }
}
