import Glibc
import Snapshots

/// A verification that runs again whenever a file that it reads is saved.
struct WatchedVerification {
  /// Returns the folders that it reads from, as they are now.
  let folders: () -> WatchedFolders
  /// The folders that it writes to.
  let written: [String]
  /// Verifies once, prints the result, and returns the work that is left to do afterwards.
  let verify: () throws -> () -> Void

  /// Verifies until a signal ends the program with status 0.
  ///
  /// - Throws: `FolderWatchError`, or any error of the first verification if there is no project to
  ///   correct. Later errors are printed, and the next change is awaited.
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

  /// Returns a time in seconds, with two decimal places.
  static func words(_ time: Duration) -> String {
    let hundredths = Int((time / .milliseconds(10)).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
