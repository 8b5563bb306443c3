import DynamicType
import ImageDiff
import Reports
import Snapshots
import Testing

@testable import Reviews

@Suite struct `Halves of a renamed picture` {
  private let one = ReviewBench.cell()
  private let two = ReviewBench.cell(.accessibilityMedium)
  private let alone = ReviewBench.cell(in: .title1)

  private var decided: [DecidedCell] {
    let digest = SecureDigest(of: [1])
    return [
      DecidedCell(name: one, lookedAt: digest, file: "one.png", other: two),
      DecidedCell(name: two, lookedAt: digest, file: "two.png", other: one),
      DecidedCell(name: alone, lookedAt: digest, file: "alone.png"),
    ]
  }

  private func halves(_ decided: [DecidedCell]) -> RenamedHalves {
    RenamedHalves(of: RunResults(suite: "tiny", toolVersion: "1", declaredCount: 0))
      .adding(decided)
  }

  private func attempts(_ decided: [DecidedCell]) -> [Attempt] {
    decided.map { .known(Step(decided: $0, from: .open, to: .open)) }
  }

  @Test func `name each other`() {
    let halves = halves(decided)
    #expect(halves.other(of: one) == two)
    #expect(halves.other(of: two) == one)
    #expect(halves.other(of: alone) == nil)
    #expect(halves.completed([one, alone]) == [one, two, alone].sorted())
    #expect(halves.completed([alone]) == [alone])
    #expect(!halves.isLone(one) && !halves.isLone(alone))
  }

  @Test func `are none where only one names the other`() {
    var decided = self.decided
    decided[1].other = alone
    let halves = halves(decided)
    #expect(halves.other(of: one) == nil)
    #expect(halves.other(of: two) == nil)
  }

  @Test func `are refused together, the second for the first`() {
    var attempts = attempts(Array(decided.dropFirst()))
    var refusals: [SnapshotName: Refusal] = [one: .passes]
    halves(decided).refuseHalves(of: &attempts, &refusals)
    #expect(attempts.map(\.cell) == [alone])
    #expect(
      refusals == [
        one: .passes,
        two: .ofPicture(
          "This picture was renamed, and its other name one.png cannot change. "
            + "So both names stay as they are. Compare again."),
      ])
  }

  @Test func `keep their own refusals, and leave others alone`() {
    var attempts = attempts([decided[2]])
    var refusals: [SnapshotName: Refusal] = [one: .passes, two: .isRecorded]
    halves(decided).refuseHalves(of: &attempts, &refusals)
    #expect(attempts.map(\.cell) == [alone])
    #expect(refusals == [one: .passes, two: .isRecorded])

    attempts = self.attempts(Array(decided.prefix(2)))
    refusals = [alone: .passes]
    halves(decided).refuseHalves(of: &attempts, &refusals)
    #expect(attempts.map(\.cell) == [one, two])
    #expect(refusals == [alone: .passes])
  }

  @Test func `are carried out together, once`() {
    let (halves, attempts) = (halves(decided), attempts(decided))
    let groups = halves.together(attempts).map { $0.map(\.cell) }
    #expect(groups.count == 2)
    #expect(groups.contains([one, two].sorted()))
    #expect(groups.contains([alone]))
    #expect(halves.together([attempts[0]]).map { $0.map(\.cell) } == [[one]])
  }
}
