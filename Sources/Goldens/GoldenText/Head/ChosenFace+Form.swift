import Wording
package import Suites
import DynamicType
import ImageDiff
import TextEngine
import Imaging

extension TextForm where Value == ChosenFace {
  /// A chosen face, such as `Inter/Inter.ttf | 000102030405060708090a0b0c0d0e0f | for Brand |
  /// wght=700`.
  package static let face = TextForm(
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

extension [DeclaredFamily] {
  /// The lines of a head, one for each face of each family.
  package var faceLines: [String] {
    flatMap { family in
      family.faces.map { TextForm.familyFace.print(DeclaredFamily(family.name, faces: [$0])) }
    }
  }

  /// Reads families from such lines; `nil` where a line has another form.
  package init?(faceLines: [String]) {
    self = []
    for line in faceLines {
      guard let family = TextForm.familyFace.read(line) else { return nil }
      if let last, last.name.hasSameBytes(as: family.name) {
        self[count - 1].faces += family.faces
      } else {
        append(family)
      }
    }
  }
}

extension TextForm where Value == DeclaredFamily {
  /// A face of a family, such as `Brand | Brand/Heavy.ttf | weight 700 | wght=650`.
  package static let familyFace = TextForm(
    print: { family in
      let face = family.faces[0]
      return
        ([family.name, face.file].map { LineText.escape($0, withBars: true) }
        + (face.weight.map { ["weight \($0.rawValue)"] } ?? [])
        + (face.axes.isEmpty ? [] : [face.place])).joined(separator: " | ")
    },
    read: { text in
      var columns = LayoutColumns.columns(text)[...]
      guard let name = columns.popFirst().flatMap({ LineText.unescape($0) }),
        let file = columns.popFirst().flatMap({ LineText.unescape($0) })
      else { return nil }
      var face = DeclaredFamily.Face(file)
      if let column = columns.first, column.hasPrefix("weight ") {
        guard let weight = Int(column.dropFirst("weight ".count)) else { return nil }
        face.weight = FontWeight(rawValue: weight)
        columns.removeFirst()
      }
      if let column = columns.popFirst() {
        guard let axes = TextForm<[VariationSetting]>.list(of: .axis).read(String(column)) else {
          return nil
        }
        face.axes = axes
      }
      return columns.isEmpty ? DeclaredFamily(name, faces: [face]) : nil
    })
}

extension DeclaredFamily.Face {
  /// The position on its axes, such as `wght=612.5`; empty for the axes' defaults.
  package var place: String { TextForm.list(of: .axis).print(axes) }
}
