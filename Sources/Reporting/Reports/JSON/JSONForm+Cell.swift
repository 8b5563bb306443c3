import DynamicType
import ImageDiff
import Imaging
import JSON
import Snapshots
import TextEngine

extension JSONForm where Value == CellResult {
  /// The JSON form of a cell's result.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the cell's changes in the run, to print; `nil` to leave them out.
  ///   - isBrief: Whether layouts and inputs are left out when printing.
  static func cellResult(numbers: [Int]? = nil, isBrief: Bool = false) -> JSONForm {
    let changeList = JSONForm<[Change]>.list(of: .change).printed { changes in
      .array(
        try changes.enumerated().map { place, change in
          try JSONValue(change, as: .change(number: numbers?[place]))
        })
    }
    return .object("an object with a cell", ignoringUnknownNames: true) { reader in
      let name = reader.required(
        "name", .snapshotName, from: \.name,
        about: "The coordinates, such as proof/body/latin.ax3@2x.")
      reader.repeats("style", .text) { $0.name.ramp.style.name }
      let title = reader.optional(
        "styleTitle", .text, from: \.name.ramp.style.title,
        about: "The style as it is written in the project.")
      reader.repeats("sample", .text) { $0.name.ramp.sample }
      reader.repeats("variants", .list(of: .text)) { $0.name.ramp.variants }
      reader.repeats("scale", .number) { $0.name.ramp.scale.pixelsPerPoint }
      reader.repeats("category", .text) { $0.name.category.shortName }
      let verdict = reader.required(
        "verdict", .rawValue, from: \.verdict,
        about: "The result of the comparison.")
      let isRecorded = reader.required(
        "isRecorded", .truth, from: \.isRecorded, about: "Whether the run recorded its golden.")
      let words = reader.optional(
        "words", .text, from: \.words, otherwise: "",
        about: "The result in words, without the cell's name.")
      let changes = reader.optional(
        "changes", changeList, from: \.changes, otherwise: [],
        about: "All changes of a changed cell; for another cell, inputs that changed without a "
          + "visible effect.")
      let consequences = reader.optional(
        "consequences", .list(of: .change), from: \.consequences, otherwise: [],
        about: "The effects that these changes explain.")
      let clusters = reader.optional(
        "clusters", .list(of: .box), from: \.clusters, otherwise: [],
        about: "The places where glyphs differ, in px of the picture.")
      let isNear = reader.optional(
        "isNear", .truth, from: \.tolerance?.isNear,
        about: "Whether it is tolerated, but close to the limit.")
      let tolerance = reader.optional(
        "tolerance", .text, from: \.tolerance?.words, about: "The tolerance that applied.")
      let counted = reader.optional(
        "countedPixels", .orNull(.count), from: { $0.tolerance.map(\.countedPixels) },
        about:
          "How many pixels differ by the rule of the tolerance; null if it does not count pixels.")
      if tolerance != nil, isNear == nil || counted == nil, reader.isSound {
        reader.report(
          "A “tolerance” needs “isNear” and “countedPixels”. Verify again.", at: "tolerance")
      }
      let picture = reader.optional(
        "picture", .pictureComparison, from: \.picture, about: "How the pictures differ.")
      let proof = reader.optional(
        "proof", .proof, from: \.proof,
        about: "Whether the inputs that changed explain every pixel that differs.")
      let pictures = reader.optional(
        "pictures", .pictures, from: \.pictures, otherwise: CellResult.Pictures(),
        about: "The paths of its pictures, relative to this file; null for each that does not "
          + "exist.")
      let expected = reader.optional(
        "expectedLayout", .cellFacts, from: { isBrief ? nil : $0.expected?.ofText },
        about: "The recorded layout, if it differs from today's.")
      let expectedElements = reader.optional(
        "expectedElements", .elements, from: { isBrief ? nil : $0.expected?.ofInterface },
        about: "The recorded parts of an interface, line by line as in its layout text.")
      let actual = reader.optional(
        "actualLayout", .cellFacts, from: { isBrief ? nil : $0.actual?.ofText },
        about: "Today's layout, with lengths in points.")
      let actualElements = reader.optional(
        "actualElements", .elements, from: { isBrief ? nil : $0.actual?.ofInterface },
        about: "Today's parts of an interface, line by line as in its layout text.")
      let inputs = reader.optional(
        "inputs", .list(of: .text), from: { isBrief ? nil : $0.inputs?.lines },
        about: "Today's inputs, as in the head of a layout text.")
      let expectedInputs = reader.optional(
        "expectedInputs", .list(of: .text), from: { isBrief ? nil : $0.inputsOnRecord?.lines },
        about: "The recorded inputs, as in the head of a layout text.")
      let isWithoutPicture = reader.optional(
        "isWithoutPicture", .truth, from: \.isWithoutPicture, otherwise: false,
        about: "Whether its layout text judged it, because Git LFS has not fetched the picture.")
      let file = reader.optional(
        "file", .comparedPicture, from: \.file,
        about: "The files of a picture that another tool made.")
      let heights = reader.optional(
        "letterHeights", .letterHeights, from: { isBrief ? nil : $0.letterHeights },
        about: "Today's letter heights, in points.")
      guard let name, let verdict, let isRecorded else { return nil }
      let heads = [("inputs", inputs), ("expectedInputs", expectedInputs)].map { member, lines in
        let head = lines.flatMap { GoldenHead(lines: $0, of: name.ramp) }
        if lines != nil, head == nil {
          reader.report("These are not inputs of a golden. Verify again.", at: member)
        }
        return head
      }
      if verdict == .changed, changes.isEmpty {
        reader.report("A changed cell needs at least one change. Verify again.", at: "changes")
      }
      var cell = CellResult(
        name: title.map(name.titled) ?? name, verdict: verdict, isRecorded: isRecorded,
        words: words, changes: changes, consequences: consequences, clusters: clusters,
        picture: picture, proof: proof,
        tolerance: tolerance.flatMap { words in
          isNear.map {
            CellResult.Tolerance(words: words, isNear: $0, countedPixels: counted ?? nil)
          }
        },
        expected: expected ?? expectedElements, actual: actual ?? actualElements, inputs: heads[0],
        inputsOnRecord: heads[1], letterHeights: heights, pictures: pictures)
      cell.isWithoutPicture = isWithoutPicture
      cell.file = file
      return cell
    }
  }
}

