/// In which colour space a PNG file says its picture is (PNG specification, third edition, section
/// 11.3.2).
///
/// Pixels are compared as they are stored. Where two files declare other spaces, equal pixels may be
/// shown as other colours, which is worth a word.
public enum ColorDeclaration: Hashable, Sendable {
  /// sRGB: said by `sRGB`, by a gamma of 0.45455 with the primaries of sRGB or none, or by no word at
  /// all, since pictures that say nothing are shown as sRGB (CSS Color 4, section 3.1).
  case sRGB(isSaid: Bool)
  /// A gamma, 0 to some thousands, and the primaries in the bytes of `cHRM`, if it says any.
  case gamma(Double?, primaries: [UInt8]?)
  /// An ICC profile by its name and a digest of its compressed data.
  case profile(name: String, SecureDigest)
  /// Code points for video (ITU-T H.273): primaries, transfer, matrix, whether the range is full.
  case codePoints([UInt8])
}

extension ColorDeclaration {
  /// Whether both say the same, in whatever way.
  func isSame(as other: ColorDeclaration) -> Bool {
    if case .sRGB = self, case .sRGB = other { return true }
    return self == other
  }
}

extension ColorDeclaration: CustomStringConvertible {
  /// What the file declares, such as `sRGB`, `gamma 1.0` or `the profile “Display P3”`.
  public var description: String {
    switch self {
    case .sRGB(let isSaid): isSaid ? "sRGB" : "no colour space, which means sRGB"
    case .gamma(let gamma?, let primaries):
      "gamma \(gamma)" + (primaries == nil ? "" : " with custom primaries")
    case .gamma(nil, _): "custom primaries"
    case .profile(let name, _): "the profile “\(name)”"
    case .codePoints(let points):
      "the code points " + points.map(String.init).joined(separator: "/")
    }
  }
}

/// Two files that declare other colour spaces.
public struct ColorSpaceDifference: Hashable, Sendable, CustomStringConvertible {
  /// What the expected file declares.
  public let expected: ColorDeclaration
  /// What the actual file declares.
  public let actual: ColorDeclaration

  /// Both in words, such as `expected declares sRGB and actual gamma 1.0, so they may be shown
  /// differently`.
  public var description: String {
    let isSameName = "\(expected)" == "\(actual)"
    return
      "expected declares \(expected) and actual "
      + "\(isSameName ? "another one with that name" : "\(actual)")"
      + ", so they may be shown differently"
  }
}

extension ColorSpaceDifference {
  /// `nil` where two files declare the same.
  ///
  /// - Throws: ``PictureFileError/notRead(name:_:)``.
  package init?(expected: any ByteSource, actual: any ByteSource) throws(PictureFileError) {
    self.expected = try ColorChunks(of: expected).declaration
    self.actual = try ColorChunks(of: actual).declaration
    if self.expected.isSame(as: self.actual) { return nil }
  }
}
