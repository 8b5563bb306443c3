import Work
package import Files
package import ImageDiff
import Imaging
import TextEngine

/// What the files of a folder of fonts held when somebody first asked.
package struct FontContents: Sendable {
  /// The secure digest of each file by its path; of one that cannot be read there is none.
  package let digests: [ExactPath: SecureDigest]

  /// All files with their digests, a line each, in the order of their paths.
  package let text: String
}

extension FontFolder {
  /// What the files hold, those that were not drawn with too: each may be taken for a text.
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

  /// Whether every file that was drawn with held what ``contents`` says; `false` where one was saved
  /// anew in between.
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
