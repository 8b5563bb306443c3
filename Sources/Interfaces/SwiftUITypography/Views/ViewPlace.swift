/// A place in the view hierarchy that lasts for several layouts, with the data kept there.
///
/// Three things identify a place: its parent, the step from the parent, and the number of equal
/// steps before it. So the second `Row` of a body has another place than the first.
final class ViewPlace {
  /// A step from a place to one inside it.
  enum Step: Hashable {
    /// A step into the body of a view or a modifier.
    case type(ObjectIdentifier)
    /// A step to one of several sibling views, or to one branch of a condition.
    case member(Int)
    /// A step to the content of a condition.
    case condition
    /// A step to the view of an element of a collection.
    case id(AnyHashable)
  }

  fileprivate struct Key: Hashable {
    let step: Step
    let ordinal: Int
  }

  /// The storages of the view's states, by their offset in the view.
  var states: [Int: AnyObject] = [:]
  /// The state of the event at this place.
  var event = EventHistory()
  private var inner: [Key: ViewPlace] = [:]
  private var layout = 0

  fileprivate func place(_ key: Key, in layout: Int) -> ViewPlace {
    let place = inner[key] ?? ViewPlace()
    place.layout = layout
    inner[key] = place
    return place
  }

  /// Removes the inner places that a layout did not use, so that a view that comes back starts
  /// again.
  func forget(before layout: Int) {
    inner = inner.filter { $0.value.layout == layout }
    for place in inner.values { place.forget(before: layout) }
  }
}

/// A place while its views are created. It counts the steps into it.
final class ViewScope {
  let place: ViewPlace
  private let layout: Int
  private var counts: [ViewPlace.Step: Int] = [:]

  /// Creates a scope at a place.
  ///
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
  /// A step that is evaluated only if it is needed.
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

  /// Returns the context one step further inside.
  func entering(_ step: @autoclosure () -> Step) -> ViewContext {
    guard let scope else { return self }
    var inner = self
    inner.scope = scope.entering(step().step)
    return inner
  }

  /// Returns the context for views that are created again at the same place.
  func again() -> ViewContext {
    var context = self
    context.scope = scope?.again()
    return context
  }

  /// Returns a view or modifier with the states kept at this place.
  func keepingStates<Value>(of value: Value) -> Value {
    guard let scope else { return value }
    return StateLayout.of(Value.self).keepingStates(of: value, in: scope.place)
  }
}
