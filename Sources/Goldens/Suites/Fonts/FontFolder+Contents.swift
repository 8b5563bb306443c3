import Work
package import Files
package import ImageDiff
import Imaging
import TextEngine

/// The content of a font folder's files, by digest, when it was first requested.
package struct FontContents: Sendable {
  /// The secure digest of each file by its path. Files that cannot be read are left out.
  package let digests: [ExactPath: SecureDigest]

  /// All files with their digests, a line each, in the order of their paths.
  package let text: String
}

extension FontFolder {
  /// The content of all files, including unused ones: each of them may be chosen for a text.
  package var contents: FontContents {
    if let kept = listed.withLock({ $0 }) { return kept }
    var digests: [ExactPath: SecureDigest] = [:]
    for file in files {
      // What cannot be read has no faces; why it cannot is told where it is asked for.
      if let content = try? content(of: file) {
        digests[ExactPath(file)] = SecureDigest(of: content)
      }
    }
    let lines = files.map { file in
      "\(file.utf8.count) \(file) \(digests[ExactPath(file)].map { "\($0)" } ?? "none")\n"
    }
    let contents = FontContents(digests: digests, text: lines.joined())
    return listed.withLock { kept in
      let first = kept ?? contents
      kept = first
      return first
    }
  }

  /// Whether each file used for drawing had the content in ``contents``; `false` where one was
  /// saved again in between.
  package var isDrawnAsListed: Bool {
    let digests = contents.digests
    return loaded.withLock { loaded in
      loaded.allSatisfy { file, read in
        switch read {
        case .success(let entries):
          // All faces of a file share its bytes.
          entries.first.map { SecureDigest(of: $0.face.file.bytes) } == digests[file]
        case .failure(let error): error is FileError == (digests[file] == nil)
        }
      }
    }
  }
}
