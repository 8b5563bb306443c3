public import Foundation

/// The contrast between content and its background.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// The ordinary contrast.
  case standard
  /// The contrast of the setting Increase Contrast.
  case increased
}

/// Whether a scene is visible and can be used.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible but cannot be used.
  case inactive
  /// The scene is visible and can be used.
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

  /// Whether Reduce Motion is on; `false` unless you set it.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether Reduce Transparency is on; `false` unless you set it.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether Differentiate Without Color is on; `false` unless you set it.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateKey.self] }
    set { self[DifferentiateKey.self] = newValue }
  }

  /// Whether colours are inverted; `false` unless you set it. Typeproof does not invert them.
  public var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// Whether VoiceOver is on; `false` unless you set it.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// Whether Button Shapes is on; `false` unless you set it. Typeproof does not draw the shapes.
  public var accessibilityShowButtonShapes: Bool {
    get { self[ShowButtonShapesKey.self] }
    set { self[ShowButtonShapesKey.self] = newValue }
  }

  /// The setting of Increase Contrast; `standard` unless you set it.
  /// It selects variants of images from asset catalogues.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// The phase of the scene; `active` unless you set it.
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
