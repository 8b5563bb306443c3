import Snapshots
import Testing

@testable import typeproof

@Suite struct `Columns of text` {
  private func lines(_ rows: [[String]], words: Int) -> [String] {
    TextColumns(rows: rows, trailingWords: words).lines
  }

  @Test func `are aligned right between the first one and words`() {
    let rows = [["a", "1", "w"], ["bbb", "22", "word"]]
    #expect(lines(rows, words: 1) == ["a     1  w", "bbb  22  word"])
    #expect(lines(rows, words: 0) == ["a     1     w", "bbb  22  word"])
    #expect(lines(rows, words: 2) == ["a    1   w", "bbb  22  word"])
  }

  @Test func `end without blanks`() {
    #expect(lines([["a", ""], ["bb", "c"]], words: 1) == ["a", "bb  c"])
    #expect(lines([], words: 1) == [])
  }
}

@Suite struct `A path of a project` {
  @Test func `is told from the current folder`() throws {
    let here = try #require(ProjectPath.workingFolder)
    for (path, relative) in [
      ("a", "a"), ("./a//b/", "a/b"), ("a/../b", nil), ("..", nil), (".", nil), ("", nil),
      ("\(here)/a/b", "a/b"), (here, nil), ("\(here)/", nil), ("/nowhere/a", nil),
    ] as [(String, String?)] {
      #expect(ProjectPath.relative(path) == relative, "\(path)")
    }
  }

  @Test func `has the name of its folder where it is elsewhere`() throws {
    for (path, name) in [
      ("a/b", "a/b"), ("/nowhere/a", "a"), ("/nowhere/a/", "a"), ("../Fonts/.", "Fonts"),
      ("..", ".."),
    ] {
      #expect(ProjectPath.name(of: path) == name, "\(path)")
    }
  }
}

@Suite struct `Numbers of a command line` {
  @Test func `are of threads up to 1024`() throws {
    #expect(try JobCount(argument: "1").count == 1)
    #expect(try JobCount(argument: "1024").count == 1024)
    #expect(try JobCount(argument: "4").argumentText == "4")
    #expect(JobCount.processors.argumentText == "one for each processor")
    #expect((1...1024).contains(JobCount.processors.count))
    for text in ["0", "1025", "-1", "1.5", ""] {
      #expect(
        throws: ArgumentValueError.notA(
          "a number of threads from 1 to 1024", text: text, example: "4")
      ) { try JobCount(argument: text) }
    }
  }

  @Test func `are of memory from 16 MB to a terabyte, and of seconds up to a day`() throws {
    for count in [16, 1_048_576] {
      #expect(try WorkerMemory(argument: "\(count)").megabytes == count)
    }
    for count in [1, 86_400] { #expect(try WholeSeconds(argument: "\(count)").count == count) }
    for text in ["15", "1048577"] {
      #expect(throws: ArgumentValueError.self) { try WorkerMemory(argument: text) }
    }
    for text in ["0", "86401"] {
      #expect(throws: ArgumentValueError.self) { try WholeSeconds(argument: text) }
    }
    #expect(WorkerMemory.standard.argumentText == "1024")
  }

  @Test func `are of a threshold up to 1, and of a rectangle in a PNG`() throws {
    #expect(try TypedThreshold(argument: "1").value == 1)
    #expect(try TypedThreshold(argument: "0").value == 0)
    for text in ["1.01", "-0.1", "much"] {
      #expect(throws: ArgumentValueError.self) { try TypedThreshold(argument: text) }
    }
    let most = 1 << 31 - 1
    for text in ["0,0,1,1", "\(most),\(most),\(most),\(most)"] {
      #expect(try TypedRectangle(argument: text).argumentText == text)
    }
    for text in [
      "0,0,0,1", "0,0,1,0", "0,0,1", "0,0,1,1,1", "0,0,1,", "+1,0,1,1", "-1,0,1,1",
      "\(most + 1),0,1,1", "0,0,\(most + 1),1",
    ] {
      #expect(throws: ArgumentValueError.self, "\(text)") { try TypedRectangle(argument: text) }
    }
  }
}

@Suite struct `A time that a verification took` {
  @Test(
    arguments: [
      (0, "0.00"), (4, "0.00"), (50, "0.05"), (90, "0.09"), (96, "0.10"), (100, "0.10"),
      (996, "1.00"), (1_000, "1.00"), (1_500, "1.50"), (12_340, "12.34"), (61_050, "61.05"),
    ] as [(Int, String)])
  func `has two decimal places`(milliseconds: Int, words: String) {
    #expect(WatchedVerification.words(.milliseconds(milliseconds)) == words)
  }
}

@Suite struct `The command to type next` {
  @Test func `is the help of what was typed`() {
    let none = ArgumentValueError.explained("It is none.")
    let errors: [(UsageError, String?)] = [
      (.unknownCommand("a", parent: "post", known: []), "post --help"),
      (.unknownOption("-a", call: "post send", known: []), "post send --help"),
      (.surplus("a", call: "post send"), "post send --help"),
      (.missingValue(option: "-a", valueName: "n", next: nil), nil),
      (.unwantedValue(flag: "-a", value: "n"), nil), (.missing(argument: "a"), nil),
      (.givenTwice(argument: "a", first: "b", second: "c"), nil),
      (.notAValue(argument: "a", none), nil),
    ]
    for (error, next) in errors { #expect(error.next == next, "\(error)") }
  }

  @Test func `lists groups where nothing was named`() {
    #expect(ReviewCommandError.nothingNamed.next == "typeproof approve --list")
    for error in [
      ReviewCommandError.continuousIntegration, .exclusive("--all", "--undo"), .jsonList,
      .reportAsCell("report"), .picturesElsewhere("old"),
    ] {
      #expect(error.next == nil, "\(error)")
    }
    #expect(NoFontsFolder().next == "typeproof init")
  }
}

@Suite struct `The folder of decisions` {
  @Test func `is below an absolute path of the environment`() throws {
    let folder = try ScratchFolder()
    for environment in [
      [:], ["XDG_STATE_HOME": "state"], ["HOME": "home", "XDG_STATE_HOME": ""],
    ] as [[String: String]] {
      #expect(throws: DecisionFolderError.nowhere) {
        _ = try DecisionFolder.memory(of: "app", in: folder("Snapshots"), environment)
      }
    }
    for environment in [
      ["XDG_STATE_HOME": folder("state")], ["XDG_STATE_HOME": "state", "HOME": folder.path],
    ] {
      _ = try DecisionFolder.memory(of: "app", in: folder("Snapshots"), environment)
    }
  }

  @Test func `is none in a work tree of which git tells nothing`() throws {
    let project = try GitProject()
    let environment = ["XDG_STATE_HOME": project.folder("state")]
    _ = try DecisionFolder.memory(of: "app", in: "Snapshots", environment)
    try project.folder.file(".git/HEAD", "nonsense")
    #expect(throws: DecisionFolderError.self) {
      _ = try DecisionFolder.memory(of: "app", in: "Snapshots", environment)
    }
  }
}

@Suite struct `A golden folder by its usual name` {
  @Test func `is no link unless it was named`() throws {
    let folder = try ScratchFolder()
    #expect(try shell(in: folder.path, "mkdir real && ln -s real Snapshots") == "")
    let link = folder("Snapshots")
    #expect(throws: GoldenFolderError.link(link)) {
      try GoldenFolder.path(named: nil, otherwise: link)
    }
    #expect(try GoldenFolder.path(named: link, otherwise: "other") == link)
    let real = folder("real")
    #expect(try GoldenFolder.path(named: nil, otherwise: real) == real)
  }
}
