/// Assembles the text of an Android string like Android's resource compiler.
///
/// ASCII blanks become one space, and none at the ends. Quotation marks switch that off and on, and
/// are left out; a backslash escapes. A tag other than `xliff:g` makes a styled text: quotation
/// marks end at it, and blanks on both sides of it and at the ends are kept. CDATA and entities are
/// resolved before. (Android, “String resources”; where that page is vague, the behaviour of aapt2,
/// `ResourceUtils::StringBuilder`.)
struct AndroidText {
  private var text: [UInt8] = []
  private var state = State.plain
  private var isQuoted = false
  /// Whether the last character was a blank that became one space.
  private var endsInBlank = false
  private var beginsWithBlank = false
  private var isStyled = false
  private var leadSurrogate: UInt16?

  private enum State {
    case plain
    case escape
    case unicode(digits: Int, unit: UInt16)
  }

  /// A problem at the byte that was read last.
  struct Failure: Error {
    let problem: AndroidStringsError.Problem
  }

  /// Adds one byte of UTF-8.
  mutating func append(_ byte: UInt8) throws(Failure) {
    switch state {
    case .plain: try appendPlain(byte)
    case .escape: try appendEscaped(byte)
    case .unicode(let digits, let unit): try appendDigit(byte, after: digits, of: unit)
    }
  }

  /// Handles a tag that gives the text a style.
  mutating func crossTag() {
    isStyled = true
    isQuoted = false
    endsInBlank = false
  }

  private mutating func appendPlain(_ byte: UInt8) throws(Failure) {
    if byte == UInt8(ascii: "\\") {
      state = .escape
      return
    }
    if leadSurrogate != nil { throw Failure(problem: .malformedEscape) }
    switch byte {
    case UInt8(ascii: "\""): isQuoted.toggle()
    case UInt8(ascii: "'") where !isQuoted: throw Failure(problem: .bareApostrophe)
    case _ where TextScanner.isBlank(byte) && !isQuoted:
      if !endsInBlank {
        if text.isEmpty { beginsWithBlank = true }
        text.append(0x20)
        endsInBlank = true
      }
    default: appendLiteral(byte)
    }
  }

  private mutating func appendLiteral(_ byte: UInt8) {
    text.append(byte)
    endsInBlank = false
  }

  private mutating func appendEscaped(_ byte: UInt8) throws(Failure) {
    state = .plain
    if byte == UInt8(ascii: "u") {
      state = .unicode(digits: 0, unit: 0)
      return
    }
    if leadSurrogate != nil { throw Failure(problem: .malformedEscape) }
    switch byte {
    case UInt8(ascii: "n"): appendLiteral(0x0A)
    case UInt8(ascii: "t"): appendLiteral(0x09)
    // Any other character stands for itself.
    default: appendLiteral(byte)
    }
  }

  private mutating func appendDigit(
    _ byte: UInt8, after digits: Int, of unit: UInt16
  ) throws(Failure) {
    guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
      throw Failure(problem: .malformedEscape)
    }
    let unit = unit << 4 | UInt16(digit)
    guard digits == 3 else {
      state = .unicode(digits: digits + 1, unit: unit)
      return
    }
    state = .plain
    if let lead = leadSurrogate {
      guard UTF16.isTrailSurrogate(unit) else { throw Failure(problem: .malformedEscape) }
      leadSurrogate = nil
      appendScalar(UTF16.decode(UTF16.EncodedScalar([lead, unit])))
    } else if let scalar = Unicode.Scalar(unit) {
      appendScalar(scalar)
    } else {
      guard UTF16.isLeadSurrogate(unit) else { throw Failure(problem: .malformedEscape) }
      leadSurrogate = unit
    }
  }

  private mutating func appendScalar(_ scalar: Unicode.Scalar) {
    for byte in String(scalar).utf8 { appendLiteral(byte) }
  }

  /// Returns the text after all of it was read.
  func finish() throws(Failure) -> String {
    if case .unicode = state { throw Failure(problem: .malformedEscape) }
    if leadSurrogate != nil { throw Failure(problem: .malformedEscape) }
    var bytes = text[...]
    if !isStyled {
      if endsInBlank { bytes.removeLast() }
      if beginsWithBlank, !bytes.isEmpty { bytes.removeFirst() }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
