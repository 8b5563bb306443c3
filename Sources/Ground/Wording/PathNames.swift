/// Paths as the system reads them: names of bytes between slashes.
///
/// Swift compares characters as readers see them, so a slash with a combining mark is another
/// character, and a search for slashes misses it. To the system it is still a slash. So code that
/// follows a path must look at its bytes.
extension String {
  /// The names in a path. They include an empty one for a slash at an end or beside another slash.
  package var pathNames: [String] {
    utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      String($0) ?? ""
    }
  }

  /// The part before the last slash of a path; `nil` without a slash.
  package var pathBeforeLastName: String? {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[..<$0]) }
  }

  /// The folder of a path; `.` if the path has no slash.
  package var folderOfPath: String {
    pathBeforeLastName.map { $0.isEmpty ? "/" : $0 } ?? "."
  }

  /// The part after the last slash of a path; the whole path without a slash.
  package var lastPathName: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }

  /// Whether the path is absolute.
  package var isFullPath: Bool { utf8.first == UInt8(ascii: "/") }

  /// Whether what has this name is hidden.
  package var isHiddenName: Bool { utf8.first == UInt8(ascii: ".") }

  /// Whether the name contains a star, which matches any part of a name.
  package var isNamePattern: Bool { utf8.contains(UInt8(ascii: "*")) }

  /// Returns whether the text begins with the bytes of another text.
  package func beginsWithBytes(of start: String) -> Bool { utf8.starts(with: start.utf8) }

  /// Returns the text without its first bytes, which must be whole characters.
  package func withoutBytes(first count: Int) -> String { String(utf8.dropFirst(count)) ?? "" }

  /// Returns whether a file name has an ending, ignoring case.
  ///
  /// - Parameter ending: The ending in lower-case ASCII, with its full stop.
  package func hasNameEnding(_ ending: String) -> Bool {
    utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) { byte, small in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 == small : byte == small
    }
  }
}

extension StringProtocol {
  /// Returns whether both texts have the same bytes. Swift's `==` treats “é” as one code point or
  /// two as equal; a font may not.
  package func hasSameBytes(as other: some StringProtocol) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
