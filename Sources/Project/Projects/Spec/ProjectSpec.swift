public import Audit
public import DynamicType
public import Snapshots
import Wording

/// A design system and what must hold for it: everything that `typeproof.json` says.
public struct ProjectSpec: Hashable, Sendable {
  /// What the suite is called, and its folder.
  public var suite: String
  /// Where fonts come from.
  public var fonts: ProjectFonts
  /// The styles, in the order of the hierarchy they are written in.
  public var styles: [ProjectStyle]
  /// Files of design tokens whose typography becomes styles behind them.
  public var tokens: [TokenImport]
  /// The texts they are shown with.
  public var samples: [ProjectSample]
  /// What they are combined with.
  public var matrix: ProjectMatrix
  /// The platform whose bounds hold.
  public var platform: Platform
  /// The colours of text at each appearance; those that are not named are plain.
  public var colors: [Appearance: TextColors]
  /// What pixels may differ by; `nil` for nothing.
  public var tolerance: Tolerance?
  /// The rules of the audit that are switched off.
  public var exemptions: [AuditExemption]

  /// A design system.
  public init(
    suite: String, fonts: ProjectFonts, styles: [ProjectStyle],
    tokens: [TokenImport] = [], samples: [ProjectSample],
    matrix: ProjectMatrix = ProjectMatrix(), platform: Platform = .iOS,
    colors: [Appearance: TextColors] = [:], tolerance: Tolerance? = nil,
    exemptions: [AuditExemption] = []
  ) {
    self.suite = suite
    self.fonts = fonts
    self.styles = styles
    self.tokens = tokens
    self.samples = samples
    self.matrix = matrix
    self.platform = platform
    self.colors = colors
    self.tolerance = tolerance
    self.exemptions = exemptions
  }
}

/// Where the fonts of a project come from.
public struct ProjectFonts: Hashable, Sendable {
  /// The folder, from that of the project's file.
  public var folder: String
  /// Families put together from its files, beside those that files name.
  public var families: [DeclaredFamily]
  /// The stand-in for the system font, with what to fall back on.
  public var system: SystemFont

  /// Fonts in a folder.
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
  /// Its colours where they are not the project's.
  public var colors: [Appearance: TextColors]
  /// The names of the samples it is shown with; `nil` for all.
  public var samples: [String]?

  /// A style; by default in the project's colours and with all samples.
  public init(
    _ style: TypeStyle, colors: [Appearance: TextColors] = [:], samples: [String]? = nil
  ) {
    self.style = style
    self.colors = colors
    self.samples = samples
  }
}

extension ProjectSpec {
  /// The folders that lie below or beside that of its file and are read with it, as paths from there;
  /// an empty one is that folder itself. What lies in folders below them may count too.
  package var folders: [String] {
    let keys = samples.compactMap { sample in
      if case .key(let key) = sample.content { key.file } else { nil }
    }
    let files = (tokens.map(\.file) + keys).map(Self.literalFolder)
    return Set([fonts.folder] + files).sorted()
  }

  /// The folder of a file as far as its path is no pattern.
  private static func literalFolder(of file: String) -> String {
    let parts = file.pathNames.dropLast()
    return parts.prefix { !$0.isNamePattern }.joined(separator: "/")
  }
}

extension AuditExemption {
  /// A rule switched off in a program.
  ///
  /// - Parameters:
  ///   - styles: The styles, as people call them; `nil` for every style. An empty list stops the
  ///     program.
  ///   - reason: Why nothing needs to be done; one without words stops the program.
  public init(_ rule: AuditRule, styles: [String]? = nil, because reason: StaticString) {
    do {
      try self.init(rule, styles: styles, reason: "\(reason)")
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
