// “Scaling Dynamic Type with Font Descriptors”, Keith Harrison: font descriptors.

import Foundation
import Testing
import UIKitTypography

// MARK: As published

private func headlineDescriptor() -> UIFontDescriptor {
  let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
  return descriptor
}

private func boldSubheadline() -> UIFont? {
  let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .subheadline)
  if let boldDescriptor = descriptor.withSymbolicTraits(.traitBold) {
    let boldSubhead = UIFont(descriptor: boldDescriptor, size: 0)
    return boldSubhead
  }
  return nil
}

// MARK: What it does

@MainActor @Suite struct `Font descriptors` {
  @Test func `The headline's says its style and its size`() {
    let descriptor = phone(.extraLarge).run { headlineDescriptor() }
    #expect(descriptor.pointSize == 19)
    #expect(descriptor.object(forKey: .textStyle) as? UIFont.TextStyle == .headline)
  }

  @Test func `The subheadline's with the bold trait is semibold, in the size it had`() {
    let bold = phone().run { boldSubheadline() }
    #expect(bold?.pointSize == 15)
    #expect(weight(bold) == UIFont.Weight.semibold.rawValue)
    #expect(
      weight(phone().run { UIFont.preferredFont(forTextStyle: .subheadline) })
        == UIFont.Weight.regular.rawValue)
  }

  @Test func `A size of zero keeps the size at every text size`() {
    #expect(
      phone(.accessibilityExtraExtraExtraLarge).run { boldSubheadline()?.pointSize } == 49)
    #expect(phone(.extraSmall).run { boldSubheadline()?.pointSize } == 12)
  }

  @Test func `A size of zero follows the setting too, where a label asks`() {
    let device = phone()
    device.run {
      let label = UILabel()
      label.font = boldSubheadline()
      label.adjustsFontForContentSizeCategory = true
      device.change(to: .accessibilityExtraExtraExtraLarge, showing: label)
      #expect(label.font.pointSize == 49)
      #expect(weight(label.font) == UIFont.Weight.semibold.rawValue)
    }
  }

  @Test func `Another size than zero replaces it`() {
    let font = phone(.accessibilityLarge).run {
      UIFont(descriptor: headlineDescriptor(), size: 20)
    }
    #expect(font.pointSize == 20)
  }

  @Test func `They can be archived and unarchived`() throws {
    let descriptor = try #require(headlineDescriptor().withSymbolicTraits(.traitItalic))
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: descriptor, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFontDescriptor.self, from: archive)
    #expect(read == descriptor)
    #expect(read?.symbolicTraits == descriptor.symbolicTraits)
  }

  private func weight(_ font: UIFont?) -> CGFloat? {
    let traits =
      font?.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    return traits?[.weight] as? CGFloat
  }
}
