import Testing

@testable import SourceLint

@Suite struct `A largest text size` {
  private func isFound(_ view: String, _ members: String = "", notes: Bool = false) -> Bool {
    let source = "struct A: View {\n\(members)\nvar body: some View {\n\(view)\n} }"
    return findings(source, notes: notes).contains { $0.hasPrefix("category-clamped") }
  }

  private func isFound(uiKit code: String, _ members: String = "", notes: Bool = false) -> Bool {
    let source = "class A: UIView {\n\(members)\nfunc a() {\n\(code)\n} }"
    return findings(source, notes: notes).contains { $0.hasPrefix("category-clamped") }
  }

  @Test(
    arguments: [
      "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "extraSmall",
      "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
    ])
  func `is found if it is no accessibility size`(size: String) {
    #expect(isFound("Text(a).dynamicTypeSize(.\(size))"))
    #expect(isFound("Text(a).dynamicTypeSize(DynamicTypeSize.\(size))"))
    #expect(isFound("Text(a).dynamicTypeSize(...DynamicTypeSize.\(size))"))
    #expect(isFound("Text(a).dynamicTypeSize(.xSmall ... .\(size))"))
    #expect(isFound("Text(a).dynamicTypeSize(..<DynamicTypeSize.\(size))"))
    #expect(isFound("Text(a).dynamicTypeSize(DynamicTypeSize.xSmall ..< .\(size))"))
    #expect(isFound("Text(a).environment(\\.sizeCategory, ContentSizeCategory.\(size))"))
    #expect(isFound(uiKit: "view.maximumContentSizeCategory = UIContentSizeCategory.\(size)"))
  }

  @Test func `is found below the first accessibility size`() {
    #expect(isFound("Text(a).dynamicTypeSize(..<DynamicTypeSize.accessibility1)"))
    #expect(isFound("Text(a).dynamicTypeSize(.small ..< .accessibility1)"))
    #expect(!isFound("Text(a).dynamicTypeSize(..<DynamicTypeSize.accessibility2)"))
    #expect(!isFound("Text(a).dynamicTypeSize(.small ..< .accessibility2)"))
    #expect(!isFound("Text(a).dynamicTypeSize(.small ... .accessibility1)"))
    #expect(!isFound("Text(a).dynamicTypeSize(.accessibility1)"))
  }

  @Test(
    arguments: [
      "Text(a).dynamicTypeSize()", "Text(a).dynamicTypeSize(.small, .large)",
      "Text(a).dynamicTypeSize(size)", "Text(a).dynamicTypeSize(Other.large)",
      "Text(a).dynamicTypeSize(.large...)", "Text(a).environment(\\.other, .large)",
      "Text(a).environment(\\.sizeCategory)", "Text(a).environment(key, .large)",
      "Text(a).environment(\\.sizeCategory, size)", "Text(a).other(.large)",
      "Text(a).dynamicTypeSize(sizes.large)", "Text(a).dynamicTypeSize(large)",
    ])
  func `is not guessed`(view: String) {
    #expect(!isFound(view))
  }

