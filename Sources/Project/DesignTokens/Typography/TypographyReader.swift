import DynamicType
import JSON

/// Makes typography tokens of the tokens of a file.
struct TypographyReader {
  let tree: TokenTree
  var notes: [TokenNote] = []

  init(tree: TokenTree) {
    self.tree = tree
  }

  /// All typography tokens, in the order of the tree.
  mutating func read() -> [TypographyToken] {
    var read: [TypographyToken] = []
    for token in tree.tokens {
      if let typography = typography(token) { read.append(typography) }
    }
    return read
  }

  private mutating func typography(_ token: DesignToken) -> TypographyToken? {
    let value: JSONNode
    let type: String?
    do {
      let resolved = try tree.resolved(token.value)
      value = resolved.value
      type = token.ownType ?? resolved.type ?? token.inheritedType
    } catch {
      // A token of another type is none of ours, whatever is wrong with it.
      let type = token.ownType ?? token.inheritedType
      if type == nil || type == "typography" { note(error.problem, on: token) }
      return nil
    }
    guard type == "typography" else {
      if type == nil, value["fontSize"] != nil || value["fontFamily"] != nil {
        note(.noType, on: token)
      }
      return nil
    }
    guard value.members != nil else {
      note(
        .wrongForm(
          found: value.shortDescription,
          expected: "an object with fontFamily, fontSize and the like"),
        on: token)
      return nil
    }
    return composite(value, of: token)
  }

  private mutating func composite(_ value: JSONNode, of token: DesignToken) -> TypographyToken? {
    var properties = TypographyProperties(tree: tree, token: token, value: value)
    let size = properties.size()
    let families = properties.families()
    let weight = properties.weight()
    let isItalic = properties.isItalic()
    let spacing = properties.letterSpacing()
    let lineHeight = properties.lineHeight()
    properties.noteOthers()
    notes += properties.notes
    guard let size else { return nil }
    return TypographyToken(
      path: token.path, position: token.position, families: families, size: size,
      weight: weight?.weight, isItalic: isItalic || weight?.isItalic == true,
      letterSpacing: spacing, lineHeight: lineHeight)
  }

  private mutating func note(_ problem: TokenNote.Problem, on token: DesignToken) {
    notes.append(
      TokenNote(
        path: token.path, property: nil, position: token.position, problem: problem,
        consequence: .tokenLeftOut))
  }
}
