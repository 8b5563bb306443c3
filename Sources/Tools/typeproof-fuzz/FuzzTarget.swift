import Glibc

/// A reader of what strangers write, as something that any bytes can be thrown at.
protocol FuzzSubject {
  /// Reads bytes, and holds what came of it against what has to hold of whatever is read.
  ///
  /// - Returns: Whether the bytes were read; that they are refused is no finding.
  /// - Throws: ``FuzzFinding`` where it does not hold.
  @discardableResult
  func take(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool
}

/// What does not hold of something that was read.
struct FuzzFinding: Error, Hashable, CustomStringConvertible {
  /// What does not hold, as a sentence.
  let description: String
}

/// The readers there are.
enum FuzzTarget: String, CaseIterable {
  /// PNG files, decoded, compared as they are read, and judged as text.
  case picture
  /// Font files: the gate, shaping, layout and drawing.
  case font
  /// Text and how it is set, in fonts that are sound.
  case text
  /// `typeproof.json`.
  case project
  /// Names of goldens.
  case name
  /// Layout texts.
  case layout
  /// `report.json`.
  case results
  /// Results of a survey.
  case survey
  /// What workers of an isolated verification answer.
  case answer
  /// Requests to the server of a review.
  case request
  /// `.xcstrings`, `.strings`, `.stringsdict`, `strings.xml`, ARB and XLIFF.
  case strings
  /// Design tokens in JSON.
  case tokens
  /// Design tokens in YAML.
  case yaml

  /// The reader, with all that it needs for one input after another.
  ///
  /// - Parameter fonts: The folder of the repository's fonts.
  func subject(fonts: String) throws -> any FuzzSubject {
    switch self {
    case .picture: try PictureSubject()
    case .font: try FontSubject()
    case .text: try TextSubject(fonts: fonts)
    case .project: ProjectSubject()
    case .name: NameSubject()
    case .layout: LayoutTextSubject()
    case .results: ResultsSubject()
    case .survey: SurveySubject()
    case .answer: AnswerSubject()
    case .request: try RequestSubject(fonts: fonts)
    case .strings: StringsSubject()
    case .tokens: TokensSubject(ending: ".json")
    case .yaml: TokensSubject(ending: ".yaml")
    }
  }
}

/// Throws bytes at the readers of what strangers write.
///
/// Built plainly, it replays files: `typeproof-fuzz TARGET FILE…`, or lists targets without arguments.
/// Built with `--sanitize fuzzer -Xswiftc -DFUZZING`, libFuzzer makes inputs by itself, and takes the
/// arguments behind the target.
enum Fuzz {
  static func list() {
    for target in FuzzTarget.allCases { print(target.rawValue) }
  }

  /// The reader of a name; ends the process where there is none.
  static func subject(named name: String) -> any FuzzSubject {
    guard let target = FuzzTarget(rawValue: name) else {
      complain("There is no target “\(name)”. Without arguments they are listed.")
      exit(2)
    }
    do {
      return try target.subject(fonts: "Fonts")
    } catch {
      complain("\(error)")
      exit(2)
    }
  }

  static func complain(_ message: String) {
    let line = Array("typeproof-fuzz: \(message)\n".utf8)
    write(STDERR_FILENO, line, line.count)
  }
}
