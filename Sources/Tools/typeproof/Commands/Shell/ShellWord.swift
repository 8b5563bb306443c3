/// Words as shells take them.
enum ShellWord {
  /// A text in single quotes, which every shell here takes as it stands.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
