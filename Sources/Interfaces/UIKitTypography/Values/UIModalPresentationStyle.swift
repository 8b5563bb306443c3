/// How a controller is shown above another. None is shown above another here.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// As the system chooses.
  case automatic = -2
  /// Not at all.
  case none = -1
  /// All over.
  case fullScreen = 0
  /// As a sheet.
  case pageSheet
  /// As a small sheet.
  case formSheet
  /// Over another controller.
  case currentContext
  /// As the controller says.
  case custom
  /// All over, with what is behind.
  case overFullScreen
  /// Over another controller, with what is behind.
  case overCurrentContext
  /// Beside what it belongs to.
  case popover
}

/// How a controller comes and goes.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// From below.
  case coverVertical
  /// It turns.
  case flipHorizontal
  /// By and by.
  case crossDissolve
  /// As a page.
  case partialCurl
}
