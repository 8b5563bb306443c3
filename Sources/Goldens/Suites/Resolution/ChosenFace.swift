import Wording
import DynamicType
package import ImageDiff
package import Imaging
import TextEngine

/// A face that a text is set in or may fall back on, as it was chosen by names and wishes.
package struct ChosenFace: Hashable, Sendable {
  /// The name that was asked for: a family, or the face's own.
  package let asked: String
  /// The file below the folder of fonts, with `#index` for later faces of a collection.
  package let name: String
  /// The digest of the file's content.
  package let digest: ContentDigest
  /// Where a family puts it on its axes; empty where it does not.
  package let place: [VariationSetting]

  /// A face with what chose it.
  package init(asked: String, name: String, digest: ContentDigest, place: [VariationSetting]) {
    self.asked = asked
    self.name = name
    self.digest = digest
    self.place = place
  }

  /// The path of its file.
  package var path: String { FontFolder.divide(name).file }

  /// Whether both are one face of a file of one name, whatever it holds.
  package func isNamed(as other: ChosenFace) -> Bool { name.hasSameBytes(as: other.name) }

  /// Whether both were asked for by one name.
  package func isAsked(as other: ChosenFace) -> Bool { asked.hasSameBytes(as: other.asked) }
}

extension ChosenFace: Comparable {
  /// By their names, then by what was asked for, then by their places.
  package static func < (left: ChosenFace, right: ChosenFace) -> Bool {
    (left.name, left.asked, left.placeWords)
      < (right.name, right.asked, right.placeWords)
  }

  /// Such as `wght=612.5 opsz=20`.
  package var placeWords: String {
    place.map { "\($0.axis)=\(Points($0.value))" }.joined(separator: " ")
  }
}
