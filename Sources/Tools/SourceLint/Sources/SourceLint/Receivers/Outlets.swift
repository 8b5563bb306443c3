/// The facts in Interface Builder files about views that outlets are connected to.
struct Outlets {
  /// An outlet, by its class and its name.
  struct Name: Hashable {
    let owner: String
    let outlet: String
  }

  /// Whether the view of each connected outlet follows the text size by itself.
  var flags: [Name: Bool] = [:]

  /// Whether the view of an outlet follows the text size by itself; `nil` if no file connects the
  /// outlet.
  func isFlagged(owner: String, outlet: String) -> Bool? {
    flags[Name(owner: owner, outlet: outlet)]
  }
}
