import DynamicType
import Foundation
import Snapshots

/// What views become nodes in: their surroundings, and one typesetter for all of them.
struct ViewContext {
  var environment: EnvironmentValues
  let session: LayoutSession
  /// Where among the views they stand; `nil` where nothing is kept between layouts.
  var scope: ViewScope?

  /// The same with other surroundings.
  func changing(_ change: (inout EnvironmentValues) -> Void) -> ViewContext {
    ViewContext(environment: environment.changing(change), session: session, scope: scope)
  }
}

/// What one layout of an interface shares: the typesetter, and the first thing that went wrong.
///
/// Views are asked for sizes by layouts of an app's own, which cannot throw. So a text that cannot be
/// set has no size, and the layout as a whole fails in the end.
final class LayoutSession {
  private let typesetter: Typesetter
  private(set) var failure: (any Error)?
  /// The events of the views that were placed, the first first.
  private(set) var events: [PlacedEvent] = []
  /// The values that the views set which are being placed.
  private var preferences = PreferenceValues()

  init(_ typesetter: Typesetter) {
    self.typesetter = typesetter
  }

  /// A text in a size; `nil` where it cannot be set.
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

  /// Remembers the first thing that went wrong.
  func report(_ error: any Error) {
    if failure == nil { failure = error }
  }

  /// Remembers a view that was placed and waits for something.
  func report(_ event: PlacedEvent) { events.append(event) }

  /// Places views, and hands what they set on to the views around.
  ///
  /// - Parameter change: What happens to the values on their way.
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
