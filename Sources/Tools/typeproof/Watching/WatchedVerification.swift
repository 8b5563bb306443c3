import Glibc
import Snapshots

/// A verification that is made again whenever something is saved that it reads.
struct WatchedVerification {
  /// The folders it reads from, as they are now.
  let folders: () -> WatchedFolders
  /// The folders that it writes to.
  let written: [String]
  /// Verifies once, tells what came of it, and gives out what is left to do when that is told.
  let verify: () throws -> () -> Void

  /// Verifies until a signal ends the program, with 0 as nothing went wrong.
  ///
  /// - Throws: `FolderWatchError`, and what the first verification throws where there is no project to
  ///   mend. What others throw is told, and the next change awaited.
  func run(in console: Console) throws {
    let ending = EndingWatch()
    defer { ending.end() }
    ending.beforeEnding {
      _ = TemporaryFiles.end()
      _exit(0)
    }
    let watch = try FolderWatch()
    var last = WatchedFolders(trees: [])
    var start = ContinuousClock.now
    var isFirst = true
    while true {
      // Before anything is read, so that no change goes unseen.
      let folders = folders()
      try watch.watch(last, except: written)
      try watch.watch(folders, except: written)
      // Where a file cannot be read for now, what it referred to counts on.
      if folders.trees.count >= last.trees.count { last = folders }
      var rest = {}
      do {
        rest = try verify()
      } catch {
        if isFirst, folders.project == nil { throw error }
        for sentence in Program.sentences(on: error) {
          console.complain("typeproof: \(TerminalText.escaped(sentence))")
        }
      }
      isFirst = false
      console.complain("\(Self.words(start.duration(to: .now))) s. Watching; ctrl-c ends.")
      rest()
      start = watch.nextChange()
    }
  }

  /// A time in seconds, with two digits behind the point.
  static func words(_ time: Duration) -> String {
    let hundredths = Int((time / .milliseconds(10)).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
