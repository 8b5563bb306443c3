import ImageDiff

/// What Git LFS leaves in the place of a file it has not fetched
/// (git-lfs/docs/spec.md, “The Pointer”).
struct LFSPointer: Equatable {
  /// The name of what it stands for.
  let object: String
  /// The size of that in bytes.
  let size: String

  /// - Returns: `nil` where the bytes are no pointer.
  init?(_ bytes: [UInt8]) {
    // The specification has it below 1024 bytes.
    guard bytes.count < 1024, bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
    else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
    func value(of key: String) -> String {
      lines.first { $0.hasPrefix(key + " ") }.map { String($0.dropFirst(key.count + 1)) } ?? "?"
    }
    object = value(of: "oid")
    size = value(of: "size")
  }
}

extension LFSPointer {
  /// The SHA-256 of what it stands for; `nil` where it is named by something else.
  var sha256: SecureDigest? {
    object.hasPrefix("sha256:") ? SecureDigest(String(object.dropFirst("sha256:".count))) : nil
  }
}

extension LFSPointer: CustomStringConvertible {
  var description: String {
    "a Git LFS pointer to \(size) bytes, \(object). Run “git lfs pull”."
  }
}
