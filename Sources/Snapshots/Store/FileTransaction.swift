/// Changes of several files that belong together: all of them, or as far as the system allows none.
struct FileTransaction {
  private struct Step {
    let path: String
    let former: [UInt8]?
    let content: [UInt8]?
  }

  private var steps: [Step] = []

  /// Adds a file: its content as it is to be, and as it is; `nil` for no file.
  mutating func put(_ content: [UInt8]?, at path: String, over former: [UInt8]?) {
    guard content != former else { return }
    steps.append(Step(path: path, former: former, content: content))
  }

  /// Whether nothing would change.
  var isEmpty: Bool { steps.isEmpty }

  /// Writes everything new beside its place and syncs it, and only then lets the files take their
  /// places, in the order they were added.
  ///
  /// So a full disk or a folder without permission changes nothing. Where a file cannot take its
  /// place all the same, those before it are put back.
  ///
  /// - Parameter between: Called before each file takes its place, with how many have.
  func commit(between: (Int) -> Void = { _ in }) throws(FileTransactionError) {
    var staged: [AtomicFile.Staged?] = []
    do {
      for step in steps {
        staged.append(
          try step.content.map { bytes throws(FileError) in
            try AtomicFile.stage(bytes, for: step.path)
          })
      }
    } catch {
      for file in staged { file?.discard() }
      throw FileTransactionError(cause: error, changed: [])
    }
    for (index, step) in steps.enumerated() {
      between(index)
      do {
        if let file = staged[index] { try file.commit() } else { try AtomicFile.delete(step.path) }
      } catch {
        for file in staged[(index + 1)...] { file?.discard() }
        throw FileTransactionError(cause: error, changed: Self.putBack(steps[..<index]))
      }
    }
  }

  /// Undoes steps that were taken, and tells the files of which that failed.
  private static func putBack(_ steps: ArraySlice<Step>) -> [String] {
    var changed: [String] = []
    for step in steps.reversed() {
      do {
        if let former = step.former {
          try AtomicFile.write(former, to: step.path)
        } else {
          try AtomicFile.delete(step.path)
        }
      } catch {
        changed.append(step.path)
      }
    }
    return changed
  }
}

/// Why files that belong together did not change together.
package struct FileTransactionError: Error, Equatable, CustomStringConvertible {
  /// What went wrong first.
  package let cause: FileError
  /// Files that had changed already and could not be put back.
  package let changed: [String]

  /// What happened to which file, then what became of the others.
  package var description: String {
    changed.isEmpty
      ? "\(cause) Nothing was changed."
      : "\(cause) Changed already, and not put back: \(changed.joined(separator: ", ")). "
        + "Restore them from version control."
  }
}
