public import DynamicType
public import Observation

/// A view in a changed environment.
struct EnvironmentModifier<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func nodes(in context: ViewContext) -> [LayoutNode] {
    content.layoutNodes(in: context.changing(change))
  }
}

nonisolated extension View {
  /// Sets an environment value for the view and its descendants.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    changingEnvironment { $0[keyPath: path] = value }
  }

  /// Adds an object to the environment of the view, or removes it if it is `nil`.
  /// Views inside find it by its class.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    changingEnvironment { $0.objects[ObjectIdentifier(Object.self)] = object }
  }

  /// Changes an environment value for the view and its descendants with a closure.
  public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    changingEnvironment { transform(&$0[keyPath: path]) }
  }

  /// Sets the text size of the view and its descendants.
  ///
  /// Modifiers apply from the outside in, so the modifier nearest to the view wins.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    clamped(to: ContentSizeClamp(size))
  }

  /// Limits the text size of the view and its descendants to a range, such as
  /// `...DynamicTypeSize.xxxLarge`.
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    clamped(to: ContentSizeClamp(range))
  }

  private func clamped(to clamp: ContentSizeClamp) -> some View {
    changingEnvironment { $0.sizeCategory = clamp.clamped($0.sizeCategory) }
  }

  /// Disables the controls in the view. An inner modifier cannot enable them again.
  public func disabled(_ isDisabled: Bool) -> some View {
    changingEnvironment { $0.isEnabled = $0.isEnabled && !isDisabled }
  }

  /// Sets the appearance of the window around the view, light or dark; `nil` for no preference.
  ///
  /// If a view around this one has a preference, that one counts. Otherwise, the first view with a
  /// preference counts. A preference in a ``GeometryReader`` or ``ViewThatFits`` has no effect.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    changingSettings { if let scheme { $0.colorScheme = scheme } }
  }

  func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    EnvironmentModifier(content: self, change: change)
  }
}
