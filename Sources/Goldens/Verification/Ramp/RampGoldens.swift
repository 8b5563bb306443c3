import Changes
import Files
import GoldenStore
import GoldenText
import Suites
import DynamicType
import ImageDiff

/// The recorded files of one ramp.
///
/// The layout text is parsed only when its bytes alone are not sufficient.
final class RampGoldens {
  /// Why a layout text cannot be read.
  struct LayoutTrouble: Error {
    /// What happened to which file, then the remedy.
    let words: String
    /// Whether recording the whole ramp may replace the text: it is damaged, and not only
    /// inaccessible or of a later version.
    let isReplaceable: Bool
    /// The system's error, where the file could not be read; `nil` where its content is the
    /// problem.
    var fileError: FileError?
  }

  let name: RampName
  let store: SnapshotStore
  let drift: Drift
  let trustsDigests: Bool
  let limits: PNGLimits
  /// The open folder of its files; `nil` where it cannot be opened.
  private let folder: OpenFolder?
  /// The content of the layout text, `nil` where there is none.
  private let text: Result<[UInt8]?, FileError>
  /// The layout text, `nil` where there is none.
  private(set) lazy var layout: Result<LayoutDocument?, LayoutTrouble> = {
    isRead = true
    return read()
  }()
  private var isRead = false
  /// The blocks of the layout text; `nil` where the text must be parsed.
  private(set) lazy var blocks: LayoutBlocks? =
    if case .success(let bytes?) = text { LayoutBlocks(of: bytes, ramp: name) } else { nil }

  /// The inputs of today.
  let headOfToday: GoldenHead
  private let fonts: FontFolder

  /// - Parameters:
  ///   - systemFont: The stand-in for the system font.
  ///   - fonts: The folder of fonts.
  ///   - trustsDigests: Whether matching digests prove a picture's content.
  ///   - limits: The limits for a picture's size.
  init(
    of ramp: RampSpec, systemFont: SystemFont, fonts: FontFolder, in store: SnapshotStore,
    drift: Drift,
    trustsDigests: Bool = true, limits: PNGLimits = PNGLimits()
  ) {
    let name = ramp.name
    headOfToday = GoldenHead(of: ramp, systemFont: systemFont, fonts: fonts)
    self.limits = limits
    self.fonts = fonts
    self.name = name
    self.store = store
    self.drift = drift
    self.trustsDigests = trustsDigests
    folder = store.folder(of: name)
    do {
      text = .success(try store.layoutText(of: name, in: folder))
    } catch {
      text = .failure(error)
    }
  }

  private func read() -> Result<LayoutDocument?, LayoutTrouble> {
    let bytes: [UInt8]?
    switch text {
    case .success(let content): bytes = content
    case .failure(let error):
      return .failure(LayoutTrouble(words: "\(error)", isReplaceable: false, fileError: error))
    }
    do {
      return .success(
        try bytes.map { bytes throws(LayoutDocumentError) in
          try LayoutDocument(parsing: bytes, ramp: name)
        })
    } catch {
      return .failure(
        LayoutTrouble(
          words: "\(store.path(name.layoutPath)): \(error)", isReplaceable: error.isDamage))
    }
  }

  /// Returns the recorded files for a category.
  func golden(at category: ContentSizeCategory) -> Golden {
    var golden = Golden(drift: drift) { [self] in (recorded?.cells[category], layoutTrouble) }
    golden.trustsDigests = trustsDigests
    golden.limits = limits
    golden.block = blocks?.blocks[category]
    golden.headOfToday = headOfToday
    golden.inputsOnRecord = { [self] in inputs(on: $0, at: category) }
    do {
      golden.picture = try store.picture(
        of: SnapshotName(ramp: name, category: category), in: folder)
    } catch {
      golden.pictureTrouble = "\(error)"
    }
    return golden
  }

  /// Returns the inputs of a cell that differ from today's; empty where the recorded ones are
  /// unknown.
  func otherInputs(at category: ContentSizeCategory) -> [Change] {
    if blocks?.blocks[category]?.stands(below: headOfToday) == true { return [] }
    return recorded?.cells[category]?.head.map {
      headOfToday.changes(since: $0) { inputs(on: $0, at: category)?.faces }
    } ?? []
  }

  /// Returns the recorded inputs of a cell, resolved with today's fonts.
  private func inputs(on head: GoldenHead, at category: ContentSizeCategory) -> InputsOnRecord? {
    InputsOnRecord(head, of: name, at: category, fonts: fonts)
  }

  private var recorded: LayoutDocument? {
    switch layout {
    case .success(let document): document
    case .failure: nil
    }
  }

  /// The content of the layout text; `nil` where there is none that can be read.
  var layoutBytes: [UInt8]? {
    if case .success(let bytes) = text { bytes } else { nil }
  }

  /// Returns why the layout text cannot be read; `nil` where it can, or where it has only blocks
  /// that were found equal.
  ///
  /// - Parameter proved: The categories of equal cells. If the text has only their blocks, below
  ///   today's head, it is what is printed for these cells.
  func trouble(besides proved: Set<ContentSizeCategory>) -> String? {
    let isProved =
      blocks?.blocks.allSatisfy { proved.contains($0.key) && $0.value.stands(below: headOfToday) }
      ?? false
    return isProved && !isRead ? nil : layoutTrouble
  }

  /// Why the layout text cannot be read; `nil` where it can.
  var layoutTrouble: String? {
    switch layout {
    case .success: nil
    case .failure(let trouble): trouble.words
    }
  }
}

extension LayoutDocumentError {
  /// Whether the recorded text is damaged and has no further use.
  fileprivate var isDamage: Bool {
    switch self {
    case .newerFormat: false
    case .olderFormat: true
    case .notUTF8, .gitLFSPointer, .foreign, .unexpected, .notCanonical: true
    }
  }
}
