/// A reason why an assertion cannot run.
public enum SnapshotAssertionError: Error, Equatable {
  /// No folder above the test file holds a `Package.swift`.
  case noPackage(above: String)
  /// The font folder does not exist.
  case noFontFolder(path: String)
  /// The font folder contains no font.
  case noFonts(folder: String)
  /// Several families could stand in for the system font.
  case noSystemFont(folder: String, families: [String])
  /// Another assertion draws a different picture under the same name.
  case sameCoordinates(String, firstAt: String)
  /// Two fonts of a matrix have the same name in file names.
  case sameFontTwice(label: String)
  /// A matrix has no cells.
  case emptyMatrix
  /// A matrix of interfaces has no cells.
  case emptyInterfaceMatrix
  /// The attributes of the whole text name a font or a text style.
  case fontInAttributes
  /// `SNAPSHOT_TESTING_RECORD` is not the name of a mode.
  case unknownRecordMode(String)
  /// The launch code needs the main actor, and the test is not on it.
  case launchOffMainActor
  /// The launch code threw an error.
  case launchThrew(String)
  /// The self-check failed: a difference made on purpose was not found.
  case selfCheck(String)
}

extension SnapshotAssertionError: CustomStringConvertible {
  /// The problem, then the remedy.
  public var description: String {
    switch self {
    case .noPackage(let file):
      "No folder above \(file) contains a Package.swift, so there is no place for snapshots. Name "
        + "the folder: withSnapshotTesting(packageRoot: …) or .snapshots(packageRoot: …)."
    case .noFontFolder(let path):
      "There is no folder of fonts at \(path). Put fonts there, each with its licence, or name "
        + "another folder: withSnapshotTesting(fonts: …) or .snapshots(fonts: …)."
    case .noFonts(let folder):
      "\(folder) contains no font. Put one there as .ttf, .otf or .ttc, with its licence."
    case .noSystemFont(let folder, let families):
      "\(folder) contains \(families.map { "“\($0)”" }.joined(separator: ", ")), and any of them "
        + "could be the system font. Choose one: withSnapshotTesting(systemFont: …) or "
        + ".snapshots(systemFont: …), or set the text in .custom(…)."
    case .sameCoordinates(let coordinates, let first):
      "The assertion at \(first) draws something else as “\(coordinates)”, so one would overwrite "
        + "the other. Give one of them another name with `named:`."
    case .sameFontTwice(let label):
      "Two fonts of the matrix have the same name “\(label)” in coordinates. Give each font its "
        + "own assertion, with different names in `named:`."
    case .emptyMatrix:
      "The matrix has no cells, so there is nothing to compare. Give it at least one style, one "
        + "category, one legibility weight and one font."
    case .emptyInterfaceMatrix:
      "The matrix has no cells, so there is nothing to compare. Give it at least one category, "
        + "one window, one appearance, one legibility weight and one layout direction."
    case .fontInAttributes:
      "The attributes of the whole text name a font or a text style, which has no effect. Set it "
        + "in .image(style: …, font: …), or in the attributes of a run."
    case .unknownRecordMode(let word):
      "SNAPSHOT_TESTING_RECORD is “\(word)”, which is not a mode. Set it to all, missing, failed, "
        + "drift-only or never."
    case .launchOffMainActor:
      "The closure for the start of a launch needs the main actor, but the test runs elsewhere. "
        + "Write @MainActor before the test or its suite."
    case .launchThrew(let reason): "The closure for the start of a launch threw an error: \(reason)"
    case .selfCheck(let failure): failure
    }
  }
}
