import FontSurveys
import ImageDiff
import Snapshots
import Synchronization

/// What is known of fonts by their content, which each is looked at for once, whatever it is called.
final class KnownFonts: Sendable {
  private final class Entry: Sendable {
    let survey: Mutex<FontSurvey?>

    init(_ survey: FontSurvey?) { self.survey = Mutex(survey) }
  }

  private let entries: Mutex<[SecureDigest: Entry]>

  init(_ surveys: [FontSurvey]) {
    entries = Mutex(
      Dictionary(
        surveys.map { ($0.digest, Entry($0)) }, uniquingKeysWith: { first, _ in first }))
  }

  /// What is known of a content, found out unless it is. Who asks at the same time waits for it.
  func survey(of digest: SecureDigest, look: () -> FontSurvey) -> FontSurvey {
    let entry = entries.withLock { entries in
      if let entry = entries[digest] { return entry }
      let entry = Entry(nil)
      entries[digest] = entry
      return entry
    }
    return entry.survey.withLock { known in
      if let known { return known }
      let found = look()
      known = found
      return found
    }
  }
}
