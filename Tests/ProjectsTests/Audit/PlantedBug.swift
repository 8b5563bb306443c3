import Testing

/// A bug that one change to `typeproof.json` makes, and all that has to be told then.
struct PlantedBug: CustomTestStringConvertible, Sendable {
  /// What is wrong, in words.
  let bug: String
  /// What is changed, and into what.
  let passage: String
  let other: String
  /// The findings that are no notes; several only where one change is a bug in several places.
  let found: [String]

  init(_ bug: String, _ passage: String, becomes other: String, finds found: String...) {
    self.bug = bug
    self.passage = passage
    self.other = other
    self.found = found
  }

  var testDescription: String { bug }

  /// Where the body's size and curve stand.
  static let body = #""Body": {"font": "Kontor Sans", "size": 17, "relativeTo": "body""#

  /// The body with sizes of its own.
  static func body(sizes: String) -> String {
    #""Body": {"font": "Kontor Sans", "sizes": {\#(sizes)}, "update": "follows""#
  }
}
