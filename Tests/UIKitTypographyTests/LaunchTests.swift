import DynamicType
import Foundation
import Snapshots
import Synchronization
import Testing
import TypeproofTesting

@testable import UIKitTypography

@MainActor @Suite struct `A launch of an interface` {
  private static let surroundings = { (category: ContentSizeCategory) in
    InterfaceSurroundings(width: 320, category: category)
  }

  /// Starts an interface at a text size, and says what is set in it: each text with its size.
  private func sizes(
    at category: ContentSizeCategory, changedTo later: ContentSizeCategory? = nil,
    _ make: () throws -> any MainActorInterfaceSource
  ) throws -> [Points] {
    let fonts = try #require(Stage.fonts)
    let launch = InterfaceLaunch(in: Self.surroundings(category), fonts: fonts)
    return try launch.run {
      let source = try make()
      let typesetter = try Typesetter(fonts)
      var frame = try source.interface(in: Self.surroundings(category), typesetter: typesetter)
      if let later {
        frame = try source.interface(in: Self.surroundings(later), typesetter: typesetter)
      }
      return frame.elements.compactMap(\.text?.pointSize)
    }
  }

  // The sizes of body: Apple's table (Human Interface Guidelines, Typography).
  @Test func `shows what opens at the text size, and a change what stays`() throws {
    #expect(try sizes(at: .accessibilityExtraExtraExtraLarge) { LoadingController() } == [53])
    #expect(try sizes(at: .large) { LoadingController() } == [17])
    #expect(
      try sizes(at: .large, changedTo: .accessibilityExtraExtraExtraLarge) { LoadingController() }
        == [17])
  }

  @Test func `leaves nothing on the device around it`() throws {
    let device = Stage.device(.extraSmall)
    try device.run {
      for trap in Trap.all + Trap.screens {
        _ = try sizes(at: .accessibilityExtraExtraExtraLarge, trap.make)
      }
      #expect(UITraitCollection.current.preferredContentSizeCategory == .extraSmall)
      #expect(UISimulatedDevice.current === device)
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 14)
    }
  }

  @Test func `leaves nothing where what it runs throws`() throws {
    struct Trouble: Error {}
    let device = Stage.device(.extraSmall)
    device.run {
      #expect(throws: Trouble.self) {
        try sizes(at: .accessibilityExtraExtraExtraLarge) { throw Trouble() }
      }
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 14)
    }
  }

  @Test func `keeps the system, the screen and the fonts that the device around it has`() throws {
    let device = Stage.device()
    device.system = UISystemVersion(15)
    device.screenSize = UIScreenSize(width: 320, height: 568)
    try device.run {
      let fonts = try #require(Stage.fonts)
      InterfaceLaunch(in: Self.surroundings(.large), fonts: fonts).run {
        #expect(UISimulatedDevice.current !== device)
        #expect(UISimulatedDevice.current.system == UISystemVersion(15))
        #expect(UIScreen.main.bounds.width == 320)
      }
    }
  }

  @Test func `hides the traits that are current around it`() throws {
    let traits = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let sizes = try traits.asCurrent {
      Result { try self.sizes(at: .large) { LoadingController() } }
    }.get()
    #expect(sizes == [17])
  }

  @Test func `has the fonts of the app while it makes the view`() throws {
    let fonts = try #require(Stage.fonts)
    InterfaceLaunch(in: Self.surroundings(.large), fonts: fonts).run {
      #expect(UIFont(name: "JetBrains Mono", size: 17) != nil)
      #expect((UIFont(name: "JetBrains Mono", size: 17)?.lineHeight ?? 0) > 0)
    }
  }

  @Test func `tells observers of its own changes alone`() throws {
    final class Count: Sendable {
      let told = Mutex(0)
    }
    let count = Count()
    let make: @MainActor () -> LoadingController = {
      NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main
      ) { _ in count.told.withLock { $0 += 1 } }
      return LoadingController()
    }
    for expected in 1...3 {
      _ = try sizes(at: .large, changedTo: .accessibilityLarge, make)
      #expect(count.told.withLock { $0 } == expected)
    }
  }

  // MARK: Orders

  /// What a trap shows at a text size: its layout, and its pixels.
  private func picture(of trap: Trap, at category: ContentSizeCategory) throws -> String {
    let fonts = try #require(Stage.fonts)
    let launch = InterfaceLaunch(in: Self.surroundings(category), fonts: fonts)
    let frame = try launch.run {
      try trap.make().interface(
        in: Self.surroundings(category), typesetter: Typesetter(fonts))
    }
    return try Stage.digest(of: frame)
  }

  private static let categories: [ContentSizeCategory] = [
    .extraSmall, .large, .accessibilityExtraExtraExtraLarge,
  ]

  @Test func `gives the same picture whatever ran before, in 200 orders`() throws {
    let all = (Trap.all + Trap.screens).flatMap { trap in Self.categories.map { (trap, $0) } }
    var expected: [String: String] = [:]
    for (trap, category) in all {
      expected["\(trap.name) \(category)"] = try picture(of: trap, at: category)
    }
    #expect(Set(expected.values).count > 60)
    for seed in 0..<200 {
      var random = SeededGenerator(UInt64(seed))
      // A part of all, each as often as it comes.
      for _ in 0..<6 {
        let (trap, category) = try #require(all.randomElement(using: &random))
        let found = try picture(of: trap, at: category)
        #expect(found == expected["\(trap.name) \(category)"], "\(trap.name) \(category), \(seed)")
      }
    }
  }

  @Test func `gives the same picture beside others`() async throws {
    let all = (Trap.all + Trap.screens).flatMap { trap in Self.categories.map { (trap, $0) } }
    var expected: [String: String] = [:]
    for (trap, category) in all {
      expected["\(trap.name) \(category)"] = try picture(of: trap, at: category)
    }
    var random = SeededGenerator(7)
    let tasks = all.shuffled(using: &random).map { trap, category in
      Task { @MainActor in
        let fonts = try #require(Stage.fonts)
        let launch = InterfaceLaunch(in: Self.surroundings(category), fonts: fonts)
        let frame = try await launch.run {
          let source = trap.make()
          // Others get their turn while this one is in its launch.
          await Task.yield()
          return try source.interface(
            in: Self.surroundings(category), typesetter: Typesetter(fonts))
        }
        #expect(
          try Stage.digest(of: frame) == expected["\(trap.name) \(category)"],
          "\(trap.name) \(category)")
      }
    }
    for task in tasks { try await task.value }
  }
}

/// Numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
