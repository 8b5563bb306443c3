import Audit
import Imaging
import Projects
import Snapshots

/// A suite with its fonts and its folder of goldens.
struct ChosenSuite {
  let suite: SuiteSpec
  let fonts: FontFolder
  let systemFont: SystemFont
  /// The folder of goldens, unless another one is named.
  let goldens: String
  /// Notes to print before the suite is drawn.
  let notes: [String]
  /// The audit of its styles; `nil` if the suite is not a project's.
  let audit: DesignAudit?

  /// The names of the suites that are part of the program.
  static let builtIn = [BuiltInSuite.name, LineBreakSuite.name, FontProofSuite.name]

  /// Creates the suite of a project. Its goldens are next to the project file.
  ///
  /// - Parameters:
  ///   - jobs: The number of threads of an audit.
  ///   - limits: The limits for the project's files.
  init(ofProject file: ProjectFileOnDisk, jobs: Int, limits: ReadingLimits) throws {
    let project = try ProjectOnDisk(file, limits: limits).project
    suite = try project.suiteSpec()
    fonts = project.fonts
    systemFont = project.spec.fonts.system
    goldens = file.prefix + "Snapshots"
    audit = try project.audit(jobs: jobs)
    let count = project.cellCount
    notes =
      project.notes + [
        "\(suite.name): \(count.drawn) cells"
          + (count.drawn < count.full ? ", pairs of \(count.full) combinations" : "")
      ]
  }

  /// Creates a suite that is part of the program, or that of a folder of fonts.
  ///
  /// - Parameter name: The name of the suite; `nil` for the one that fits the fonts.
  init(named name: String?, fonts: FontFolder, goldens: String) throws {
    let isOurs = BuiltInSuite.fontFiles.isSubset(of: fonts.files)
    switch name ?? (isOurs ? BuiltInSuite.name : FontProofSuite.name) {
    case BuiltInSuite.name: suite = try BuiltInSuite.spec()
    case LineBreakSuite.name: suite = try LineBreakSuite.spec()
    case FontProofSuite.name: suite = try FontProofSuite.spec(of: fonts)
    case let name:
      throw SuiteOptionsError.unknownSuite(name, known: Self.builtIn)
    }
    self.fonts = fonts
    systemFont = suite.name == FontProofSuite.name ? "" : BuiltInSuite.systemFont
    self.goldens = goldens
    notes = []
    audit = nil
  }
}
