/// What Interface Builder's files say of the views that outlets are connected to.
struct Outlets {
  /// A class and the name of its outlet.
  struct Name: Hashable {
    let owner: String
    let outlet: String
  }

  /// Whether the view of each connected outlet follows by itself.
  var flags: [Name: Bool] = [:]

  /// `nil` if no file connects the outlet.
  func isFlagged(owner: String, outlet: String) -> Bool? {
    flags[Name(owner: owner, outlet: outlet)]
  }
}
