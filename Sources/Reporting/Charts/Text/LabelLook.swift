package import DynamicType

/// How words of a picture are set: in the system font's stand-in, with figures of one width.
package struct LabelLook: Hashable, Sendable {
  package let pointSize: Points
  package let weight: FontWeight

  /// The name of a picture.
  package static let title = LabelLook(pointSize: 20, weight: .semibold)
  /// What is read with the picture.
  package static let label = LabelLook(pointSize: 12, weight: .regular)
  /// What is looked for first among labels.
  package static let strongLabel = LabelLook(pointSize: 12, weight: .semibold)
  /// What explains: axes, notes. 11 pt is the smallest size of Apple's styles.
  package static let note = LabelLook(pointSize: 11, weight: .regular)
  /// A note to be found first.
  package static let strongNote = LabelLook(pointSize: 11, weight: .semibold)
}

extension String {
  /// The same words on one line, as labels are.
  var onOneLine: String {
    contains(where: \.isNewline) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
  }
}
