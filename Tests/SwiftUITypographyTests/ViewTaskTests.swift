import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import SwiftUITypography

@Suite struct `A task of a view` {
  private struct Inbox: View {
    let log: Log
    @State private var mails: [String] = []

    var body: some View {
      VStack {
        ForEach(mails, id: \.self) { mail in
          Text(mail).task { log.add("read \(mail)") }
        }
        Text("\(mails.count) mails")
      }
      .task {
        await Task.yield()
        mails = ["one", "two"]
      }
    }
  }

  @MainActor @Test func `is waited for, and so are those of what it brings up`() async throws {
    let log = Log()
    let texts = try await StandingBench(Inbox(log: log)).textsAfterTasks()
    #expect(texts == ["one", "two", "2 mails"])
    #expect(log.words == ["read one", "read two"])
  }

  @MainActor @Test func `runs once`() async throws {
    let log = Log()
    let bench = try StandingBench(Text("a").task(id: 1) { log.add("ran") })
    _ = try await bench.textsAfterTasks()
    _ = try await bench.textsAfterTasks()
    #expect(log.words == ["ran"])
  }

  @MainActor @Test func `waits where nobody waits for it`() throws {
    let bench = try StandingBench(VStack { Text("a").task {} })
    #expect(try bench.texts() == ["a"])
    #expect(bench.view.pathsOfWaitingTasks == ["VStack/Text"])
  }

  @MainActor @Test func `that never ends is cancelled, and an error that names it`() async throws {
    let log = Log()
    let (stream, source) = AsyncStream.makeStream(of: Int.self)
    let view = VStack {
      Text("a").task {}
      Text("b").task {
        for await _ in stream {}
        log.add("cancelled: \(Task.isCancelled)")
      }
    }
    let bench = try StandingBench(view)
    let error = await #expect(throws: StandingViewError.self) {
      try await bench.textsAfterTasks(limit: .milliseconds(50))
    }
    #expect(error == .taskNotEnded(path: "VStack/Text[2]", limit: .milliseconds(50)))
    #expect(
      error?.description
        == "The task of VStack/Text[2] did not end within 0.05 seconds and was cancelled. End the stream it "
        + "reads, or give the view finished data in the test.")
    source.finish()
    while log.words.isEmpty { await Task.yield() }
    #expect(log.words == ["cancelled: true"])
  }

  @MainActor @Test func `runs in the launch and the surroundings of its view`() async throws {
    struct Sized: View {
      let log: Log
      @Environment(\.dynamicTypeSize) private var size

      var body: some View {
        Text("a").task {
          await Task.yield()
          let launched = InterfaceLaunch.current?.surroundings.traits.preferredContentSizeCategory
          log.add("\(size), \(launched == .large)")
        }
      }
    }
    let log = Log()
    _ = try await StandingBench(Sized(log: log)).textsAfterTasks()
    #expect(log.words == ["large, true"])
  }
}
