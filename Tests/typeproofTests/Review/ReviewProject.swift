@testable import typeproof

/// A project of one font, whose body ramp of twelve cells was recorded, and a report in which the
/// cells at L and AX1 differ.
struct ReviewProject {
  let folder: ScratchFolder

  init() async throws { self.init(in: try ScratchFolder(await Self.files.value)) }

  private init(in folder: ScratchFolder) { self.folder = folder }

  /// The files of such a project, which is recorded and verified once for all tests.
  private static let files = Task {
    let project = ReviewProject(in: try ScratchFolder())
    let folder = project.folder
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    _ = await CommandRun(["record"] + project.places)
    let text = try text(of: folder(ramp + "@2x.txt"))
    try folder.file(
      ramp + "@2x.txt",
      text.replacing("\nsize: 17 pt\n", with: "\nsize: 16 pt\n", in: "L")
        .replacing("\nsize: 26 pt\n", with: "\nsize: 25 pt\n", in: "AX1"))
    await project.verify()
    return try folder.files()
  }

  static let ramp = "Snapshots/fonts/body/jetbrainsmono-regular"
  static let cell = "fonts/body/jetbrainsmono-regular.l@2x"

  private var places: [String] {
    ["--fonts", folder("Fonts"), "--snapshots", folder("Snapshots")]
  }

  /// Verifies and writes the report.
  @discardableResult
  func verify() async -> CommandRun {
    await CommandRun(["verify", "--report", folder("report")] + places)
  }

  func approve(
    _ words: String..., environment: [String: String] = ["NO_COLOR": "1", "GIT_AUTHOR_NAME": "Ada"]
  ) async -> CommandRun {
    await CommandRun(
      ["approve", "--report", folder("report"), "--snapshots", folder("Snapshots")] + words,
      environment: environment.merging(folder.state) { $1 })
  }

  func clean(_ words: String..., environment: [String: String] = ["NO_COLOR": "1"]) async
    -> CommandRun
  {
    await CommandRun(["clean"] + places + words, environment: environment)
  }
}

extension String {
  /// The text with other words in the first place where some stand.
  func replacing(_ old: String, with new: String) -> String {
    guard let place = firstRange(of: old) else { return self }
    return self[..<place.lowerBound] + new + self[place.upperBound...]
  }

  /// The text of goldens with other words in the block of a category, in the first place where some
  /// stand.
  func replacing(_ old: String, with new: String, in category: String) -> String {
    guard let heading = firstRange(of: "\n[\(category)]\n"),
      let place = self[heading.upperBound...].firstRange(of: old)
    else { return self }
    return self[..<place.lowerBound] + new + self[place.upperBound...]
  }
}

extension ScratchFolder {
  /// An environment in which the decisions of reviews are kept in this folder.
  var state: [String: String] { ["XDG_STATE_HOME": self("state")] }
}
