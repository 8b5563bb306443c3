import Glibc
import ImageDiff
import Imaging
import Synchronization
import Testing

@testable import typeproof

/// A pseudo-terminal, which is closed with the test.
private final class Terminal {
  let user: Int32
  let program: Int32
  private var isUserThere = true

  init() throws {
    // What grantpt, unlockpt and ptsname do on Linux, which Glibc's module leaves out.
    let top = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (lock, number) = (Int32(0), UInt32(0))
    let (setLock, getNumber) = (UInt(0x4004_5431), UInt(0x8004_5430))
    let isFree = ioctl(top, setLock, &lock) == 0 && ioctl(top, getNumber, &number) == 0
    let bottom = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    (user, program) = (top, bottom)
    try #require(isFree && bottom >= 0)
  }

  /// Gives the terminal a size; zero is unknown.
  func resize(columns: UInt16, width: UInt16) throws {
    var size = winsize()
    size.ws_col = columns
    size.ws_xpixel = width
    let result = ioctl(program, UInt(TIOCSWINSZ), &size)
    try #require(result == 0)
  }

  func closeUser() {
    if isUserThere { close(user) }
    isUserThere = false
  }

  deinit {
    closeUser()
    close(program)
  }
}

/// The two ends of a pipe, which are closed with the test.
private final class Plumbing {
  let ends: [Int32]

  init() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    self.ends = ends
  }

  deinit { for end in ends { close(end) } }
}

@Suite struct `The size of a terminal` {
  @Test(
    arguments: [
      (0, 0, 80, 640), (0, 900, 80, 640), (100, 0, 100, 800), (100, 901, 100, 901), (1, 0, 1, 8),
      (1, 1, 1, 1),
    ] as [(UInt16, UInt16, Int, Int)])
  func `has usual values for what is unknown`(
    columns: UInt16, width: UInt16, shownColumns: Int, shownWidth: Int
  ) throws {
    let terminal = try Terminal()
    try terminal.resize(columns: columns, width: width)
    let size = KeyTerminal.size(of: terminal.program)
    #expect(size.columns == shownColumns && size.width == shownWidth)
    let channel = DescriptorChannel(descriptor: terminal.program)
    #expect(channel.isTerminal && KeyTerminal(terminal.program).isTerminal)
    #expect(channel.columns == (columns == 0 ? nil : Int(columns)))
  }

  @Test func `is that of no pipe`() throws {
    let plumbing = try Plumbing()
    for end in plumbing.ends {
      let channel = DescriptorChannel(descriptor: end)
      #expect(!channel.isTerminal && channel.columns == nil && !KeyTerminal(end).isTerminal)
      let size = KeyTerminal.size(of: end)
      #expect(size.columns == 80 && size.width == 640)
    }
  }

  @Test func `does not keep keys from being read, nor their end`() throws {
    let terminal = try Terminal()
    let keys = KeyTerminal(terminal.program)
    let typed = try keys.bytes(within: 5000) {
      #expect(write(terminal.user, "a\u{1B}[C", 4) == 4)
    }
    #expect(typed == Array("a\u{1B}[C".utf8))
    terminal.closeUser()
    #expect(try keys.bytes(within: 5000) == [])
    #expect(try keys.bytes() == [])
  }
}

@Suite struct `What is written to a descriptor` {
  @Test func `arrives whole, or ends with the reason why not`() throws {
    let plumbing = try Plumbing()
    let channel = DescriptorChannel(descriptor: plumbing.ends[1])
    try channel.write("é")
    try channel.write([1, 2])
    try channel.write("")
    try channel.write([])
    var bytes = [UInt8](repeating: 0, count: 9)
    let count = read(plumbing.ends[0], &bytes, bytes.count)
    #expect(bytes.prefix(max(0, count)) == [0xC3, 0xA9, 1, 2])
    let error = WriteError(code: EBADF)
    #expect(throws: error) { try DescriptorChannel(descriptor: -1).write("a") }
    #expect(
      "\(error)" == "The output cannot be written: Bad file descriptor. Free some space, or "
        + "redirect the output.")
  }
}

