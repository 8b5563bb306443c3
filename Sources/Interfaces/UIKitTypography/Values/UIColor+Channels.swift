public import Foundation

extension UIColor {
  /// Gives the channels in sRGB, each from 0 to 1, in the current traits. Returns `true`, because
  /// every colour has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let channels = channels(in: .current)
    red?.pointee = CGFloat(channels.red)
    green?.pointee = CGFloat(channels.green)
    blue?.pointee = CGFloat(channels.blue)
    alpha?.pointee = CGFloat(channels.alpha)
    return true
  }
}
