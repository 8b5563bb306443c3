import ICUShim

/// Which way each part of a text runs (Unicode Standard Annex #9), by ICU.
final class BidiParagraphs {
  /// A stretch of one line that runs one way, in UTF-16 units of the whole text.
  struct VisualRun {
    let range: Range<Int>
    let isRightToLeft: Bool
  }

  private let paragraphs: typeproof_bidi
  private let line: typeproof_bidi
  /// ICU keeps a pointer to the text it was given, so the text lives as long as this object.
  private let text: UnsafeMutableBufferPointer<UInt16>

  /// The embedding level of each UTF-16 unit; odd ones run right to left.
  let levels: [UInt8]

  init(_ units: [UInt16], direction: WritingDirection) throws(LayoutError) {
    guard let paragraphs = typeproof_bidi_open(), let line = typeproof_bidi_open() else {
      throw .unicodeLibrary(doing: "open its bidi algorithm", detail: "out of memory")
    }
    self.paragraphs = paragraphs
    self.line = line
    text = .allocate(capacity: units.count)
    _ = text.initialize(from: units)
    let level: UInt8 =
      switch direction {
      case .natural: typeproof_bidi_natural
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    let status = typeproof_bidi_set_paragraphs(
      paragraphs, text.baseAddress, Int32(units.count), level)
    var levelStatus: Int32 = 0
    let found = typeproof_bidi_levels(paragraphs, &levelStatus)
    guard typeproof_status_failed(status) == 0, typeproof_status_failed(levelStatus) == 0,
      let found
    else {
      levels = []
      throw .unicodeLibrary(
        doing: "order the text", detail: String(cString: typeproof_status_name(status)))
    }
    levels = Array(UnsafeBufferPointer(start: found, count: units.count))
  }

  deinit {
    typeproof_bidi_close(line)
    typeproof_bidi_close(paragraphs)
    text.deallocate()
  }

  /// Whether the paragraph that holds a UTF-16 unit runs right to left.
  func isParagraphRightToLeft(at unit: Int) -> Bool {
    typeproof_bidi_paragraph_level(paragraphs, Int32(unit)) % 2 == 1
  }

  /// The runs of a line from left to right; trailing spaces run as the paragraph does (rule L1).
  func visualRuns(ofLine range: Range<Int>) throws(LayoutError) -> [VisualRun] {
    let status = typeproof_bidi_set_line(
      paragraphs, Int32(range.lowerBound), Int32(range.upperBound), line)
    guard typeproof_status_failed(status) == 0 else {
      throw .unicodeLibrary(
        doing: "order a line", detail: String(cString: typeproof_status_name(status)))
    }
    return (0..<typeproof_bidi_run_count(line)).map { index in
      var start: Int32 = 0
      var length: Int32 = 0
      let isRightToLeft = typeproof_bidi_visual_run(line, index, &start, &length) == 1
      let first = range.lowerBound + Int(start)
      return VisualRun(range: first..<first + Int(length), isRightToLeft: isRightToLeft)
    }
  }
}
