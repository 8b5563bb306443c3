import Audit
import FontSurveys
import JSON
import Snapshots

/// A file of results that grows font by font: the plan in its first line, then a line for each font.
///
/// A process that ends half way leaves what it found out, perhaps with a line that is not whole.
public struct SurveyLog: Equatable, Sendable {
  /// What is surveyed.
  public var plan: SurveyPlan
  /// What was found so far, in the order it was found.
  public var fonts: [SurveyedFont]
  /// How many bytes are whole lines that can be read.
  public var intactSize: Int
  /// What is wrong behind these; `nil` where nothing is, but for a line that was not finished.
  public var damage: SurveyLogError?

  /// The version of the form.
  static let schemaVersion = 2

  /// Reads a file; the text may come from anybody.
  ///
  /// - Throws: `SurveyLogError`, where the first line is no plan.
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

  /// The next line, without its end; `nil` where none is whole.
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

/// Why a file of results cannot be read.
public enum SurveyLogError: Error, Equatable {
  /// It does not begin as such files do.
  case noPlan
  /// It is of another version of typeproof, which knew fonts by other digests.
  case otherVersion
  /// A line is not what stands there; lines and columns count from 1.
  case damaged(line: Int, column: Int)
}

extension SurveyLogError: CustomStringConvertible {
  /// What is wrong, then the remedy; to stand behind the name of the file.
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
  /// The first line of a file of results, with its end.
  ///
  /// - Throws: `JSONNumber.NotFinite`.
  public func line() throws -> [UInt8] {
    try JSONValue(self, as: .surveyPlan).line
  }
}

extension SurveyedFont {
  /// The line of a font in a file of results, with its end.
  ///
  /// - Throws: `JSONNumber.NotFinite`.
  public func line() throws -> [UInt8] {
    try JSONValue(self, as: .surveyedFont).line
  }
}

extension JSONValue {
  /// The value in one line, with its end.
  fileprivate var line: [UInt8] {
    var bytes: [UInt8] = []
    appendForPage(to: &bytes)
    return bytes + [UInt8(ascii: "\n")]
  }
}
