/// A bar of the window, which can be shown or hidden.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// The bar at the top of a navigation stack.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar at the bottom of the window.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar with the tabs of a tab view.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bars that the system chooses. Here, it is the navigation bar.
  public static let automatic = ToolbarPlacement(name: "automatic")
}