  @Test func `is followed through constants`() {
    #expect(isFound("Text(a).dynamicTypeSize(most)", "let most = DynamicTypeSize.large"))
    #expect(isFound("Text(a).dynamicTypeSize(...most)", "let most = DynamicTypeSize.large"))
    #expect(isFound("Text(a).dynamicTypeSize(most)", "let most = ...DynamicTypeSize.large"))
    #expect(isFound("Text(a).dynamicTypeSize(most)", "let most = DynamicTypeSize.small ... .large"))
    #expect(
      isFound("Text(a).dynamicTypeSize(Self.most)", "static let most = DynamicTypeSize.large"))
    #expect(isFound("Text(a).dynamicTypeSize(A.most)", "static let most = DynamicTypeSize.large"))
    #expect(
      isFound("Text(a).environment(\\.sizeCategory, most)", "let most = ContentSizeCategory.large"))
    #expect(
      isFound("Text(a).dynamicTypeSize(..<most)", "let most = DynamicTypeSize.accessibility1"))
    #expect(!isFound("Text(a).dynamicTypeSize(most)", "var most = DynamicTypeSize.large"))
    #expect(!isFound("Text(a).dynamicTypeSize(most)", "let most: DynamicTypeSize"))
    #expect(!isFound("Text(a).dynamicTypeSize(most())", "func most() { DynamicTypeSize.large }"))
    #expect(!isFound("Text(a).dynamicTypeSize(most)", "let most = most"))
    #expect(!isFound("Text(a).dynamicTypeSize(one)", "let one = two; let two = one"))
    let chain = "let a = b; let b = c; let c = DynamicTypeSize.large"
    #expect(isFound("Text(a).dynamicTypeSize(a)", chain))
    #expect(!isFound("Text(a).dynamicTypeSize(z)", "let z = a; \(chain)"))
  }

  @Test func `is a note with a large content viewer`() {
    let viewer = "accessibilityShowsLargeContentViewer()"
    #expect(isFound("Text(a).\(viewer).dynamicTypeSize(.large)", notes: true))
    #expect(isFound("Text(a).dynamicTypeSize(.large).\(viewer)", notes: true))
    #expect(isFound("Text(a).environment(\\.sizeCategory, .large).\(viewer)", notes: true))
    #expect(isFound("Text(a).brand(maxSizeCategory: .large).\(viewer)", notes: true))
    #expect(isFound("Text(a).other().dynamicTypeSize(.large)"))
    let code = "view.maximumContentSizeCategory = .large"
    #expect(isFound(uiKit: "\(code); view.showsLargeContentViewer = true", notes: true))
    #expect(isFound(uiKit: "\(code); view.other = true"))
    #expect(!isFound(uiKit: "\(code); view.showsLargeContentViewer = true"))
    #expect(isFound(uiKit: "\(code); print(view.showsLargeContentViewer)"))
  }

  @Test(
    arguments: [
      "maxSizeCategory", "maximumSizeCategory", "maxTypeSize", "sizeLimit", "categoryCap",
      "maximumCategory", "limitType",
    ])
  func `is found in an argument or a parameter for it`(label: String) {
    #expect(isFound("Text(a).brand(\(label): .large)"))
    #expect(isFound("Text(a).brand(kind: 3, \(label): .extraLarge)"))
    #expect(!isFound("Text(a).brand(\(label): .accessibility1)"))
    #expect(!isFound("Text(a).brand(\(label): size)"))
    for type in ["DynamicTypeSize", "UIContentSizeCategory", "ContentSizeCategory"] {
      #expect(isFound("Text(a)", "func brand(\(label): \(type) = .large) { }"))
      #expect(isFound("Text(a)", "func brand(to \(label): \(type) = .large) { }"))
      #expect(!isFound("Text(a)", "func brand(\(label): \(type) = .accessibility1) { }"))
      #expect(!isFound("Text(a)", "func brand(\(label): \(type)) { }"))
    }
    #expect(!isFound("Text(a)", "func brand(\(label): Other = .large) { }"))
  }

  @Test(arguments: ["size", "category", "max", "minSizeCategory", "maxWidth", "largest", "limit"])
  func `is not guessed from another label`(label: String) {
    #expect(!isFound("Text(a).brand(\(label): .large)"))
    #expect(!isFound("Text(a)", "func brand(\(label): DynamicTypeSize = .large) { }"))
  }

  @Test func `is found where UIKit sets it`() {
    #expect(isFound(uiKit: "view.maximumContentSizeCategory = .large"))
    #expect(isFound(uiKit: "view.traitOverrides.preferredContentSizeCategory = .large"))
    #expect(!isFound(uiKit: "view.traitOverrides.preferredContentSizeCategory = size"))
    #expect(!isFound(uiKit: "view.other.preferredContentSizeCategory = .large"))
    #expect(!isFound(uiKit: "view.minimumContentSizeCategory = .large"))
    #expect(!isFound(uiKit: "view.maximumContentSizeCategory == .large"))
    let picture = "class Picture: UIImageView { }; let view = Picture()"
    #expect(!isFound(uiKit: "view.maximumContentSizeCategory = .large", picture))
  }

  @Test func `is none on a picture`() {
    #expect(!isFound("Image(a).dynamicTypeSize(.large)"))
    #expect(!isFound("Image(a).padding().environment(\\.sizeCategory, .large)"))
    #expect(!isFound("Image(a).brand(maxSizeCategory: .large)"))
    #expect(isFound("Unknown().dynamicTypeSize(.large)"))
  }
}
