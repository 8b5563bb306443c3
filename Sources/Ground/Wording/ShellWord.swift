/// Quotes words for a shell.
package enum ShellWord {
  /// Returns a text as people type it, in quotes only if a shell would otherwise change it.
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

  /// Returns a text in single quotes, which every supported shell takes literally.
  package static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
