/// A preview of a view, for Xcode's canvas. It compiles to nothing here: a test draws views.
///
/// - Parameters:
///   - name: The preview's name.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "InterfaceMacros", type: "Preview")

/// A preview of a view with traits such as its size, for Xcode's canvas.
/// It compiles to nothing here.
///
/// - Parameters:
///   - name: The preview's name.
///   - traits: How Xcode shows the preview.
///   - additionalTraits: Further traits.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "InterfaceMacros", type: "Preview")

/// Marks a state variable inside a preview. It compiles to nothing here.
@attached(peer)
public macro Previewable() = #externalMacro(module: "InterfaceMacros", type: "Previewable")

/// Turns a variable in an extension of `EnvironmentValues` into an environment value. The
/// variable's initial value is the default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "InterfaceMacros", type: "Entry")
