/// One of Apple's platforms, with its bounds for the size of text.
///
/// The bounds are from Apple's Human Interface Guidelines, Typography, edition of December 2025.
public enum Platform: CaseIterable, Hashable, Sendable {
  /// iPhone and iPad.
  case iOS
  /// The Mac, which knows no Dynamic Type.
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Watch.
  case watchOS
  /// Apple Vision Pro.
  case visionOS

  /// Apple's name of the platform.
  public var name: String {
    switch self {
    case .iOS: "iOS"
    case .macOS: "macOS"
    case .tvOS: "tvOS"
    case .watchOS: "watchOS"
    case .visionOS: "visionOS"
    }
  }

  /// The size that text has by default.
  public var defaultTextSize: Points {
    switch self {
    case .iOS: 17
    case .macOS: 13
    case .tvOS: 29
    case .watchOS: 16
    case .visionOS: 17
    }
  }

  /// The smallest size that text may be set in.
  public var minimumTextSize: Points {
    switch self {
    case .iOS: 11
    case .macOS: 10
    case .tvOS: 23
    case .watchOS: 12
    case .visionOS: 12
    }
  }

  /// How many times its default size text must at least be able to grow to.
  ///
  /// Apple's own largest styles grow less: `largeTitle` 1.76 times.
  public var requiredGrowth: Double { self == .watchOS ? 1.4 : 2 }

  /// By how much the traits for tight and loose leading move the lines of a text style
  /// (Apple developer documentation of `UIFontDescriptor.SymbolicTraits`).
  public var leadingTraitStep: Points { self == .watchOS ? 1 : 2 }

  /// Every size known of this platform's text styles.
  ///
  /// For iOS these are only the ones that differ by device; ``SystemTypeTable`` has the others.
  /// There is no published table for visionOS, only two measured titles.
  public var typeSizes: [PlatformTypeSize] {
    switch self {
    case .iOS: PlatformTypeSize.smallPhone
    case .macOS: PlatformTypeSize.macOS
    case .tvOS: PlatformTypeSize.tvOS
    case .watchOS: PlatformTypeSize.watchOS
    case .visionOS: PlatformTypeSize.visionOS
    }
  }
}

extension Platform: CustomStringConvertible {
  /// The same text as ``name``.
  public var description: String { name }
}
