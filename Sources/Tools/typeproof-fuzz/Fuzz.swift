import Glibc

/// Throws bytes at the readers of what strangers write.
///
/// Built plainly, it replays files: `typeproof-fuzz TARGET FILE…`, or lists targets without arguments.
/// Built with `--sanitize fuzzer -Xswiftc -DFUZZING`, libFuzzer makes inputs by itself, and takes the
/// arguments behind the target.
enum Fuzz {
  static func list() {
    for target in FuzzTarget.allCases { print(target.rawValue) }
  }

  /// The reader of a name; ends the process where there is none.
  static func subject(named name: String) -> any FuzzSubject {
    guard let target = FuzzTarget(rawValue: name) else {
      complain("There is no target “\(name)”. Without arguments they are listed.")
      exit(2)
    }
    do {
      return try target.subject(fonts: "Fonts")
    } catch {
      complain("\(error)")
      exit(2)
    }
  }

  static func complain(_ message: String) {
    let line = Array("typeproof-fuzz: \(message)\n".utf8)
    write(STDERR_FILENO, line, line.count)
  }
}
