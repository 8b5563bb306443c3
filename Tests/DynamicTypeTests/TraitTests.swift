import DynamicType
import Synchronization
import Testing

@Suite struct `A text size within clamps` {
  private let ax5 = ContentSizeCategory.accessibilityExtraExtraExtraLarge

  @Test func `SwiftUI's sizes are UIKit's in the same order`() {
    #expect(DynamicTypeSize.allCases.map(\.contentSizeCategory) == ContentSizeCategory.allCases)
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
    #expect(DynamicTypeSize(.accessibilityLarge) == .accessibility2)
    #expect(DynamicTypeSize.xxLarge.name == "xxLarge")
    #expect(ContentSizeCategory(DynamicTypeSize.xSmall) == .extraSmall)
  }

  @Test func `a set size holds for every category`() {
    let set = ContentSizeClamp(.xLarge)
    #expect(set.clamped(.extraSmall) == .extraLarge)
    #expect(set.clamped(ax5) == .extraLarge)
  }

  @Test func `a closed range lets its ends through`() {
    let clamp = ContentSizeClamp(.small ... .xxLarge)
    #expect(clamp.clamped(.extraSmall) == .small)
    #expect(clamp.clamped(.large) == .large)
    #expect(clamp.clamped(ax5) == .extraExtraLarge)
  }

  @Test func `a half-open range ends at the size before`() {
    #expect(ContentSizeClamp(.small ..< .accessibility1).clamped(ax5) == .extraExtraExtraLarge)
    #expect(ContentSizeClamp(..<DynamicTypeSize.accessibility1).clamped(ax5).shortName == "XXXL")
  }

  @Test func `a range open at one end bounds the other`() {
    let from = ContentSizeClamp(DynamicTypeSize.large...)
    let through = ContentSizeClamp(...DynamicTypeSize.large)
    #expect([from.clamped(.small), from.clamped(ax5)] == [.large, ax5])
    #expect([through.clamped(.small), through.clamped(ax5)] == [.small, .large])
  }

  @Test func `an empty range sets no bound`() {
    #expect(ContentSizeClamp(.large ..< .large).clamped(ax5) == ax5)
  }

  @Test func `a minimum and a maximum bound on their side`() {
    #expect(ContentSizeClamp(minimum: .large).clamped(.small) == .large)
    #expect(ContentSizeClamp(maximum: .large).clamped(ax5) == .large)
    #expect(ContentSizeClamp().clamped(.small) == .small)
  }

  @Test func `a minimum above the maximum leaves only the maximum`() {
    let clamp = ContentSizeClamp(minimum: .extraLarge, maximum: .medium)
    #expect(clamp.clamped(.extraSmall) == .extraSmall)
    #expect(clamp.clamped(ax5) == .medium)
  }

  @Test func `of nested clamps the one nearest the view has the last word`() {
    let outer = ContentSizeClamp(...DynamicTypeSize.large)
    let inner = ContentSizeClamp(DynamicTypeSize.xxLarge...)
    #expect(ax5.clamped(by: [outer, inner]) == .extraExtraLarge)
    #expect(ax5.clamped(by: [inner, outer]) == .large)
  }
}

@Suite struct `A trait collection` {
  @Test func `of several takes what the later one specifies`() {
    let first = TraitCollection(preferredContentSizeCategory: .small, displayScale: .x2)
    let second = TraitCollection(preferredContentSizeCategory: .large, legibilityWeight: .bold)
    #expect(
      TraitCollection(traitsFrom: [first, second])
        == TraitCollection(
          preferredContentSizeCategory: .large, legibilityWeight: .bold, displayScale: .x2))
  }

  @Test func `tells what differs`() {
    let before = TraitCollection(preferredContentSizeCategory: .small, displayScale: .x2)
    let after = TraitCollection(layoutDirection: .rightToLeft).merging(
      TraitCollection(displayScale: .x2))
    #expect(after.changes(from: before) == [.preferredContentSizeCategory, .layoutDirection])
  }

  @Test func `in force is a device as it comes unless an action runs with others`() {
    #expect(TraitCollection.current == .deviceDefault)
    let outer = TraitCollection(preferredContentSizeCategory: .small)
    let inner = TraitCollection(legibilityWeight: .bold)
    let seen = outer.performAsCurrent { inner.performAsCurrent { TraitCollection.current } }
    #expect(seen.preferredContentSizeCategory == .small)
    #expect(seen.legibilityWeight == .bold)
    #expect(seen.displayScale == .x3)
    #expect(TraitCollection.current == .deviceDefault)
  }

  @Test func `passes on what the action throws`() {
    #expect(throws: FontScalingError.alreadyScaled(pointSize: 1, basePointSize: 1)) {
      try TraitCollection().performAsCurrent { () throws(FontScalingError) in
        throw .alreadyScaled(pointSize: 1, basePointSize: 1)
      }
    }
  }
}

@Suite struct `A place whose traits change` {
  private let environment = TraitEnvironment()
  private let ax1 = TraitCollection(preferredContentSizeCategory: .accessibilityMedium)

  @Test func `tells each change to those who asked for its trait`() {
    let heard = Mutex<[String]>([])
    environment.registerForTraitChanges([.preferredContentSizeCategory]) { change in
      let name = change.current.preferredContentSizeCategory?.shortName ?? "none"
      heard.withLock { $0.append("size \(name)") }
    }
    environment.registerForTraitChanges([.legibilityWeight]) { _ in
      heard.withLock { $0.append("weight") }
    }
    environment.update(ax1)
    environment.update(TraitCollection(legibilityWeight: .bold))
    #expect(heard.withLock { $0 } == ["size AX1", "weight"])
  }

  @Test func `says what changed from what`() {
    let change = environment.update(ax1)
    #expect(change?.previous.preferredContentSizeCategory == .large)
    #expect(change?.current == environment.traitCollection)
    #expect(change?.changedTraits == [.preferredContentSizeCategory])
  }

  @Test func `is silent when nothing changes`() {
    let count = Mutex(0)
    environment.registerForTraitChanges { _ in count.withLock { $0 += 1 } }
    #expect(environment.update(.deviceDefault) == nil)
    #expect(count.withLock { $0 } == 0)
  }

  @Test func `stops telling when a registration ends`() {
    let count = Mutex(0)
    let ended = environment.registerForTraitChanges { _ in count.withLock { $0 += 1 } }
    environment.registerForTraitChanges { _ in count.withLock { $0 += 10 } }
    environment.unregisterForTraitChanges(ended)
    environment.update(ax1)
    #expect(count.withLock { $0 } == 10)
  }

  @Test func `does not end a registration of another place`() {
    let count = Mutex(0)
    let elsewhere = TraitEnvironment().registerForTraitChanges { _ in }
    environment.registerForTraitChanges { _ in count.withLock { $0 += 1 } }
    environment.unregisterForTraitChanges(elsewhere)
    environment.update(ax1)
    #expect(count.withLock { $0 } == 1)
  }

  @Test func `lets a handler read and change it`() {
    let environment = environment
    environment.registerForTraitChanges([.preferredContentSizeCategory]) { _ in
      environment.update(TraitCollection(legibilityWeight: .bold))
    }
    environment.update(ax1)
    #expect(environment.traitCollection.legibilityWeight == .bold)
  }
}
