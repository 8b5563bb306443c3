#if !FUZZING
  import Glibc
  import Snapshots

  /// Passes files to a target, one after the other.
  @main struct Replay {
    static func main() {
      guard CommandLine.arguments.count > 1 else { return Fuzz.list() }
      let subject = Fuzz.subject(named: CommandLine.arguments[1])
      var status: Int32 = 0
      for file in CommandLine.arguments.dropFirst(2) {
        do {
          try subject.take(try FileTree.read(file))
        } catch {
          Fuzz.complain("\(file): \(error)")
          status = 1
        }
      }
      exit(status)
    }
  }
#endif
