import DynamicType
package import TextEngine

/// The suite of a package that brings fonts of its own and declares no suite: a body ramp of each
/// face in its fonts folder, in the script that the face is for.
public enum FontProofSuite {
  /// The suite's name, and its folder's.
  public static let name = "fonts"

  /// The matrix of a folder: every face as a custom font that is 17 pt at Large, relative to body.
  ///
  /// - Throws: Why a font cannot be opened, or `SuiteSpecError.duplicate` where two faces have one
  ///   name.
  public static func spec(of fonts: FontFolder) throws -> SuiteSpec {
    try SuiteSpec(
      name: name,
      ramps: try fonts.files.flatMap(fonts.entries(ofFile:)).map { entry in
        RampSpec(
          suite: name, style: .body,
          sample: sample(for: entry.face),
          font: .custom(entry.name, size: 17, relativeTo: .body))
      })
  }

  /// A proof of a face, called as the face is.
  package static func sample(for face: FontFace) -> Sample {
    Sample(face.names.postScript, text: text(for: face))
  }

  /// The first proofing text that the face covers whole; else the first characters it covers.
  private static func text(for face: FontFace) -> AttributedText {
    let covered = ProofingTexts.all.first { text in
      text.string.unicodeScalars.allSatisfy {
        $0.properties.isWhitespace || face.covers($0)
      }
    }
    if let covered { return covered }
    let letters = face.coveredCharacters().filter(\.properties.isAlphabetic).prefix(80)
    return AttributedText(String(String.UnicodeScalarView(letters)))
  }
}
