import Audit
import FontSurveys
import JSON
import Snapshots

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
