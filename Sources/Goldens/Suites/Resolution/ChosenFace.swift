import Wording
import DynamicType
package import ImageDiff
package import Imaging
import TextEngine

/// A face that a text is set in or may fall back on, with the name that it was requested by.
package struct ChosenFace: Hashable, Sendable {
  /// The requested name: a family, or the face's own.
  package let asked: String
  /// The file below the folder of fonts, with `#index` for later faces of a collection.
  package let name: String
  /// The digest of the file's content.
  package let digest: ContentDigest
  /// The position on its axes that a family sets; empty where it sets none.
  package let place: [VariationSetting]

  /// Creates a face with the name that it was requested by.
  package init(asked: String, name: String, digest: ContentDigest, place: [VariationSetting]) {
    self.asked = asked
    self.name = name
    self.digest = digest
    self.place = place
  }

  /// The path of its file.
  package var path: String { FontFolder.divide(name).file }

  /// Returns whether both are the same face of a file of the same name, whatever the content.
  package func isNamed(as other: ChosenFace) -> Bool { name.hasSameBytes(as: other.name) }

  /// Returns whether both were requested by the same name.
  package func isAsked(as other: ChosenFace) -> Bool { asked.hasSameBytes(as: other.asked) }
}

extension ChosenFace: Comparable {
  /// Orders faces by their names, then by the requested names, then by their positions.
  package static func < (left: ChosenFace, right: ChosenFace) -> Bool {
    (left.name, left.asked, left.placeWords)
      < (right.name, right.asked, right.placeWords)
  }

  /// The position in words, such as `wght=612.5 opsz=20`.
  package var placeWords: String {
    place.map { "\($0.axis)=\(Points($0.value))" }.joined(separator: " ")
  }
}
