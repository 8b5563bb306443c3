import DynamicType
import ImageDiff
import JSON
import Reports
import Snapshots

/// Decisions as they are kept on disk: a file, and the pictures of goldens next to it.
struct KeptDecisions {
  let decisions: Decisions
  let file: [UInt8]
  /// The cells whose decisions are incomplete, because the picture of a golden is gone.
  let lost: [SnapshotName]

  init(_ decisions: Decisions) {
    self.decisions = decisions
    lost = []
    let json: JSONValue = [
      "version": 2,
      "standings": .array(
        decisions.standings.sorted { $0.key < $1.key }.map { cell, place in
          [
            "cell": .string(cell.coordinates), "lookedAt": .string("\(place.lookedAt)"),
            "standing": place.standing.json(of: cell),
          ]
        }),
      "decisions": .array(decisions.history.map { .array($0.map(\.json)) }),
    ]
    file = Array((json.text + "\n").utf8)
  }

  /// Reads the file of decisions.
  ///
  /// - Parameter pictures: Returns a picture by its file name; `nil` if there is none.
  /// - Throws: `JSONSyntaxError` or `JSONReadingError`.
  init(reading file: [UInt8], sizeLimit: Int, pictures: (String) -> [UInt8]?) throws {
    let kept = try JSONDocument(parsing: file, sizeLimit: sizeLimit).root.read(.kept)
    var decisions = Decisions()
    var lost: Set<SnapshotName> = []
    for place in kept.standings {
      guard let standing = place.standing.known(of: place.cell, pictures) else {
        lost.insert(place.cell)
        continue
      }
      decisions.standings[place.cell] = Decisions.Place(
        lookedAt: place.lookedAt, standing: standing)
    }
    for steps in kept.decisions {
      let known = steps.compactMap { step -> Step? in
        let (from, to) = (
          step.from.known(of: step.decided.name, pictures),
          step.to.known(of: step.decided.name, pictures)
        )
        guard let from, let to else {
          lost.insert(step.decided.name)
          return nil
        }
        return Step(decided: step.decided, from: from, to: to)
      }
      if !known.isEmpty { decisions.history.append(known) }
    }
    self.decisions = decisions
    self.file = file
    self.lost = lost.sorted()
  }

  /// The pictures, by the names of their files.
  var pictures: [String: [UInt8]] {
    let standings =
      decisions.standings.values.map(\.standing)
      + decisions.history.joined().flatMap { [$0.from, $0.to] }
    var pictures: [String: [UInt8]] = [:]
    for change in standings.compactMap(\.change) {
      for (digest, golden) in [
        (change.pictureBefore, change.from), (change.pictureAfter, change.to),
      ] {
        if let digest { pictures[Self.name(of: digest)] = golden.picture }
      }
    }
    return pictures
  }

  private static let ending = ".golden"

  static func name(of picture: SecureDigest) -> String { "\(picture)\(ending)" }

  /// Returns whether a file name is that of a golden's picture.
  static func isPicture(_ name: String) -> Bool { name.hasSuffix(ending) }
}

// MARK: Writing

extension Step {
  fileprivate var json: JSONValue {
    var object: JSONObject = [
      "cell": .string(cell.coordinates), "lookedAt": .string("\(lookedAt)"),
      "from": from.json(of: cell), "to": to.json(of: cell),
    ]
    if let file = decided.file { object.append("file", .string(file)) }
    if let other = decided.other { object.append("other", .string(other.coordinates)) }
    return .object(object)
  }
}

extension Standing {
  fileprivate func json(of cell: SnapshotName) -> JSONValue {
    var object: JSONObject = [
      "state": .string(state.word), "reason": JSONValue(state.reason),
      "accepted": .array(accepted.map { "\($0.digest)" }.sorted().map(JSONValue.string)),
    ]
    if let change {
      object.append("before", change.from.json(of: cell, picture: change.pictureBefore))
      object.append("after", change.to.json(of: cell, picture: change.pictureAfter))
    }
    return .object(object)
  }
}

extension GoldenState {
  fileprivate func json(of cell: SnapshotName, picture: SecureDigest?) -> JSONValue {
    let text = block.map {
      LayoutDocument(ramp: cell.ramp, cells: [cell.category: $0]).description
    }
    return ["picture": JSONValue(picture.map { "\($0)" }), "text": JSONValue(text)]
  }
}

// MARK: Reading

private struct Kept {
  let standings: [Place]
  let decisions: [[Step]]

  struct Place {
    let cell: SnapshotName
    let lookedAt: SecureDigest
    let standing: Standing
  }

  struct Step {
    let decided: DecidedCell
    let from: Standing
    let to: Standing
  }

