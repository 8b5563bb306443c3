/// A place among the views of an interface that stands through several layouts, and what is kept there.
///
/// Three things identify a place: its parent, the step from the parent, and the number of equal steps before it.
/// So the second `Row` of a body has another place than the first.
final class ViewPlace {
  /// A step from a place to one inside.
  enum Step: Hashable {
    /// Into the body of a view, or what a modifier holds.
    case type(ObjectIdentifier)
    /// To one of several views side by side, or to one branch of a condition.
    case member(Int)
    /// To what a condition decides about.
    case condition
    /// To the view of an element of a collection.
    case id(AnyHashable)
  }

  fileprivate struct Key: Hashable {
    let step: Step
    let ordinal: Int
  }

  /// What states of a view keep, by where they lie in it.
  var states: [Int: AnyObject] = [:]
  /// What is known of the event that waits here.
  var event = EventHistory()
  private var inner: [Key: ViewPlace] = [:]
  private var layout = 0

  fileprivate func place(_ key: Key, in layout: Int) -> ViewPlace {
    let place = inner[key] ?? ViewPlace()
    place.layout = layout
    inner[key] = place
    return place
  }

  /// Forgets what no view stood at in a layout: a view that comes back begins anew.
  func forget(before layout: Int) {
    inner = inner.filter { $0.value.layout == layout }
    for place in inner.values { place.forget(before: layout) }
  }
}

/// A place while views are made there, which counts the steps that lead on.
final class ViewScope {
  let place: ViewPlace
  private let layout: Int
  private var counts: [ViewPlace.Step: Int] = [:]

  /// - Parameter layout: The number of the layout, counted from 1.
  init(_ place: ViewPlace, layout: Int) {
    self.place = place
    self.layout = layout
  }

  fileprivate func entering(_ step: ViewPlace.Step) -> ViewScope {
    let ordinal = counts[step, default: 0]
    counts[step] = ordinal + 1
    return ViewScope(
      place.place(ViewPlace.Key(step: step, ordinal: ordinal), in: layout), layout: layout)
  }

  fileprivate func again() -> ViewScope { ViewScope(place, layout: layout) }
}

extension ViewContext {
  /// A step that is only worked out where it counts.
  enum Step {
    case view(Any.Type)
    case member(Int)
    case condition
    case element(() -> AnyHashable)

    fileprivate var step: ViewPlace.Step {
      switch self {
      case .view(let type): .type(ObjectIdentifier(type))
      case .member(let index): .member(index)
      case .condition: .condition
      case .element(let id): .id(id())
      }
    }
  }

  /// The same for what is inside, a step further.
  func entering(_ step: @autoclosure () -> Step) -> ViewContext {
    guard let scope else { return self }
    var inner = self
    inner.scope = scope.entering(step().step)
    return inner
  }

  /// The same for views that are made anew at the same place.
  func again() -> ViewContext {
    var context = self
    context.scope = scope?.again()
    return context
  }

  /// A view or modifier with its states as they are kept at this place.
  func keepingStates<Value>(of value: Value) -> Value {
    guard let scope else { return value }
    return StateLayout.of(value).keepingStates(of: value, in: scope.place)
  }
}
