import Audit
import Imaging
import Projects
import Snapshots

/// A suite with the fonts it is set in and the place of its goldens.
struct ChosenSuite {
  let suite: SuiteSpec
  let fonts: FontFolder
  let systemFont: SystemFont
  /// The folder of goldens unless another is named.
  let goldens: String
  /// What to tell before it is drawn.
  let notes: [String]
  /// The audit of its styles; `nil` where it is no project's.
  let audit: DesignAudit?

  /// The names of the suites that come with the program.
  static let builtIn = [BuiltInSuite.name, LineBreakSuite.name, FontProofSuite.name]

  /// The suite of a project; its goldens lie beside its file.
  ///
  /// - Parameters:
  ///   - jobs: How many threads an audit lays out on.
  ///   - limits: What it is held to.
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

  /// A suite that comes with the program, or that of a folder of fonts.
  ///
  /// - Parameter name: Its name; the one that the fonts are those of unless given.
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
