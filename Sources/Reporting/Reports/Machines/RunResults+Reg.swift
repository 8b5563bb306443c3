public import JSON
import Snapshots

extension RunResults {
  /// The run with the names that reg-cli gives to the parts of its `reg.json`, which bots and
  /// dashboards read.
  ///
  /// Items are paths below `expectedDir`, `actualDir` and `diffDir`. Pictures lie there of cells that
  /// did not pass. What could not be judged counts as failed, as reg-cli knows no trouble.
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

/// The words reg-cli has for a verdict.
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
