/// Words as shells take them.
package enum ShellWord {
  /// A text as people type it: in quotes only where a shell would read something else.
  package static func spelled(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.utf8.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
          || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "/._-+:@,".utf8.contains(byte)
      }
    return isPlain ? text : quoted(text)
  }

  /// A text in single quotes, which every shell here takes as it stands.
  package static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
