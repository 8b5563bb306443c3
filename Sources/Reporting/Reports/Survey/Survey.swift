import Snapshots

/// A survey of all fonts of a folder.
public struct Survey: Hashable, Sendable {
  /// The program and the rules.
  public var edition: String
  /// The fonts, in the order of the bytes of their paths.
  public var fonts: [SurveyedFont]

  /// A survey of some fonts, in any order.
  public init(edition: String, fonts: [SurveyedFont]) {
    self.edition = edition
    self.fonts = fonts.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// 2 where a file could not be read, else 1 where one is refused or a finding is an error, else 0.
  public var status: RunStatus {
    if fonts.contains(where: { $0.survey == nil }) { return .trouble }
    return rows.contains { $0.rank == .refused || $0.rank == .error } ? .differences : .nothingToDo
  }
}
