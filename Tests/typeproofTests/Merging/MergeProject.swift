import Testing

@testable import typeproof

/// A project with two branches, `ours` and `theirs`, in a repository of its own. Each entry of its file stands on
/// lines of its own, as git merges changes of neighbouring lines into a conflict.
struct MergeProject {
  /// What a branch says in typeproof.json.
  struct Declaration: Equatable {
    var styles = [
      "One": #"{"size": 20, "relativeTo": "body", "weight": 400}"#,
      "Two": #"{"size": 24, "relativeTo": "title2", "weight": 500}"#,
    ]
    var samples = ["cup": "Cup", "hat": "Hat", "jam": "Jam"]
    /// The sizes of the style “Own”.
    var sizes = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    var text: String {
      let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
      let own = zip(names, sizes).map { "\n\n\"\($0)\": \($1)" }.joined(separator: ",")
      let lines = { (entries: [String: String]) in
        entries.sorted { $0.key < $1.key }.map { "\n\n\"\($0)\": \($1)" }.joined(separator: ",")
      }
      return """
        {"suite": "app", "fonts": {"system": "Inter Variable"}, "styles": {\(lines(styles)),
        "Own": {"sizes": {\(own)}}
        }, "samples": {\(lines(samples.mapValues { "\"\($0)\"" }))
        }, "matrix": {"categories": ["M", "L", "XL"], "widths": [120], "scales": [1]}}

        """
    }
  }

  let git: GitProject
  var folder: ScratchFolder { git.folder }

  /// - Parameter attributes: The lines of `.gitattributes`.
  init(_ declared: Declaration = Declaration(), attributes: [String] = GitAttributes.lines)
    async throws
  {
    git = try GitProject()
    try folder.file("Fonts/mono.ttf", try content(of: inter))
    try folder.file(".gitattributes", attributes.map { $0 + "\n" }.joined())
    try folder.file(".gitignore", ".build\nReport\nstate\n")
    try write(declared)
    _ = await run("record")
    try git.commit()
    try git.git("branch", "--move", "--force", "base")
  }

  func write(_ declared: Declaration) throws {
    try folder.file("typeproof.json", declared.text)
  }

  /// Makes a branch of the first commit that declares something else, with its goldens.
  ///
  /// - Parameter reviewed: Whether the goldens come from a review, and not from a recording.
  func branch(
    _ name: String, reviewed: Bool = true, _ change: (inout Declaration) -> Void
  ) async throws {
    var declared = Declaration()
    change(&declared)
    try git.git("checkout", "--quiet", "-b", name, "base")
    try write(declared)
    if reviewed {
      _ = await run("verify", "--report", folder("Report"))
      let run = await CommandRun(
        ["approve", "--all", "--report", folder("Report"), "--snapshots", folder("Snapshots")],
        environment: ["NO_COLOR": "1", "XDG_STATE_HOME": folder("state")])
      try #require(run.code == .nothingToDo, "\(run.output)\(run.errors)")
    } else {
      _ = await run("record")
    }
    try git.commit()
  }

  /// Merges the branch `theirs` into `ours`.
  func merge(status: Int32) throws {
    try git.git("checkout", "--quiet", "ours")
    try git.git("merge", "--quiet", "--no-edit", "theirs", status: status)
  }

  /// Resolves typeproof.json, as a person would.
  func resolve(_ change: (inout Declaration) -> Void) throws {
    var declared = Declaration()
    change(&declared)
    try write(declared)
    try git.git("add", "typeproof.json")
  }

  func run(_ words: String...) async -> CommandRun {
    await CommandRun(words + ["--config", folder("typeproof.json")])
  }

  func mergeGoldens(_ words: String...) async -> CommandRun {
    await CommandRun(["merge-goldens"] + words + ["--config", folder("typeproof.json")])
  }

  /// The paths that git lists as in conflict.
  func unmerged() throws -> [Substring] {
    try git.git("diff", "--name-only", "--diff-filter=U").split(separator: "\n")
  }
}
