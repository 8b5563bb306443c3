import DynamicType
import Imaging
import Snapshots
import TextEngine
import Wording

/// Notes about a picture that its reader should know and cannot easily see.
struct RenderNotes {
  let job: Typesetting
  let frame: TextFrame

  /// The notes, one or two sentences each: what faces lack, in the order of the text, then features
  /// that no font has.
  var sentences: [String] {
    var sentences: [String] = []
    for run in frame.lines.flatMap(\.runs) {
      guard let font = job.source(of: run)?.reference else { continue }
      for shortfall in run.shortfalls {
        let sentence = Self.sentence(on: shortfall, of: font)
        if !sentences.contains(sentence) { sentences.append(sentence) }
      }
    }
    sentences += job.attributes.features.compactMap(sentence)
    let lacking = frame.lackingCharacters
    if !lacking.isEmpty {
      let error = RenderCommandError.lack(
        of: lacking.map(\.codePoint), in: job.fonts.map(\.reference))
      sentences.append("\(error), so the picture shows the missing glyph there.")
    }
    return sentences
  }

  /// Returns the note that no font has a feature which is turned on; `nil` if one has it, or does
  /// not list its features.
  private func sentence(on setting: FeatureSetting) -> String? {
    let features = job.fonts.compactMap(\.face.features)
    guard setting.value != 0, features.count == job.fonts.count,
      !features.contains(where: { $0.contains(setting.tag) })
    else { return nil }
    let known = Set(features.joined().map(\.description)).sorted()
    let nearest = nearestSpelling(to: "\(setting.tag)", in: known)
    return "No font has the feature “\(setting.tag)”, so it changes nothing. "
      + (nearest.map { "Did you mean “\($0)”?" }
        ?? "“typeproof fonts” lists the features of a font.")
  }

  private static func sentence(on shortfall: FontShortfall, of font: String) -> String {
    switch shortfall {
    case .weight(let wanted, let got):
      "\(font) has no weight of \(words(wanted)), so it is set at \(words(got))."
    case .width(let wanted, let got):
      "\(font) has no width of \(shortestDecimal(wanted.rawValue)) %, so it is set at "
        + "\(shortestDecimal(got.rawValue)) %."
    case .italic: "\(font) has no italics, so it is set upright."
    case .monospaced: "\(font) is not monospaced, so its letters differ in width."
    }
  }

  /// The name and number of a weight.
  private static func words(_ weight: FontWeight) -> String {
    let number = String(weight.rawValue)
    return weight.name == number ? number : "\(number) (\(weight.name))"
  }
}