@Suite struct `Long lines in a narrow terminal` {
  @Test(
    arguments: [
      (1, "one two three four x", "one two three four x"),
      (19, "one two three four x", "one two three four x"),
      (1, "one two three four xy", "one two three four\n  xy"),
      (21, "one two three four xy", "one two three four xy"),
      // Blanks at the start take half of a line at most.
      (20, "               one two three", "          one two\n            three"),
      (20, "         one two three", "         one two\n           three"),
      (20, "", ""), (20, "\n", "\n"),
    ] as [(Int, String, String)])
  func `are wrapped at twenty columns at least`(width: Int, line: String, shown: String) {
    #expect(WrappedLines(width: width).of(line) == shown)
  }

  @Test(
    arguments: [
      ("", 0), ("abc", 3), ("漢字", 4), ("\u{1B}[1;31mab\u{1B}[0m", 2), ("m\u{1B}[0mm", 2),
      ("e\u{301}", 1), ("🚀", 2), ("é漢", 3),
    ] as [(String, Int)])
  func `are as wide as their letters`(text: String, columns: Int) {
    #expect(WrappedLines.columns(of: text) == columns)
  }
}

@Suite struct `The line of work that is done` {
  @Test func `is written anew after a tenth of a second, and not earlier`() {
    let errors = CapturedChannel()
    let clock = Steps([0, 0, 99, 100, 199, 200])
    let progress = WorkProgress(
      on: ProgressLine(channel: errors), total: 900, "cells", now: { clock.next() })
    // The first of the times is that of the start.
    for done in [1, 2, 3, 4, 5] { progress.show(done) }
    let lines = errors.text.split(separator: "\r\u{1B}[2K").map {
      $0.replacing("\u{1B}[?7l", with: "").replacing("\u{1B}[?7h", with: "")
    }
    #expect(lines == ["1 of 900 cells", "3 of 900 cells", "5 of 900 cells"])
    #expect(progress.done == 5 && progress.totalWords == "900 cells")
  }

  @Test func `tells of time that is left after a second`() {
    #expect(WorkProgress.timeLeft(done: 1, of: 2, after: .milliseconds(999)) == nil)
    #expect(WorkProgress.timeLeft(done: 1, of: 2, after: .milliseconds(1000)) == "1 s")
    #expect(WorkProgress.timeLeft(done: 1, of: 2, after: .seconds(59)) == "59 s")
    #expect(WorkProgress.timeLeft(done: 1, of: 2, after: .seconds(60)) == "1 min")
    #expect(WorkProgress.timeLeft(done: 1, of: 2, after: .seconds(3540)) == "59 min")
    #expect(WorkProgress.timeLeft(done: 1, of: 2, after: .seconds(3541)) == "1 h 0 min")
    #expect(WorkProgress.timeLeft(done: 1, of: 2, after: .seconds(7260)) == "2 h 1 min")
  }
}

@Suite struct `A picture of few pixels in a sixel terminal` {
  private func text(
    _ width: Int, _ height: Int, _ levels: [UInt8], format: Bitmap.Format = .gray8,
    room: Int = 640
  ) -> String {
    SixelPicture(
      Bitmap(width: width, height: height, format: format, bytes: levels), fitting: room
    ).text
  }

  private func black(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  private func picture(_ width: Int, _ height: Int, _ rest: String) -> String {
    "\u{1B}P0;1;0q\"1;1;\(width);\(height)\(rest)\u{1B}\\"
  }

  @Test func `has runs of four and more counted`() {
    let color = "#0;2;0;0;0#0"
    #expect(text(1, 1, black(1)) == picture(1, 1, color + "@"))
    #expect(text(3, 1, black(3)) == picture(3, 1, color + "@@@"))
    #expect(text(4, 1, black(4)) == picture(4, 1, color + "!4@"))
    #expect(text(300, 1, black(300), room: 300) == picture(300, 1, color + "!300@"))
  }

  @Test func `has bands of six rows`() {
    let color = "#0;2;0;0;0#0"
    // Six bits are all of 63, which is “~” above “?”.
    #expect(text(1, 6, black(6)) == picture(1, 6, color + "~"))
    #expect(text(1, 7, black(7)) == picture(1, 7, color + "~-#0@"))
    #expect(text(1, 12, black(12)) == picture(1, 12, color + "~-#0~"))
  }

  @Test(
    arguments: [
      (0, 0), (1, 0), (2, 1), (127, 50), (128, 50), (253, 99), (254, 100), (255, 100),
    ] as [(UInt8, Int)])
  func `has shares of a hundred, as near as they come`(level: UInt8, share: Int) {
    #expect(
      text(1, 1, [level]) == picture(1, 1, "#0;2;\(share);\(share);\(share)#0@"))
  }

