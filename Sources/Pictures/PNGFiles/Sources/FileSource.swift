import Glibc

/// A file that is open for reading, and closed when nobody holds this any more.
///
/// This is the one place of the library that touches the disk.
public final class FileSource: ByteSource {
  /// The path it was opened by.
  public let name: String
  /// How many bytes the file held when it was opened.
  public let count: Int
  private let descriptor: Int32

  /// Opens a regular file; symbolic links are followed.
  ///
  /// - Throws: ``PictureFileError/notRead(name:_:)`` where there is none, or where it is a folder, a
  ///   pipe or a device: those cannot be read at any place. Read them whole into a ``MemorySource``.
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

  /// Reads the bytes from an offset on; see ``ByteSource/read(into:from:)``.
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
      "\(expected) and \(actual) differ in \(rows) rows without a gap between lines. At this "
        + "width, at most \(mostRows) rows are compared as text at a time. Use another metric, or "
        + "cut the pictures."
    }
  }
}
