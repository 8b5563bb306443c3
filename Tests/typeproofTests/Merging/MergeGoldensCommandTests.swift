import Snapshots
import Testing

@testable import typeproof

@Suite struct `A cell that two branches changed` {
  private func project(attributes: [String] = GitAttributes.lines) async throws -> MergeProject {
    let project = try await MergeProject(attributes: attributes)
    try await project.branch("ours") { $0.samples["cup"] = "Cups" }
    try await project.branch("theirs") {
      $0.styles["One"] = #"{"size": 20, "relativeTo": "body", "weight": 700}"#
    }
    try project.merge(status: 1)
    return project
  }

  @Test func `is drawn from the merged project, and is what both reviews add up to`() async throws {
    let project = try await project()
    let run = await project.mergeGoldens()
    #expect(run.code == .nothingToDo, "\(run.errors)")
    #expect(
      run.output == """
        merged  app/one/cup.w120@1x: drew M L XL
        All goldens in \(project.folder("Snapshots")) are merged and added. Next: typeproof verify

        """)
    #expect(try project.unmerged().isEmpty)
    let verified = await project.run("verify")
    #expect(verified.code == .nothingToDo, "\(verified.output)")
    #expect(verified.output.contains("27 equal"))
    // Nine cells of each branch, and the heading.
    let reviews = try text(of: project.folder("Snapshots/app/reviews.txt"))
    #expect(reviews.split(separator: "\n").count == 19)
  }

  @Test func `keeps the lines of both reviews where git does not`() async throws {
    let project = try await project(attributes: ["*.png binary"])
    #expect(try project.unmerged().contains("Snapshots/app/reviews.txt"))
    let verified = await project.run("verify")
    #expect(verified.code == .trouble)
    #expect(
      verified.output.contains(
        "reviews.txt has a conflict marker of git in line 2. Resolve typeproof.json, then run: typeproof "
          + "merge-goldens"), "\(verified.output)")
    let run = await project.mergeGoldens()
    #expect(run.output.contains("merged  app/reviews.txt: lines of both branches\n"))
    let reviews = try text(of: project.folder("Snapshots/app/reviews.txt"))
    #expect(reviews.hasPrefix("typeproof reviews 1\n"))
    #expect(reviews.split(separator: "\n").count == 19)
    #expect(await project.run("verify").code == .nothingToDo)
  }

  @Test func `stays in conflict where the merged project lost a change`() async throws {
    let project = try await project()
    try project.resolve { $0.samples["cup"] = "Cups" }
    let run = await project.mergeGoldens()
    #expect(run.code == .differences)
    #expect(
      run.output.hasPrefix(
        """
        conflict  app/one/cup.m.w120@1x  neither branch reviewed what the merged project draws: font weight is 400, was 700
        conflict  app/one/cup.l.w120@1x
        """), "\(run.output)")
    #expect(run.output.contains("git checkout --ours -- \(project.folder("Snapshots"))"))
    #expect(try project.unmerged().count == 4)
    #expect(await project.run("verify").code != .nothingToDo)
  }

  @Test func `stays in conflict where the merged project has a change of its own`() async throws {
    let project = try await project()
    try project.resolve {
      $0.samples["cup"] = "Cups"
      $0.styles["One"] = #"{"size": 21, "relativeTo": "body", "weight": 700}"#
    }
    let run = await project.mergeGoldens()
    #expect(run.code == .differences)
    #expect(run.output.contains("what the merged project draws: size is 21 pt, was 20 pt\n"))
  }

  @Test func `can be reviewed from one side instead`() async throws {
    let project = try await project()
    try project.resolve { $0.samples["cup"] = "Cups" }
    _ = await project.mergeGoldens()
    try project.git.git("checkout", "--ours", "--", "Snapshots")
    let run = await project.run("verify", "--filter", "*/one/cup.*")
    #expect(run.output.contains("3 equal"), "\(run.output)")
  }

  @Test func `is drawn in a rebase too`() async throws {
    let project = try await MergeProject()
    try await project.branch("ours") { $0.samples["cup"] = "Cups" }
    try await project.branch("theirs") {
      $0.styles["One"] = #"{"size": 20, "relativeTo": "body", "weight": 700}"#
    }
    try project.git.git("rebase", "--quiet", "ours", status: 1)
    #expect(await project.mergeGoldens().code == .nothingToDo)
    #expect(await project.run("verify").code == .nothingToDo)
  }

  @Test func `is not taken if a golden of a branch is not what its inputs draw`() async throws {
    let project = try await MergeProject()
    try await project.branch("ours") { $0.samples["cup"] = "Cups" }
    try await project.branch("theirs") {
      $0.styles["One"] = #"{"size": 20, "relativeTo": "body", "weight": 700}"#
    }
    let file = "Snapshots/app/one/cup.w120@1x.txt"
    let golden = try text(of: project.folder(file))
    let start = try #require(golden.firstRange(of: "pixels: "))
    var forged = golden
    forged.replaceSubrange(
      start.upperBound..<forged.index(start.upperBound, offsetBy: 4), with: "0000")
    try project.folder.file(file, forged)
    try project.git.commit()
    try project.merge(status: 1)
    let run = await project.mergeGoldens()
    #expect(run.code == .differences)
    #expect(
      run.output.hasPrefix(
        "conflict  app/one/cup.m.w120@1x  the inputs of the other branch draw another picture than its golden here"
      ), "\(run.output)")
  }

  @Test func `stays in conflict where both changed the same input`() async throws {
    let project = try await MergeProject()
    try await project.branch("ours") { $0.samples["cup"] = "Cups" }
    try await project.branch("theirs") { $0.samples["cup"] = "Mug" }
    try project.merge(status: 1)
    let marked = await project.mergeGoldens()
    #expect(marked.code == .trouble)
    #expect(marked.errors.contains("This is a conflict marker of git."), "\(marked.errors)")
    try project.resolve { $0.samples["cup"] = "Mug" }
    let run = await project.mergeGoldens()
    #expect(run.code == .differences)
    #expect(
      run.output.hasPrefix(
        "conflict  app/one/cup.m.w120@1x  both branches changed the same input; on the other branch the text "
          + "says “Mug”, was “Cups”\n"), "\(run.output)")
  }

  @Test func `stays in conflict where one branch deleted it`() async throws {
    let project = try await MergeProject()
    try await project.branch("ours") { $0.samples["cup"] = "Cups" }
    try project.git.git("checkout", "--quiet", "-b", "theirs", "base")
    try project.git.git("rm", "--quiet", "-r", "Snapshots/app/one")
    try project.git.commit()
    try project.merge(status: 1)
    let run = await project.mergeGoldens()
    #expect(run.code == .differences)
    #expect(
      run.output.contains("the other branch deleted the cell, and this branch changed it. Keep"),
      "\(run.output)")
  }

  @Test func `is deleted where one branch deleted it, and the merged project does not declare it`()
    async throws
  {
    let project = try await MergeProject()
    try await project.branch("theirs") { $0.samples["cup"] = "Cups" }
    try project.git.git("checkout", "--quiet", "-b", "ours", "base")
    try project.resolve { $0.samples["cup"] = nil }
    _ = await project.run("clean")
    try project.git.commit()
    try project.merge(status: 1)
    try project.resolve { $0.samples["cup"] = nil }
    let run = await project.mergeGoldens()
    #expect(run.code == .nothingToDo, "\(run.output)")
    #expect(run.output.hasPrefix("merged  app/one/cup.w120@1x\n"), "\(run.output)")
    #expect(try project.unmerged().isEmpty)
    #expect(!FileTree.exists(project.folder("Snapshots/app/one/cup.w120@1x.txt")))
    #expect(await project.run("verify").code == .nothingToDo)
  }

  @Test func `stays in conflict where only both changes together cut the text`() async throws {
    let style = { (size: Int) in
      #"{"size": \#(size), "relativeTo": "body", "weight": 400, "lineLimit": 1}"#
    }
    var start = MergeProject.Declaration()
    start.styles["One"] = style(20)
    start.samples["cup"] = "Cup of tea"
    let project = try await MergeProject(start)
    try await project.branch("ours") {
      $0 = start
      $0.samples["cup"] = "Cups of tea"
    }
    try await project.branch("theirs") {
      $0 = start
      $0.styles["One"] = style(21)
    }
    try project.merge(status: 1)
    let run = await project.mergeGoldens()
    #expect(
      run.output.contains(
        "neither branch reviewed what both changes together do: line 1 truncated"),
      "\(run.output)")
  }
}

