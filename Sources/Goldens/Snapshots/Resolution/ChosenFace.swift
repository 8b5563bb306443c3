import DynamicType
import ImageDiff
import Imaging
import TextEngine

/// A face that a text is set in or may fall back on, as it was chosen by names and wishes.
struct ChosenFace: Hashable, Sendable {
  /// The name that was asked for: a family, or the face's own.
  let asked: String
  /// The file below the folder of fonts, with `#index` for later faces of a collection.
  let name: String
  /// The digest of the file's content.
  let digest: ContentDigest
  /// Where a family puts it on its axes; empty where it does not.
  let place: [VariationSetting]

  /// The path of its file.
  var path: String { FontFolder.divide(name).file }

  /// Whether both are one face of a file of one name, whatever it holds.
  func isNamed(as other: ChosenFace) -> Bool { name.hasSameBytes(as: other.name) }

  /// Whether both were asked for by one name.
  func isAsked(as other: ChosenFace) -> Bool { asked.hasSameBytes(as: other.asked) }
}

extension ChosenFace: Comparable {
  /// By their names, then by what was asked for, then by their places.
  static func < (left: ChosenFace, right: ChosenFace) -> Bool {
    (left.name, left.asked, TextForm.list(of: .axis).print(left.place))
      < (right.name, right.asked, TextForm.list(of: .axis).print(right.place))
  }
}

extension TextResolver {
  /// The faces that a ramp's text is set in or may fall back on, whether or not any of their glyphs show: lines
  /// stand as they ask for. `nil` where one cannot be found.
  func faces(of ramp: RampSpec) -> [ChosenFace]? {
    // Only fonts with steps ask for others from size to size.
    let categories: [ContentSizeCategory] =
      if case .steps = ramp.font { ContentSizeCategory.allCases } else { [.large] }
    var faces: Set<ChosenFace> = []
    for category in categories {
      guard let cell = try? resolve(ramp, at: category) else { return nil }
      faces.formUnion(cell.faces)
    }
    return faces.sorted()
  }
}

extension TextForm where Value == ChosenFace {
  /// Such as `Inter/Inter.ttf | 000102030405060708090a0b0c0d0e0f | for Brand | wght=700`.
  static let face = TextForm(
    print: { face in
      let place = TextForm<[VariationSetting]>.list(of: .axis).print(face.place)
      let asked =
        face.asked.hasSameBytes(as: face.name)
        ? [] : ["for \(LineText.escape(face.asked, withBars: true))"]
      return
        ([LineText.escape(face.name, withBars: true), "\(face.digest)"] + asked
        + (place.isEmpty ? [] : [place])).joined(separator: " | ")
    },
    read: { text in
      var columns = LayoutColumns.columns(text)[...]
      guard let name = columns.popFirst().flatMap({ LineText.unescape($0) }),
        let digest = columns.popFirst().flatMap({ ContentDigest(String($0)) })
      else { return nil }
      var asked = name
      if let column = columns.first, column.hasPrefix("for ") {
        guard let other = LineText.unescape(column.dropFirst(4)) else { return nil }
        asked = other
        columns.removeFirst()
      }
      let place = columns.popFirst().map {
        TextForm<[VariationSetting]>.list(of: .axis).read(String($0))
      }
      guard columns.isEmpty, let place = place ?? [] else { return nil }
      return ChosenFace(asked: asked, name: name, digest: digest, place: place)
    })
}
