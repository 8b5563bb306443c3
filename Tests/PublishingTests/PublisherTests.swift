import DynamicType
import Foundation
import Snapshots
import Testing

@testable import Publishing

@Suite struct `A publisher` {
  private struct Fault: Error, Equatable {}

  @Test func `of one value, none, a failure or a sequence ends`() {
    var log: [String] = []
    func listen<Failure>(_ publisher: some Publisher<Int, Failure>) {
      let kept = publisher.sink(
        receiveCompletion: { end in
          if case .finished = end { log.append("end") } else { log.append("fault") }
        },
        receiveValue: { log.append("\($0)") })
      kept.cancel()
    }
    listen(Just(1))
    listen(Empty<Int, Never>())
    listen(Empty<Int, Never>(completeImmediately: false))
    listen(Fail<Int, Fault>(error: Fault()))
    listen([2, 3].publisher)
    listen(Deferred { Just(4) })
    listen(Result<Int, Fault>.success(5).publisher)
    #expect(log == ["1", "end", "end", "fault", "2", "3", "end", "4", "end", "5", "end"])
  }

  @Test func `of a future sends its result, once, also to who comes later`() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    var seen: [Int] = []
    let first = future.sink { seen.append($0) }
    #expect(seen == [])
    promise?(.success(1))
    promise?(.success(2))
    let second = future.sink { seen.append($0 * 10) }
    #expect(seen == [1, 10])
    first.cancel()
    second.cancel()
  }

  @Test func `of a future sends its result once, whoever comes while it is made`() {
    let wrong = Locked(0)
    for _ in 0..<500 {
      var made: Future<Int, Never>.Promise?
      nonisolated(unsafe) let future = Future<Int, Never> { made = $0 }
      nonisolated(unsafe) let promise = made
      let (values, kept) = (Locked(0), Locked<[AnyCancellable]>([]))
      DispatchQueue.concurrentPerform(iterations: 4) { index in
        if index == 0 { promise?(.success(1)) }
        let one = future.sink { value in values.access { $0 += value } }
        kept.access { $0.append(one) }
      }
      // Each of four receivers has the value 1 once.
      if values.access({ $0 }) != 4 { wrong.access { $0 += 1 } }
    }
    #expect(wrong.access { $0 } == 0)
  }

  @Test func `of a future that failed sends the failure, also to who comes later`() {
    let future = Future<Int, Fault> { $0(.failure(Fault())) }
    var (seen, end) = ([Int](), Subscribers.Completion<Fault>?.none)
    let kept = future.sink(receiveCompletion: { end = $0 }, receiveValue: { seen.append($0) })
    #expect(seen == [] && end == .failure(Fault()))
    kept.cancel()
  }

  @Test func `of a current value sends only the end after its end`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(completion: .finished)
    var (seen, ends) = ([Int](), 0)
    let kept = subject.sink(
      receiveCompletion: { _ in ends += 1 }, receiveValue: { seen.append($0) })
    #expect(seen == [] && ends == 1)
    #expect(subject.value == 1)
    kept.cancel()
  }

  @Test func `of a subject sends until it ends or is cancelled`() {
    let subject = PassthroughSubject<Int, Never>()
    var (seen, ends) = ([Int](), 0)
    var kept: Set<AnyCancellable> = []
    subject.sink { seen.append($0) }.store(in: &kept)
    subject.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { seen.append($0 * 10) })
      .store(in: &kept)
    subject.send(1)
    subject.send(completion: .finished)
    subject.send(2)
    #expect(seen == [1, 10] && ends == 1)
  }

  @Test func `stops when the result of sink goes`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    do {
      let kept = subject.sink { seen.append($0) }
      subject.value = 2
      withExtendedLifetime(kept) {}
    }
    subject.send(3)
    #expect(seen == [1, 2] && subject.value == 3)
  }

  @Test func `lets go of what listened`() {
    final class Listener {}
    weak var listener: Listener?
    let subject = PassthroughSubject<Int, Never>()
    do {
      let made = Listener()
      listener = made
      let kept = subject.map { $0 + 1 }.merge(with: Just(1)).sink { _ in _ = made }
      subject.send(1)
      kept.cancel()
    }
    #expect(listener == nil)
  }

  @Test func `writes into a property of an object`() {
    final class Target { var number = 0 }
    let target = Target()
    var kept: [AnyCancellable] = []
    Just(5).assign(to: \.number, on: target).store(in: &kept)
    #expect(target.number == 5)
  }

  private final class Model: ObservableObject {
    @Published var name = "Ann"
    @Published var length = 0
    var unpublished = 0
  }

  private final class Announcer: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
  }

  @Test func `of a property sends its value, and the next before the property has it`() {
    let model = Model()
    var seen: [String] = []
    let kept = model.$name.sink { seen.append("\($0) \(model.name)") }
    model.name = "Bo"
    #expect(seen == ["Ann Ann", "Bo Ann"])
    #expect(model.name == "Bo")
    kept.cancel()
  }

  @Test func `writes into a published property for as long as it lasts`() {
    let (model, other) = (Model(), Model())
    model.$name.map(\.count).assign(to: &other.$length)
    model.name = "Charlotte"
    #expect(other.length == 9)
  }

  @Test func `of an object says that it will change`() {
    let model = Model()
    var log: [String] = []
    let kept = model.objectWillChange.sink { log.append(model.name) }
    model.name = "Bo"
    model.length = 1
    model.unpublished = 1
    model.objectWillChange.send()
    #expect(log == ["Ann", "Bo", "Bo"])
    kept.cancel()
    let announcer = Announcer()
    var numbers: [Int] = []
    let other = announcer.objectWillChange.sink { numbers.append($0) }
    announcer.objectWillChange.send(3)
    #expect(numbers == [3])
    other.cancel()
  }

  @Test func `of notifications sends those of its launch`() throws {
    let center = NotificationCenter()
    let name = Notification.Name("publishing")
    var repository = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { repository.deleteLastPathComponent() }
    let fonts = try FontFolder(path: repository.path + "/Fonts")
    let launches = [1, 2].map { _ in
      InterfaceLaunch(
        in: InterfaceSurroundings(),
        fonts: InterfaceFonts(folder: fonts, systemFont: BuiltInSuite.systemFont))
    }
    var seen: [Int] = []
    let outside = center.publisher(for: name).sink { seen.append($0.object as? Int ?? 0) }
    let inside = launches[0].run {
      center.publisher(for: name).sink { seen.append(10 * ($0.object as? Int ?? 0)) }
    }
    launches[0].run { center.post(name: name, object: 1) }
    launches[1].run { center.post(name: name, object: 2) }
    inside.cancel()
    launches[0].run { center.post(name: name, object: 3) }
    #expect(seen.sorted() == [1, 2, 3, 10])
    outside.cancel()
  }

  /// A publisher that counts its connections.
  private final class Station: ConnectablePublisher {
    typealias Output = Int
    typealias Failure = Never
    let subject = PassthroughSubject<Int, Never>()
    var connections = 0
    var disconnections = 0

    func connect() -> any Cancellable {
      connections += 1
      return AnyCancellable { self.disconnections += 1 }
    }

    func deliver(to receiver: Receiver<Int, Never>) { subject.deliver(to: receiver) }
  }

  @Test func `that connects itself does so from its first receiver to its last`() {
    let station = Station()
    let publisher = station.autoconnect()
    var seen: [Int] = []
    let first = publisher.sink { seen.append($0) }
    let second = publisher.sink { seen.append($0 * 10) }
    station.subject.send(1)
    #expect(seen == [1, 10] && station.connections == 1)
    first.cancel()
    #expect(station.disconnections == 0)
    second.cancel()
    #expect(station.connections == 1 && station.disconnections == 1)
    let third = publisher.sink { seen.append($0) }
    #expect(station.connections == 2)
    third.cancel()
    #expect(station.disconnections == 2)
  }

  @Test func `of a timer never fires`() {
    var seen = 0
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let kept = timer.sink { _ in seen += 1 }
    #expect(seen == 0)
    kept.cancel()
  }
}
