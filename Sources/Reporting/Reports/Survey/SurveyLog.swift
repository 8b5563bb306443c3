import Audit
import FontSurveys
import JSON
import Snapshots

/// A result file that grows font by font: the plan on its first line, then a line for each font.
///
/// A process that is interrupted leaves its results so far, perhaps with an incomplete last line.
public struct SurveyLog: Equatable, Sendable {
  /// The plan of the survey.
  public var plan: SurveyPlan
  /// The results so far, in the order in which they were found.
  public var fonts: [SurveyedFont]
  /// The number of bytes in complete and readable lines.
  public var intactSize: Int
  /// The problem behind these lines; `nil` if there is none, or only an incomplete last line.
  public var damage: SurveyLogError?

  /// The version of the file's form.
  static let schemaVersion = 2

  /// Reads a result file. The text may come from anybody.
  ///
  /// - Throws: `SurveyLogError` if the first line is not a plan.
  public init(reading bytes: [UInt8]) throws(SurveyLogError) {
    var rest = bytes[...]
    guard let head = Self.line(of: &rest) else { throw .noPlan }
    if let other = try? Self.read(head, .surveyVersion, number: 1), other != Self.schemaVersion {
      throw .otherVersion
    }
    plan = try Self.read(head, .surveyPlan, number: 1)
    fonts = []
    intactSize = rest.startIndex
    var number = 1
    while let line = Self.line(of: &rest) {
      number += 1
      do {
        fonts.append(try Self.read(line, .surveyedFont, number: number))
      } catch {
        damage = error
        return
      }
      intactSize = rest.startIndex
    }
  }

  /// Takes the next line, without its end; `nil` if no line is complete.
  private static func line(of rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return Array(rest[..<end])
  }

  private static func read<Value>(
    _ line: [UInt8], _ form: JSONForm<Value>, number: Int
  ) throws(SurveyLogError) -> Value {
    let place: SourcePosition
    do {
      return try JSONDocument(parsing: line, sizeLimit: FileTree.greatestFileSize).root.read(form)
    } catch let error as JSONSyntaxError {
      place = error.position
    } catch let error as JSONReadingError {
      place = error.problems[0].position
    } catch {
      place = .start
    }
    throw number == 1 ? .noPlan : .damaged(line: number, column: place.column)
  }
}

/// The reason why a result file cannot be read.
public enum SurveyLogError: Error, Equatable {
  /// The file does not begin with a plan.
  case noPlan
  /// Another version of typeproof wrote the file, and identified fonts by other digests.
  case otherVersion
  /// A line is not valid. Lines and columns count from 1.
  case damaged(line: Int, column: Int)
}

extension SurveyLogError: CustomStringConvertible {
  /// The problem, then the remedy. Print the file's name before it.
  public var description: String {
    switch self {
    case .noPlan:
      "It is not a file of results of this typeproof survey. Name another, or survey again."
    case .otherVersion:
      "Another version of typeproof survey wrote it. Survey all shards again with one version."
    case .damaged(let line, let column):
      "Line \(line) is damaged at column \(column). Delete the file, and survey its shard again."
    }
  }
}

extension SurveyPlan {
  /// Returns the first line of a result file, with its line end.
  ///
  /// - Throws: `JSONNumber.NotFinite`.
  public func line() throws -> [UInt8] {
    try JSONValue(self, as: .surveyPlan).line
  }
}

extension SurveyedFont {
  /// Returns the line of a font in a result file, with its line end.
  ///
  /// - Throws: `JSONNumber.NotFinite`.
  public func line() throws -> [UInt8] {
    try JSONValue(self, as: .surveyedFont).line
  }
}

extension JSONValue {
  /// The value on one line, with its line end.
  fileprivate var line: [UInt8] {
    var bytes: [UInt8] = []
    appendForPage(to: &bytes)
    return bytes + [UInt8(ascii: "\n")]
  }
}
