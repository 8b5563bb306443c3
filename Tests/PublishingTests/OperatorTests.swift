import Foundation
import Testing

@testable import Publishing

@Suite struct `An operator` {
  private struct Fault: Error, Equatable {}

  /// All values of a publisher that sends them at once.
  private func values<Output, Failure>(_ publisher: some Publisher<Output, Failure>) -> [Output] {
    var all: [Output] = []
    let kept = publisher.sink(receiveCompletion: { _ in }, receiveValue: { all.append($0) })
    kept.cancel()
    return all
  }

  @Test func `changes, drops and keeps values`() {
    let source = [1, 2, 2, 3].publisher
    #expect(values(source.map { $0 * 2 }) == [2, 4, 4, 6])
    #expect(values(source.filter { $0 > 1 }) == [2, 2, 3])
    #expect(values(["1", "x", "3"].publisher.compactMap { Int($0) }) == [1, 3])
    #expect(values(source.removeDuplicates()) == [1, 2, 3])
    #expect(values(source.dropFirst(2)) == [2, 3])
    #expect(values(source.scan(0, +)) == [1, 3, 5, 8])
    #expect(values(source.collect()) == [[1, 2, 2, 3]])
    #expect(values([1, nil].publisher.replaceNil(with: 7)) == [1, 7])
    #expect(values(source.prepend(8, 9)) == [8, 9, 1, 2, 2, 3])
  }

  @Test func `ends after the first values, and leaves its source`() {
    let subject = PassthroughSubject<Int, Never>()
    var (seen, hasEnded) = ([Int](), false)
    let kept = subject.first().sink(
      receiveCompletion: { _ in hasEnded = true }, receiveValue: { seen.append($0) })
    subject.send(4)
    subject.send(5)
    #expect(seen == [4] && hasEnded)
    #expect(values([1, 2, 3].publisher.prefix(2)) == [1, 2])
    #expect(values([1, 2, 3].publisher.prefix(0)) == [])
    #expect(values([1, 2, 3].publisher.first { $0 > 1 }) == [2])
    kept.cancel()
  }

  @Test func `keeps nothing from one receiver to the next`() {
    let rest = [1, 2].publisher.dropFirst()
    #expect(values(rest) == [2])
    #expect(values(rest) == [2])
  }

