/// Finds UIKit text views whose font keeps the size it had when it was set.
struct NotFollowingRule {
  let names: Names
  let fonts: FontReader
  let receivers: Receivers

  func found(in file: SourceFile) -> [Found] {
    file.tree.root.descendants.filter { $0.kind == .assignment }.compactMap(found)
  }

  private func found(_ node: Node) -> Found? {
    let sides = Array(node.children)
    guard sides.count == 2, sides[0].text == "font",
      sides[0].kind == .member || sides[0].kind == .name
    else { return nil }
    let isFrozen: Bool
    switch scaledPart(of: sides[1]) {
    case .scaled: isFrozen = false
    case .frozen: isFrozen = true
    default: return nil
    }
    let base = sides[0].kind == .member ? sides[0].children.first : nil
    guard !Context.isLeftOut(node),
      base.map(receivers.isTextView) ?? receivers.isSelfTextView(at: node),
      let place = receivers.place(of: base ?? sides[0], isSelf: base == nil),
      !receivers.isParameter(place), !receivers.isForDebugging(place),
      base.map(receivers.isTitleOfPicture) != true
    else { return nil }
    if !isFrozen, receivers.isFlagged(place, receiver: base ?? node) != false { return nil }
    if receivers.isReapplied(place) || receivers.hasAttributedText(place)
      || receivers.isSetAgainByTable(node)
    {
      return nil
    }
    return Found(
      rule: .notFollowing, node: node,
      message: isFrozen
        ? "The size of this font was calculated once, so the text keeps it."
        : "This text keeps the size it has when the font is set, since "
          + "adjustsFontForContentSizeCategory is not true.")
  }

  private func scaledPart(of value: Node) -> FontNature {
    if value.kind == .ternary {
      return value.children.dropFirst().map(scaledPart).first {
        switch $0 {
        case .scaled, .frozen: true
        default: false
        }
      } ?? .unknown
    }
    return fonts.nature(of: value, as: "UIFont")
  }
}
