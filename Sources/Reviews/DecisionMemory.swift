import DynamicType
import ImageDiff
import JSON
import Reports
import Snapshots

/// Decisions of reviews on this machine, kept so that they can be undone later and that what waits goes on
/// to wait.
///
/// It is a folder of this user's, never one of the project: in a file that comes with a branch, somebody
/// could accept half of a set beforehand. Each decision is known by the golden and the drawing that were
/// looked at, and counts for nothing where either is another.
public struct DecisionMemory: Sendable {
  private let folder: String

  /// A memory in a folder, which need not exist yet.
  public init(folder: String) {
    self.folder = folder
  }

  private static let fileName = "decisions.json"
  private static let greatestSize = 64 << 20
  private static let greatestDecisionCount = 100

  /// The decisions about cells of a run that show just what was decided about, the last one last; none where
  /// none were kept.
  ///
  /// - Throws: Why they cannot be read.
  func decisions(about run: ReviewedRun, in store: SnapshotStore) throws -> [[Step]] {
    let kept: [[KeptStep]]
    do {
      guard
        let bytes = try FileTree.read(Self.fileName, within: folder, atMost: Self.greatestSize)
      else { return [] }
      kept = try JSONDocument(parsing: bytes, sizeLimit: Self.greatestSize).root.read(.decisions)
    } catch {
      throw DecisionMemoryError.unreadable(
        file: "\(folder)/\(Self.fileName)", reason: "\(error)")
    }
    let looked = LookedAt(run)
    var last: [SnapshotName: Standing] = [:]
    let decisions = kept.map { steps in
      steps.compactMap { step in
        looked[step.cell] == step.lookedAt ? known(step) : nil
      }
    }
    for step in decisions.joined() { last[step.cell] = step.to }
    // What somebody else did to a golden since makes its decisions void.
    let void = Set(
      last.filter { cell, standing in
        guard let change = standing.change else { return false }
        return (try? store.state(of: cell)) != change.to
      }.keys)
    return decisions.map { $0.filter { !void.contains($0.cell) } }.filter { !$0.isEmpty }
  }

  /// Keeps decisions in place of those that were kept.
  ///
  /// - Throws: Why they cannot be written. What was decided stands on disk all the same.
  func keep(_ decisions: [[Step]], about run: ReviewedRun) throws {
    do {
      try write(decisions, about: run)
    } catch {
      throw DecisionMemoryError.notKept(folder: folder, reason: "\(error)")
    }
  }

  private func write(_ decisions: [[Step]], about run: ReviewedRun) throws {
    let looked = LookedAt(run)
    var files: [String: [UInt8]] = [:]
    let kept = decisions.suffix(Self.greatestDecisionCount).map { steps in
      JSONValue.array(
        steps.map { step in
          [
            "cell": .string(step.cell.coordinates),
            "lookedAt": .string("\(looked[step.cell])"),
            "from": json(step.from, of: step.cell, &files),
            "to": json(step.to, of: step.cell, &files),
          ]
        })
    }
    for (name, content) in files {
      let kept = try? FileTree.read(name, within: folder, atMost: content.count)
      if kept == content { continue }
      try AtomicFile.write(content, named: name, within: folder)
    }
    let text = (["version": 1, "decisions": .array(kept)] as JSONValue).text
    try AtomicFile.write(Array((text + "\n").utf8), named: Self.fileName, within: folder)
    for name in (try? FileTree.files(below: folder)) ?? []
    where name.hasSuffix(Self.ending) && files[name] == nil {
      try? AtomicFile.deleteIfPresent(named: name, within: folder)
    }
  }

  // MARK: Forms

  private static let ending = ".golden"

  private func json(
    _ standing: Standing, of cell: SnapshotName, _ files: inout [String: [UInt8]]
  ) -> JSONValue {
    var object: JSONObject = [
      "state": .string(standing.state.word), "reason": JSONValue(standing.state.reason),
      "accepted": .array(standing.accepted.map { "\($0.digest)" }.sorted().map(JSONValue.string)),
    ]
    if let change = standing.change {
      object.append("before", json(change.from, of: cell, &files))
      object.append("after", json(change.to, of: cell, &files))
    }
    return .object(object)
  }

  private func json(
    _ state: GoldenState, of cell: SnapshotName, _ files: inout [String: [UInt8]]
  ) -> JSONValue {
    let name = state.picture.map { "\(SecureDigest(of: $0))\(Self.ending)" }
    if let name { files[name] = state.picture }
    let text = state.block.map {
      LayoutDocument(ramp: cell.ramp, cells: [cell.category: $0]).description
    }
    return ["picture": JSONValue(name), "text": JSONValue(text)]
  }

  /// The step, with the pictures of its goldens; `nil` where one is gone.
  private func known(_ step: KeptStep) -> Step? {
    guard let from = standing(step.from, of: step.cell), let to = standing(step.to, of: step.cell)
    else { return nil }
    return Step(cell: step.cell, from: from, to: to)
  }

  private func standing(_ kept: KeptStanding, of cell: SnapshotName) -> Standing? {
    var change: GoldenChange?
    if let before = kept.before, let after = kept.after {
      guard let from = state(before, of: cell), let to = state(after, of: cell) else { return nil }
      change = GoldenChange(from: from, to: to)
    }
    return Standing(kept.state, accepted: kept.accepted, change: change)
  }

