/// Why a file is not read as a stream of rows.
///
/// libpng judges whatever stops here, so that a file gets one verdict whichever way it is read.
package enum StreamStop: Error {
  /// The file is sound as far as it was read, but of a kind that only libpng reads.
  case unusual
  /// The file breaks PNG's rules, by our own reading of them.
  case damaged(String)
  /// The file's header is refused.
  case refused(PNGError)
  /// The file's bytes cannot be read.
  case unread(ByteSourceError)

  /// The file ends before what it promised.
  static let tooShort = StreamStop.damaged("the file ends too early")
}
