import ImageDiff
import DynamicType
import TextEngine

/// What became of the faces that inputs on record chose, apart from what other inputs choose: files that hold
/// something else, came or went, and families that are put together otherwise.
struct FaceChanges {
  /// The faces on record.
  let recorded: [ChosenFace]
  /// What the inputs on record choose today; `nil` where they name what is gone.
  let chosenAgain: [ChosenFace]?
  /// What the inputs of today choose.
  let today: [ChosenFace]

  /// - Parameter others: The other inputs that differ.
  func changes(besides others: [Change]) -> [Change] {
    // Texts without faces tell nothing of them.
    if recorded.isEmpty || recorded == today { return [] }
    guard let chosenAgain else {
      let isOfOtherFonts = others.contains { [.font, .fallback, .setting].contains($0.kind) }
      let common = today.filter { face in recorded.contains(where: face.isNamed) }
      return changes(
        to: isOfOtherFonts ? common : today, gone: isOfOtherFonts ? [] : gone(from: today))
    }
    // What today's inputs do not choose shows nowhere.
    return changes(to: chosenAgain.filter(today.contains), gone: gone(from: chosenAgain))
  }

  private func gone(from faces: [ChosenFace]) -> [ChosenFace] {
    recorded.filter { face in !faces.contains(where: face.isNamed) }
  }

  private func changes(to faces: [ChosenFace], gone: [ChosenFace]) -> [Change] {
    var changes: [Change] = []
    var came: [ChosenFace] = []
    for face in faces where !recorded.contains(face) {
      let former = recorded.filter(face.isNamed)
      guard let first = former.first else {
        came.append(face)
        continue
      }
      let change =
        former.contains { $0.digest == face.digest }
        ? .place(of: face, from: first)
        : Change.otherFile(face.path, from: first.digest, to: face.digest)
      if !changes.contains(change) { changes.append(change) }
    }
    if came.isEmpty && gone.isEmpty { return changes }
    let names = [gone, came].map { faces in
      faces.isEmpty ? nil : faces.map(\.name).joined(separator: ", ")
    }
    return changes + [
      Change(
        .font, role: .input, aspect: "face", before: names[0], after: names[1],
        sentence: "face is \(names[1] ?? "none"), was \(names[0] ?? "none")")
    ]
  }
}

extension Change {
  /// That a font file holds something else.
  static func otherFile(_ path: String, from: ContentDigest, to: ContentDigest) -> Change {
    Change(
      .fontVersion, role: .input, aspect: path, before: "\(from)", after: "\(to)",
      sentence: "\(path) is another file than was recorded")
  }

  /// That a family puts a face elsewhere on its axes.
  fileprivate static func place(of face: ChosenFace, from former: ChosenFace) -> Change {
    let places = [former, face].map { face in
      face.place.isEmpty ? "its default" : TextForm.list(of: .axis).print(face.place)
    }
    return Change(
      SettingWords.kind(ofAxes: SettingWords.changed(places[0], places[1], " ")), role: .input,
      aspect: face.name, before: places[0], after: places[1],
      sentence: "the family puts \(face.name) at \(places[1]), was at \(places[0])")
  }
}