extension CellFacts {
  /// The facts if they are of a text; `nil` for an interface.
  fileprivate var ofText: CellFacts? {
    if case .text = subject { self } else { nil }
  }

  /// The facts if they are of an interface; `nil` for a text.
  fileprivate var ofInterface: CellFacts? {
    if case .interface = subject { self } else { nil }
  }
}

extension JSONForm where Value == LetterHeights {
  fileprivate static var letterHeights: JSONForm {
    .object("an object with heights of letters", ignoringUnknownNames: true) { reader in
      let xHeight = reader.optional("xHeight", .roundedPoints, from: \.xHeight)
      let capHeight = reader.optional("capHeight", .roundedPoints, from: \.capHeight)
      return LetterHeights(xHeight: xHeight, capHeight: capHeight)
    }
  }
}

extension JSONForm where Value == CellResult.Pictures {
  fileprivate static var pictures: JSONForm {
    .object("an object with names of pictures", ignoringUnknownNames: true) { reader in
      let expected = reader.required(
        "expected", .orNull(.pictureName), from: { .some($0.expected) })
      let actual = reader.required("actual", .orNull(.pictureName), from: { .some($0.actual) })
      let difference = reader.required(
        "difference", .orNull(.pictureName), from: { .some($0.difference) })
      guard let expected, let actual, let difference else { return nil }
      return CellResult.Pictures(expected: expected, actual: actual, difference: difference)
    }
  }
}

extension JSONForm where Value == Points {
  /// A length in points, rounded to a millionth when printed.
  fileprivate static var roundedPoints: JSONForm { points.printed { try .rounded($0.value) } }
}

extension JSONForm where Value == Proof {
  fileprivate static var proof: JSONForm {
    .object("an object with a proof", ignoringUnknownNames: true) { reader in
      let result = reader.required(
        "result", .choice(["proved", "explained", "unexplained", "unknown"].map { ($0, $0) }),
        from: \.result)
      let pixels = reader.optional(
        "pixels", .count, from: \.unexplained?.pixels, about: "How many pixels no input explains.")
      let area = reader.optional(
        "within", .box, from: \.unexplained?.area,
        about: "The area of these pixels, in px of the "
          + "golden.")
      let reason = reader.optional(
        "reason", .text, from: { $0.gap }, about: "Why it is not proved, in words.")
      let proof: Proof? =
        switch result {
        case "proved": .proved
        case "explained": .explained
        case "unexplained":
          pixels.flatMap { pixels in area.map { .unexplained(pixels: pixels, within: $0) } }
        case "unknown": reason.map { .unknown($0) }
        default: nil
        }
      if result != nil, proof == nil, reader.isSound {
        reader.report("Members that this result needs are missing. Verify again.", at: "result")
      }
      return proof
    }
  }
}

extension Proof {
  fileprivate var result: String {
    switch self {
    case .proved: "proved"
    case .explained: "explained"
    case .unexplained: "unexplained"
    case .unknown: "unknown"
    }
  }

  fileprivate var unexplained: (pixels: Int, area: PixelRect)? {
    if case .unexplained(let pixels, let area) = self { (pixels, area) } else { nil }
  }
}

extension JSONForm where Value == CellChange.Picture {
  fileprivate static var pictureComparison: JSONForm {
    .object("an object with a comparison of pictures", ignoringUnknownNames: true) { reader in
      let verdict = reader.required(
        "verdict", .choice(["equal", "different", "sizeDiffers"].map { ($0, $0) }), from: \.verdict)
      let difference = reader.optional("difference", .pixelDifference, from: \.difference)
      let expected = reader.optional("expectedSize", .pixelSize, from: { $0.sizes?.expected })
      let actual = reader.optional("size", .pixelSize, from: { $0.sizes?.actual })
      let picture: CellChange.Picture? =
        switch verdict {
        case "equal": .equal
        case "different": difference.map { .different($0) }
        case "sizeDiffers":
          expected.flatMap { expected in actual.map { .sizeDiffers(expected: expected, actual: $0) }
          }
        default: nil
        }
      if verdict != nil, picture == nil, reader.isSound {
        reader.report("Members that this verdict needs are missing. Verify again.", at: "verdict")
      }
      return picture
    }
  }
}

/// The values of a comparison's cases; `nil` in every other case.
extension CellChange.Picture {
  fileprivate var verdict: String {
    switch self {
    case .equal: "equal"
    case .different: "different"
    case .sizeDiffers: "sizeDiffers"
    }
  }

  fileprivate var difference: PixelDifference? {
    if case .different(let difference) = self { difference } else { nil }
  }

  fileprivate var sizes: (expected: PixelSize, actual: PixelSize)? {
    if case .sizeDiffers(let expected, let actual) = self { (expected, actual) } else { nil }
  }
}
