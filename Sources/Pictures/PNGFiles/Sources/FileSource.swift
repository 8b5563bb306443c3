import Glibc

/// A file that is open for reading. It is closed when the object is released.
public final class FileSource: ByteSource {
  /// The path of the file.
  public let name: String
  /// The number of bytes when the file was opened.
  public let count: Int
  private let descriptor: Int32

  /// Opens a regular file. Symbolic links are followed.
  ///
  /// - Throws: ``PictureFileError/notRead(name:_:)`` if the file does not exist, or is a folder, a
  ///   pipe or a device. Read a pipe into a ``MemorySource`` instead.
  public init(_ path: String) throws(PictureFileError) {
    // A pipe that nobody writes to would make `open` itself wait.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    name = path
    guard descriptor >= 0 else { throw .notRead(name: path, FileSource.error(errno)) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw .notRead(name: path, FileSource.error(code))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notRead(
        name: path,
        ByteSourceError(description: "It is not a regular file. Name one that is."))
    }
    count = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// Reads bytes from an offset; see ``ByteSource/read(into:from:)``.
  public func read(
    into buffer: UnsafeMutableRawBufferPointer, from offset: Int
  ) throws(ByteSourceError) -> Int {
    while true {
      let got = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
      if got >= 0 { return got }
      guard errno == EINTR else { throw FileSource.error(errno) }
    }
  }

  private static func error(_ code: Int32) -> ByteSourceError {
    let remedy =
      switch code {
      case ENOENT, ENOTDIR: "Check the path."
      case EACCES, EPERM: "Check the permissions of the file and its folder."
      default: "Check the disk."
      }
    return ByteSourceError(
      description: "It cannot be read: \(String(cString: strerror(code))). \(remedy)")
  }
}

/// A reason why a picture file cannot be compared.
public enum PictureFileError: Error, Hashable {
  /// The bytes of the file cannot be read.
  case notRead(name: String, ByteSourceError)
  /// The file is not a complete picture, or exceeds the limits.
  case notPicture(name: String, PNGError)
  /// The pictures differ in more rows than can be compared as text, and no space between lines
  /// divides them.
  case tooMuchDiffers(expected: String, actual: String, rows: Int, mostRows: Int)
}

extension PictureFileError: CustomStringConvertible {
  /// The file's name, what happened, then what to do.
  public var description: String {
    switch self {
    case .notRead(let name, let reason): "\(name): \(reason)"
    case .notPicture(let name, let reason): "\(name): \(reason)"
    case .tooMuchDiffers(let expected, let actual, let rows, let mostRows):
      "\(expected) and \(actual) differ in \(rows) rows without a gap between lines. At this "
        + "width, at most \(mostRows) rows are compared as text at a time. Use another metric, or "
        + "cut the pictures."
    }
  }
}
