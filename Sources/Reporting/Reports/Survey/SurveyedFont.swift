public import FontSurveys
import Snapshots

/// A font of a survey, and what was found in it.
public struct SurveyedFont: Hashable, Sendable {
  /// The path below the surveyed folder.
  public var path: String
  /// What was found; `nil` where the file could not be read.
  public var survey: FontSurvey?
  /// Why the file could not be read, in sentences; `nil` where it was.
  public var trouble: String?

  /// A font with what was found.
  public init(path: String, survey: FontSurvey) {
    self.path = path
    self.survey = survey
  }

  /// A font that could not be read.
  public init(path: String, trouble: String) {
    self.path = path
    self.trouble = trouble
  }
}
