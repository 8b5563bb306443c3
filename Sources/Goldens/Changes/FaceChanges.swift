import GoldenText
import Wording
package import Suites
package import ImageDiff
import DynamicType
import TextEngine

/// The changes of the faces that the recorded inputs chose, apart from those that other inputs
/// cause: files that came, went or changed their content.
package struct FaceChanges {
  /// The faces on record.
  package let recorded: [ChosenFace]
  /// The faces that the inputs of today choose.
  package let today: [ChosenFace]
  /// The families whose list of faces the project changed. `FamilyChanges` reports the lists; this type reports
  /// only files of these families whose content changed.
  package let otherFamilies: [String]

  /// Returns, for each name that both ask for, the change of the face that it leads to.
  ///
  /// - Parameters:
  ///   - others: The other inputs that differ.
  ///   - chooseAgain: Returns what the recorded inputs choose today; `nil` where they name a file
  ///     that is gone.
  package func changes(
    besides others: [Change], choosing chooseAgain: () -> [ChosenFace]?
  ) -> [Change] {
    // Texts without faces tell nothing of them.
    if recorded.isEmpty { return [] }
    // Where other names are asked for, and those that stayed lead where they led, nothing is to be found out.
    let asksOtherwise = others.contains { [.font, .fallback].contains($0.kind) }
    let stayed = recorded.filter { face in today.contains(where: face.isAsked) }
    if asksOtherwise, stayed.allSatisfy(today.contains) { return [] }
    let chosenAgain = chooseAgain()
    let faces = chosenAgain ?? today
    if recorded == faces { return [] }
    var changes: [Change] = []
    for name in recorded.map(\.asked).once {
      // What only inputs on record ask for shows nowhere; what not even they ask for is no record of them.
      let isAsked = { (faces: [ChosenFace]) in
        faces.contains { $0.asked.hasSameBytes(as: name) }
      }
      if !isAsked(today), chosenAgain.map(isAsked) ?? true { continue }
      let old = recorded.filter { $0.asked.hasSameBytes(as: name) }
      let new = faces.filter { $0.asked.hasSameBytes(as: name) }
      let isOtherFamily = otherFamilies.contains { $0.hasSameBytes(as: name) }
      for change in Self.changes(from: old, to: new, isOtherFamily) where !changes.contains(change)
      {
        changes.append(change)
      }
    }
    return changes
  }

  private static func changes(
    from old: [ChosenFace], to new: [ChosenFace], _ isOtherFamily: Bool
  ) -> [Change] {
    var changes: [Change] = []
    for face in new where !old.contains(face) {
      guard let former = old.first(where: face.isNamed) else { continue }
      if former.digest != face.digest {
        changes.append(.otherFile(face.path, from: former.digest, to: face.digest))
      } else if !isOtherFamily,
        !old.contains(where: { $0.isNamed(as: face) && $0.place == face.place })
      {
        changes.append(.otherPlace(of: face, before: former))
      }
    }
    if isOtherFamily { return changes }
    let gone = old.filter { face in !new.contains(where: face.isNamed) }
    let came = new.filter { face in !old.contains(where: face.isNamed) }
    if came.isEmpty && gone.isEmpty { return changes }
    let words = [gone, came].map { faces in
      faces.isEmpty ? "nothing" : faces.map(\.words).joined(separator: ", ")
    }
    return changes + [
      Change(
        .font, role: .input, aspect: (gone + came)[0].asked, before: words[0], after: words[1],
        sentence: "“\((gone + came)[0].asked)” resolves to \(words[1]), was \(words[0])")
    ]
  }
}

extension ChosenFace {
  /// The file's name, and its content by digest.
  fileprivate var words: String { "\(name) (\("\(digest)".prefix(8)))" }
}

extension [String] {
  /// Each name once.
  fileprivate var once: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Change {
  /// Returns the change that a family places a face at another position on its axes.
  fileprivate static func otherPlace(of face: ChosenFace, before former: ChosenFace) -> Change {
    let words = [former, face].map { $0.placeWords.isEmpty ? "no place" : $0.placeWords }
    return Change(
      .axis, role: .input, aspect: face.name, before: words[0], after: words[1],
      sentence: "“\(face.asked)” uses \(face.name) at \(words[1]), was at \(words[0])")
  }

  /// Returns the change that a font file has other content.
  package static func otherFile(_ path: String, from: ContentDigest, to: ContentDigest) -> Change {
    Change(
      .fontVersion, role: .input, aspect: path, before: "\(from)", after: "\(to)",
      sentence: "\(path) is not the file that was recorded")
  }
}
