import Glibc

/// A reader of untrusted data that can be tested with any bytes.
protocol FuzzSubject {
  /// Reads bytes, and checks the properties that must hold for everything that is read.
  ///
  /// - Returns: Whether the bytes were read. Refused bytes are not a finding.
  /// - Throws: ``FuzzFinding`` if a property does not hold.
  @discardableResult
  func take(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool
}

/// A property that does not hold for some input.
struct FuzzFinding: Error, Hashable, CustomStringConvertible {
  /// The finding as a sentence.
  let description: String
}

/// The readers that can be tested.
enum FuzzTarget: String, CaseIterable {
  /// PNG files, decoded, compared as they are read, and judged as text.
  case picture
  /// Font files: the gate, shaping, layout and drawing.
  case font
  /// Text with its settings, in fonts that are valid.
  case text
  /// The project file, `typeproof.json`.
  case project
  /// Names of goldens.
  case name
  /// Layout texts.
  case layout
  /// The results of a run, `report.json`.
  case results
  /// Results of a survey.
  case survey
  /// The answers of workers in an isolated verification.
  case answer
  /// Requests to the server of a review.
  case request
  /// Files of strings: `.xcstrings`, `.strings`, `.stringsdict`, `strings.xml`, ARB and XLIFF.
  case strings
  /// Design tokens in JSON.
  case tokens
  /// Design tokens in YAML.
  case yaml

  /// Returns the reader, with everything that it needs for many inputs.
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

/// Tests the readers of untrusted data with arbitrary bytes.
///
/// A plain build replays files: `typeproof-fuzz TARGET FILE…`, or lists the targets without
/// arguments. A build with `--sanitize fuzzer -Xswiftc -DFUZZING` lets libFuzzer make inputs, and
/// passes it the arguments after the target.
enum Fuzz {
  static func list() {
    for target in FuzzTarget.allCases { print(target.rawValue) }
  }

  /// Returns the reader with a name, or ends the process if there is none.
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
