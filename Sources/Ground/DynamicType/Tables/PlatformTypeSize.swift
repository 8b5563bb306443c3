/// The size of a text style on a platform other than iOS, or on one device.
///
/// Styles are given by name, because each platform has its own: tvOS has `subtitle1`, watchOS has
/// `footnote1`.
public struct PlatformTypeSize: Hashable, Sendable {
  /// The platform.
  public let platform: Platform
  /// The style's name, as UIKit writes it.
  public let styleName: String
  /// The category of the size; `nil` if the platform has one size.
  public let category: ContentSizeCategory?
  /// The devices whose default is this category.
  public let defaultDevices: String?
  /// The only devices that have the size; `nil` for all devices.
  public let onlyDevice: String?
  /// The point size.
  public let pointSize: Points
  /// The distance between baselines; `nil` if unknown.
  public let leading: Points?
  /// The weight of the style.
  public let weight: FontWeight
  /// The weight with the bold trait; `nil` if unknown.
  public let emphasizedWeight: FontWeight?
  /// The source of the numbers.
  public let source: String
  /// A remark on the numbers.
  public let note: String?

  /// Whether another device of the platform has another size.
  public var isDeviceDependent: Bool { onlyDevice != nil }

  /// The source that prints all tables except those of single devices.
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