  @Test func `stands on white`() {
    #expect(text(1, 1, [0, 0, 0, 0], format: .rgba8) == picture(1, 1, "#0;2;100;100;100#0@"))
    // Of white, 127 of 255 are left.
    #expect(text(1, 1, [0, 0, 0, 128], format: .rgba8) == picture(1, 1, "#0;2;50;50;50#0@"))
    #expect(text(1, 1, [255, 0, 0, 255], format: .rgba8) == picture(1, 1, "#0;2;100;0;0#0@"))
  }

  @Test func `is reduced by a whole number, with what is left at its edges`() {
    // Three pixels become one, then the two that are left.
    #expect(
      text(5, 1, [0, 0, 0, 255, 255], room: 2)
        == picture(2, 1, "#0;2;0;0;0#1;2;100;100;100#0@?$#1?@"))
    #expect(text(2, 2, [0, 255, 255, 0], room: 1) == picture(1, 1, "#0;2;50;50;50#0@"))
    #expect(text(2, 2, [0, 255, 255, 0], room: 0) == picture(1, 1, "#0;2;50;50;50#0@"))
    #expect(text(2, 1, [0, 255], room: 2) == picture(2, 1, "#0;2;0;0;0#1;2;100;100;100#0@?$#1?@"))
  }

  @Test func `keeps 256 colours, and makes fewer of more`() {
    let levels = (0..<256).map { UInt8($0) }
    let all = text(16, 16, levels)
    #expect(all.contains("#255;2;100;100;100#"))
    var pixels: [UInt8] = [0, 0, 1, 255]
    for level in levels { pixels += [level, level, level, 255] }
    let fewer = text(257, 1, pixels, format: .rgba8)
    #expect(fewer.contains("#127;2;") && !fewer.contains("#128;2;"))
  }
}

@Suite struct `A picture for a terminal` {
  private func way(_ environment: [String: String]) -> PictureProtocol? {
    PictureProtocol(answer: [], environment: environment)
  }

  @Test func `is shown by those that are known by their environment, outside of others`() {
    #expect(way(["TERM_PROGRAM": "WezTerm"]) == .iTerm2)
    #expect(way(["TERM_PROGRAM": "WezTerm", "TMUX": ""]) == .iTerm2)
    for environment in [["TMUX": "/tmp/a"], ["TERM": "screen.xterm"], ["TERM": "tmux"]] {
      #expect(way(environment.merging(["TERM_PROGRAM": "WezTerm"]) { $1 }) == nil)
      #expect(way(environment) == nil)
    }
    #expect(way(["TERM_PROGRAM": "Other", "LC_TERMINAL": "Other"]) == nil)
    #expect(way([:]) == nil)
  }

  @Test func `goes to kitty in its own size where it is as wide as the window`() throws {
    let file = try PNG.encode(
      Bitmap(width: 2, height: 1, format: .gray8, bytes: [0, 255]), for: .fast)
    let controls = { (width: Int) in
      try PictureProtocol.kitty.showing(file, columns: 80, width: width).prefix { $0 != ";" }
    }
    #expect(try controls(2) == "\u{1B}_Ga=T,f=100,q=2,m=0")
    #expect(try controls(3) == "\u{1B}_Ga=T,f=100,q=2,m=0")
    #expect(try controls(1) == "\u{1B}_Ga=T,f=100,q=2,c=80,m=0")
  }
}

/// Times in milliseconds, one after the other.
private final class Steps: Sendable {
  private let start = ContinuousClock.now
  private let times: Mutex<[Int]>

  init(_ times: [Int]) { self.times = Mutex(times) }

  func next() -> ContinuousClock.Instant {
    let time = times.withLock { $0.isEmpty ? 0 : $0.removeFirst() }
    return start + .milliseconds(time)
  }
}
