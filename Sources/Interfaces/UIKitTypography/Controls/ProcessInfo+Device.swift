public import Foundation

extension ProcessInfo {
  /// Whether an app for iOS runs on a Mac: no, pictures are those of a phone.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an app for iOS was built for a Mac: no.
  public var isMacCatalystApp: Bool { false }
}
