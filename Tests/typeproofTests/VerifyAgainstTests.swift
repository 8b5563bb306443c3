import Git
import Glibc
import Testing

@testable import typeproof

@Suite struct `Verifying against a commit` {
  private let project: GitProject

  init() throws { project = try GitProject() }

  @Test func `compares with the goldens of that commit, and says which`() async throws {
    try await project.takeGoldens()
    let hash = try project.commit()
    // What lies in the folder today has no say.
    try project.folder.remove(GitProject.ramp + "@2x.txt")
    let run = await project.verify(against: "HEAD")
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        Compared with the goldens of commit \(hash).
        fonts: compared 12 of 12 cells: 12 equal; self-check: 6 of 6

        """)
    #expect(run.code == .nothingToDo)
    #expect(try project.git("status", "--porcelain").contains("@2x.txt"))
  }

  @Test func `finds what changed since, by a branch, a tag or a part of a hash`() async throws {
    try await project.takeGoldens()
    let hash = try project.commit()
    try project.git("branch", "old")
    try project.git("tag", "--annotate", "--message", "v1", "v1")
    try project.folder.file("Fonts/mono.ttf", try content(of: font("Inter/InterVariable.ttf")))
    try project.git("rm", "-r", "--quiet", "Snapshots")
    await project.record()
    try project.commit()
    for name in ["old", "v1", "HEAD~1", String(hash.prefix(9))] {
      let run = await project.verify(against: name)
      #expect(run.code == .differences)
      #expect(run.output.contains("commit \(hash)"))
      #expect(run.output.contains("12 missing, 12 obsolete"), "\(run.output)")
    }
  }

  @Test func `asks no repository that came with the goldens`() async throws {
    try await project.takeGoldens()
    let base = try project.commit()
    // Goldens of another font, in what git takes for a repository and lets everybody commit.
    try project.folder.file("Fonts/mono.ttf", try content(of: font("Inter/InterVariable.ttf")))
    let said = try shell(
      in: project.folder.path,
      """
      mkdir forged && cp -r Fonts forged && cd forged && "$typeproof" record --suite fonts > /dev/null 2>&1
      cd Snapshots && echo '*.txt filter=x' > .gitattributes && git init --quiet && git add --all
      git -c user.name=M -c user.email=m commit --quiet --message forged
      forged=$(git rev-parse HEAD) && cd ../..
      cp -r forged/Snapshots/.git/HEAD forged/Snapshots/.git/objects forged/Snapshots/.git/refs Snapshots
      mkdir -p Snapshots/refs/replace
      git -C forged/Snapshots branch --show-current | while read branch; do
        echo "$forged" > "Snapshots/refs/heads/$branch"
      done
      echo "$forged" > Snapshots/refs/replace/\(base)
      printf '%s\\n' '[core]' 'repositoryformatversion = 0' 'bare = false' 'worktree = .' \\
        '[filter "x"]' "smudge = touch $PWD/ran; cat" > Snapshots/config
      rm -rf forged && git -C Snapshots rev-parse --show-toplevel
      """)
    // Git alone would ask it.
    #expect(said.hasSuffix("/Snapshots\n"))
    let run = await project.verify(against: base)
    #expect(run.output.contains("commit \(base)"))
    #expect(run.output.contains("compared 12 of 12 cells: 12 missing"), "\(run.output)")
    #expect(!names(in: project.folder.path).contains("ran"))
  }

  @Test func `asks a repository of the goldens alone only where a person names them`() async throws
  {
    try project.folder.file(
      "typeproof.json",
      """
      {"fonts": {"system": "mono.ttf"}, "samples": {"a": "Total"},
       "styles": {"Body": {"textStyle": "body"}}}
      """)
    let folder = project.folder.path
    _ = try shell(in: folder, #""$typeproof" record"#)
    try project.git("init", "--quiet", "Snapshots")
    _ = try shell(
      in: folder + "/Snapshots",
      "git add --all && git -c user.name=M -c user.email=m commit --quiet --message all")
    let refused = try shell(in: folder, #""$typeproof" verify --against HEAD 2>&1; echo $?"#)
    #expect(refused.contains("The goldens in Snapshots are in a repository of their own"))
    #expect(refused.hasSuffix("\n2\n"))
    let named = try shell(
      in: folder, #""$typeproof" verify --against HEAD --snapshots Snapshots 2>&1; echo $?"#)
    #expect(named.hasSuffix("\n0\n"), "\(named)")
  }

  @Test(arguments: [":/base", ":/base of", "HEAD^{/base}", "HEAD~1^{tree}", "HEAD:new.txt"])
  func `takes the name of a commit by what it says, and of nothing else`(name: String) async throws
  {
    try await project.takeGoldens()
    try project.git("add", "--all")
    try project.git("commit", "--quiet", "--message", "The base of it")
    let hash = String(try project.git("rev-parse", "HEAD").dropLast())
    try project.folder.file("new.txt", "More")
    try project.commit()
    let run = await project.verify(against: name)
    let isCommit = name.hasSuffix("base") || name.hasSuffix("of") || name.hasSuffix("base}")
    #expect(run.code == (isCommit ? .nothingToDo : .trouble), "\(run.errors)")
    #expect(run.output.contains("commit \(hash)") == isCommit)
  }

  @Test func `leaves nothing behind, and nothing of the repository moved`() async throws {
    try await project.takeGoldens()
    try project.commit()
    try project.folder.file("new.txt", "staged")
    try project.git("add", "new.txt")
    try project.folder.file(GitProject.ramp + ".l@2x.png", "no picture")
    let temporary = try ScratchFolder()
    let before = try project.git("status", "--porcelain")
    let run = await project.verify(against: "HEAD", environment: ["TMPDIR": temporary.path])
    #expect(run.code == .nothingToDo)
    #expect(names(in: temporary.path).isEmpty)
    #expect(try project.git("status", "--porcelain") == before)
    #expect(before.contains("A  new.txt"))
  }

  @Test func `tells of damaged goldens without the place they were put`() async throws {
    try await project.takeGoldens()
    try project.folder.file(GitProject.ramp + "@2x.txt", "typeproof golden 3\nnonsense\n")
    try project.commit()
    await project.record()
    let temporary = try ScratchFolder()
    let run = await project.verify(
      against: "HEAD", "--json", environment: ["TMPDIR": temporary.path])
    #expect(run.code != .nothingToDo)
    #expect(run.errors.hasPrefix("Compared with the goldens of commit "))
    #expect(run.output.contains("damaged"))
    #expect(!run.output.contains("typeproof-against"))
  }

  @Test func `takes goldens in place of links, which could lead anywhere`() async throws {
    try await project.takeGoldens()
    let picture = GitProject.ramp + ".l@2x.png"
    let kept = try content(of: project.folder(picture))
    let outside = try ScratchFolder()
    try outside.file("kept.png", kept)
    try project.folder.remove(picture)
    try #require(symlink(outside("kept.png"), project.folder(picture)) == 0)
    try project.commit()
    let run = await project.verify(against: "HEAD")
    #expect(run.code != .nothingToDo)
    #expect(run.output.contains("jetbrainsmono-regular.l@2x"))
  }

  @Test(arguments: [
    "nosuch", "--all", "-x", "", "HEAD:Fonts", "HEAD^{tree}", "HEAD..HEAD", "HEAD\nHEAD", "; ls",
  ])
  func `refuses what is no commit`(name: String) async throws {
    try await project.takeGoldens()
    try project.commit()
    let run = await project.verify(against: name)
    #expect(run.code == .trouble)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("is not a commit of"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func `refuses a folder that the commit does not have`() async throws {
    try project.folder.file("README", "Nothing yet.")
    let hash = try project.commit()
    try await project.takeGoldens()
    let run = await project.verify(against: "HEAD")
    #expect(run.code == .trouble)
    #expect(
      run.errors
        == "typeproof: Commit \(hash) has no goldens in Snapshots. Name another commit, or "
        + "another folder with --snapshots.\n")
  }

  @Test func `refuses goldens in no repository`() async throws {
    let folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    let run = await CommandRun(
      "verify", "--against", "HEAD", "--fonts", folder("Fonts"), "--snapshots", folder("Snapshots"))
    #expect(run.code == .trouble)
    #expect(run.errors.contains("are not in a Git repository"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func `names a folder of another user's as shells take it`() {
    #expect(
      GitError.somebodyElses(top: "/srv/Ada's app").description
        .hasSuffix(#": git config --global --add safe.directory '/srv/Ada'\''s app'"#))
  }

  @Test func `a commit's folder is found though it is not there today`() async throws {
    try await project.takeGoldens()
    let hash = try project.commit()
    try project.git("rm", "-r", "--quiet", "Snapshots")
    let run = await project.verify(against: "HEAD")
    #expect(run.output.contains("commit \(hash)"))
    #expect(run.code == .nothingToDo)
  }

  @Test func `what a killed run left behind is deleted by the next`() throws {
    let parent = try ScratchFolder()
    // No process has this number: it is above the greatest that Linux gives.
    try parent.file("typeproof-against-4194999-aaaaaa/tree/golden.png", "left")
    try parent.file("typeproof-against-\(getpid())-bbbbbb/tree/golden.png", "in use")
    try parent.file("typeproof-against-notes/golden.png", "somebody's own")
    let watch = EndingWatch()
    defer { watch.end() }
    let folder = try TemporaryFolder(in: parent.path, watch: watch)
    #expect(
      names(in: parent.path)
        == [
          String(folder.path.split(separator: "/").last ?? ""), "typeproof-against-notes",
          "typeproof-against-\(getpid())-bbbbbb",
        ].sorted())
  }
}
