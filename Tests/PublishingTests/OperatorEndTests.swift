import Testing

@testable import Publishing

/// Listens to a publisher, and notes its values and how it ends.
private final class Listener<Output, Failure: Error> {
  private(set) var values: [Output] = []
  private(set) var ends = 0
  private(set) var failures = 0
  private var kept: AnyCancellable?

  init(_ publisher: some Publisher<Output, Failure>) {
    kept = publisher.sink(
      receiveCompletion: { [unowned self] end in
        if case .finished = end { ends += 1 } else { failures += 1 }
      },
      receiveValue: { [unowned self] in values.append($0) })
  }
}

private struct Fault: Error, Equatable {}

@Suite struct `The end of publishers` {
  @Test func `that are none comes at once`() {
    let none = Listener(Publishers.MergeMany([Just<Int>]()))
    #expect(none.values == [] && none.ends == 1)
    let empty = Listener(Empty(outputType: Int.self, failureType: Fault.self))
    #expect(empty.values == [] && empty.ends == 1)
    let open = Listener(
      Empty(completeImmediately: false, outputType: Int.self, failureType: Fault.self))
    #expect(open.ends == 0 && open.failures == 0)
  }

  @Test func `that are merged is the first failure`() {
    let (a, b) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
    let both = Listener(a.merge(with: b))
    a.send(1)
    a.send(completion: .failure(Fault()))
    b.send(2)
    b.send(completion: .finished)
    #expect(both.values == [1] && both.failures == 1 && both.ends == 0)
  }

  @Test func `that are paired needs no value before it`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let pairs = Listener(a.zip(b))
    b.send("a")
    #expect(pairs.ends == 0)
    a.send(1)
    #expect(pairs.values.map { "\($0.0)\($0.1)" } == ["1a"] && pairs.ends == 0)
    a.send(2)
    b.send("b")
    #expect(pairs.values.map { "\($0.0)\($0.1)" } == ["1a", "2b"] && pairs.ends == 0)
    b.send(completion: .finished)
    #expect(pairs.ends == 1)
  }

  @Test func `that are paired is a failure of either`() {
    let (a, b) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
    let pairs = Listener(a.zip(b))
    a.send(1)
    b.send(completion: .failure(Fault()))
    #expect(pairs.values.isEmpty && pairs.failures == 1 && pairs.ends == 0)
  }

  @Test func `that values become comes after that of their source`() {
    let source = PassthroughSubject<Int, Fault>()
    let inner = [PassthroughSubject<String, Fault>(), PassthroughSubject<String, Fault>()]
    let all = Listener(source.flatMap { inner[$0] })
    let some = Listener(source.flatMap(maxPublishers: .max(1)) { inner[$0] })
    source.send(0)
    source.send(1)
    inner[0].send("a")
    inner[1].send("b")
    inner[0].send("c")
    inner[0].send(completion: .finished)
    inner[1].send(completion: .finished)
    #expect(all.values == ["a", "b", "c"] && some.values == ["a", "b", "c"])
    #expect(all.ends == 0 && some.ends == 0)
    source.send(completion: .finished)
    #expect(all.ends == 1 && some.ends == 1)
  }

  @Test func `that values become is a failure of any`() {
    let source = PassthroughSubject<Int, Fault>()
    let inner = [PassthroughSubject<String, Fault>(), PassthroughSubject<String, Fault>()]
    let all = Listener(source.flatMap { inner[$0] })
    source.send(0)
    source.send(1)
    inner[0].send(completion: .failure(Fault()))
    inner[1].send("b")
    #expect(all.values == [] && all.failures == 1 && all.ends == 0)
  }

  @Test func `that replace each other may be a failure, where their source has none`() {
    let source = PassthroughSubject<PassthroughSubject<Int, Fault>, Never>()
    let (a, b) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
    let latest = Listener(source.switchToLatest())
    source.send(a)
    a.send(1)
    source.send(b)
    a.send(2)
    a.send(completion: .failure(Fault()))
    b.send(3)
    #expect(latest.values == [1, 3] && latest.failures == 0)
    b.send(completion: .failure(Fault()))
    #expect(latest.failures == 1 && latest.ends == 0)
  }

  @Test func `of no values comes at once`() {
    let subject = PassthroughSubject<Int, Never>()
    let none = Listener(subject.prefix(0))
    #expect(none.ends == 1)
    subject.send(1)
    #expect(none.values == [] && none.ends == 1)
  }

  @Test func `of some values leaves out what is sent meanwhile`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let kept = subject.prefix(2).sink { value in
      seen.append(value)
      // As an app that sends the next value when it gets one.
      if value < 5 { subject.send(value + 1) }
    }
    subject.send(1)
    #expect(seen == [1, 2])
    kept.cancel()
  }

  @Test func `of some values before others keeps the others from starting`() {
    var starts = 0
    let others = Deferred { () -> Just<Int> in
      starts += 1
      return Just(2)
    }
    let first = Listener(others.prepend(1).first())
    #expect(first.values == [1] && first.ends == 1 && starts == 0)
    let all = Listener(others.prepend(1))
    #expect(all.values == [1, 2] && all.ends == 1 && starts == 1)
  }

  @Test func `does not call receiveCancel after completion`() {
    let subject = PassthroughSubject<Int, Never>()
    var events: [String] = []
    let kept = subject.handleEvents(
      receiveOutput: { events.append("\($0)") },
      receiveCompletion: { _ in events.append("end") },
      receiveCancel: { events.append("cancel") }
    ).sink { _ in }
    subject.send(1)
    subject.send(completion: .finished)
    kept.cancel()
    #expect(events == ["1", "end"])
  }

  @Test func `of collected values is sent after them, and a failure without them`() {
    let subject = PassthroughSubject<Int, Fault>()
    let all = Listener(subject.collect())
    subject.send(1)
    subject.send(completion: .failure(Fault()))
    #expect(all.values == [] && all.failures == 1)
  }
}

