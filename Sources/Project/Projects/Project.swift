public import Audit
public import DynamicType
public import Snapshots

/// A design system whose fonts, texts and tokens have been loaded.
public struct Project: Sendable {
  /// The declaration of the project.
  public let spec: ProjectSpec
  /// The fonts.
  public let fonts: FontFolder
  /// The styles: the declared ones, followed by those from tokens.
  public let styles: [ProjectStyle]
  /// The styles from tokens, and how each came about.
  public let imported: [ImportedStyle]
  /// The samples with their texts.
  public let samples: [LoadedSample]
  /// Remarks in sentences, such as tokens that could not be imported.
  public let notes: [String]

  /// Loads the files that a project refers to.
  ///
  /// - Parameters:
  ///   - spec: The declaration of the project.
  ///   - folder: The folder that paths are relative to; empty for the current one.
  ///   - limits: The limits that fonts and files must keep.
  /// - Throws: ``ProjectError`` with all problems.
  public init(
    _ spec: ProjectSpec, in folder: String, limits: ReadingLimits = ReadingLimits()
  ) throws(ProjectError) {
    try self.init(spec, in: folder, isEnclosed: false, limits: limits)
  }

  /// - Parameter isEnclosed: Whether the project may refer to nothing outside, because its file may
  ///   be a stranger's.
  init(
    _ spec: ProjectSpec, in folder: String, isEnclosed: Bool, limits: ReadingLimits
  ) throws(ProjectError) {
    let files: ProjectFiles
    do {
      files = try ProjectFiles(in: folder, isEnclosed: isEnclosed)
    } catch {
      throw ProjectError(problems: [ProjectProblem(at: [], "\(error)")])
    }
    var loader = ProjectLoader(spec, of: files, limits: limits)
    guard let loaded = loader.load() else { throw ProjectError(problems: loader.problems) }
    self = loaded
  }

  init(
    _ spec: ProjectSpec, fonts: FontFolder, styles: [ProjectStyle], samples: [LoadedSample],
    imported: [ImportedStyle], notes: [String]
  ) {
    self.spec = spec
    self.fonts = fonts
    self.styles = styles
    self.samples = samples
    self.imported = imported
    self.notes = notes
  }
}

extension Project {
  /// Returns the audit of the project's styles with its samples.
  ///
  /// Nothing is drawn. Each text is laid out once, for the first display scale.
  ///
  /// - Parameter jobs: The number of threads, at least 1.
  /// - Throws: ``/DynamicType/ScaleCurveError`` if a curve has no size for a category.
  public func audit(jobs: Int) throws(ScaleCurveError) -> DesignAudit {
    let scales = Array(spec.matrix.scales.prefix(1))
    var subjects: [DesignAudit.Subject] = []
    for style in styles {
      subjects.append(DesignAudit.Subject(style.style, ramps: try ramps(of: style, at: scales)))
    }
    var audit = DesignAudit(
      of: subjects, platform: spec.platform, exemptions: spec.exemptions, fonts: fonts,
      systemFont: spec.fonts.system, jobs: jobs)
    audit.given = missingFamilies
    return audit
  }

  /// The findings for missing families that tokens name, each at the first style with it.
  private var missingFamilies: [AuditFinding] {
    var families: [(name: String, styles: [String], face: String)] = []
    for style in imported {
      guard let name = style.missingFamily else { continue }
      if let place = families.firstIndex(where: { $0.name == name }) {
        families[place].styles.append(style.style.style.name)
      } else {
        families.append((name, [style.style.style.name], style.face))
      }
    }
    return families.map { family in
      let others = family.styles.count - 1
      return AuditFinding(
        .missingFamily, .warning, at: AuditFinding.Place(style: family.styles[0]),
        "the family “\(Excerpt.cut(family.name))” is missing, so \(family.face) sets this style"
          + (others == 0 ? "" : " and \(others) other\(others == 1 ? "" : "s")"))
    }
  }
}

/// A problem between a project file and the files it refers to.
public struct ProjectProblem: Hashable, Sendable {
  /// The names and list indices that lead to the value in the file, such as `["samples", "total"]`.
  public let path: [String]
  /// What is wrong, then what to write instead.
  public let sentences: String

  /// Creates a problem.
  public init(at path: [String], _ sentences: String) {
    self.path = path
    self.sentences = sentences
  }
}

/// A reason why a project cannot be loaded.
public struct ProjectError: Error, Hashable, Sendable {
  /// All problems, in the order of the file; at least one.
  public let problems: [ProjectProblem]
}

extension ProjectError: CustomStringConvertible {
  /// One line for each problem, with the names that lead to it.
  public var description: String {
    problems.map { "\($0.path.joined(separator: " › ")): \($0.sentences)" }.joined(separator: "\n")
  }
}
