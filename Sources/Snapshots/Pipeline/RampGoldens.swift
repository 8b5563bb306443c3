import DynamicType
import ImageDiff

/// What is on disk for one ramp.
struct RampGoldens {
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
  /// The layout text, `nil` where there is none.
  let layout: Result<LayoutDocument?, LayoutTrouble>

  /// - Parameters:
  ///   - trustsDigests: Whether a picture is taken for what its layout text says it is.
  ///   - limits: How large a picture may be.
  init(
    of name: RampName, in store: SnapshotStore, drift: Drift, trustsDigests: Bool = true,
    limits: PNGLimits = PNGLimits()
  ) {
    self.limits = limits
    self.name = name
    self.store = store
    self.drift = drift
    self.trustsDigests = trustsDigests
    do {
      layout = .success(try store.layout(of: name))
    } catch let error as LayoutDocumentError {
      layout = .failure(
        LayoutTrouble(
          words: "\(store.path(name.layoutPath)): \(error)", isReplaceable: error.isDamage))
    } catch {
      layout = .failure(
        LayoutTrouble(
          words: "\(error)", isReplaceable: false, fileError: error as? FileError))
    }
  }

  func golden(at category: ContentSizeCategory) -> Golden {
    let path = SnapshotName(ramp: name, category: category)
    do {
      return Golden(
        recorded: recorded?.cells[category], layoutTrouble: layoutTrouble,
        picture: try store.picture(of: path), pictureTrouble: nil, drift: drift,
        trustsDigests: trustsDigests, limits: limits)
    } catch {
      return Golden(
        recorded: recorded?.cells[category], layoutTrouble: layoutTrouble, picture: nil,
        pictureTrouble: "\(error)", drift: drift)
    }
  }

  private var recorded: LayoutDocument? {
    switch layout {
    case .success(let document): document
    case .failure: nil
    }
  }

  private var layoutTrouble: String? {
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
    case .notUTF8, .gitLFSPointer, .carriageReturn, .mergeConflict, .unexpected, .notCanonical: true
    }
  }
}
