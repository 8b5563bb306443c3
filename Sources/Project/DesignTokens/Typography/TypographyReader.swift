import DynamicType
import JSON

/// Makes typography tokens from the tokens of a file.
struct TypographyReader {
  let tree: TokenTree
  var notes: [TokenNote] = []

  init(tree: TokenTree) {
    self.tree = tree
  }

  /// Reads all typography tokens, in the order of the tree.
  mutating func read() -> [TypographyToken] {
    var read: [TypographyToken] = []
    // Figma's exports have each text style twice: as one token, and as a group of tokens beside it.
    let whole = Set(
      tree.tokens.lazy.filter { token in
        let type = token.ownType ?? token.inheritedType
        return !token.isGathered && type.map(TypographyName.types.contains) ?? false
      }.map { $0.path.names.dropFirst() })
    for (index, token) in tree.tokens.enumerated() where token.source.givesStyles {
      if token.isGathered, token.path.names.count > 1, whole.contains(token.path.names.dropFirst())
      {
        continue
      }
      guard let typography = typography(token) else { continue }
      if let file = tree.replacement(of: index) {
        note(.replaced(by: file), on: token)
      } else {
        read.append(typography)
      }
    }
    return read
  }

  /// Reads the font sizes without a typography token, as text styles without a family.
  mutating func sizes() -> [TypographyToken] {
    tree.tokens.enumerated().compactMap { index, token in
      let type = token.ownType ?? token.inheritedType
      let isSize =
        ["fontSize", "fontSizes"].contains(type)
        || ([nil, "dimension", "sizing", "size", "number"].contains(type)
          && TypographyName.isFontSize(token.path))
      guard isSize, tree.replacement(of: index) == nil else { return nil }
      let value = JSONNode(
        .object([JSONMember("fontSize", at: token.position, value: token.value)]),
        at: token.position)
      var properties = TypographyProperties(tree: tree, token: token, value: value)
      guard let size = properties.size(), size.points.value <= 400 else { return nil }
      return TypographyToken(
        path: token.path, file: token.source.file, position: token.position, families: [],
        size: size, weight: nil, width: nil, isItalic: false, letterSpacing: nil, lineHeight: nil,
        paragraphSpacing: nil)
    }
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
      // One without a type is none either if only what it refers to is missing.
      let isRing = if case .dangling = error.problem { false } else { true }
      if (token.ownType ?? token.inheritedType).map(TypographyName.types.contains) ?? isRing {
        note(error.problem, on: token)
      }
      return nil
    }
    guard let type else {
      // Style Dictionary knows typography by its properties alone.
      let names = value.members?.compactMap { TypographyName.canonical($0.name) } ?? []
      return names.contains("fontSize") && names.count > 1 ? composite(value, of: token) : nil
    }
    guard TypographyName.types.contains(type) else { return nil }
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
    guard let size = properties.size() else {
      notes += properties.notes
      return nil
    }
    let families = properties.families()
    let weight = properties.weight()
    let isItalic = properties.isItalic()
    let width = properties.width()
    let spacing = properties.letterSpacing()
    let lineHeight = properties.lineHeight()
    let paragraphSpacing = properties.paragraphSpacing(at: size)
    properties.noteOthers()
    notes += properties.notes
    return TypographyToken(
      path: token.path, file: token.source.file, position: token.position, families: families,
      size: size, weight: weight?.weight, width: width,
      isItalic: isItalic || weight?.isItalic == true,
      letterSpacing: spacing, lineHeight: lineHeight, paragraphSpacing: paragraphSpacing)
  }

  private mutating func note(_ problem: TokenNote.Problem, on token: DesignToken) {
    notes.append(
      TokenNote(
        path: token.path, property: nil, file: token.source.file, position: token.position,
        problem: problem,
        consequence: .tokenLeftOut))
  }
}
