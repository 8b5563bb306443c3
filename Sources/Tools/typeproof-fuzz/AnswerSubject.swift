import Isolation
import JSON
import Reports
import Snapshots

/// Checks that the verdicts in any answer of a worker are about the requested cells, each once, and
/// can be printed like others.
///
/// The bytes are an answer, with or without the frame of its message.
struct AnswerSubject: FuzzSubject {
  private let cells = ["app/body/word.l@2x.png", "app/body/word.xl@2x.png"]
    .compactMap(SnapshotName.init(picturePath:))

  func take(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
    let message =
      if case .whole(let message) = MessageFrame.arrival(in: bytes) { Array(message) } else {
        bytes
      }
    let answer = try? WorkerAnswer(reading: message)
    if let answer { try check(answer) }
    if case .plan(let plan) = answer { try gather([], over: plan) }
    try gather(
      message,
      over: SuitePlan(
        suite: "app", goldens: "Snapshots", fonts: "Fonts", notes: [], declaredCount: cells.count,
        ramps: [cells], sharedPlan: nil, interruption: nil, hasAudit: true))
    return answer != nil
  }

  private func check(_ answer: WorkerAnswer) throws(FuzzFinding) {
    guard let text = try? answer.json().text,
      let again = try? WorkerAnswer(reading: Array(text.utf8)),
      again == answer
    else {
      throw FuzzFinding(description: "An answer cannot be written, or is another when read again.")
    }
  }

  /// Uses a message as the answer to every request.
  private func gather(_ message: [UInt8], over plan: SuitePlan) throws(FuzzFinding) {
    var gathered = GatheredResults(plan: plan, toolVersion: "1")
    var areOfUse = gathered.takeAudit(.success(message))
    for ramp in plan.ramps {
      let isOfUse = gathered.take(.success(message), to: ramp)
      areOfUse = areOfUse && isOfUse
    }
    areOfUse = gathered.takeRest(.success(message)) && areOfUse
    let results = gathered.results
    let drawn = results.cells.filter { $0.verdict != .obsolete }.map(\.name)
    guard drawn.sorted() == plan.ramps.joined().sorted() else {
      throw FuzzFinding(description: "There are verdicts on other cells than were asked for.")
    }
    guard areOfUse || results.status == .trouble else {
      throw FuzzFinding(description: "What is no answer is no trouble.")
    }
    guard let text = try? results.json().text,
      let again = try? RunResults(reading: Array(text.utf8)), again == results
    else {
      throw FuzzFinding(description: "Gathered results cannot be written, or read again.")
    }
  }
}
