import Glibc

/// Writing behind what a file has already, which others may be writing to as well.
package enum AppendedFile {
  /// Puts content behind that of a file, which is made where there is none.
  package static func append(_ content: [UInt8], to path: String) throws(FileError) {
    try OutputFile.pour(content, into: path, flags: O_CREAT | O_APPEND)
  }
}
