import Work

/// Pictures of differences that are written only after the differences are reported: packing them
/// takes as long as judging the cells.
package final class DeferredPictures: Sendable {
  private typealias Item = (pictures: CellPictures, folder: ArtifactFolder)

  private struct Waiting {
    var items: [Item] = []
    /// The pairs among them, which cells may share.
    var pairs: Set<ObjectIdentifier> = []
    /// The size of all pictures in memory in bytes.
    var size = 0
  }

  private let greatestSize: Int
  private let waiting = Guarded(Waiting())

  /// Creates an empty store.
  ///
  /// - Parameter greatestSize: The greatest size in bytes of the pictures kept; further ones are
  ///   written at once.
  package init(greatestSize: Int = 96 << 20) {
    self.greatestSize = greatestSize
  }

  /// Keeps a cell's pictures for later, or writes them where the store is full.
  ///
  /// - Returns: The paths of the files that will exist in the end.
  /// - Throws: As `ArtifactFolder.write` does.
  func put(_ pictures: CellPictures, in folder: ArtifactFolder) throws -> [String] {
    let isKept =
      !pictures.isEmpty
      && waiting.withLock { waiting in
        let newPair = pictures.pair.flatMap {
          waiting.pairs.contains(ObjectIdentifier($0)) ? nil : $0
        }
        let size = waiting.size + pictures.size + (newPair?.size ?? 0)
        guard size <= greatestSize else { return false }
        waiting.items.append((pictures, folder))
        if let newPair { waiting.pairs.insert(ObjectIdentifier(newPair)) }
        waiting.size = size
        return true
      }
    return isKept ? folder.paths(of: pictures) : try folder.write(pictures)
  }

  /// Writes all kept pictures.
  ///
  /// - Parameter jobs: The number of threads; at least 1.
  /// - Returns: Why some could not be written, each reason once.
  package func write(jobs: Int) -> [String] {
    let items = waiting.withLock { waiting in
      defer { waiting = Waiting() }
      return waiting.items
    }
    let troubles = inParallel(items, jobs: jobs, worker: {}) { _, item -> String? in
      do {
        try item.folder.write(item.pictures)
        return nil
      } catch {
        return "\(error)"
      }
    }
    return Set(troubles.compactMap(\.self)).sorted()
  }
}
