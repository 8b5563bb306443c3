import ImageDiff
import Snapshots

/// The versions of the program and of the libraries it runs with.
enum BuildVersions {
  /// The program's own, as `--version` prints it.
  static let typeproof = "0.1.0"

  /// The compiler the program was built by, to the minor version: there is no way to ask for more.
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

  /// The libraries that the bytes of files depend on, and pixels do not.
  static var fileLibraries: [(name: String, version: String)] {
    let versions = PNGLibraryVersions.current
    return [("libpng", versions.libpng), ("zlib", versions.zlib ?? "unknown")]
  }
}
