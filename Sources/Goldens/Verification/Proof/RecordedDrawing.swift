import DynamicType
import GoldenText
import ImageDiff
import Suites

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
  init(onRecord head: GoldenHead, of name: RampName, fonts: FontArchive) throws {
    let inputs = try Self.inputs(of: head, at: name)
    ramp = inputs.ramp
    worker = try CellWorker(fonts: try fonts.folder(of: inputs), systemFont: inputs.systemFont)
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
    guard let inputs = head.inputs(of: name), head.namesFaces else {
      throw .unknownInputs
    }
    return inputs
  }

  /// - Throws: What keeps the text from being drawn.
  func draw(at category: ContentSizeCategory) throws -> DrawnCell {
    try worker.draw(ramp, at: category)
  }
}

/// Why a golden's text cannot be drawn again.
enum ProofGap: Error, Hashable, CustomStringConvertible {
  /// It is of an interface, which views lay out.
  case interface
  /// It does not say every input, as goldens of earlier formats.
  case unknownInputs
  /// No font file holds what one of the faces held.
  ///
  /// The words say what keeps earlier files from being found; `nil` where nothing does.
  case fontGone(String, ContentDigest, limitation: String?)

  /// What is missing, then the remedy.
  var description: String {
    switch self {
    case .interface: "an interface is laid out by its views, not from recorded inputs"
    case .unknownInputs: "the golden does not record every input. Run: typeproof upgrade-goldens"
    case .fontGone(let path, let digest, let limitation):
      "no font file has the content that \(path) had (\(digest)). "
        + (limitation ?? "Put that file back under any name")
    }
  }
}