@Suite struct `Goldens that cannot be merged` {
  @Test func `are none where nothing is in conflict`() async throws {
    let project = try await MergeProject()
    let run = await project.mergeGoldens()
    #expect(run.code == .nothingToDo)
    #expect(run.output == "No golden in \(project.folder("Snapshots")) is in conflict.\n")
    #expect(await project.mergeGoldens("--json").output.contains(#""conflicts": []"#))
  }

  @Test func `are told if conflict markers were committed`() async throws {
    let project = try await MergeProject()
    let file = "Snapshots/app/one/cup.w120@1x.txt"
    try project.folder.file(
      file, try text(of: project.folder(file)).replacing("\n[L]", with: "\n<<<<<<< HEAD\n[L]"))
    let verified = await project.run("verify")
    #expect(
      verified.output.contains(
        "the layout text has a conflict marker of git in line 30. Resolve typeproof.json, then run: typeproof "
          + "merge-goldens\n"), "\(verified.output)")
    let run = await project.mergeGoldens()
    #expect(run.code == .differences)
    #expect(
      run.output.contains(
        "conflict  app/one/cup.w120@1x.txt  has conflict markers, but git has no conflict there. Restore it from "
          + "a commit\n"), "\(run.output)")
  }

  @Test func `are told with the line ends of Windows`() async throws {
    let project = try await MergeProject()
    let file = "Snapshots/app/one/cup.w120@1x.txt"
    let golden = try text(of: project.folder(file))
    try project.folder.file(file, golden.replacing("\n", with: "\r\n"))
    let verified = await project.run("verify")
    #expect(
      verified.output.contains(
        "the layout text has CR LF at the end of line 1, but was written with LF. Add the line "
          + "“Snapshots/**/*.txt text eol=lf” to .gitattributes, then run: find Snapshots -name '*.txt' -exec sed "
          + #"-i 's/\r$//' {} +"#), "\(verified.output)")
    _ = try shell(
      in: project.folder.path, #"find Snapshots -name '*.txt' -exec sed -i 's/\r$//' {} +"#)
    #expect(try text(of: project.folder(file)) == golden)
  }

  @Test func `are left alone in CI, with a filter and outside of a repository`() async throws {
    let project = try await MergeProject()
    let inCI = await CommandRun(
      ["merge-goldens", "--config", project.folder("typeproof.json")],
      environment: ["CI": "true"])
    #expect(inCI.code == .trouble)
    #expect(await project.mergeGoldens("--filter", "*").errors.contains("Leave out --filter."))
    let copy = try ScratchFolder()
    _ = try shell(in: project.folder.path, "cp -r Fonts Snapshots typeproof.json \(copy.path)")
    let run = await CommandRun(["merge-goldens", "--config", copy("typeproof.json")])
    #expect(run.code == .trouble)
    #expect(run.errors.contains("are in no Git repository"), "\(run.errors)")
  }
}
