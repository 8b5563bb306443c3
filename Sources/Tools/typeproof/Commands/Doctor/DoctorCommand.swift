import JSON
import Snapshots

/// `typeproof doctor`: shows what pixels depend on here, and whether goldens were drawn with the
/// same.
struct DoctorCommand: Command {
  static let name = "doctor"
  static let summary = "Check libraries, fonts and goldens, and report what would differ here."
  static let discussion = """
    doctor checks the nearest folder called Fonts, here or above, and Snapshots beside it. It draws \
    nothing and changes nothing.

    Exit status:
      0  All is well.
      1  Libraries, the size table or fonts are not those that drew the goldens. Or
         some goldens were drawn by no test in the last run of all tests.
      2  Something cannot be read or written.

      typeproof doctor
      typeproof doctor --json
    """

  @Flag("Print the results as JSON.") var json = false
  @Flag("Check nothing. Print the limits for fonts, pictures and other files.")
  var limits = false

  func run(in console: Console) throws -> ExitCode {
    if limits {
      try console.print(
        json ? KnownLimits.json.text : KnownLimits.lines.joined(separator: "\n"), isForProgram: json
      )
      return .nothingToDo
    }
    return try report(on: try Checkup(of: ProjectFolder.nearest()), in: console)
  }

  /// Prints the facts, and returns their exit status.
  func report(on checkup: Checkup, in console: Console) throws -> ExitCode {
    if json {
      try console.print(checkup.json.text, isForProgram: true)
    } else {
      try console.print(CheckupText(checkup: checkup).lines(in: console).joined(separator: "\n"))
    }
    return checkup.exitCode
  }
}