  private func state(_ kept: KeptGolden, of cell: SnapshotName) -> GoldenState? {
    var state = GoldenState.absent
    if let name = kept.picture {
      guard name.hasSuffix(Self.ending), !name.contains("/"),
        let picture = try? FileTree.read(
          name, within: folder, atMost: SnapshotStore.greatestPictureSize),
        name == "\(SecureDigest(of: picture))\(Self.ending)"
      else { return nil }
      state.picture = picture
    }
    if let text = kept.text {
      guard let document = try? LayoutDocument(parsing: Array(text.utf8), ramp: cell.ramp),
        let block = document.cells[cell.category]
      else { return nil }
      state.block = block
    }
    return state
  }
}

/// Why decisions cannot be read or kept, and what follows.
private enum DecisionMemoryError: Error, CustomStringConvertible {
  case unreadable(file: String, reason: String)
  case notKept(folder: String, reason: String)

  var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "Earlier decisions cannot be read from \(file): \(reason) They are forgotten: none of them can be "
        + "undone, and nothing of them waits."
    case .notKept(let folder, let reason):
      "Decisions cannot be kept in \(folder): \(reason) What was accepted stands, but later it cannot be "
        + "undone, and what waits is forgotten. Make the folder writable, or set XDG_STATE_HOME."
    }
  }
}

/// What was looked at of each cell: its golden and its drawing.
private struct LookedAt {
  private let run: ReviewedRun
  private let cells: [SnapshotName: CellResult]

  init(_ run: ReviewedRun) {
    self.run = run
    cells = Dictionary(run.results.cells.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  subscript(name: SnapshotName) -> SecureDigest {
    guard let cell = cells[name] else { return SecureDigest(of: []) }
    let sides = [(cell.pictures.expected, cell.expected), (cell.pictures.actual, cell.actual)]
    let parts = sides.map { picture, facts in
      let file = picture.flatMap { run.pictures[$0] }.map { "\(SecureDigest(of: $0))" } ?? "none"
      return file + "\n" + (facts?.blockLines.joined(separator: "\n") ?? "none")
    }
    return SecureDigest(of: Array((["\(cell.verdict)"] + parts).joined(separator: "\n\n").utf8))
  }
}

private struct KeptGolden {
  let picture: String?
  let text: String?
}

private struct KeptStanding {
  let state: ReviewState
  let accepted: Set<ChangeIdentity>
  let before: KeptGolden?
  let after: KeptGolden?
}

private struct KeptStep {
  let cell: SnapshotName
  let lookedAt: SecureDigest
  let from: KeptStanding
  let to: KeptStanding
}

extension JSONForm where Value == [[KeptStep]] {
  fileprivate static var decisions: JSONForm {
    .object("an object with decisions") { reader in
      let version = reader.required("version", .integer(in: 1...1))
      let decisions = reader.required("decisions", .list(of: .list(of: .step)))
      return version == nil ? nil : decisions
    }
  }
}

extension JSONForm where Value == KeptStep {
  fileprivate static var step: JSONForm {
    .object("an object with a step") { reader in
      let cell = reader.required(
        "cell",
        JSONForm<SnapshotName>("the coordinates of a cell") { node in
          node.string.flatMap { SnapshotName(picturePath: $0 + ".png") }
        })
      let lookedAt = reader.required(
        "lookedAt",
        JSONForm<SecureDigest>("a digest") { $0.string.flatMap { SecureDigest($0) } })
      let from = reader.required("from", .standing)
      let to = reader.required("to", .standing)
      guard let cell, let lookedAt, let from, let to else { return nil }
      return KeptStep(cell: cell, lookedAt: lookedAt, from: from, to: to)
    }
  }
}

extension JSONForm where Value == KeptStanding {
  fileprivate static var standing: JSONForm {
    .object("an object with a standing") { reader in
      let word = reader.required("state", .text)
      let reason = reader.required("reason", .textOrNull)
      let accepted = reader.required(
        "accepted",
        .list(
          of: JSONForm<ChangeIdentity>("a digest") {
            $0.string.flatMap { SecureDigest($0) }.map(ChangeIdentity.init)
          }))
      let before = reader.optional("before", .golden)
      let after = reader.optional("after", .golden)
      guard let word, let reason, let accepted, let state = ReviewState(word, reason: reason)
      else { return nil }
      return KeptStanding(state: state, accepted: Set(accepted), before: before, after: after)
    }
  }
}

extension JSONForm where Value == KeptGolden {
  fileprivate static var golden: JSONForm {
    .object("an object with a golden") { reader in
      let picture = reader.required("picture", .textOrNull)
      let text = reader.required("text", .textOrNull)
      guard let picture, let text else { return nil }
      return KeptGolden(picture: picture, text: text)
    }
  }
}

extension JSONForm where Value == String? {
  /// A text, or null for none.
  fileprivate static var textOrNull: JSONForm {
    JSONForm("a text or null") { node in
      node.value == .null ? .some(nil) : node.string.map { .some($0) }
    }
  }
}

extension ReviewState {
  /// The state of a word; `nil` where there is none of it.
  fileprivate init?(_ word: String, reason: String?) {
    switch word {
    case "open": self = .open
    case "waiting": self = .waiting(reason ?? "")
    case "accepted": self = .accepted
    case "rejected": self = .rejected
    case "skipped": self = .skipped
    case "refused": self = .refused(reason ?? "")
    default: return nil
    }
  }
}
