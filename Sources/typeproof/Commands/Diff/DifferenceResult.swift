import ImageDiff
import Imaging
import JSON

/// One name and what comparing the files of that name came to.
struct ComparedFile: Equatable, Sendable {
  /// The path below both folders; of two single files, the actual one's.
  let name: String
  let comparison: PictureComparison.Outcome
}

/// What comparing two files or folders came to.
struct DifferenceResult: Equatable {
  let expected: String
  let actual: String
  let areFolders: Bool
  /// In the order of the names.
  let files: [ComparedFile]

  /// The verdicts in the order they are counted.
  static let verdicts = ["equal", "changed", "added", "removed", "unreadable"]

  /// How many files have a verdict.
  func count(of verdict: String) -> Int {
    files.count { $0.comparison.finding.verdict == verdict }
  }

  /// Trouble, else differences, else nothing to do.
  var exitCode: ExitCode {
    let isTroubled = files.contains { file in
      file.comparison.finding.verdict == "unreadable" || file.comparison.pictureTrouble != nil
    }
    if isTroubled { return .trouble }
    return count(of: "equal") == files.count ? .nothingToDo : .differences
  }
}

extension PictureComparison.Finding {
  /// The finding in a word.
  var verdict: String {
    switch self {
    case .equal: "equal"
    case .different, .sizeDiffers: "changed"
    case .removed: "removed"
    case .added: "added"
    case .unreadable: "unreadable"
    }
  }

  /// What there is to say beyond the word; empty where that is all.
  var detail: String {
    switch self {
    case .equal(let size): "\(size)"
    case .different(_, let difference): Self.words(of: difference)
    case .sizeDiffers(let expected, let actual, let overlap):
      "size is \(actual), was \(expected); in the part both have, "
        + (overlap.map(Self.words(of:)) ?? "no pixel differs")
    case .removed, .added: ""
    case .unreadable(let reason): reason
    }
  }

  private static func words(of difference: PixelDifference) -> String {
    "\(difference), first at \(difference.first)"
  }
}

extension DifferenceResult {
  /// The result, version 1 of its form.
  var json: JSONValue {
    var counts = JSONObject()
    for verdict in Self.verdicts { counts.append(verdict, .integer(count(of: verdict))) }
    return [
      "schemaVersion": 1,
      "expected": .string(expected),
      "actual": .string(actual),
      "counts": .object(counts),
      "files": .array(files.map(\.json)),
    ]
  }
}

extension ComparedFile {
  fileprivate var json: JSONValue {
    var object: JSONObject = [
      "name": .string(name),
      "verdict": .string(comparison.finding.verdict),
    ]
    switch comparison.finding {
    case .equal(let size): object.append("size", Self.json(of: size))
    case .different(let size, let difference):
      object.append("size", Self.json(of: size))
      object.append("difference", Self.json(of: difference))
    case .sizeDiffers(let expected, let actual, let overlap):
      object.append("size", Self.json(of: actual))
      object.append("expectedSize", Self.json(of: expected))
      object.append("difference", overlap.map(Self.json(of:)) ?? .null)
    case .removed, .added: break
    case .unreadable(let reason): object.append("reason", .string(reason))
    }
    if let picture = comparison.picture { object.append("picture", .string(picture)) }
    if let trouble = comparison.pictureTrouble { object.append("trouble", .string(trouble)) }
    return .object(object)
  }

  private static func json(of size: PixelSize) -> JSONValue {
    ["width": .integer(size.width), "height": .integer(size.height)]
  }

  private static func json(of difference: PixelDifference) -> JSONValue {
    let box = difference.boundingBox
    return [
      "differingPixels": .integer(difference.differingPixels),
      "boundingBox": [
        "x": .integer(box.x), "y": .integer(box.y), "width": .integer(box.width),
        "height": .integer(box.height),
      ],
      "greatestChannelDifference": .integer(difference.greatestChannelDifference),
      "first": ["x": .integer(difference.first.x), "y": .integer(difference.first.y)],
    ]
  }
}