  @Test func `merges publishers`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var (seen, hasEnded) = ([Int](), false)
    let kept = a.merge(with: b).sink(
      receiveCompletion: { _ in hasEnded = true }, receiveValue: { seen.append($0) })
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    #expect(!hasEnded)
    b.send(3)
    b.send(completion: .finished)
    #expect(seen == [1, 2, 3] && hasEnded)
    kept.cancel()
    #expect(values(Publishers.MergeMany(Just(1), Just(2), Just(3))) == [1, 2, 3])
  }

  @Test func `combines the latest values of two to four publishers`() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
    var seen: [String] = []
    let kept = a.combineLatest(b) { "\($0)\($1)" }.sink { seen.append($0) }
    b.send("a")
    a.send(2)
    b.send("b")
    #expect(seen == ["1a", "2a", "2b"])
    kept.cancel()
    let three = Publishers.CombineLatest3(Just(1), Just("x"), Just(true))
    #expect(values(three.map { "\($0) \($1) \($2)" }) == ["1 x true"])
    let four = Just(1).combineLatest(Just(2), Just(3), Just(4)).map { [$0, $1, $2, $3] }
    #expect(values(four) == [[1, 2, 3, 4]])
    let pairs = [1, 2].publisher.zip(["a", "b", "c"].publisher).map { "\($0)\($1)" }
    #expect(values(pairs) == ["1a", "2b"])
  }

  @Test func `pairs values until a publisher has ended and none of its values wait`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var (seen, ends) = ([String](), 0)
    let kept = a.zip(b).sink(
      receiveCompletion: { _ in ends += 1 }, receiveValue: { seen.append("\($0.0)\($0.1)") })
    a.send(1)
    a.send(2)
    b.send("a")
    a.send(completion: .finished)
    #expect(seen == ["1a"] && ends == 0)
    b.send("b")
    #expect(seen == ["1a", "2b"] && ends == 1)
    kept.cancel()
  }

  @Test func `that pairs values ends with a publisher of which none wait`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var ends = 0
    let kept = a.zip(b).sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in })
    a.send(1)
    b.send(completion: .finished)
    #expect(ends == 1)
    kept.cancel()
  }

  @Test func `that pairs values sends the last pair before the end`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var log: [String] = []
    let kept = a.zip(b).sink(
      receiveCompletion: { _ in log.append("end") },
      receiveValue: { pair in
        a.send(completion: .finished)
        log.append("\(pair.0) \(pair.1)")
      })
    a.send(1)
    b.send(2)
    #expect(log == ["1 2", "end"])
    kept.cancel()
  }

  @Test func `takes values and ends from several threads`() {
    // Subjects are shared between threads here, as an app may share Combine's.
    nonisolated(unsafe) let a = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) let b = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) let sources = (0..<64).map { _ in PassthroughSubject<Int, Never>() }
    let (pairs, ends) = (Locked(0), Locked(0))
    let kept = [
      a.zip(b).sink { _ in pairs.access { $0 += 1 } },
      Publishers.MergeMany(sources).sink(
        receiveCompletion: { _ in ends.access { $0 += 1 } }, receiveValue: { _ in }),
    ]
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      for value in 0..<100 { (index.isMultiple(of: 2) ? a : b).send(value) }
      sources[index].send(completion: .finished)
    }
    // Half of 64 threads send 100 values each to either side.
    #expect(pairs.access { $0 } == 3200)
    #expect(ends.access { $0 } == 1)
    for one in kept { one.cancel() }
  }

  @Test func `joins the publishers that values become`() {
    let subject = PassthroughSubject<Int, Never>()
    let inner = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
    var (all, latest, ends) = ([String](), [String](), 0)
    let kept = [
      subject.flatMap { inner[$0] }.sink(
        receiveCompletion: { _ in ends += 1 }, receiveValue: { all.append($0) }),
      subject.map { inner[$0] }.switchToLatest().sink(
        receiveCompletion: { _ in ends += 1 }, receiveValue: { latest.append($0) }),
    ]
    subject.send(0)
    inner[0].send("a")
    subject.send(1)
    inner[0].send("b")
    inner[1].send("c")
    #expect(all == ["a", "b", "c"])
    #expect(latest == ["a", "c"])
    subject.send(completion: .finished)
    #expect(ends == 0)
    inner[1].send(completion: .finished)
    #expect(ends == 1)
    inner[0].send(completion: .finished)
    #expect(ends == 2)
    for one in kept { one.cancel() }
  }

  @Test func `goes on after a failure, or changes it`() {
    let failing = Fail<Int, Fault>(error: Fault()).prepend(1)
    #expect(values(failing.catch { _ in Just(2) }) == [1, 2])
    #expect(values(failing.replaceError(with: 3)) == [1, 3])
    struct Other: Error, Equatable { let cause: Fault }
    var end: Subscribers.Completion<Other>?
    let kept = failing.mapError { Other(cause: $0) }.sink(
      receiveCompletion: { end = $0 }, receiveValue: { _ in })
    #expect(end == .failure(Other(cause: Fault())))
    kept.cancel()
    let tried = ["1", "x", "2"].publisher.tryMap { text in
      guard let number = Int(text) else { throw Fault() }
      return number
    }
    #expect(values(tried) == [1])
  }

  @Test func `passes values at once, whatever time and place are wanted`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let kept = subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .throttle(for: 0.5, scheduler: RunLoop.main, latest: true)
      .delay(for: .seconds(2), scheduler: OperationQueue.main)
      .subscribe(on: DispatchQueue.global()).receive(on: ImmediateScheduler.shared)
      .sink { seen.append($0) }
    subject.send(1)
    #expect(seen == [1])
    #expect(SchedulerInterval.milliseconds(300).timeInterval == 0.3)
    kept.cancel()
  }

  @Test func `calls closures beside what passes`() {
    let subject = PassthroughSubject<Int, Never>()
    var events: [String] = []
    let kept = subject.handleEvents(
      receiveSubscription: { _ in events.append("start") },
      receiveOutput: { events.append("\($0)") },
      receiveCancel: { events.append("cancel") }
    ).sink { _ in }
    subject.send(1)
    kept.cancel()
    subject.send(2)
    #expect(events == ["start", "1", "cancel"])
  }
}
