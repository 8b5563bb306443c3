/// Paths as the system reads them: names of bytes between slashes.
///
/// Swift counts letters as readers do, so a slash beside a mark that joins with it is no letter of its own,
/// and is not found where letters are looked for. To the system it is a slash all the same. Whoever asks
/// where a path leads has to look at its bytes.
extension String {
  /// The names of a path, with an empty one where a slash is at an end or beside another.
  package var pathNames: [String] {
    utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      String($0) ?? ""
    }
  }

  /// What is before the last slash of a path; `nil` where there is no slash.
  package var pathBeforeLastName: String? {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[..<$0]) }
  }

  /// The folder that a path lies in: `.` where it names none.
  package var folderOfPath: String {
    pathBeforeLastName.map { $0.isEmpty ? "/" : $0 } ?? "."
  }

  /// What is behind the last slash of a path: all of it where there is no slash.
  package var lastPathName: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }

  /// Whether it is a path from the outermost folder.
  package var isFullPath: Bool { utf8.first == UInt8(ascii: "/") }

  /// Whether what has this name is hidden.
  package var isHiddenName: Bool { utf8.first == UInt8(ascii: ".") }

  /// Whether a star in it stands for any part of a name.
  package var isNamePattern: Bool { utf8.contains(UInt8(ascii: "*")) }

  /// Whether it begins with the bytes of another text.
  package func beginsWithBytes(of start: String) -> Bool { utf8.starts(with: start.utf8) }

  /// What is behind its first bytes, which are whole characters.
  package func withoutBytes(first count: Int) -> String { String(utf8.dropFirst(count)) ?? "" }

  /// Whether a file of this name ends so, in small or large letters.
  ///
  /// - Parameter ending: In small letters of ASCII, with its full stop.
  package func hasNameEnding(_ ending: String) -> Bool {
    utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) { byte, small in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 == small : byte == small
    }
  }
}

extension StringProtocol {
  /// Whether both are spelt alike. Swift's `==` takes “é” in one code point and in two for equal;
  /// a font may not.
  package func hasSameBytes(as other: some StringProtocol) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
