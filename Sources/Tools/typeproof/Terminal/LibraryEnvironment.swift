// Glibc's `environ` is a variable anybody may change; here it is read before anything else runs.
@preconcurrency import Glibc

/// The variables of the environment by which libraries may be told to draw or set text otherwise, as
/// `HB_OPTIONS`, `FREETYPE_PROPERTIES` and `ICU_DATA` do. Goldens are to be the same for everybody.
enum LibraryEnvironment {
  private static let prefixes = ["HB_", "FREETYPE_", "FT2_", "ICU_", "CAIRO_", "PIXMAN_"]

  /// Takes them out of this process, and so of those that it starts; only while it has one thread.
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
