import ImageDiff
import JSON
import Snapshots

extension JSONForm where Value == ComparedPicture {
  /// The JSON form of another tool's picture.
  static var comparedPicture: JSONForm {
    .object("an object with the files of a picture", ignoringUnknownNames: true) { reader in
      let path = reader.required(
        "path", .pictureFile, from: \.path,
        about: "The path of the expected picture, below the folder of “goldens”.")
      let expected = reader.required(
        "expectedSHA256", .orNull(.secureDigest), from: { .some($0.expected) },
        about: "The digest of the expected file; null if there is none.")
      let actual = reader.required(
        "actualSHA256", .orNull(.secureDigest), from: { .some($0.actual) },
        about: "The digest of the actual file; null if there is none.")
      let obstacle = reader.optional(
        "obstacle", .text, from: \.obstacle,
        about: "Why the actual picture cannot be accepted, in sentences.")
      let otherName = reader.optional(
        "otherName", .pictureFile, from: \.otherName,
        about: "The other name of a renamed picture. Both names are accepted, or none.")
      let knowsTextSize = reader.required(
        "knowsTextSize", .truth, from: \.knowsTextSize,
        about: "Whether the name of the file says the text size.")
      let rules = reader.optional(
        "rules", .list(of: .text), from: \.rules, otherwise: [],
        about: "What was ignored or tolerated, each with its reason.")
      guard let path, let expected, let actual, let knowsTextSize else { return nil }
      return ComparedPicture(
        path: path, expected: expected, actual: actual, obstacle: obstacle,
        otherName: otherName,
        knowsTextSize: knowsTextSize, rules: rules)
    }
  }
}

extension JSONForm where Value == PictureComparison {
  /// The JSON form of how folders of pictures were compared.
  static var pictureFolders: JSONForm {
    .object("an object with a comparison of folders", ignoringUnknownNames: true) { reader in
      let tool = reader.required(
        "tool", .orNull(.text), from: { .some($0.tool) },
        about: "The tool whose names of files were followed; null for equal paths.")
      let metric = reader.required(
        "metric", .text, from: \.metric, about: "How pictures were compared.")
      guard let tool, let metric else { return nil }
      return PictureComparison(tool: tool, metric: metric)
    }
  }
}
