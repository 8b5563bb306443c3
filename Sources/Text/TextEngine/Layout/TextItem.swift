/// A stretch of text that is shaped in one go.
struct TextItem {
  /// In UTF-16 units of the whole text.
  let range: Range<Int>
  /// The first of the spans it belongs to, which are shaped as one.
  let span: Int
  /// Which of the span's fonts it is set in.
  let font: Int
  let level: UInt8
  let script: UnicodeProperties.Script

  var isRightToLeft: Bool { level % 2 == 1 }
}
