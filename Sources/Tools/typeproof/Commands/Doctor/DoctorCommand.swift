import JSON
import Snapshots

/// `typeproof doctor`: what pixels depend on here, and whether it is what goldens were drawn with.
struct DoctorCommand: Command {
  static let name = "doctor"
  static let summary = "Check libraries, fonts and goldens, and tell what would differ here."
  static let discussion = """
    Looks at the nearest folder called Fonts, here or above, and at Snapshots beside it. Nothing is \
    drawn and nothing is changed.

    The exit status is 0 when all is well, 1 when libraries, the size table or fonts are not those \
    that goldens were drawn with, and 2 when something cannot be read or written.

      typeproof doctor
      typeproof doctor --json
    """

  @Flag("Print what was found as JSON.") var json = false
  @Flag("Look at nothing, and print what fonts, pictures and other files may make us do.")
  var limits = false

  func run(in console: Console) throws -> ExitCode {
    if limits {
      try console.print(json ? KnownLimits.json.text : KnownLimits.lines.joined(separator: "\n"))
      return .nothingToDo
    }
    return try report(on: try Checkup(of: ProjectFolder.nearest()), in: console)
  }

  /// Tells what was found, and what it means for the exit status.
  func report(on checkup: Checkup, in console: Console) throws -> ExitCode {
    if json {
      try console.print(checkup.json.text)
    } else {
      try console.print(CheckupText(checkup: checkup).lines(in: console).joined(separator: "\n"))
    }
    return checkup.exitCode
  }
}
