import Testing

@testable import typeproof

/// Two branches that a seed chose, and what merging them should come to.
private struct History {
  typealias Declaration = MergeProject.Declaration

  let ours: Change
  let theirs: Change

  /// What a branch changes.
  enum Change: Equatable {
    case sample(String, String)
    case newSample(String)
    case weight(String, Int)
    case size(Int, Int)

    func apply(to declared: inout Declaration) {
      switch self {
      case .sample(let name, let text): declared.samples[name] = text
      case .newSample(let name): declared.samples[name] = "New"
      case .weight(let style, let weight):
        let size =
          style == "One"
          ? #""size": 20, "relativeTo": "body""# : #""size": 24, "relativeTo": "title2""#
        declared.styles[style] = "{\(size), \"weight\": \(weight)}"
      case .size(let place, let points): declared.sizes[place] = points
      }
    }
  }

  /// The ramp that both branches change; `nil` where there is none.
  var shared: String? {
    switch (ours, theirs) {
    case (.sample(let sample, _), .weight(let style, _)),
      (.weight(let style, _), .sample(let sample, _)):
      "app/\(style.lowercased())/\(sample).w120@1x"
    default: nil
    }
  }

  init(seed: Int) {
    var random = Random(state: UInt64(seed))
    let samples = ["cup", "hat", "jam"].shuffled(using: &random)
    let styles = ["One", "Two"].shuffled(using: &random)
    // M, L and XL are drawn; L and its neighbours are changed.
    let sizes = [2, 3, 4].shuffled(using: &random)
    let texts = ["Bus", "Map", "Sun", "Tin"].shuffled(using: &random)
    let changes: (Change, Change) =
      switch seed % 5 {
      case 0: (.sample(samples[0], texts[0]), .sample(samples[1], texts[1]))
      case 1: (.weight(styles[0], 600), .weight(styles[1], 700))
      case 2: (.size(sizes[0], 18), .size(sizes[1], 20))
      case 3: (.newSample("ant"), .newSample("zoo"))
      default: (.sample(samples[0], texts[0]), .weight(styles[0], 650))
      }
    let isSwapped = Bool.random(using: &random)
    ours = isSwapped ? changes.1 : changes.0
    theirs = isSwapped ? changes.0 : changes.1
  }

  func merged(_ declared: inout Declaration) {
    ours.apply(to: &declared)
    theirs.apply(to: &declared)
  }
}

/// Numbers that follow from a seed (Steele, Lea and Flood, “Fast Splittable Pseudorandom Number Generators”, 2014).
private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

@Suite struct `Two branches of a seed` {
  @Test(arguments: 0..<20)
  func `merge by plain git, and need one command for a cell that both changed`(seed: Int)
    async throws
  {
    let history = History(seed: seed)
    let project = try await MergeProject()
    // Half of the histories are recorded, half are reviewed.
    let isReviewed = seed % 2 == 0
    try await project.branch("ours", reviewed: isReviewed, history.ours.apply)
    try await project.branch("theirs", reviewed: isReviewed, history.theirs.apply)
    try project.merge(status: history.shared == nil ? 0 : 1)
    var merged = MergeProject.Declaration()
    history.merged(&merged)
    #expect(try text(of: project.folder("typeproof.json")) == merged.text)
    if let shared = history.shared {
      #expect(await project.run("verify").code != .nothingToDo)
      // A change that neither branch has does not pass.
      try project.resolve {
        history.merged(&$0)
        History.Change.weight("One", 300).apply(to: &$0)
        History.Change.weight("Two", 300).apply(to: &$0)
      }
      #expect(await project.mergeGoldens().code == .differences)
      #expect(try project.unmerged().count == 4)
      try project.resolve(history.merged)
      let run = await project.mergeGoldens()
      #expect(run.code == .nothingToDo)
      #expect(run.output.hasPrefix("merged  \(shared): drew M L XL\nAll goldens"), "\(run.output)")
      try project.git.git("commit", "--quiet", "--no-edit")
    }
    #expect(try project.git.git("status", "--porcelain").isEmpty)
    let verified = await project.run("verify")
    #expect(verified.code == .nothingToDo, "\(verified.output)\(verified.errors)")
    // What neither branch reviewed is told as ever.
    try project.resolve {
      history.merged(&$0)
      $0.samples["hat"] = "Other"
    }
    #expect(await project.run("verify").output.contains(", 9 changed"))
  }
}
