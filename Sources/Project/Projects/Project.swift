public import Audit
public import DynamicType
public import Snapshots

/// A design system with all that it refers to: fonts found, texts read, tokens imported.
public struct Project: Sendable {
  /// What was declared.
  public let spec: ProjectSpec
  /// Its fonts.
  public let fonts: FontFolder
  /// Its styles: those it declares, then those of its tokens.
  public let styles: [ProjectStyle]
  /// Its samples with what they say.
  public let samples: [LoadedSample]
  /// What a reader should know, in sentences: what could not be taken from tokens, and the like.
  public let notes: [String]

  /// Reads what a project refers to.
  ///
  /// - Parameters:
  ///   - spec: The project.
  ///   - folder: The folder that its paths begin at; empty for the current one.
  ///   - limits: What it is held to.
  /// - Throws: ``ProjectError`` with everything that is missing or does not fit.
  public init(
    _ spec: ProjectSpec, in folder: String, limits: ReadingLimits = ReadingLimits()
  ) throws(ProjectError) {
    try self.init(spec, in: folder, isEnclosed: false, limits: limits)
  }

  /// - Parameter isEnclosed: Whether it may refer to nothing outside, as what a stranger's file says.
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
    notes: [String]
  ) {
    self.spec = spec
    self.fonts = fonts
    self.styles = styles
    self.samples = samples
    self.notes = notes
  }
}

extension Project {
  /// The audit of its styles with its samples.
  ///
  /// Of display scales only the first counts, as nothing is drawn: each text is laid out once.
  ///
  /// - Parameter jobs: How many threads lay out at once; at least 1.
  /// - Throws: ``DynamicType/ScaleCurveError`` where a curve has no size for a category.
  public func audit(jobs: Int) throws(ScaleCurveError) -> DesignAudit {
    let scales = Array(spec.matrix.scales.prefix(1))
    var subjects: [DesignAudit.Subject] = []
    for style in styles {
      subjects.append(DesignAudit.Subject(style.style, ramps: try ramps(of: style, at: scales)))
    }
    return DesignAudit(
      of: subjects, platform: spec.platform, exemptions: spec.exemptions, fonts: fonts,
      systemFont: spec.fonts.system, jobs: jobs)
  }
}

/// Something a project's file says that does not fit what lies beside the file.
public struct ProjectProblem: Hashable, Sendable {
  /// The names and list places that lead to it in the file, as `["samples", "total"]`.
  public let path: [String]
  /// What is wrong, in one sentence, and what to write instead, in another.
  public let sentences: String

  /// A problem at a place.
  public init(at path: [String], _ sentences: String) {
    self.path = path
    self.sentences = sentences
  }
}

/// Why a project cannot be drawn.
public struct ProjectError: Error, Hashable, Sendable {
  /// All that is wrong, in the order of the file's parts; at least one.
  public let problems: [ProjectProblem]
}

extension ProjectError: CustomStringConvertible {
  /// A problem a line, with the names that lead to it.
  public var description: String {
    problems.map { "\($0.path.joined(separator: " › ")): \($0.sentences)" }.joined(separator: "\n")
  }
}
