import DynamicType
import Foundation
import Snapshots

/// The context in which views create their nodes: the environment, the session and the place.
struct ViewContext {
  var environment: EnvironmentValues
  let session: LayoutSession
  /// The place of the view in the hierarchy; `nil` if nothing is kept between layouts.
  var scope: ViewScope?

  /// Returns the context with a changed environment.
  func changing(_ change: (inout EnvironmentValues) -> Void) -> ViewContext {
    ViewContext(environment: environment.changing(change), session: session, scope: scope)
  }
}

/// The shared state of one layout of an interface, such as the typesetter and the first error.
///
/// Layouts of an app ask views for sizes, and cannot throw. So a text that cannot be set has no
/// size, and the whole layout fails at the end.
final class LayoutSession {
  private let typesetter: Typesetter
  private(set) var failure: (any Error)?
  /// The events of the placed views, in the order of placing.
  private(set) var events: [PlacedEvent] = []
  /// The preferences of the views that are being placed.
  private var preferences = PreferenceValues()

  init(_ typesetter: Typesetter) {
    self.typesetter = typesetter
  }

  /// Sets a text in a size; `nil` if this fails.
  func set(
    _ styled: StyledText, in traits: TraitCollection, width: CGFloat?, height: CGFloat? = nil
  ) -> SetText? {
    do {
      return try typesetter.set(
        styled, in: traits, width: Self.bound(width), height: Self.bound(height))
    } catch {
      report(error)
      return nil
    }
  }

  /// Records an error, unless an earlier one is recorded.
  func report(_ error: any Error) {
    if failure == nil { failure = error }
  }

  /// Records the event of a view that was placed.
  func report(_ event: PlacedEvent) { events.append(event) }

  /// Places views and passes their preferences on to the surrounding views.
  ///
  /// - Parameters:
  ///   - place: Places the views.
  ///   - change: Changes the preferences before they are passed on.
  func collectingPreferences(_ place: () -> Void, then change: (PreferenceValues) -> Void) {
    let outer = preferences
    let inner = PreferenceValues()
    preferences = inner
    place()
    change(inner)
    inner.add(to: outer)
    preferences = outer
  }

  private static func bound(_ length: CGFloat?) -> Points? {
    length.flatMap { $0.isFinite ? Points(Double($0)) : nil }
  }
}
