import GoldenText
import DynamicType
import Imaging
import Synchronization
import TextEngine

/// The texts that the workers of a run have laid out or drawn.
///
/// Styles have equal sizes at many categories, and all scales share a layout. Of 468 cells of one
/// text in 13 styles, 12 categories and three scales, 77 are laid out and 231 drawn.
final class KnownDrawings: Sendable {
  /// All inputs of a layout.
  struct Setting: Hashable {
    /// The hash, computed once, as it is used under a lock.
    private let hash: Int
    private let text: ResolvedText
    private let width: Points?
    /// The bytes of the text. Equal strings may be spelt differently, but those are different
    /// texts.
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

  /// The latest texts, and the ones before them; older texts are dropped.
  private struct Texts {
    var recent: [Setting: KnownText] = [:]
    var older: [Setting: KnownText] = [:]
    /// The length of the latest texts in bytes.
    var length = 0
  }

  /// The greatest length of the latest texts in bytes. Their layouts and pictures take a hundred
  /// times as much.
  private let greatestLength: Int
  private let texts = Mutex(Texts())

  /// Creates an empty store.
  ///
  /// - Parameter greatestLength: The length of texts in bytes above which the older ones are
  ///   dropped.
  init(greatestLength: Int = 128 << 10) {
    self.greatestLength = greatestLength
  }

  /// Returns what is known of a text; an empty result for a text that was dropped or is too long to
  /// keep.
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

/// The layout of one text with its settings, and its pictures at scales and on backgrounds.
final class KnownText: Sendable {
  /// A picture that was drawn.
  struct Picture {
    let facts: PictureFacts
    /// A file that was decoded and has the same pixels; `nil` without one.
    var file: [UInt8]? = nil
  }

  private struct Look: Hashable {
    let scale: DisplayScale
    let background: RGBAColor
  }

  private let layout = Mutex<FrameFacts?>(nil)
  private let pictures = Mutex<[Look: Picture]>([:])

  /// Returns the layout. If two workers need it at once, one makes it and the other waits.
  func frame(layOut: () throws -> TextFrame) rethrows -> FrameFacts {
    try layout.withLock { layout in
      if let layout { return layout }
      let made = FrameFacts(try layOut())
      layout = made
      return made
    }
  }

  /// Returns the picture; `nil` where it was not drawn with these values.
  func picture(at scale: DisplayScale, on background: RGBAColor) -> Picture? {
    pictures.withLock { $0[Look(scale: scale, background: background)] }
  }

  /// Keeps a drawn picture.
  func keep(_ picture: Picture, at scale: DisplayScale, on background: RGBAColor) {
    pictures.withLock { $0[Look(scale: scale, background: background)] = picture }
  }
}
