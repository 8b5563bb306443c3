import ImageDiff
import Snapshots

/// The versions of the program and of the libraries it runs with.
enum BuildVersions {
  /// The program's version, as `--version` prints it.
  static let typeproof = "0.1.0"

  /// The version of the compiler that built the program, to the minor version, because no more is
  /// known.
  static let swift: String = {
    #if compiler(>=6.5)
      "6.5 or newer"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }()

  /// The libraries that bytes of files depend on, but pixels do not.
  static var fileLibraries: [(name: String, version: String)] {
    let versions = PNGLibraryVersions.current
    return [("libpng", versions.libpng), ("zlib", versions.zlib ?? "unknown")]
  }
}
