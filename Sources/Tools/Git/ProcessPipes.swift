import Glibc

/// The pipes to a program that is started: its input, output and errors.
struct ProcessPipes: ~Copyable {
  /// Our end and the program's end of each pipe.
  private var ends: [(own: Int32, other: Int32)] = []

  init() throws(GitError) {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      var pair: [Int32] = [-1, -1]
      guard pipe(&pair) == 0 else { throw .noGit(detail: String(cString: strerror(errno))) }
      // Other programs that are started meanwhile would keep it open.
      for descriptor in pair { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      // The first of a pair is read from.
      ends.append(number == STDIN_FILENO ? (pair[1], pair[0]) : (pair[0], pair[1]))
    }
  }

  /// Connects the program's ends to its input, output and errors.
  func connect(_ actions: inout posix_spawn_file_actions_t) {
    for (number, end) in ends.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, end.other, Int32(number))
    }
  }

  /// Closes the program's ends in this process.
  mutating func closeOtherEnds() {
    for index in ends.indices {
      close(ends[index].other)
      ends[index].other = -1
    }
  }

  /// Writes the input and reads both outputs to their ends at the same time, so that neither side
  /// blocks.
  mutating func exchange(_ input: [UInt8]) -> (output: [UInt8], errors: [UInt8]) {
    var rest = input[...]
    var texts: [[UInt8]] = [[], [], []]
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    _ = fcntl(ends[0].own, F_SETFL, O_NONBLOCK)
    if rest.isEmpty { end(0) }
    while ends.contains(where: { $0.own >= 0 }) {
      // A descriptor below 0 is passed over.
      var polled = ends.enumerated().map { number, end in
        pollfd(fd: end.own, events: Int16(number == 0 ? POLLOUT : POLLIN), revents: 0)
      }
      guard poll(&polled, nfds_t(polled.count), -1) >= 0 || errno == EINTR else { break }
      for number in 1...2 where polled[number].revents != 0 {
        let count = read(ends[number].own, &chunk, chunk.count)
        if count > 0 {
          texts[number] += chunk[..<count]
        } else if count == 0 || errno != EINTR {
          end(number)
        }
      }
      if polled[0].revents != 0 { write(&rest) }
    }
    return (texts[1], texts[2])
  }

  private mutating func write(_ rest: inout ArraySlice<UInt8>) {
    let count = rest.withUnsafeBytes { Glibc.write(ends[0].own, $0.baseAddress, $0.count) }
    if count > 0 { rest = rest.dropFirst(count) }
    // A program that no longer reads tells of its trouble elsewhere.
    if rest.isEmpty || (count < 0 && errno != EAGAIN && errno != EINTR) { end(0) }
  }

  private mutating func end(_ number: Int) {
    close(ends[number].own)
    ends[number].own = -1
  }

  deinit {
    for end in ends {
      if end.own >= 0 { close(end.own) }
      if end.other >= 0 { close(end.other) }
    }
  }
}
