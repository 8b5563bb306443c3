import DynamicType
package import TextEngine

/// The suite of a package with fonts of its own and no declared suite: a body ramp of each face in
/// its fonts folder, in the script that the face is for.
public enum FontProofSuite {
  /// The name of the suite and of its folder.
  public static let name = "fonts"

  /// Returns the matrix of a folder: every face as a custom font of 17 pt at Large, relative to
  /// body.
  ///
  /// - Throws: An error where a font cannot be opened, or `SuiteSpecError.duplicate` where two
  ///   faces have the same name.
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

  /// Returns a proof of a face, with the face's name.
  package static func sample(for face: FontFace) -> Sample {
    Sample(face.names.postScript, text: text(for: face))
  }

  /// Returns the first proofing text whose characters the face has; otherwise the first characters
  /// it has.
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
