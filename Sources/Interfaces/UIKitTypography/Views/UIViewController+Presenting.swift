extension UIViewController {
  /// Presents another controller. It is not drawn, and the completion never runs: test the other controller by itself.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (@MainActor () -> Void)? = nil
  ) {}

  /// Takes a presented controller away. Nothing happens, and the completion never runs.
  public func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {}
}
