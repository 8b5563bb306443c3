import DynamicType
import ImageDiff
import Imaging
import TextEngine

/// A face that a text is set in or may fall back on, as it was chosen by names and wishes.
struct ChosenFace: Hashable, Sendable {
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
}

extension ChosenFace: Comparable {
  /// By their names, then by their places.
  static func < (left: ChosenFace, right: ChosenFace) -> Bool {
    (left.name, TextForm.list(of: .axis).print(left.place))
      < (right.name, TextForm.list(of: .axis).print(right.place))
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
  /// Such as `Inter/Inter.ttf | 000102030405060708090a0b0c0d0e0f | wght=700`.
  static let face = TextForm(
    print: { face in
      let place = TextForm<[VariationSetting]>.list(of: .axis).print(face.place)
      return
        ([LineText.escape(face.name, withBars: true), "\(face.digest)"]
        + (place.isEmpty ? [] : [place])).joined(separator: " | ")
    },
    read: { text in
      let columns = LayoutColumns.columns(text)
      guard (2...3).contains(columns.count), let name = LineText.unescape(columns[0]),
        let digest = ContentDigest(String(columns[1]))
      else { return nil }
      let place =
        columns.count == 3
        ? TextForm<[VariationSetting]>.list(of: .axis).read(String(columns[2])) : []
      return place.map { ChosenFace(name: name, digest: digest, place: $0) }
    })
}
