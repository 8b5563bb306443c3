/// A path or a name as a key: two are one where their bytes are, as file systems have it.
///
/// Strings are equal where Unicode takes them for one, as `é` in one letter or in two, and a folder may hold
/// a file under each.
package struct ExactPath: Sendable {
  /// The path.
  package let text: String

  /// A path as a key.
  package init(_ text: String) { self.text = text }
}

extension ExactPath: Hashable {
  package static func == (left: ExactPath, right: ExactPath) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}

extension ExactPath: Comparable {
  /// In the order of bytes.
  package static func < (left: ExactPath, right: ExactPath) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
