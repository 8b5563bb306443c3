import ImageDiff
import Imaging
import JSON
import Snapshots
import TextEngine

extension JSONForm where Value == CellResult {
  /// A cell and all that is known of it.
  static var cellResult: JSONForm {
    .object("an object with a cell", ignoringUnknownNames: true) { reader in
      let name = reader.required(
        "name", .snapshotName, about: "The coordinates, such as proof/body/latin.ax3@2x.")
      let title = reader.optional("styleTitle", .text, about: "The style as people call it.")
      let verdict = reader.required(
        "verdict", .choice(CellVerdict.allCases.map { ($0.rawValue, $0) }),
        about: "What comparing it came to.")
      let isRecorded = reader.required(
        "isRecorded", .truth, about: "Whether its golden was written.")
      let words = reader.optional(
        "words", .text, otherwise: "",
        about: "All that there is to say of it, in a sentence without a place.")
      let changes = reader.optional(
        "changes", .list(of: .change), otherwise: [],
        about: "Of a changed cell all its changes; of another the inputs that show nowhere in it.")
      let consequences = reader.optional(
        "consequences", .list(of: .change), otherwise: [],
        about: "The effects that its changes explain.")
      let clusters = reader.optional(
        "clusters", .list(of: .box), otherwise: [],
        about: "Where glyphs differ, in px of the picture.")
      let isTolerated = reader.has("tolerance")
      let tolerance = reader.optional("tolerance", .text, about: "The tolerance that let it pass.")
      let isNear =
        isTolerated
        ? reader.required(
          "isNear", .truth,
          about: "Whether it passed, but nearly did not.") : nil
      let counted =
        isTolerated
        ? reader.required(
          "countedPixels", .orNull(.count),
          about:
            "How many pixels differ by the rule of the tolerance; null where it does not count them."
        ) : nil
      let picture = reader.optional(
        "picture", .pictureComparison, about: "How the pictures differ.")
      let pictures = reader.optional(
        "pictures", .pictures, otherwise: CellResult.Pictures(),
        about: "Where its pictures lie, from the folder of this file; null where there is none.")
      let expected = reader.optional(
        "expectedLayout", .cellFacts, about: "The layout on record, where it is not that of today.")
      let actual = reader.optional(
        "actualLayout", .cellFacts, about: "The layout of today; lengths in points.")
      let expectedElements = reader.optional(
        "expectedElements", .elements,
        about: "The parts of an interface on record, line by line as in its layout text.")
      let actualElements = reader.optional(
        "actualElements", .elements,
        about: "The parts of an interface of today, line by line as in its layout text.")
      let heights = reader.optional(
        "letterHeights", .letterHeights, about: "How high letters of today are, in points.")
      let inputs = reader.optional(
        "inputs", .list(of: .text), about: "The inputs of today, as the head of a golden’s text.")
      let expectedInputs = reader.optional(
        "expectedInputs", .list(of: .text),
        about: "The inputs on record, as the head of a golden’s text.")
      guard let name, let verdict, let isRecorded else { return nil }
      let heads = [("inputs", inputs), ("expectedInputs", expectedInputs)].map { member, lines in
        let head = lines.flatMap { GoldenHead(lines: $0, of: name.ramp) }
        if lines != nil, head == nil {
          reader.report("These are no inputs of a golden. Verify again.", at: member)
        }
        return head
      }
      if verdict == .changed, changes.isEmpty {
        reader.report("A changed cell has at least one change. Verify again.", at: "changes")
      }
      return CellResult(
        name: title.map(name.titled) ?? name, verdict: verdict, isRecorded: isRecorded,
        words: words, changes: changes, consequences: consequences, clusters: clusters,
        picture: picture,
        tolerance: tolerance.flatMap { words in
          isNear.map {
            CellResult.Tolerance(words: words, isNear: $0, countedPixels: counted ?? nil)
          }
        },
        expected: expected ?? expectedElements, actual: actual ?? actualElements, inputs: heads[0],
        inputsOnRecord: heads[1], letterHeights: heights, pictures: pictures)
    }
  }
}

extension JSONForm where Value == LetterHeights {
  fileprivate static var letterHeights: JSONForm {
    .object("an object with heights of letters", ignoringUnknownNames: true) { reader in
      let xHeight = reader.optional("xHeight", .points)
      let capHeight = reader.optional("capHeight", .points)
      return LetterHeights(xHeight: xHeight, capHeight: capHeight)
    }
  }
}

extension JSONForm where Value == CellResult.Pictures {
  fileprivate static var pictures: JSONForm {
    .object("an object with names of pictures", ignoringUnknownNames: true) { reader in
      let expected = reader.required("expected", .orNull(.pictureName))
      let actual = reader.required("actual", .orNull(.pictureName))
      let difference = reader.required("difference", .orNull(.pictureName))
      guard let expected, let actual, let difference else { return nil }
      return CellResult.Pictures(expected: expected, actual: actual, difference: difference)
    }
  }
}

extension JSONForm where Value == CellChange.Picture {
  fileprivate static var pictureComparison: JSONForm {
    .object("an object with a comparison of pictures", ignoringUnknownNames: true) { reader in
      switch reader.required(
        "verdict", .choice(["equal", "different", "sizeDiffers"].map { ($0, $0) }))
      {
      case "equal": return .equal
      case "different":
        return reader.required("difference", .pixelDifference).map(CellChange.Picture.different)
      case "sizeDiffers":
        let expected = reader.required("expectedSize", .pixelSize)
        let actual = reader.required("size", .pixelSize)
        guard let expected, let actual else { return nil }
        return .sizeDiffers(expected: expected, actual: actual)
      default: return nil
      }
    }
  }
}

extension JSONForm where Value == PixelDifference {
  fileprivate static var pixelDifference: JSONForm {
    .object("an object with a difference of pixels", ignoringUnknownNames: true) { reader in
      let count = reader.required("differingPixels", .count)
      let box = reader.required("boundingBox", .box)
      let greatest = reader.required("greatestChannelDifference", .integer(in: 0...255))
      let first = reader.required("first", .pixelPoint)
      guard let count, let box, let greatest, let first else { return nil }
      return PixelDifference(
        differingPixels: count, boundingBox: box, greatestChannelDifference: greatest, first: first)
    }
  }
}
