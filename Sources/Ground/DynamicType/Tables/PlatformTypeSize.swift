/// What one text style is on a platform other than iOS, or on a single device.
///
/// Styles go by name here, since each platform has its own: tvOS knows `subtitle1`, watchOS
/// `footnote1`.
public struct PlatformTypeSize: Hashable, Sendable {
  /// The platform.
  public let platform: Platform
  /// The style, in UIKit's way of naming.
  public let styleName: String
  /// The category the size belongs to; `nil` where there is one size for all.
  public let category: ContentSizeCategory?
  /// The devices that come set to this category, if some do.
  public let defaultDevices: String?
  /// The only devices the size is true of; `nil` if it holds on all.
  public let onlyDevice: String?
  /// The size of the font.
  public let pointSize: Points
  /// The distance from one baseline to the next, where known.
  public let leading: Points?
  /// The weight of the style.
  public let weight: FontWeight
  /// The weight with the bold trait, where known.
  public let emphasizedWeight: FontWeight?
  /// Where the numbers are from.
  public let source: String
  /// What is odd about them.
  public let note: String?

  /// Whether another device of the same platform has another size.
  public var isDeviceDependent: Bool { onlyDevice != nil }

  /// Where all tables but those of single devices are printed.
  static let guidelines =
    "Apple Human Interface Guidelines, Typography, edition of December 2025"

  init(
    _ platform: Platform, _ styleName: String, _ pointSize: Points, _ leading: Points?,
    _ weight: FontWeight, _ emphasizedWeight: FontWeight?, at category: ContentSizeCategory? = nil,
    defaultOn defaultDevices: String? = nil, onlyOn onlyDevice: String? = nil,
    source: String = PlatformTypeSize.guidelines, note: String? = nil
  ) {
    self.platform = platform
    self.styleName = styleName
    self.category = category
    self.defaultDevices = defaultDevices
    self.onlyDevice = onlyDevice
    self.pointSize = pointSize
    self.leading = leading
    self.weight = weight
    self.emphasizedWeight = emphasizedWeight
    self.source = source
    self.note = note
  }
}
