public import Imaging

/// An OpenType feature and its value.
public struct FeatureSetting: Hashable, Sendable {
  /// Such as `tnum` or `ss01`.
  public let tag: OpenTypeTag
  /// 0 for off, 1 for on, more for the alternates of some features.
  public let value: UInt32

  /// A feature, on unless told otherwise.
  public init(_ tag: OpenTypeTag, value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }
}
