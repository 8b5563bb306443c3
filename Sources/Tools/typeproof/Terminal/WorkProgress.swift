import Synchronization

/// How far a long command has come, and how long the rest will take: a line at the foot of a terminal.
///
/// Several threads may tell it at once.
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

  /// Readers see no more lines than this, and a terminal far away has less to do.
  private static let pause = Duration.milliseconds(100)

  /// - Parameters:
  ///   - line: Where it is shown.
  ///   - name: What the work is on; `nil` for nothing of its own.
  ///   - total: How many there are to do.
  ///   - noun: What there are so many of, such as “cells”.
  ///   - now: A clock.
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

  /// Shows that so many are done; an earlier number that comes later, as from another thread, shows nothing.
  func show(_ done: Int) {
    guard line.isWatched else { return }
    let time = now()
    state.withLock { state in
      guard !state.isOver, done >= state.done else { return }
      state.done = done
      if let last = state.last, time - last < Self.pause { return }
      state.last = time
      line.show(text(done, after: time - state.start))
    }
  }

  /// Takes the line away for good.
  func end() {
    state.withLock { state in
      guard !state.isOver else { return }
      state.isOver = true
      line.clear()
    }
  }

  /// How many were done when it was last told.
  var done: Int { state.withLock { $0.done } }

  /// How many there are to do, in words.
  var totalWords: String { "\(total) \(noun)" }

  private func text(_ done: Int, after time: Duration) -> String {
    let left = Self.timeLeft(done: done, of: total, after: time).map { ", \($0) left" } ?? ""
    return (name.map { "\($0): " } ?? "") + "\(done) of \(total) \(noun)\(left)"
  }

  /// The time that the rest takes at the rate so far; `nil` where it is too early to tell.
  static func timeLeft(done: Int, of total: Int, after time: Duration) -> String? {
    guard done > 0, total > done, time >= .seconds(1) else { return nil }
    let seconds = Int((time / .seconds(1) / Double(done) * Double(total - done)).rounded(.up))
    if seconds < 60 { return "\(seconds) s" }
    let minutes = (seconds + 59) / 60
    return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }
}
