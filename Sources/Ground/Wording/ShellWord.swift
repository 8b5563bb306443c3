/// Words as shells take them.
package enum ShellWord {
  /// A text in single quotes, which every shell here takes as it stands.
  package static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
