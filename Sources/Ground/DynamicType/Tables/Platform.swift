/// One of Apple's platforms, with its limits for text sizes.
///
/// The limits are from Apple's Human Interface Guidelines, Typography, edition of December 2025.
public enum Platform: CaseIterable, Hashable, Sendable {
  /// iPhone and iPad.
  case iOS
  /// The Mac, which has no Dynamic Type.
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

  /// The default size of text.
  public var defaultTextSize: Points {
    switch self {
    case .iOS: 17
    case .macOS: 13
    case .tvOS: 29
    case .watchOS: 16
    case .visionOS: 17
    }
  }

  /// The smallest size of text.
  public var minimumTextSize: Points {
    switch self {
    case .iOS: 11
    case .macOS: 10
    case .tvOS: 23
    case .watchOS: 12
    case .visionOS: 12
    }
  }

  /// The factor that text must be able to grow by from its default size.
  ///
  /// Apple's own largest styles grow less: `largeTitle` 1.76 times.
  public var requiredGrowth: Double { self == .watchOS ? 1.4 : 2 }

  /// The distance that the traits for tight and loose leading add to a text style's leading (Apple
  /// developer documentation of `UIFontDescriptor.SymbolicTraits`).
  public var leadingTraitStep: Points { self == .watchOS ? 1 : 2 }

  /// All known sizes of this platform's text styles.
  ///
  /// For iOS, the list contains only sizes that depend on the device. ``SystemTypeTable`` has the
  /// others. For visionOS no table is published; the list contains two measured titles.
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
