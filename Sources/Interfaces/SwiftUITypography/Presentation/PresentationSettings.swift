public import Foundation

// How sheets look and behave. They are not drawn, so nothing here has an effect.

/// A height of a sheet that an app computes, like SwiftUI's `CustomPresentationDetent`.
public protocol CustomPresentationDetent {
  /// The information available to compute the height.
  typealias Context = PresentationDetent.Context
  /// Returns the height in points; `nil` to leave the detent out. It is never called here.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// The information available to compute the height of a sheet. None is ever created here.
  @dynamicMemberLookup
  public struct Context {
    /// The largest possible height in points.
    public let maxDetentValue: CGFloat
    private let environment: EnvironmentValues

    /// A value of the sheet's environment.
    public subscript<Value>(dynamicMember path: KeyPath<EnvironmentValues, Value>) -> Value {
      environment[keyPath: path]
    }
  }

  /// A height that a type of the app computes. Typeproof never asks for it.
  public static func custom<Detent: CustomPresentationDetent>(
    _ type: Detent.Type
  ) -> PresentationDetent { PresentationDetent() }
}

/// Whether a person can use the view behind a sheet. It has no effect here.
public struct PresentationBackgroundInteraction: Sendable {
  /// The system decides.
  public static let automatic = PresentationBackgroundInteraction()
  /// The view behind the sheet can be used.
  public static let enabled = PresentationBackgroundInteraction()
  /// The view behind the sheet cannot be used.
  public static let disabled = PresentationBackgroundInteraction()
  /// The view behind the sheet can be used while the sheet is no higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { PresentationBackgroundInteraction() }
}

/// Whether a swipe in a sheet first resizes it or scrolls its content. It has no effect here.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  /// The system decides.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// The swipe resizes the sheet first.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// The swipe scrolls the content first.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The form that a presentation takes in a compact size class. It has no effect here.
public struct PresentationAdaptation: Sendable {
  /// The system chooses the form.
  public static let automatic = PresentationAdaptation()
  /// The presentation keeps its form.
  public static let none = PresentationAdaptation()
  /// The presentation becomes a popover.
  public static let popover = PresentationAdaptation()
  /// The presentation becomes a sheet.
  public static let sheet = PresentationAdaptation()
  /// The presentation covers the whole screen.
  public static let fullScreenCover = PresentationAdaptation()
}

/// A size of a sheet, like SwiftUI's `PresentationSizing`. It has no effect here.
public protocol PresentationSizing {}

/// A size of a sheet that the system provides. It has no effect here.
public struct SystemPresentationSizing: PresentationSizing {
  /// Returns a size that follows the content along the given axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> SystemPresentationSizing { self }
  /// Returns a size that grows with the content along the given axes, but never shrinks.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> SystemPresentationSizing {
    self
  }
}

extension PresentationSizing where Self == SystemPresentationSizing {
  /// The size that the system chooses.
  public static var automatic: SystemPresentationSizing { SystemPresentationSizing() }
  /// The size of the content.
  public static var fitted: SystemPresentationSizing { SystemPresentationSizing() }
  /// A size suitable for a form.
  public static var form: SystemPresentationSizing { SystemPresentationSizing() }
  /// A size suitable for a page of content.
  public static var page: SystemPresentationSizing { SystemPresentationSizing() }
}

nonisolated extension View {
  /// Sets the possible heights of a sheet and a binding to the current one. It has no effect here.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  /// Sets the radius of a sheet's corners, in points. It has no effect here.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  /// Sets the background of a sheet. It is not drawn here.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View { self }
  /// Sets a view as the background of a sheet. It is not drawn here.
  public func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { self }
  /// Sets whether a person can use the view behind a sheet. It has no effect here.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// Sets whether a swipe in a sheet first resizes it or scrolls its content.
  /// It has no effect here.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  /// Sets the form of a presentation in a compact size class. It has no effect here.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  /// Sets the form of a presentation for each compact size class. It has no effect here.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
  /// Sets the size of a sheet. It has no effect here.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
  /// Sets whether a presented sheet keeps the app from terminating. It has no effect here.
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }
}
