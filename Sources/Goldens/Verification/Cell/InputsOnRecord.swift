import Wording
import Changes
import GoldenText
import Suites
import DynamicType
import TextEngine

/// What the head of a golden says of one cell, chosen anew among the fonts of today.
struct InputsOnRecord {
  let inputs: DrawingInputs
  /// The faces that they choose; `nil` where they name what is gone.
  let faces: [ChosenFace]?
  /// The text with every choice made; `nil` as above.
  let cell: ResolvedCell?

  /// `nil` where a head says nothing of a text.
  init?(
    _ head: GoldenHead, of ramp: RampName, at category: ContentSizeCategory, fonts: FontFolder
  ) {
    guard head.tellsInputs, let inputs = head.inputs(of: ramp) else { return nil }
    let resolver = TextResolver(fonts: fonts, systemFont: inputs.systemFont)
    self.inputs = inputs
    faces = resolver.faces(of: inputs.ramp)
    cell = try? resolver.resolve(inputs.ramp, at: category)
  }

  /// What a block says otherwise of how the text is set, in words; empty where both say the same.
  ///
  /// - Parameter isOfOtherSizes: Whether the size table is another since, so that sizes may be others.
  func contradictions(of block: CellFacts, isOfOtherSizes: Bool) -> [String] {
    let ramp = inputs.ramp
    let text = ramp.sample.text.string
    // A hyphen that shows where a line ends is no part of the text.
    let isShown =
      text.unicodeScalars.contains("\u{AD}") || ShownText(block).canBe(ShownText(text))
    var words: [String] = []
    if !isShown { words.append("text") }
    if !CellFacts.setting(of: ramp).hasSameBytes(as: block.setting) { words.append("attributes") }
    if ramp.width?.toThousandths != block.boundedWidth { words.append("width") }
    if ramp.tolerance.map({ "\($0)" }) != block.tolerance { words.append("tolerance") }
    guard let cell else { return words }
    if cell.weight != block.weight { words.append("weight") }
    if isOfOtherSizes { return words }
    if cell.pointSize.toThousandths != block.pointSize { words.append("size") }
    if CellFacts.runs(of: ramp.sample.text, cell: cell) != block.runs { words.append("runs") }
    return words
  }
}
