import DynamicType
import Files
import GoldenText
import ImageDiff
import Suites
import TextEngine

/// Draws a golden's text again. It takes the head of the text and font files, and knows no project or suite.
struct RecordedDrawing {
  private let ramp: RampSpec
  private let worker: CellWorker

  /// A text on record, with fonts that hold what its faces held.
  ///
  /// - Parameters:
  ///   - head: The inputs.
  ///   - name: The coordinates that the text stands at.
  ///   - fonts: Where font files are looked for by what they hold.
  /// - Throws: `ProofGap` where something that the text needs is gone, or unknown.
  init(onRecord head: GoldenHead, of name: RampName, fonts: FontFolder) throws {
    let inputs = try Self.inputs(of: head, at: name)
    var contents: [ExactPath: [UInt8]] = [:]
    for face in inputs.faces {
      guard let content = fonts.content(on: face) else {
        throw ProofGap.fontGone(face.path, face.digest)
      }
      contents[ExactPath(face.path)] = content
    }
    ramp = inputs.ramp
    worker = try CellWorker(
      fonts: FontFolder(
        holding: contents, families: inputs.families(among: contents), limits: fonts.limits),
      systemFont: inputs.systemFont)
  }

  /// A text of today, with the fonts that its names mean today.
  ///
  /// - Throws: `ProofGap` where something of it is unknown.
  init(ofToday head: GoldenHead, of name: RampName, fonts: FontFolder) throws {
    let inputs = try Self.inputs(of: head, at: name)
    ramp = inputs.ramp
    worker = try CellWorker(fonts: fonts, systemFont: inputs.systemFont)
  }

  private static func inputs(of head: GoldenHead, at name: RampName) throws(ProofGap)
    -> DrawingInputs
  {
    guard head.tellsInputs else { throw .interface }
    guard let inputs = head.inputs(of: name), head.namesFaces else { throw .unknownInputs }
    return inputs
  }

  /// - Throws: What keeps the text from being drawn.
  func draw(at category: ContentSizeCategory) throws -> DrawnCell {
    try worker.draw(ramp, at: category)
  }
}

extension DrawingInputs {
  /// The families that make each font name mean the faces on record.
  ///
  /// A family that the project declared keeps the faces whose files are in `contents`. Every other name gets a
  /// family of the faces that were chosen for it when the golden was recorded.
  fileprivate func families(among contents: [ExactPath: [UInt8]]) -> [DeclaredFamily] {
    let declared = families.map { family in
      DeclaredFamily(
        family.name,
        faces: family.faces.filter { contents[ExactPath(FontFolder.divide($0.file).file)] != nil })
    }
    var answered: [DeclaredFamily] = []
    for face in faces where !declared.contains(where: { $0.name == face.asked }) {
      let answer = DeclaredFamily.Face(face.name, axes: face.place)
      if let place = answered.firstIndex(where: { $0.name == face.asked }) {
        answered[place].faces.append(answer)
      } else {
        answered.append(DeclaredFamily(face.asked, faces: [answer]))
      }
    }
    return declared + answered
  }
}

/// Why a golden's text cannot be drawn again.
enum ProofGap: Error, Hashable, CustomStringConvertible {
  /// It is of an interface, whose views are no text.
  case interface
  /// It does not say every input, as goldens of earlier formats.
  case unknownInputs
  /// No font file holds what one of the faces held.
  case fontGone(String, ContentDigest)

  /// What is missing, for the end of a sentence.
  var description: String {
    switch self {
    case .interface: "an interface has no inputs on record"
    case .unknownInputs: "the golden does not say every input. Run typeproof upgrade-goldens"
    case .fontGone(let path, let digest):
      "no font file holds what \(path) held (\(digest)). Put that file back under any name"
    }
  }
}

extension FontFolder {
  /// The bytes of a file on record: of the one at its path, or else of any that holds the same.
  fileprivate func content(on face: ChosenFace) -> [UInt8]? {
    let paths = [face.path] + files.filter { $0 != face.path }
    return paths.lazy.compactMap { try? self.content(of: $0) }
      .first { ContentDigest(of: $0) == face.digest }
  }
}
