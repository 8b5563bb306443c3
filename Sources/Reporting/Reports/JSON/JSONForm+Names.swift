import DynamicType
import ImageDiff
public import JSON
import Snapshots
import Wording

extension JSONForm {
  /// The JSON form of a value that may be null.
  public static func orNull<Wrapped>(_ form: JSONForm<Wrapped>) -> JSONForm
  where Value == Wrapped? {
    .either(
      form.map({ .some($0) }, back: { $0 }), if: { $0.value != .null },
      or: JSONForm("null", schema: .null, print: { $0 == nil ? .null : nil }) {
        $0.value == .null ? .some(nil) : nil
      })
  }
}

extension JSONForm where Value == String {
  /// The JSON form of a suite's name.
  package static var cleanName: JSONForm {
    JSONForm(
      "a name of lower-case letters, figures and hyphens",
      schema: .text(JSONSchema.Text(pattern: "^[a-z0-9-]+$")), print: { .string($0) }
    ) { node in
      node.string.flatMap { RampName.clean($0) == $0 ? $0 : nil }
    }
  }

  /// The JSON form of the name of a PNG below the results' folder. The name cannot lead out of the
  /// folder on any system.
  static var pictureName: JSONForm {
    JSONForm(
      "the path of a .png below the folder of the results, without “..”", schema: .filledText,
      print: { .string($0) }
    ) { node in
      node.string.flatMap { name in
        let parts = name.pathNames
        let isWithin = parts.allSatisfy { !$0.isEmpty && !$0.isHiddenName }
        let isPlain = name.unicodeScalars.allSatisfy {
          $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" && $0 != ":"
        }
        return isWithin && isPlain && name.hasNameEnding(".png") ? name : nil
      }
    }
  }
}

extension JSONForm where Value == String {
  /// The JSON form of the path of another tool's file below its folder. It cannot lead out of the
  /// folder or name hidden files; otherwise it may hold any characters.
  package static var pictureFile: JSONForm {
    JSONForm(
      "the path of a file below the expected folder, without “..”", schema: .filledText,
      print: { .string($0) }
    ) { node in
      node.string.flatMap { name in
        let isWithin = name.pathNames.allSatisfy { !$0.isEmpty && !$0.isHiddenName }
        return isWithin && !name.utf8.contains(0) ? name : nil
      }
    }
  }
}

extension JSONForm where Value == SnapshotName {
  /// The JSON form of a cell's coordinates.
  static var snapshotName: JSONForm {
    JSONForm(
      "the coordinates of a cell, such as “proof/body/latin.ax3@2x”",
      schema: .text(JSONSchema.Text(examples: ["proof/body/latin.ax3@2x"])),
      print: { .string($0.coordinates) }
    ) { node in
      node.string.flatMap { SnapshotName(picturePath: $0 + ".png") }
    }
  }
}

extension JSONForm where Value == Int {
  /// The JSON form of a count.
  static var count: JSONForm { .integer(in: 0...(1 << 40)) }
}

extension JSONForm where Value == Points {
  /// The JSON form of a length in points.
  static var points: JSONForm { JSONForm<Double>.number.map({ Points($0) }, back: \.value) }
}

extension JSONForm where Value == Range<Int> {
  /// The JSON form of a range of a text, in UTF-8 bytes.
  static var byteRange: JSONForm {
    JSONForm(
      "two whole numbers from 0 to \(LayoutColumns.greatestByte), the second no smaller",
      schema: .list(of: .integer(0...LayoutColumns.greatestByte), atLeast: 2),
      print: { [.integer($0.lowerBound), .integer($0.upperBound)] }
    ) { node in
      guard let elements = node.elements, elements.count == 2,
        case .integer(let start) = elements[0].value, case .integer(let end) = elements[1].value,
        0 <= start, start <= end, end <= LayoutColumns.greatestByte
      else { return nil }
      return start..<end
    }
  }
}

extension JSONForm where Value == ContentDigest {
  static var digest: JSONForm {
    JSONForm(
      "a digest of 32 hexadecimal digits",
      schema: .text(JSONSchema.Text(pattern: "^[0-9A-Fa-f]{32}$")),
      print: { .string("\($0)") }
    ) { node in
      node.string.flatMap { ContentDigest($0) }
    }
  }
}

extension JSONForm where Value == SecureDigest {
  static var secureDigest: JSONForm {
    JSONForm(
      "a digest of 64 hexadecimal digits",
      schema: .text(JSONSchema.Text(pattern: "^[0-9A-Fa-f]{64}$")),
      print: { .string("\($0)") }
    ) { node in
      node.string.flatMap { SecureDigest($0) }
    }
  }
}
