import Wording
import Changes
import GoldenText
import Suites
import DynamicType
import TextEngine

/// The inputs of one cell in the head of a golden, resolved with today's fonts.
struct InputsOnRecord {
  let inputs: DrawingInputs
  /// The faces that they choose; `nil` where they name a font that is gone.
  let faces: [ChosenFace]?
  /// The resolved text; `nil` as above.
  let cell: ResolvedCell?

  /// Resolves the inputs; `nil` where the head does not have all inputs of a text.
  init?(
    _ head: GoldenHead, of ramp: RampName, at category: ContentSizeCategory, fonts: FontFolder
  ) {
    guard head.tellsInputs, let inputs = head.inputs(of: ramp) else { return nil }
    let resolver = TextResolver(fonts: fonts, systemFont: inputs.systemFont)
    self.inputs = inputs
    faces = resolver.faces(of: inputs.ramp)
    cell = try? resolver.resolve(inputs.ramp, at: category)
  }

  /// Returns how a block contradicts the settings of the head, in words; empty where both agree.
  ///
  /// - Parameter isOfOtherSizes: Whether the size table changed since, so that sizes may differ.
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
