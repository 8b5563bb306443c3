import Glibc
import Testing

@testable import typeproof

@Suite struct `A folder that is watched` {
  private let folder: ScratchFolder
  private let watch: FolderWatch

  init() throws {
    folder = try ScratchFolder()
    try folder.file("Fonts/a.ttf", "a")
    try folder.file("Fonts/Serif/b.ttf", "b")
    watch = try FolderWatch()
    try watch.watchAll(below: folder("Fonts"), except: [folder("Fonts/Written")])
  }

  /// Whether a change is seen, of those that were made already.
  private var isChanged: Bool { watch.nextChange(within: 200) != nil }

  @Test func `tells nothing where nothing changed`() {
    #expect(!isChanged)
  }

  @Test func `tells a file that is written, in folders below too`() throws {
    try folder.file("Fonts/Serif/b.ttf", "c")
    #expect(isChanged)
  }

  @Test func `tells a file that another takes the place of, as editors save`() throws {
    try folder.file("beside", "c")
    #expect(!isChanged)
    rename(folder("beside"), folder("Fonts/a.ttf"))
    #expect(isChanged)
  }

  @Test func `tells a file that is gone`() throws {
    try folder.remove("Fonts/a.ttf")
    #expect(isChanged)
  }

  @Test func `tells one save once`() throws {
    for number in 0..<10 { try folder.file("Fonts/a.ttf", "\(number)") }
    #expect(isChanged)
    #expect(!isChanged)
  }

  @Test func `does not tell what editors keep beside a file`() throws {
    try folder.file("Fonts/.a.ttf.swp", "c")
    #expect(!isChanged)
  }

  @Test func `tells of a new folder, and of what is in it once that is watched`() throws {
    mkdir(folder("Fonts/New"), 0o755)
    #expect(isChanged)
    try watch.watchAll(below: folder("Fonts"), except: [])
    try folder.file("Fonts/New/c.ttf", "c")
    #expect(isChanged)
  }

  @Test func `does not tell what is written into a folder that is left out`() throws {
    mkdir(folder("Fonts/Written"), 0o755)
    #expect(isChanged)
    try watch.watchAll(below: folder("Fonts"), except: [folder("Fonts/Written")])
    try folder.file("Fonts/Written/c.ttf", "c")
    #expect(!isChanged)
  }

  @Test func `that is not there is no error`() throws {
    try watch.watch(folder("Nothing"))
  }

  @Test func `tells another folder that takes its place`() throws {
    try folder.file("Newer/a.ttf", "c")
    #expect(!isChanged)
    rename(folder("Fonts"), folder("Older"))
    rename(folder("Newer"), folder("Fonts"))
    #expect(isChanged)
  }

  @Test func `is told when it comes, and when one above it does`() throws {
    try watch.watchAll(below: folder("App/Resources/Fonts"), except: [])
    mkdir(folder("App"), 0o755)
    #expect(isChanged)
    try watch.watchAll(below: folder("App/Resources/Fonts"), except: [])
    mkdir(folder("App/Tests"), 0o755)
    #expect(!isChanged)
    mkdir(folder("App/Resources"), 0o755)
    #expect(isChanged)
  }

  @Test(arguments: ["typeproof.json", ".typeproof.json"])
  func `tells one file of it by its name, hidden or not`(name: String) throws {
    try folder.file("App/\(name)", "{}")
    try watch.watchName(folder("App/\(name)"))
    // The folder came before it was watched for.
    _ = isChanged
    try folder.file("App/other.json", "{}")
    #expect(!isChanged)
    try folder.file("App/\(name)", "{ }")
    #expect(isChanged)
  }

  @Test func `tells a file that a link leads to`() throws {
    try folder.file("Shared/proof.json", "{}")
    symlink(folder("Shared/proof.json"), folder("typeproof.json"))
    try watch.watchName(folder("typeproof.json"))
    try folder.file("Shared/proof.json", "{ }")
    #expect(isChanged)
  }
}
