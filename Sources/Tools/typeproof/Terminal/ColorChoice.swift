/// Whether text is coloured, as asked for with `--color`.
enum ColorChoice: String, CaseIterable, Sendable {
  /// As the environment and the terminal suggest.
  case auto
  /// Even into a file.
  case always
  /// Nowhere.
  case never
}

extension ColorChoice {
  /// Whether text that goes to one place is coloured.
  ///
  /// What was asked for decides; then `NO_COLOR`, if it is not empty (no-color.org); then
  /// `CLICOLOR_FORCE`, if it is neither empty nor 0 (bixense.com/clicolors); then whether the text
  /// goes to a terminal that is not dumb.
  func usesColor(environment: [String: String], isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if environment["NO_COLOR", default: ""] != "" { return false }
      if !["", "0"].contains(environment["CLICOLOR_FORCE", default: ""]) { return true }
      return isTerminal && understandsControls(environment)
    }
  }
}

/// Whether a terminal in this environment can do more than print: one without a name, or named
/// dumb, is taken to do no more.
func understandsControls(_ environment: [String: String]) -> Bool {
  !["", "dumb"].contains(environment["TERM", default: ""])
}
