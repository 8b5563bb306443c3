/// Why a picture file cannot be compared, with its name.
public enum PictureFileError: Error, Hashable {
  /// Its bytes cannot be read.
  case notRead(name: String, ByteSourceError)
  /// Its bytes are no whole picture, or one over the limits.
  case notPicture(name: String, PNGError)
  /// The two differ in more rows than are compared as text at a time, and no line ends between them.
  case tooMuchDiffers(expected: String, actual: String, rows: Int, mostRows: Int)
}

extension PictureFileError: CustomStringConvertible {
  /// The file's name, what happened to it, then what to do.
  public var description: String {
    switch self {
    case .notRead(let name, let reason): "\(name): \(reason)"
    case .notPicture(let name, let reason): "\(name): \(reason)"
    case .tooMuchDiffers(let expected, let actual, let rows, let mostRows):
      "\(expected) and \(actual) differ in \(rows) rows with no gap between lines, and of pictures as "
        + "wide \(mostRows) are compared as text at a time. Compare them by another metric, or cut them."
    }
  }
}
