import PNGShim

/// The versions of the libraries that PNG files are read and written with.
///
/// Pixels do not depend on them, but the bytes of a file that is written do.
public struct PNGLibraryVersions: Hashable, Sendable {
  /// Such as `1.6.39`.
  public let libpng: String
  /// Such as `1.2.13`; `nil` where the library that runs does not tell.
  public let zlib: String?

  /// What the libraries that run say of themselves.
  public static let current = PNGLibraryVersions(
    libpng: png_shim_libpng_version().map { String(cString: $0) } ?? "unknown",
    zlib: png_shim_zlib_version().map { String(cString: $0) })
}
