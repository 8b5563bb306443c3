import Testing

@testable import typeproof

@Suite struct `A command line` {
  @Test func `fills positional arguments in order`() throws {
    let letter = try send("Ada", "Bea", "Cid", "--stamps", "2")
    #expect(letter.person == "Ada")
    #expect(letter.copies == ["Bea", "Cid"])
  }

  @Test(arguments: [["--stamps", "2"], ["--stamps=2"], ["-s", "2"], ["-s2"], ["-s=2"]])
  func `gives an option its value in five ways`(words: [String]) throws {
    guard case .command(let command, _) = try post.request(for: ["send", "Ada"] + words) else {
      Issue.record("no command")
      return
    }
    #expect((command as? Send)?.stamps == 2)
  }

  @Test func `leaves what was not given at its default`() throws {
    let letter = try send("Ada", "--stamps", "2")
    #expect(letter.answer == nil)
    #expect(letter.about == [])
    #expect(!letter.urgent)
    #expect(letter.look.paper == .plain)
  }

  @Test func `gathers a repeated option in order`() throws {
    #expect(
      try send("Ada", "-s1", "--about", "tea", "--about=sun").about == ["tea", "sun"])
  }

  @Test func `takes options before, between and after arguments`() throws {
    let letter = try send("-s", "1", "Ada", "--by-air", "Bea", "--urgent")
    #expect(letter.copies == ["Bea"])
    #expect(letter.byAir && letter.urgent)
  }

  @Test func `reads flags in one bundle, with an option at its end`() throws {
    let letter = try send("Ada", "-uas3")
    #expect(letter.urgent && letter.byAir)
    #expect(letter.stamps == 3)
  }

  @Test func `ends its options at two dashes`() throws {
    #expect(try send("-s1", "--", "--urgent", "-h", "--").copies == ["-h", "--"])
  }

  @Test func `takes a dash alone and negative numbers as values`() throws {
    #expect(try send("-", "-5", "-.5", "--stamps", "-1").copies == ["-5", "-.5"])
    #expect(try send("-", "--stamps", "-1").stamps == -1)
  }

  @Test func `keeps what follows the first equals sign, even nothing`() throws {
    #expect(try send("Ada", "-s1", "--reply-to=a=b").answer == "a=b")
    #expect(try send("Ada", "-s1", "--reply-to=").answer == "")
  }

  @Test func `takes options of a shared group`() throws {
    #expect(try send("Ada", "-s1", "--paper", "ruled").look.paper == .ruled)
  }

  @Test func `takes general options before the command too`() throws {
    guard case .command(_, let general) = try post.request(for: ["--color", "never", "count"])
    else {
      Issue.record("no command")
      return
    }
    #expect(general.color == .never)
  }
}

@Suite struct `A command line is refused` {
  @Test func `for an unknown command, with the nearest one`() {
    #expect(
      refusal("sned") == "There is no command “post sned”. Did you mean “send”?")
  }

  @Test func `for an unknown command that nothing comes near`() {
    #expect(
      refusal("xyz") == "There is no command “post xyz”. List the commands with: post --help")
  }

  @Test func `for an unknown option, with the nearest one`() {
    #expect(
      refusal("send", "Ada", "--stmaps", "2")
        == "“post send” has no option “--stmaps”. Did you mean “--stamps”?")
  }

  @Test func `for a long option with one dash`() {
    #expect(
      refusal("send", "Ada", "-stamps", "2")
        == "“post send” has no option “-stamps”. Did you mean “--stamps”?")
  }

  @Test func `for an unknown letter`() {
    #expect(
      refusal("send", "-q")
        == "“post send” has no option “-q”. List its options with: post send --help")
  }

  @Test func `for an unknown value, with the nearest one`() {
    #expect(
      refusal("send", "Ada", "-s1", "--paper", "rulde")
        == "--paper: “rulde” is not one of its values. Did you mean “ruled”?")
  }

  @Test func `for an unknown value that nothing comes near`() {
    #expect(
      refusal("send", "Ada", "-s1", "--paper", "x")
        == "--paper: “x” is not one of its values. Use plain, ruled or squared.")
  }

  @Test func `for a value of the wrong kind`() {
    #expect(
      refusal("send", "Ada", "-s", "two")
        == "--stamps: “two” is not a whole number. Write it like 8.")
  }

  @Test func `for a missing argument`() {
    #expect(refusal("send", "-s1") == "<person> is missing. Add it.")
  }

  @Test func `for a missing option`() {
    #expect(refusal("send", "Ada") == "--stamps <n> is missing. Add it.")
  }

  @Test func `for an option at the end without its value`() {
    #expect(
      refusal("send", "Ada", "--stamps") == "--stamps lacks its value. Write --stamps <n>.")
  }

  @Test func `for an option where a value belongs`() {
    #expect(
      refusal("send", "Ada", "--reply-to", "--urgent")
        == "--reply-to lacks its value. Write --reply-to <person>; if “--urgent” is the value, "
        + "write --reply-to=--urgent.")
  }

  @Test func `for a flag with a value`() {
    #expect(
      refusal("send", "Ada", "--urgent=no")
        == "--urgent takes no value, but was given “no”. Write --urgent alone.")
  }

  @Test func `for an option given twice`() {
    #expect(
      refusal("send", "Ada", "-s1", "--stamps=2")
        == "--stamps is given twice, as “1” and as “2”. Give it once.")
  }

  @Test func `for an argument too many`() {
    #expect(
      refusal("count", "3", "4")
        == "“4” is one argument too many. List the arguments with: post count --help")
  }
}
