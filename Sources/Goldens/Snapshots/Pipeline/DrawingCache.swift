import DynamicType
import Imaging
import Synchronization
import TextEngine

/// What the workers of a run have laid out and drawn, which they share.
///
/// Layout knows no scale, so a cell at 1x, 2x and 3x is one frame; and where styles have the same size, the
/// same text set in both is one picture.
final class DrawingCache: Sendable {
  /// All that a frame comes from.
  struct Setting: Hashable {
    /// Made once, as a text is looked up under locks, and by all that is known of how it is set.
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

  /// All that a picture comes from.
  private struct PictureKey: Hashable {
    let setting: Setting
    let scale: DisplayScale
    let background: RGBAColor
  }

  /// What is known of a picture that was drawn.
  struct KnownPicture {
    let facts: PictureFacts
    /// A file that was decoded and shows the picture, pixel by pixel; `nil` where none was.
    var file: [UInt8]? = nil
    /// Whether a worker that knew nothing of the first one's drew the same.
    var isStable = false
  }

  /// Pictures, and how long their texts and files are together, in bytes.
  private struct Pictures {
    var known: [PictureKey: KnownPicture] = [:]
    var length = 0
  }

  private final class Entry: Sendable {
    let set = Mutex<FrameFacts?>(nil)
  }

  /// What was asked for last, and what was before that; older frames are dropped.
  private struct Frames {
    var recent: [Setting: Entry] = [:]
    var older: [Setting: Entry] = [:]
    /// How long the texts of the recent ones are together, in bytes.
    var length = 0
  }

  /// How many frames are kept at least. A ramp has twelve, and its scales are neighbours; while a worker is
  /// at them, each other one lays out as many.
  private let frameCount: Int
  /// However few the workers: so that styles of one size find each other's. Of all work that is a twentieth.
  private static let leastFrameCount = 64
  /// How long a text is at most of which a frame is kept, in bytes; a frame takes a hundredfold.
  private static let greatestLength = 32 << 10
  /// How long the texts of as many frames may be together, in bytes.
  private let greatestTotal: Int
  /// How many pictures are known before all are forgotten. Each takes as much as its text and a kilobyte.
  private static let greatestPictureCount = 4096
  /// How long their texts and files may be together before all are forgotten, in bytes.
  private static let greatestPictureLength = 16 << 20

  /// What was found of pictures that differ.
  let pairs = JudgedPairs()

  private let frames = Mutex(Frames())
  private let pictures = Mutex(Pictures())

  /// - Parameter workers: How many share it.
  init(workers: Int = 1) {
    frameCount = max(Self.leastFrameCount, 16 * workers)
    greatestTotal = Self.greatestLength / 2 * max(workers, 2)
  }

  /// A text laid out, unless it is kept. Where two workers want the same at once, one makes it and the
  /// other waits.
  func text(
    in setting: Setting, layOut: () throws -> TextFrame
  ) rethrows -> FrameFacts {
    guard setting.bytes.count <= Self.greatestLength else { return FrameFacts(try layOut()) }
    return try entry(for: setting).set.withLock { kept in
      if let kept { return kept }
      let made = FrameFacts(try layOut())
      kept = made
      return made
    }
  }

  private func entry(for setting: Setting) -> Entry {
    let found = frames.withLock { kept -> (entry: Entry, dropped: [Setting: Entry]) in
      if let entry = kept.recent[setting] ?? kept.older[setting] { return (entry, [:]) }
      var dropped: [Setting: Entry] = [:]
      if kept.recent.count == frameCount || kept.length + setting.bytes.count > greatestTotal {
        dropped = kept.older
        kept.older = kept.recent
        kept.recent = [:]
        kept.length = 0
      }
      let entry = Entry()
      kept.recent[setting] = entry
      kept.length += setting.bytes.count
      return (entry, dropped)
    }
    // Frames are freed here, where nobody waits for it.
    return found.entry
  }

  /// What is known of the picture of a text; `nil` where it was not drawn, or is forgotten.
  func picture(
    of setting: Setting, at scale: DisplayScale, on background: RGBAColor
  ) -> KnownPicture? {
    let key = PictureKey(setting: setting, scale: scale, background: background)
    return pictures.withLock { $0.known[key] }
  }

  /// Keeps what is known of the picture of a text.
  func keep(
    _ picture: KnownPicture, of setting: Setting, at scale: DisplayScale, on background: RGBAColor
  ) {
    let length = setting.bytes.count + (picture.file?.count ?? 0)
    guard setting.bytes.count <= Self.greatestLength, length <= Self.greatestPictureLength else {
      return
    }
    let key = PictureKey(setting: setting, scale: scale, background: background)
    // What is forgotten is freed when the lock is free again.
    _ = pictures.withLock { pictures -> [PictureKey: KnownPicture] in
      var forgotten: [PictureKey: KnownPicture] = [:]
      let former = pictures.known[key].map { setting.bytes.count + ($0.file?.count ?? 0) } ?? 0
      pictures.length += length - former
      if pictures.known.count >= Self.greatestPictureCount
        || pictures.length > Self.greatestPictureLength
      {
        swap(&pictures.known, &forgotten)
        pictures.length = length
      }
      pictures.known[key] = picture
      return forgotten
    }
  }
}
