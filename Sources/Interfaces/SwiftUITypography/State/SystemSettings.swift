public import Foundation

/// The contrast between what is drawn and what is behind it.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// The usual contrast.
  case standard
  /// The contrast for people who asked for more.
  case increased
}

/// Whether a scene can be seen and used.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It cannot be seen.
  case background
  /// It can be seen and not be used.
  case inactive
  /// It can be seen and used.
  case active
}

extension EnvironmentValues {
  private enum ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
  private enum ReduceTransparencyKey: EnvironmentKey { static let defaultValue = false }
  private enum DifferentiateKey: EnvironmentKey { static let defaultValue = false }
  private enum InvertColorsKey: EnvironmentKey { static let defaultValue = false }
  private enum VoiceOverKey: EnvironmentKey { static let defaultValue = false }
  private enum ShowButtonShapesKey: EnvironmentKey { static let defaultValue = false }
  private enum ContrastKey: EnvironmentKey {
    static let defaultValue = ColorSchemeContrast.standard
  }
  private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
  private enum CalendarKey: EnvironmentKey { static let defaultValue: Calendar? = nil }
  private enum TimeZoneKey: EnvironmentKey {
    static let defaultValue = TimeZone(secondsFromGMT: 0) ?? .current
  }

  /// Whether the person asked for less motion.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether the person asked for less transparency.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether the person asked for more than colours to tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateKey.self] }
    set { self[DifferentiateKey.self] = newValue }
  }

  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// Whether VoiceOver is on.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// Whether the person asked for shapes behind buttons.
  public var accessibilityShowButtonShapes: Bool {
    get { self[ShowButtonShapesKey.self] }
    set { self[ShowButtonShapesKey.self] = newValue }
  }

  /// The contrast that the person asked for.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// Whether the scene can be seen and used.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The calendar; by default that of the locale.
  public var calendar: Calendar {
    get { self[CalendarKey.self] ?? locale.calendar }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone; UTC unless you set it, so that every machine draws the same.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
