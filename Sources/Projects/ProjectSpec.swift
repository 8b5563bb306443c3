public import DynamicType
public import Snapshots

/// A design system and what must hold for it: everything that `typeproof.json` says.
public struct ProjectSpec: Hashable, Sendable {
  /// What the suite is called, and its folder.
  public var suite: String
  /// Where fonts come from.
  public var fonts: ProjectFonts
  /// The styles, in the order of the hierarchy they are written in.
  public var styles: [ProjectStyle]
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
    suite: String, fonts: ProjectFonts, styles: [ProjectStyle], samples: [ProjectSample],
    matrix: ProjectMatrix = ProjectMatrix(), platform: Platform = .iOS,
    colors: [Appearance: TextColors] = [:], tolerance: Tolerance? = nil,
    exemptions: [AuditExemption] = []
  ) {
    self.suite = suite
    self.fonts = fonts
    self.styles = styles
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
  /// The stand-in for the system font, with what to fall back on.
  public var system: SystemFont

  /// Fonts in a folder.
  public init(folder: String = "Fonts", system: SystemFont) {
    self.folder = folder
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

/// A text in one or more languages.
public struct ProjectSample: Hashable, Sendable {
  /// What it is called.
  public var name: String
  /// What it says in each language, by BCP 47 tags; `und` for a text of no language.
  public var texts: [String: String]

  /// A text in some languages.
  public init(_ name: String, texts: [String: String]) {
    self.name = name
    self.texts = texts
  }

  /// A text of no language.
  public init(_ name: String, text: String) {
    self.init(name, texts: [Self.noLanguage: text])
  }

  /// The tag of a text of no language.
  public static let noLanguage = "und"
}

/// What each style is combined with.
public struct ProjectMatrix: Hashable, Sendable {
  /// Which combinations are drawn.
  public enum Coverage: String, Hashable, Sendable, CaseIterable {
    /// All.
    case full
    /// As few as have each two values of two axes together once; styles and categories stay full.
    case pairwise
  }

  /// The categories, in ascending order.
  public var categories: [ContentSizeCategory]
  /// The widths; `nil` among them is no bound.
  public var widths: [Points?]
  /// The display scales.
  public var scales: [DisplayScale]
  /// The appearances.
  public var appearances: [Appearance]
  /// Whether Bold Text is on.
  public var legibilityWeights: [LegibilityWeight]
  /// Made-up languages beside the samples' own.
  public var pseudoLocales: [PseudoLocale]
  /// Which combinations are drawn.
  public var coverage: Coverage

  /// By default all categories, 343 pt wide, at 2x, in light, without Bold Text.
  public init(
    categories: [ContentSizeCategory] = ContentSizeCategory.allCases, widths: [Points?] = [343],
    scales: [DisplayScale] = [.x2], appearances: [Appearance] = [.light],
    legibilityWeights: [LegibilityWeight] = [.regular], pseudoLocales: [PseudoLocale] = [],
    coverage: Coverage = .full
  ) {
    self.categories = categories
    self.widths = widths
    self.scales = scales
    self.appearances = appearances
    self.legibilityWeights = legibilityWeights
    self.pseudoLocales = pseudoLocales
    self.coverage = coverage
  }
}
