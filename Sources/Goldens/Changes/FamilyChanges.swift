import Wording
import GoldenText
package import Suites
import DynamicType
import Imaging
import TextEngine

/// The changes of a family that the project assembles from files. The project may have decided
/// which of its faces a weight selects.
package struct FamilyChanges {
  /// The family as it was recorded.
  package let recorded: DeclaredFamily
  /// The family of today.
  package let today: DeclaredFamily

  /// The faces that came or went, and those with another weight or another position on their axes.
  /// Otherwise the new order of the faces, as the first of equal faces is taken.
  package var changes: [Change] {
    var (gone, came) = (
      recorded.faces.filter { !today.faces.contains($0) },
      today.faces.filter { !recorded.faces.contains($0) }
    )
    var changes: [Change] = []
    for face in came {
      let matches = [gone, came].map { $0.filter { $0.isOfSameFile(as: face) } }
      guard matches.allSatisfy({ $0.count == 1 }) else { continue }
      changes += face.changes(since: matches[0][0])
      gone.removeAll { $0 == matches[0][0] }
      came.removeAll { $0 == face }
    }
    if !gone.isEmpty || !came.isEmpty {
      let words = [gone, came].map { $0.map(\.words).joined(separator: ", ") }
      let sentence =
        if gone.isEmpty {
          "also has \(words[1])"
        } else if came.isEmpty {
          "no longer has \(words[0])"
        } else {
          "has \(words[1]), had \(words[0])"
        }
      changes.append(
        change(from: words[0], to: words[1], "the family “\(today.name)” \(sentence)"))
    } else if changes.isEmpty, recorded != today {
      let words = [recorded, today].map { $0.faces.map(\.words).joined(separator: ", ") }
      changes.append(
        change(
          from: words[0], to: words[1],
          "the faces of “\(today.name)” are in the order \(words[1]), were \(words[0])"))
    }
    return changes
  }

  private func change(from: String, to: String, _ sentence: String) -> Change {
    Change(
      .font, role: .input, aspect: "family \(today.name)", before: from, after: to,
      sentence: sentence)
  }
}

extension DeclaredFamily.Face {
  fileprivate func isOfSameFile(as other: Self) -> Bool { file.hasSameBytes(as: other.file) }

  fileprivate func changes(since old: Self) -> [Change] {
    var changes: [Change] = []
    if weight != old.weight {
      let words = [old, self].map { face in
        face.weight.map { "\($0.rawValue)" } ?? "what the file says"
      }
      changes.append(
        Change(
          .weight, role: .input, aspect: "weight of \(file)", before: words[0], after: words[1],
          sentence: "\(file) counts as weight \(words[1]), counted as \(words[0])"))
    }
    if axes != old.axes {
      let words = [old, self].map { $0.axes.isEmpty ? "its default" : $0.place }
      changes.append(
        Change(
          SettingWords.kind(ofAxes: SettingWords.changed(words[0], words[1], " ")), role: .input,
          aspect: file, before: words[0], after: words[1],
          sentence: "the family uses \(file) at \(words[1]), was at \(words[0])"))
    }
    return changes
  }

  fileprivate var words: String {
    file + (weight.map { " as weight \($0.rawValue)" } ?? "") + (axes.isEmpty ? "" : " at \(place)")
  }
}
