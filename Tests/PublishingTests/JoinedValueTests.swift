import Testing

@testable import Publishing

@Suite struct `Values of three publishers` {
  @Test func `are joined when all have sent one, and again with each later one`() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let c = PassthroughSubject<String, Never>()
    var seen: [String] = []
    let kept = a.combineLatest(b, c) { "\($0) \($1) \($2)" }.sink { seen.append($0) }
    a.send(1)
    b.send(2)
    #expect(seen.isEmpty)
    c.send("x")
    b.send(3)
    a.send(4)
    c.send("y")
    #expect(seen == ["1 2 x", "1 3 x", "4 3 x", "4 3 y"])
    kept.cancel()
    a.send(5)
    #expect(seen.count == 4)
  }
}
