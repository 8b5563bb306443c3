/// A preview of a view, for Xcode's canvas. It compiles to nothing here: a test draws views.
///
/// - Parameters:
///   - name: The preview's name.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "InterfaceMacros", type: "Preview")

/// A preview of a view with traits such as its room, for Xcode's canvas. It compiles to nothing here.
///
/// - Parameters:
///   - name: The preview's name.
///   - traits: How Xcode shows it.
///   - additionalTraits: Further traits.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "InterfaceMacros", type: "Preview")

/// Marks a variable inside a preview that holds state. It compiles to nothing here.
@attached(peer)
public macro Previewable() = #externalMacro(module: "InterfaceMacros", type: "Previewable")

/// Makes a variable in an extension of `EnvironmentValues` a value of the environment, with the
/// variable's value as the default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "InterfaceMacros", type: "Entry")
