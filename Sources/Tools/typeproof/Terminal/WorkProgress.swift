import Synchronization

/// The progress of a long command and its remaining time, on a line at the bottom of a terminal.
///
/// Several threads may report progress at the same time.
final class WorkProgress: Sendable {
  private struct State {
    let start: ContinuousClock.Instant
    var last: ContinuousClock.Instant?
    var done = 0
    var isOver = false
  }

  private let line: ProgressLine
  private let name: String?
  private let total: Int
  private let noun: String
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state: Mutex<State>

  /// The least time between two updates, because people read no faster and a remote terminal has
  /// less to do.
  private static let pause = Duration.milliseconds(100)

  /// - Parameters:
  ///   - line: The line to show progress on.
  ///   - name: The name of the work; `nil` for none.
  ///   - total: The number of units of work.
  ///   - noun: The noun for these units, such as “cells”.
  ///   - now: Returns the time.
  init(
    on line: ProgressLine, of name: String? = nil, total: Int, _ noun: String,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.line = line
    self.name = name
    self.total = total
    self.noun = noun
    self.now = now
    state = Mutex(State(start: now()))
  }

  /// Shows that a number of units are done. A smaller number than before, as from another thread,
  /// is ignored.
  func show(_ done: Int) {
    let time = now()
    state.withLock { state in
      guard !state.isOver, done >= state.done else { return }
      state.done = done
      guard line.isWatched else { return }
      if let last = state.last, time - last < Self.pause { return }
      state.last = time
      line.show(text(done, after: time - state.start))
    }
  }

  /// Removes the line for good.
  func end() {
    state.withLock { state in
      guard !state.isOver else { return }
      state.isOver = true
      line.clear()
    }
  }

  /// The number of units that were done at the last call of `show`, whether the line is watched or
  /// not.
  var done: Int { state.withLock { $0.done } }

  /// The total in words, such as `12 cells`.
  var totalWords: String { "\(total) \(noun)" }

  private func text(_ done: Int, after time: Duration) -> String {
    let left = Self.timeLeft(done: done, of: total, after: time).map { ", \($0) left" } ?? ""
    return (name.map { "\($0): " } ?? "") + "\(done) of \(total) \(noun)\(left)"
  }

  /// Returns the remaining time at the rate so far; `nil` if it is too early to know.
  static func timeLeft(done: Int, of total: Int, after time: Duration) -> String? {
    guard done > 0, total > done, time >= .seconds(1) else { return nil }
    let seconds = Int((time / .seconds(1) / Double(done) * Double(total - done)).rounded(.up))
    if seconds < 60 { return "\(seconds) s" }
    let minutes = (seconds + 59) / 60
    return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }
}
