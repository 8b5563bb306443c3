import DynamicType
import ImageDiff
import JSON
import Snapshots
import TextEngine

extension JSONValue {
  /// A cell and all that is known of it.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of its changes among those of the run; none where they have none.
  ///   - isBrief: Whether layouts are left out.
  init(cell: CellResult, numbers: [Int]?, isBrief: Bool) throws {
    let ramp = cell.name.ramp
    var object: JSONObject = [
      "name": .string(cell.name.coordinates),
      "style": .string(ramp.style.name),
      "styleTitle": .string(ramp.style.title),
      "sample": .string(ramp.sample),
      "variants": JSONValue(texts: ramp.variants),
      "scale": try JSONValue(ramp.scale.pixelsPerPoint),
      "category": .string(cell.name.category.shortName),
      "verdict": .string(cell.verdict.rawValue),
      "isRecorded": .bool(cell.isRecorded),
    ]
    if !cell.words.isEmpty { object.append("words", .string(cell.words)) }
    if !cell.changes.isEmpty {
      let changes = try cell.changes.enumerated().map { place, change in
        try JSONValue(change: change, number: numbers?[place])
      }
      object.append("changes", .array(changes))
      if !cell.consequences.isEmpty {
        object.append(
          "consequences", .array(try cell.consequences.map { try JSONValue(change: $0) }))
      }
      if !cell.clusters.isEmpty {
        object.append("clusters", .array(cell.clusters.map(JSONValue.box)))
      }
    }
    if let tolerance = cell.tolerance {
      object.append("isNear", .bool(tolerance.isNear))
      object.append("tolerance", .string(tolerance.words))
      object.append("countedPixels", tolerance.countedPixels.map { .integer($0) } ?? .null)
    }
    if let picture = cell.picture { object.append("picture", JSONValue(comparison: picture)) }
    if !cell.pictures.isEmpty {
      object.append(
        "pictures",
        [
          "expected": JSONValue(cell.pictures.expected),
          "actual": JSONValue(cell.pictures.actual),
          "difference": JSONValue(cell.pictures.difference),
        ])
    }
    if !isBrief {
      if let facts = cell.expected { try object.append(facts, of: "expected") }
      if let facts = cell.actual { try object.append(facts, of: "actual") }
      if let inputs = cell.inputs { object.append("inputs", JSONValue(texts: inputs.lines)) }
      if let inputs = cell.inputsOnRecord {
        object.append("expectedInputs", JSONValue(texts: inputs.lines))
      }
      if let heights = cell.letterHeights {
        object.append("letterHeights", try JSONValue(heights))
      }
    }
    self = .object(object)
  }

  private init(_ heights: LetterHeights) throws {
    var object = JSONObject()
    if let height = heights.xHeight { object.append("xHeight", try .rounded(height.value)) }
    if let height = heights.capHeight { object.append("capHeight", try .rounded(height.value)) }
    self = .object(object)
  }

  private init(comparison picture: CellChange.Picture) {
    self =
      switch picture {
      case .equal: ["verdict": "equal"]
      case .different(let difference):
        ["verdict": "different", "difference": .difference(difference)]
      case .sizeDiffers(let expected, let actual):
        [
          "verdict": "sizeDiffers", "expectedSize": .size(expected),
          "size": .size(actual),
        ]
      }
  }
}

extension JSONObject {
  /// Adds a layout: that of a text member by member, that of an interface as the layout text has it,
  /// so that nobody takes it for that of one text.
  fileprivate mutating func append(_ facts: CellFacts, of side: String) throws {
    switch facts.subject {
    case .text: append("\(side)Layout", try JSONValue(layout: facts))
    case .interface: append("\(side)Elements", .array(facts.blockLines.map(JSONValue.string)))
    }
  }
}
