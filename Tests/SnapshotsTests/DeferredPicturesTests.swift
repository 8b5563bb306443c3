import Snapshots
import DynamicType
import Glibc
import Testing

@testable import Changes
@testable import Files
@testable import Suites
@testable import Verification

@Suite struct `Pictures that wait until what differs is told` {
  private let bench: Bench
  private let changed = Bench.word("Typo")

  init() throws {
    bench = try Bench()
    try bench.record(Bench.word())
  }

  /// Verifies a word that changed at both sizes.
  ///
  /// - Returns: The paths of the pictures, as told.
  private func verify(deferring pictures: DeferredPictures?) throws -> [String] {
    var run = try bench.run([changed], artifacts: true)
    run.deferred = pictures
    return try run.verify().outcomes.flatMap(\.artifacts)
  }

  @Test func `are not there before, and the same as those written at once`() throws {
    let paths = try verify(deferring: nil)
    #expect(paths.count == 6)
    let atOnce = try paths.map(FileTree.read)
    for path in paths { unlink(path) }
    let waiting = DeferredPictures()
    #expect(try verify(deferring: waiting) == paths)
    #expect(paths.allSatisfy { !FileTree.exists($0) })
    #expect(waiting.write(jobs: 2).isEmpty)
    #expect(try paths.map(FileTree.read) == atOnce)
  }

  @Test func `are written once`() throws {
    let waiting = DeferredPictures()
    let paths = try verify(deferring: waiting)
    _ = waiting.write(jobs: 1)
    for path in paths { unlink(path) }
    _ = waiting.write(jobs: 1)
    #expect(paths.allSatisfy { !FileTree.exists($0) })
  }

  @Test func `are written at once where too many wait`() throws {
    let ofOne = CellPictures(
      CellComparison(verdict: .missing, drawn: try bench.drawn(changed), pair: nil),
      of: SnapshotName(ramp: changed.name, category: .large), expected: nil)
    let folder = ArtifactFolder(path: bench.folder("artifacts"))
    let waiting = DeferredPictures(greatestSize: ofOne.size)
    let paths = try waiting.put(ofOne, in: folder)
    #expect(paths.count == 1 && paths.allSatisfy { !FileTree.exists($0) })
    #expect(try waiting.put(ofOne, in: folder) == paths)
    #expect(paths.allSatisfy(FileTree.exists))
  }

  @Test func `count pixels once that cells share`() throws {
    let drawn = try bench.drawn(changed)
    let pair = JudgedPair(expected: try bench.drawn(Bench.word()).bitmap, actual: drawn.bitmap)
    func pictures(of name: String, _ pair: JudgedPair) -> CellPictures {
      let change = CellChange(changes: [], picture: pair.comparison)
      return CellPictures(
        CellComparison(verdict: .changed(change), drawn: drawn, pair: pair),
        of: SnapshotName(ramp: Bench.word(name: name).name, category: .large), expected: nil)
    }
    let folder = ArtifactFolder(path: bench.folder("artifacts"))
    let waiting = DeferredPictures(greatestSize: pair.size)
    for name in ["one", "other"] {
      let paths = try waiting.put(pictures(of: name, pair), in: folder)
      #expect(paths.count == 2 && paths.allSatisfy { !FileTree.exists($0) })
    }
    let same = JudgedPair(expected: pair.expected, actual: pair.actual)
    #expect(try waiting.put(pictures(of: "third", same), in: folder).allSatisfy(FileTree.exists))
    #expect(waiting.write(jobs: 1).isEmpty)
    // What is written takes no room any more.
    let paths = try waiting.put(pictures(of: "fourth", same), in: folder)
    #expect(paths.allSatisfy { !FileTree.exists($0) })
  }

  @Test func `tell once why they cannot be written`() throws {
    let waiting = DeferredPictures()
    _ = try verify(deferring: waiting)
    try bench.folder.write("a file", "artifacts")
    let troubles = waiting.write(jobs: 2)
    #expect(troubles.count == 1 && troubles[0].contains("artifacts"), "\(troubles)")
  }
}
