public import Audit
public import DynamicType
public import Snapshots
import Wording

/// The declaration of a design system: the content of `typeproof.json` as a value.
public struct ProjectSpec: Hashable, Sendable {
  /// The name of the suite and of its folder of goldens.
  public var suite: String
  /// The fonts.
  public var fonts: ProjectFonts
  /// The styles, in the order of their hierarchy.
  public var styles: [ProjectStyle]
  /// Files of design tokens whose typography tokens become styles.
  public var tokens: [TokenImport]
  /// The texts that the styles are shown with.
  public var samples: [ProjectSample]
  /// The texts for placeholders without a value, by placeholder, such as `%lld`. Other placeholders
  /// show a default of their type.
  public var placeholders: [String: String]
  /// The settings that each style is combined with.
  public var matrix: ProjectMatrix
  /// The platform whose minimum sizes apply.
  public var platform: Platform
  /// The colours by appearance. Other appearances use black and white.
  public var colors: [Appearance: TextColors]
  /// The allowed pixel differences; `nil` for none.
  public var tolerance: Tolerance?
  /// The audit rules that are switched off.
  public var exemptions: [AuditExemption]
  /// The rules of the source linter that are switched off.
  public var lintExemptions: [LintExemption]

  /// Creates a declaration.
  public init(
    suite: String, fonts: ProjectFonts, styles: [ProjectStyle],
    tokens: [TokenImport] = [], samples: [ProjectSample],
    placeholders: [String: String] = [:], matrix: ProjectMatrix = ProjectMatrix(),
    platform: Platform = .iOS,
    colors: [Appearance: TextColors] = [:], tolerance: Tolerance? = nil,
    exemptions: [AuditExemption] = [], lintExemptions: [LintExemption] = []
  ) {
    self.suite = suite
    self.fonts = fonts
    self.styles = styles
    self.tokens = tokens
    self.samples = samples
    self.placeholders = placeholders
    self.matrix = matrix
    self.platform = platform
    self.colors = colors
    self.tolerance = tolerance
    self.exemptions = exemptions
    self.lintExemptions = lintExemptions
  }
}

/// The fonts of a project.
public struct ProjectFonts: Hashable, Sendable {
  /// The folder, from the folder of the project file.
  public var folder: String
  /// Families assembled from files, in addition to the families in the files.
  public var families: [DeclaredFamily]
  /// The font that stands in for the system font, with its fallback fonts.
  public var system: SystemFont

  /// Creates fonts from a folder.
  public init(
    folder: String = "Fonts", families: [DeclaredFamily] = [], system: SystemFont
  ) {
    self.folder = folder
    self.families = families
    self.system = system
  }
}

/// A style with its colours and samples.
public struct ProjectStyle: Hashable, Sendable {
  /// The style.
  public var style: TypeStyle
  /// The colours that differ from the project's.
  public var colors: [Appearance: TextColors]
  /// The names of the samples that the style is shown with; `nil` for all.
  public var samples: [String]?

  /// Creates a style. By default it uses the project's colours and all samples.
  public init(
    _ style: TypeStyle, colors: [Appearance: TextColors] = [:], samples: [String]? = nil
  ) {
    self.style = style
    self.colors = colors
    self.samples = samples
  }
}

extension ProjectSpec {
  /// The folders below or beside that of its file with files of the project, as paths from there.
  /// An empty path is that folder itself. Files in their subfolders may be used too.
  package var folders: [String] {
    let keys = samples.compactMap { sample in
      if case .key(let key) = sample.content { key.file } else { nil }
    }
    let files = (tokens.map(\.file) + keys).map(Self.literalFolder)
    return Set([fonts.folder] + files).sorted()
  }

  /// Returns the folder of a file, up to the first pattern in its path.
  private static func literalFolder(of file: String) -> String {
    let parts = file.pathNames.dropLast()
    return parts.prefix { !$0.isNamePattern }.joined(separator: "/")
  }
}

extension AuditExemption {
  /// Creates an exemption in code.
  ///
  /// - Parameters:
  ///   - rule: The rule to switch off.
  ///   - styles: The names of the styles; `nil` for every style. An empty list stops the program.
  ///   - reason: The reason. A blank reason stops the program.
  public init(_ rule: AuditRule, styles: [String]? = nil, because reason: StaticString) {
    do {
      try self.init(rule, styles: styles, reason: "\(reason)")
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