@Suite struct `A subject that has ended` {
  @Test func `keeps its value and its end`() {
    let subject = CurrentValueSubject<Int, Fault>(1)
    subject.send(completion: .finished)
    subject.send(2)
    subject.value = 3
    subject.send(completion: .failure(Fault()))
    #expect(subject.value == 1)
    let late = Listener(subject)
    #expect(late.values == [] && late.ends == 1 && late.failures == 0)
  }
}

@Suite struct `A receiver` {
  private final class Model: ObservableObject {
    @Published var name = "Ann"
  }

  @Test func `of a changed property gets its value once`() {
    let model = Model()
    model.name = "Bo"
    let names = Listener(model.$name)
    #expect(names.values == ["Bo"])
    model.name = "Cy"
    #expect(names.values == ["Bo", "Cy"])
  }

  /// A publisher that sends as soon as it has a receiver, and counts its connections.
  private final class Station: ConnectablePublisher {
    typealias Output = Int
    typealias Failure = Never
    var connections = 0
    var disconnections = 0

    func connect() -> any Cancellable {
      connections += 1
      return AnyCancellable { self.disconnections += 1 }
    }

    func deliver(to receiver: Receiver<Int, Never>) { Just(1).deliver(to: receiver) }
  }

  @Test func `that has ended when it is connected is disconnected`() {
    let station = Station()
    let only = Listener(station.autoconnect())
    #expect(only.values == [1] && only.ends == 1)
    #expect(station.connections == 1 && station.disconnections == 1)
  }

  @Test func `runs what waits for its end once`() {
    var log: [String] = []
    let receiver = Receiver<Int, Never>(
      receiveValue: { log.append("\($0)") }, receiveCompletion: { _ in log.append("end") })
    receiver.whenOver { log.append("over") }
    receiver.receive(1)
    #expect(!receiver.isOver && log == ["1"])
    receiver.receive(completion: .finished)
    receiver.receive(2)
    receiver.receive(completion: .finished)
    receiver.cancel()
    #expect(receiver.isOver && log == ["1", "end", "over"])
    receiver.whenOver { log.append("late") }
    #expect(log == ["1", "end", "over", "late"])
  }
}
