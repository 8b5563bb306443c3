/// The way in which a controller is presented. No controller is presented here.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// The system chooses the way.
  case automatic = -2
  /// The presentation is not adapted.
  case none = -1
  /// The controller covers the screen.
  case fullScreen = 0
  /// The controller is on a sheet.
  case pageSheet
  /// The controller is on a small sheet.
  case formSheet
  /// The controller covers another controller.
  case currentContext
  /// The app's own presentation controller decides.
  case custom
  /// The controller covers the screen, and what is behind stays visible.
  case overFullScreen
  /// The controller covers another controller, and what is behind stays visible.
  case overCurrentContext
  /// The controller is in a popover beside its source.
  case popover
}

/// The animation with which a controller is presented. No controller is presented here.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// The controller slides up from the bottom.
  case coverVertical
  /// The controllers flip around a vertical axis.
  case flipHorizontal
  /// The new controller fades in while the old one fades out.
  case crossDissolve
  /// The old controller curls up like a page.
  case partialCurl
}
