public import Foundation

extension ProcessInfo {
  /// Whether an iOS app runs on a Mac: always false, because pictures are those of a phone.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an iOS app was built for the Mac: always false.
  public var isMacCatalystApp: Bool { false }
}
