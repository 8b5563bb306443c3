import Changes
import Files
import GoldenStore
import GoldenText
import Suites
import DynamicType
import ImageDiff

/// What is on disk for one ramp.
///
/// A layout text is read when something of it is first asked for that its bytes do not answer.
final class RampGoldens {
  /// Why a layout text cannot be read.
  struct LayoutTrouble: Error {
    /// What happened to which file, then the remedy.
    let words: String
    /// Whether recording the whole ramp may put a new text in its place: the old one is damaged
    /// beyond use, and not merely out of reach or of a later version.
    let isReplaceable: Bool
    /// The system's reason, where it did not let the file be read; `nil` where the text is at fault.
    var fileError: FileError?
  }

  let name: RampName
  let store: SnapshotStore
  let drift: Drift
  let trustsDigests: Bool
  let limits: PNGLimits
  /// Where its files lie; `nil` where that cannot be opened.
  private let folder: OpenFolder?
  /// The content of the layout text, `nil` where there is none.
  private let text: Result<[UInt8]?, FileError>
  /// The layout text, `nil` where there is none.
  private(set) lazy var layout: Result<LayoutDocument?, LayoutTrouble> = {
    isRead = true
    return read()
  }()
  private var isRead = false
  /// The blocks of the layout text; `nil` where it has to be read to be understood.
  private(set) lazy var blocks: LayoutBlocks? =
    if case .success(let bytes?) = text { LayoutBlocks(of: bytes, ramp: name) } else { nil }

  /// The inputs of today.
  let headOfToday: GoldenHead
  private let fonts: FontFolder

  /// - Parameters:
  ///   - systemFont: The stand-in for the system font.
  ///   - fonts: Where fonts are.
  ///   - trustsDigests: Whether a picture is taken for what its layout text says it is.
  ///   - limits: How large a picture may be.
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

  /// What is on disk for a category.
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

  /// Inputs of a cell that are not those of today; nothing where those on record are not known.
  func otherInputs(at category: ContentSizeCategory) -> [Change] {
    if blocks?.blocks[category]?.stands(below: headOfToday) == true { return [] }
    return recorded?.cells[category]?.head.map {
      headOfToday.changes(since: $0) { inputs(on: $0, at: category)?.faces }
    } ?? []
  }

  /// The inputs on record of a cell, chosen anew.
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

  /// Why the layout text cannot be read; `nil` where it can, or is nothing but blocks that were found equal.
  ///
  /// - Parameter proved: The categories of cells that are equal. Where their blocks are all there is, below the
  ///   head of today, the text is what is printed of these cells.
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
  /// Whether what is on disk is worth nothing any more.
  fileprivate var isDamage: Bool {
    switch self {
    case .newerFormat: false
    case .olderFormat: true
    case .notUTF8, .gitLFSPointer, .foreign, .unexpected, .notCanonical: true
    }
  }
}