  struct Standing {
    let state: ReviewState
    let accepted: Set<ChangeIdentity>
    let change: (before: Golden, after: Golden)?

    /// Returns the standing with the pictures of its goldens; `nil` if one of them is gone.
    func known(of cell: SnapshotName, _ pictures: (String) -> [UInt8]?) -> Reviews.Standing? {
      guard let change else { return Reviews.Standing(state, accepted: accepted) }
      guard let from = change.before.known(of: cell, pictures),
        let to = change.after.known(of: cell, pictures)
      else { return nil }
      return Reviews.Standing(state, accepted: accepted, change: GoldenChange(from: from, to: to))
    }
  }

  struct Golden {
    let picture: SecureDigest?
    let text: String?

    func known(of cell: SnapshotName, _ pictures: (String) -> [UInt8]?) -> GoldenState? {
      var state = GoldenState.absent
      if let picture {
        guard let content = pictures(KeptDecisions.name(of: picture)),
          SecureDigest(of: content) == picture
        else { return nil }
        state.picture = content
      }
      if let text {
        guard let document = try? LayoutDocument(parsing: Array(text.utf8), ramp: cell.ramp),
          let block = document.cells[cell.category]
        else { return nil }
        state.block = block
      }
      return state
    }
  }
}

extension JSONForm where Value == Kept {
  fileprivate static var kept: JSONForm {
    .object("an object with decisions") { reader in
      let version = reader.required("version", .integer(in: 2...2))
      let standings = reader.required("standings", .list(of: .place))
      let decisions = reader.required("decisions", .list(of: .list(of: .step)))
      guard version != nil, let standings, let decisions else { return nil }
      return Kept(standings: standings, decisions: decisions)
    }
  }
}

extension JSONForm where Value == Kept.Place {
  fileprivate static var place: JSONForm {
    .object("an object with a standing") { reader in
      let cell = reader.required("cell", .cell)
      let lookedAt = reader.required("lookedAt", .digest)
      let standing = reader.required("standing", .standing)
      guard let cell, let lookedAt, let standing else { return nil }
      return Kept.Place(cell: cell, lookedAt: lookedAt, standing: standing)
    }
  }
}

extension JSONForm where Value == Kept.Step {
  fileprivate static var step: JSONForm {
    .object("an object with a step") { reader in
      let cell = reader.required("cell", .cell)
      let lookedAt = reader.required("lookedAt", .digest)
      let from = reader.required("from", .standing)
      let to = reader.required("to", .standing)
      let file = reader.optional("file", .pictureFile)
      let other = reader.optional("other", .cell)
      guard let cell, let lookedAt, let from, let to else { return nil }
      let decided = DecidedCell(name: cell, lookedAt: lookedAt, file: file, other: other)
      return Kept.Step(decided: decided, from: from, to: to)
    }
  }
}

extension JSONForm where Value == Kept.Standing {
  fileprivate static var standing: JSONForm {
    .object("an object with a standing") { reader in
      let word = reader.required("state", .text)
      let reason = reader.required("reason", .orNull(.text))
      let accepted = reader.required("accepted", .list(of: .digest))
      let before = reader.optional("before", .golden)
      let after = reader.optional("after", .golden)
      guard let word, let reason, let accepted, let state = ReviewState(word, reason: reason)
      else { return nil }
      return Kept.Standing(
        state: state, accepted: Set(accepted.map(ChangeIdentity.init)),
        change: before.flatMap { before in after.map { (before, $0) } })
    }
  }
}

extension JSONForm where Value == Kept.Golden {
  fileprivate static var golden: JSONForm {
    .object("an object with a golden") { reader in
      let picture = reader.required("picture", .orNull(.digest))
      let text = reader.required("text", .orNull(.text))
      guard let picture, let text else { return nil }
      return Kept.Golden(picture: picture, text: text)
    }
  }
}

extension JSONForm where Value == SnapshotName {
  fileprivate static var cell: JSONForm {
    JSONForm("the coordinates of a cell") { node in
      node.string.flatMap { SnapshotName(picturePath: $0 + ".png") }
    }
  }
}

extension JSONForm where Value == SecureDigest {
  fileprivate static var digest: JSONForm {
    JSONForm("a digest") { $0.string.flatMap { SecureDigest($0) } }
  }
}

extension ReviewState {
  /// Creates a state from its word; `nil` if there is no such state.
  fileprivate init?(_ word: String, reason: String?) {
    switch word {
    case "open": self = .open
    case "waiting": self = .waiting(reason ?? "")
    case "accepted": self = .accepted
    case "rejected": self = .rejected
    case "skipped": self = .skipped
    default: return nil
    }
  }
}
