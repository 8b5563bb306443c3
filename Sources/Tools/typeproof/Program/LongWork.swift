import Glibc
import Snapshots

/// What ends the program where a font or a picture keeps it busy.
enum LongWork {
  /// Sets the watch. Nothing is lost that a kill would not lose: recordings survive both.
  static func end(after limit: WholeSeconds, telling console: Console) {
    WorkWatch.begin(seconds: limit.count) { overrun in
      console.progress.clear()
      console.complain("typeproof: \(TerminalText.escaped(sentences(on: overrun, limit: limit)))")
      _exit(ExitCode.trouble.rawValue)
    }
  }

  static func sentences(on overrun: WorkWatch.Overrun, limit: WholeSeconds) -> String {
    let time = "more than \(limit.count) s of a processor's time, and everything ends here. "
    let advice = "A file may be made to keep programs busy: find out where it is from. "
    return switch overrun {
    case .piece(let name):
      "\(name): This took \(time)\(advice)Where it is meant to be so much, allow more with --time-limit."
    case .sum(let name):
      "\(name): This and what was done before it took \(time)\(advice)"
        + "Where so many are meant to be slow, allow more with --time-limit."
    }
  }
}
