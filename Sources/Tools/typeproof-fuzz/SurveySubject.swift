import Reports

/// Results of a survey that were read are equal to what is read of them once written, and what is told of
/// them has no formula and no markup that a stranger chose.
struct SurveySubject: FuzzSubject {
  func take(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
    guard let log = try? SurveyLog(reading: bytes) else { return false }
    guard log.intactSize <= bytes.count else {
      throw FuzzFinding(description: "More bytes are intact than there are.")
    }
    guard var written = try? log.plan.line() else {
      throw FuzzFinding(description: "A plan cannot be written.")
    }
    for font in log.fonts { written += (try? font.line()) ?? [] }
    guard let again = try? SurveyLog(reading: written), again.plan == log.plan,
      again.fonts == log.fonts, again.damage == nil
    else {
      throw FuzzFinding(description: "Results are others when read again.")
    }
    let survey = Survey(edition: log.plan.edition, fonts: log.fonts)
    let lines = survey.csv.split(separator: "\r\n", omittingEmptySubsequences: false)
    if let line = lines.first(where: { $0.first.map { "=+-@".contains($0) } ?? false }) {
      throw FuzzFinding(description: "A line of the table begins as a formula: \(line.prefix(20))")
    }
    _ = try? Survey(merging: [log])
    return true
  }
}
