import DynamicType
import GoldenText
import ImageDiff
import Suites

/// Draws a golden's text again, from the head of its layout text and font files alone, without a
/// project or suite.
struct RecordedDrawing {
  private let ramp: RampSpec
  private let worker: CellWorker

  /// Prepares to draw a recorded text, with fonts of the recorded content.
  ///
  /// - Parameters:
  ///   - head: The recorded inputs.
  ///   - name: The coordinates of the text.
  ///   - fonts: The font files by their content.
  /// - Throws: `ProofGap` where something that the text needs is gone or unknown.
  init(onRecord head: GoldenHead, of name: RampName, fonts: FontArchive) throws {
    let inputs = try Self.inputs(of: head, at: name)
    ramp = inputs.ramp
    worker = try CellWorker(fonts: try fonts.folder(of: inputs), systemFont: inputs.systemFont)
  }

  /// Prepares to draw a text of today, with today's fonts.
  ///
  /// - Throws: `ProofGap` where an input is unknown.
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

  /// - Throws: An error where the text cannot be drawn.
  func draw(at category: ContentSizeCategory) throws -> DrawnCell {
    try worker.draw(ramp, at: category)
  }
}

/// Why a golden's text cannot be drawn again.
enum ProofGap: Error, Hashable, CustomStringConvertible {
  /// The golden is of an interface, which only views can lay out.
  case interface
  /// The golden lacks some inputs, as those of earlier formats do.
  case unknownInputs
  /// No font file has the recorded content of a face.
  ///
  /// The words say why earlier files cannot be found; `nil` where nothing prevents that.
  case fontGone(String, ContentDigest, limitation: String?)

  /// The missing part, then the remedy.
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
