public import Foundation

// How sheets look and behave. They are not drawn, so nothing here has an effect.

/// A height of a sheet that an app works out, like SwiftUI's `CustomPresentationDetent`.
public protocol CustomPresentationDetent {
  /// What is known of the sheet.
  typealias Context = PresentationDetent.Context
  /// The height in points; `nil` for none.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// What is known of a sheet when its height is worked out.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height in points.
    public let maxDetentValue: CGFloat
    private let environment: EnvironmentValues

    /// A value of the environment.
    public subscript<Value>(dynamicMember path: KeyPath<EnvironmentValues, Value>) -> Value {
      environment[keyPath: path]
    }
  }

  /// A height that an app works out.
  public static func custom<Detent: CustomPresentationDetent>(
    _ type: Detent.Type
  ) -> PresentationDetent { PresentationDetent() }
}

/// Whether a person can use what is behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  /// As the system decides.
  public static let automatic = PresentationBackgroundInteraction()
  /// A person can.
  public static let enabled = PresentationBackgroundInteraction()
  /// A person cannot.
  public static let disabled = PresentationBackgroundInteraction()
  /// A person can up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { PresentationBackgroundInteraction() }
}

/// What a movement in a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It changes the height.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// What a presentation becomes if there is little room.
public struct PresentationAdaptation: Sendable {
  /// As the system decides.
  public static let automatic = PresentationAdaptation()
  /// It stays as it is.
  public static let none = PresentationAdaptation()
  /// A popover.
  public static let popover = PresentationAdaptation()
  /// A sheet.
  public static let sheet = PresentationAdaptation()
  /// A view that covers the screen.
  public static let fullScreenCover = PresentationAdaptation()
}

/// The size of a sheet, like SwiftUI's `PresentationSizing`.
public protocol PresentationSizing {}

/// A size of the system's.
public struct SystemPresentationSizing: PresentationSizing {
  /// The size, which is that of the content along some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> SystemPresentationSizing { self }
  /// The size, which grows with the content along some axes.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> SystemPresentationSizing {
    self
  }
}

extension PresentationSizing where Self == SystemPresentationSizing {
  /// As the system decides.
  public static var automatic: SystemPresentationSizing { SystemPresentationSizing() }
  /// That of the content.
  public static var fitted: SystemPresentationSizing { SystemPresentationSizing() }
  /// That of a form.
  public static var form: SystemPresentationSizing { SystemPresentationSizing() }
  /// That of a page.
  public static var page: SystemPresentationSizing { SystemPresentationSizing() }
}

nonisolated extension View {
  /// Sets the heights of a sheet and the one it has. It has no effect here.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  /// Sets the radius of a sheet's corners. It has no effect here.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  /// Sets what is behind the content of a sheet. It is not drawn here.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View { self }
  /// Sets what is behind the content of a sheet. It is not drawn here.
  public func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { self }
  /// Sets whether a person can use what is behind a sheet. It has no effect here.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// Sets what a movement in a sheet does first. It has no effect here.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  /// Sets what a presentation becomes if there is little room. It has no effect here.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  /// Sets what a presentation becomes if there is little room. It has no effect here.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
  /// Sets the size of a sheet. It has no effect here.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
  /// Sets whether an app can end while a sheet shows. It has no effect here.
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }
}
