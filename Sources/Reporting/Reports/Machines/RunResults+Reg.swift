public import JSON
import Snapshots

extension RunResults {
  /// The run in the form of reg-cli's `reg.json`, which bots and dashboards read.
  ///
  /// Items are paths below `expectedDir`, `actualDir` and `diffDir`, and only cells that did not
  /// pass have pictures there. Cells that could not be judged count as failed.
  public var regJSON: JSONValue {
    let items = { (isMeant: (CellResult) -> Bool) -> JSONValue in
      .array(cells.filter(isMeant).map { .string($0.name.picturePath) })
    }
    return [
      "failedItems": items { $0.regVerdict == .failed },
      "newItems": items { $0.regVerdict == .new },
      "deletedItems": items { $0.regVerdict == .deleted },
      "passedItems": items { $0.regVerdict == .passed },
      "expectedItems": items { $0.regVerdict != .new },
      "actualItems": items { $0.regVerdict != .deleted },
      "diffItems": items { $0.pictures.difference != nil },
      "actualDir": .string("./\(ArtifactFolder.Kind.actual.rawValue)"),
      "expectedDir": .string("./\(ArtifactFolder.Kind.expected.rawValue)"),
      "diffDir": .string("./\(ArtifactFolder.Kind.difference.rawValue)"),
    ]
  }
}

/// The group of reg-cli's that a verdict belongs to.
private enum RegVerdict {
  case passed, failed, new, deleted
}

extension CellResult {
  fileprivate var regVerdict: RegVerdict {
    if isRecorded { return .passed }
    return switch verdict {
    case .equal, .tolerated: .passed
    case .missing: .new
    case .obsolete: .deleted
    case .changed, .unreadable, .unstable, .failed: .failed
    }
  }
}
