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

  @Test func `are refused where a golden of only one would be written back`() {
    let picture = GoldenState(picture: [1], block: nil)
    let accepted = Standing(.accepted, change: GoldenChange(from: .absent, to: picture))
    let back = decided.map { Attempt.known(Step(decided: $0, from: accepted, to: .open)) }
    var (attempts, refusals) = ([back[0], back[2]], [SnapshotName: Refusal]())
    halves([decided[0], decided[2]]).refuseHalves(of: &attempts, &refusals)
    #expect(attempts.map(\.cell) == [alone])
    #expect(
      refusals == [
        one: .ofPicture(
          "This picture was renamed, and its other name cannot change. "
            + "So both names stay as they are. Compare again.")
      ])

    (attempts, refusals) = (back, [:])
    halves(decided).refuseHalves(of: &attempts, &refusals)
    #expect(attempts.map(\.cell) == [one, two, alone])
    #expect(refusals == [:])
  }

  @Test func `are both tried again where one of them may pass`() {
    let steps = decided.map { Step(decided: $0, from: .open, to: .open) }
    func again(_ failures: [SnapshotName: Refusal]) -> [SnapshotName] {
      halves(decided).steps(of: steps, thatMayPassAfter: failures).map(\.cell)
    }
    #expect(again([one: .trouble("full"), two: .ofPicture("")]) == [one, two])
    #expect(again([one: .ofPicture(""), two: .trouble("full")]) == [one, two])
    #expect(again([alone: .trouble("full")]) == [alone])
    #expect(again([one: .ofPicture(""), two: .ofPicture(""), alone: .lapsed]) == [])
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
