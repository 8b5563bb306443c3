/// The colour space that a PNG file declares (PNG specification, third edition, section 11.3.2).
///
/// Pixels are compared without colour conversion. If two files declare different colour spaces, equal
/// pixels may look different.
public enum ColorDeclaration: Hashable, Sendable {
  /// sRGB. The file says so in an `sRGB` chunk, or by a gamma of 0.45455 with sRGB's primaries or
  /// none. A file that declares nothing is sRGB too (CSS Colour 4, section 3.1).
  case sRGB(isSaid: Bool)
  /// A gamma, and the primaries as the bytes of `cHRM`, if there are any.
  case gamma(Double?, primaries: [UInt8]?)
  /// An ICC profile, with its name and a digest of its compressed data.
  case profile(name: String, SecureDigest)
  /// Code points for video (ITU-T H.273): primaries, transfer, matrix and whether the range is
  /// full.
  case codePoints([UInt8])
}

extension ColorDeclaration {
  /// Returns whether both declare the same colour space, in any form.
  func isSame(as other: ColorDeclaration) -> Bool {
    if case .sRGB = self, case .sRGB = other { return true }
    return self == other
  }
}

extension ColorDeclaration: CustomStringConvertible {
  /// The declaration in words, such as `sRGB`, `gamma 1.0` or `the profile “Display P3”`.
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

/// Two files that declare different colour spaces.
public struct ColorSpaceDifference: Hashable, Sendable, CustomStringConvertible {
  /// The declaration of the expected file.
  public let expected: ColorDeclaration
  /// The declaration of the actual file.
  public let actual: ColorDeclaration

  /// Both declarations in words, such as `expected declares sRGB and actual gamma 1.0, so they may
  /// be shown differently`.
  public var description: String {
    let isSameName = "\(expected)" == "\(actual)"
    return
      "expected declares \(expected) and actual "
      + "\(isSameName ? "another one with that name" : "\(actual)")"
      + ", so they may be shown differently"
  }
}

extension ColorSpaceDifference {
  /// Compares the declarations of two files; `nil` where they are the same.
  ///
  /// - Throws: ``PictureFileError/notRead(name:_:)``.
  package init?(expected: any ByteSource, actual: any ByteSource) throws(PictureFileError) {
    self.expected = try ColorChunks(of: expected).declaration
    self.actual = try ColorChunks(of: actual).declaration
    if self.expected.isSame(as: self.actual) { return nil }
  }
}
