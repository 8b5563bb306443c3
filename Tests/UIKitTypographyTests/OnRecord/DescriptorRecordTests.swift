import DynamicType
import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Font descriptors on record` {
  private func words(_ descriptor: UIFontDescriptor?) -> String {
    guard let descriptor else { return "none" }
    let attributes = descriptor.fontAttributes.map { attribute in
      "\(attribute.key.rawValue) \(valueWords(attribute.value))"
    }.sorted()
    return "\(UIFont(descriptor: descriptor, size: 0)), traits "
      + "\(descriptor.symbolicTraits.rawValue), \(attributes.joined(separator: ", "))"
  }

  private func valueWords(_ value: Any) -> String {
    guard let traits = value as? [UIFontDescriptor.TraitKey: Any] else { return "\(value)" }
    return traits.map { "\($0.key.rawValue) \($0.value)" }.sorted().joined(separator: " ")
  }

  private func bases() -> [(String, UIFontDescriptor)] {
    [
      ("body", .preferredFontDescriptor(withTextStyle: .body)),
      ("headline", .preferredFontDescriptor(withTextStyle: .headline)),
      ("system", UIFont.systemFont(ofSize: 15).fontDescriptor),
      ("heavy", UIFont.systemFont(ofSize: 15, weight: .heavy).fontDescriptor),
      ("digits", UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .light).fontDescriptor),
      ("own", UIFontDescriptor(name: "Inter", size: 19)),
      ("own face", UIFontDescriptor(name: "Inter-Bold", size: 19)),
      ("unknown", UIFontDescriptor(name: "No Such Font", size: 19)),
      ("nothing", UIFontDescriptor(fontAttributes: [:])),
    ]
  }

  @Test func `have the traits that they had`() throws {
    let old = RecordedLook(system: UISystemVersion(15))
    var record = ViewRecord("descriptors-traits", in: [.large, old])
    let traits: [UIFontDescriptor.SymbolicTraits] = [
      [], .traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace,
      .traitTightLeading, .traitLooseLeading, [.traitBold, .traitItalic],
      [.traitTightLeading, .traitLooseLeading, .traitBold],
    ]
    for number in bases().indices {
      try record.list("base \(number)") {
        let (name, base) = bases()[number]
        var values = ["\(name): \(words(base))"]
        for trait in traits {
          values.append("\(trait.rawValue): \(words(base.withSymbolicTraits(trait)))")
        }
        return values
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `are changed as they were`() throws {
    let designs: [UIFontDescriptor.SystemDesign] = [.default, .serif, .rounded, .monospaced]
    var record = ViewRecord("descriptors-changed", in: [.large, .huge])
    for number in bases().indices {
      try record.list("base \(number)") {
        let (_, base) = bases()[number]
        var values = [
          words(base.withSize(31)), words(base.withSize(0)), words(base.withSize(-1)),
          words(base.withFamily("Noto Serif")), words(base.withFace("Bold")),
          words(base.withWeight(.light)),
        ]
        for design in designs { values.append(words(base.withDesign(design))) }
        let additions: [[UIFontDescriptor.AttributeName: Any]] = [
          [:], [.size: 23], [.size: 23.5], [.family: "JetBrains Mono"], [.name: "Inter-Bold"],
          [.name: "Noto Serif", .size: 8], [.face: "Italic"],
          [.textStyle: UIFont.TextStyle.caption1],
          [.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.black]],
          [.traits: [UIFontDescriptor.TraitKey.weight: 0.23]],
          [.traits: [UIFontDescriptor.TraitKey.symbolic: 1]],
        ]
        for addition in additions { values.append(words(base.addingAttributes(addition))) }
        return values
      }
    }
    try record.list("made of attributes") {
      [
        UIFontDescriptor(fontAttributes: [.size: 9]),
        UIFontDescriptor(fontAttributes: [.family: "Noto Serif", .face: "Bold", .size: 14]),
        UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.title3]),
      ].map { words($0) }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
