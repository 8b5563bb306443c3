// Glibc's `environ` is a variable anybody may change; here it is read before anything else runs.
@preconcurrency import Glibc

/// The environment variables that change how libraries draw or set text, such as `HB_OPTIONS`,
/// `FREETYPE_PROPERTIES` and `ICU_DATA`. They are removed, so that goldens are the same for
/// everybody.
enum LibraryEnvironment {
  private static let prefixes = ["HB_", "FREETYPE_", "FT2_", "ICU_", "CAIRO_", "PIXMAN_"]

  /// Removes the variables from this process, and so from those it starts. Call it while there is
  /// only one thread.
  static func clear() {
    var names: [String] = []
    var entry = environ
    while let text = entry.pointee {
      if isOfLibrary(text) { names.append(String(cString: text)) }
      entry += 1
    }
    for name in names {
      unsetenv(String(decoding: name.utf8.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self))
    }
  }

  private static func isOfLibrary(_ text: UnsafeMutablePointer<CChar>) -> Bool {
    prefixes.contains { strncmp(text, $0, $0.utf8.count) == 0 }
  }
}
