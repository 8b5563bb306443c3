import GoldenText
import DynamicType
import Imaging
import Synchronization
import TextEngine

/// What the workers of a run know of texts that one of them has laid out or drawn.
///
/// Styles meet at many sizes, and each scale shows the same layout: of 468 cells of one text in 13 styles,
/// 12 categories and three scales 77 are laid out and 231 drawn.
final class KnownDrawings: Sendable {
  /// All that a layout comes from.
  struct Setting: Hashable {
    /// Made once, as it is looked up under a lock.
    private let hash: Int
    private let text: ResolvedText
    private let width: Points?
    /// Spelt otherwise, it is another text; strings are equal if they mean the same characters.
    fileprivate let bytes: [UInt8]

    init(_ text: ResolvedText, width: Points?) {
      self.text = text
      self.width = width
      bytes = Array(text.text.utf8)
      var hasher = Hasher()
      hasher.combine(text)
      hasher.combine(width)
      hash = hasher.finalize()
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// What was asked for last, and what was before that; older texts are forgotten.
  private struct Texts {
    var recent: [Setting: KnownText] = [:]
    var older: [Setting: KnownText] = [:]
    /// How long the recent ones are together, in bytes.
    var length = 0
  }

  /// How long the recent texts may be together, in bytes. What is known of a text takes a hundredfold.
  private let greatestLength: Int
  private let texts = Mutex(Texts())

  /// Nothing so far.
  ///
  /// - Parameter greatestLength: How long texts may be together, in bytes, before the older ones are forgotten.
  init(greatestLength: Int = 128 << 10) {
    self.greatestLength = greatestLength
  }

  /// What is known of a text; nothing of one that is forgotten, or too long to be kept.
  subscript(_ setting: Setting) -> KnownText {
    let length = setting.bytes.count
    guard length <= greatestLength / 4 else { return KnownText() }
    return texts.withLock { texts in
      if let known = texts.recent[setting] ?? texts.older[setting] { return known }
      if texts.length + length > greatestLength {
        texts.older = texts.recent
        (texts.recent, texts.length) = ([:], 0)
      }
      let new = KnownText()
      texts.recent[setting] = new
      texts.length += length
      return new
    }
  }
}

/// What is known of one text as it is set: its layout, and its pictures at scales and on backgrounds.
final class KnownText: Sendable {
  /// What is known of a picture that was drawn.
  struct Picture {
    let facts: PictureFacts
    /// A file that was decoded and shows the picture, pixel by pixel; `nil` where none was.
    var file: [UInt8]? = nil
  }

  private struct Look: Hashable {
    let scale: DisplayScale
    let background: RGBAColor
  }

  private let layout = Mutex<FrameFacts?>(nil)
  private let pictures = Mutex<[Look: Picture]>([:])

  /// Its layout. Where two workers want it at once, one makes it and the other waits.
  func frame(layOut: () throws -> TextFrame) rethrows -> FrameFacts {
    try layout.withLock { layout in
      if let layout { return layout }
      let made = FrameFacts(try layOut())
      layout = made
      return made
    }
  }

  /// Its picture; `nil` where it was not drawn so.
  func picture(at scale: DisplayScale, on background: RGBAColor) -> Picture? {
    pictures.withLock { $0[Look(scale: scale, background: background)] }
  }

  /// Keeps what is known of its picture.
  func keep(_ picture: Picture, at scale: DisplayScale, on background: RGBAColor) {
    pictures.withLock { $0[Look(scale: scale, background: background)] = picture }
  }
}
