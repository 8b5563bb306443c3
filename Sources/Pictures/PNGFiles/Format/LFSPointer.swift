/// A Git LFS pointer, which replaces a file that was not fetched (git-lfs/docs/spec.md, “The
/// Pointer”).
package struct LFSPointer: Hashable {
  /// The name of the file, such as `sha256:` and 64 hexadecimal digits.
  package let object: String
  /// The size of the file in bytes.
  package let size: String

  /// Reads a pointer.
  ///
  /// - Returns: `nil` if the bytes are no pointer.
  package init?(_ bytes: [UInt8]) {
    // The specification has it below 1024 bytes.
    guard bytes.count < 1024, bytes.starts(with: Self.beginning.utf8) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
    func value(of key: String) -> String {
      lines.first { $0.hasPrefix(key + " ") }.map { String($0.dropFirst(key.count + 1)) } ?? "?"
    }
    object = value(of: "oid")
    size = value(of: "size")
  }

  /// The beginning of every pointer.
  static let beginning = "version https://git-lfs.github.com/spec/"

  /// The SHA-256 of the file; `nil` if the pointer has another kind of digest.
  package var sha256: SecureDigest? {
    object.hasPrefix("sha256:") ? SecureDigest(String(object.dropFirst("sha256:".count))) : nil
  }
}

extension LFSPointer: CustomStringConvertible {
  package var description: String {
    "a Git LFS pointer to \(size) bytes, \(object). Run “git lfs pull”."
  }
}
