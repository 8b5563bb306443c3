import Work

/// Pictures of differences that are written only after what differs has been told, by whoever asks for both:
/// packing them takes as long as judging the cells.
package final class DeferredPictures: Sendable {
  private typealias Item = (pictures: CellPictures, folder: ArtifactFolder)

  private struct Waiting {
    var items: [Item] = []
    /// The pairs among them, which cells may share.
    var pairs: Set<ObjectIdentifier> = []
    /// How many bytes all keep in memory.
    var size = 0
  }

  private let greatestSize: Int
  private let waiting = Guarded(Waiting())

  /// None so far.
  ///
  /// - Parameter greatestSize: How many bytes of pictures may wait; what is found after that is written
  ///   at once.
  package init(greatestSize: Int = 96 << 20) {
    self.greatestSize = greatestSize
  }

  /// Keeps a cell's pictures for later, or writes them where no more may wait.
  ///
  /// - Returns: The paths of the files that are there in the end.
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

  /// Writes all that wait.
  ///
  /// - Parameter jobs: How many threads do; at least 1.
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
