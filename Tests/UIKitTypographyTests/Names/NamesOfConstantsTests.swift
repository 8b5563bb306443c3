import Foundation
import Testing

@testable import UIKitTypography

/// The expected strings are those of UIKit's constants. Apps store and compare them.
@MainActor @Suite struct `The names that UIKit gives` {
  @Test func `to attributes of text`() {
    let looks: [NSAttributedString.Key] = [
      .font, .paragraphStyle, .foregroundColor, .backgroundColor, .kern, .tracking, .baselineOffset,
      .ligature, .link,
    ]
    #expect(
      looks.map(\.rawValue) == [
        "NSFont", "NSParagraphStyle", "NSColor", "NSBackgroundColor", "NSKern", "CTTracking",
        "NSBaselineOffset", "NSLigature", "NSLink",
      ])
    let lines: [NSAttributedString.Key] = [
      .underlineStyle, .underlineColor, .strikethroughStyle, .strikethroughColor, .strokeWidth,
      .strokeColor,
    ]
    #expect(
      lines.map(\.rawValue) == [
        "NSUnderline", "NSUnderlineColor", "NSStrikethrough", "NSStrikethroughColor",
        "NSStrokeWidth", "NSStrokeColor",
      ])
  }

  @Test func `to the meanings of texts`() {
    let persons: [UITextContentType] = [
      .name, .givenName, .familyName, .username, .password, .newPassword, .oneTimeCode,
    ]
    #expect(
      persons.map(\.rawValue) == [
        "name", "given-name", "family-name", "username", "password", "new-password",
        "one-time-code",
      ])
    let addresses: [UITextContentType] = [
      .emailAddress, .telephoneNumber, .URL, .postalCode, .fullStreetAddress,
    ]
    #expect(
      addresses.map(\.rawValue) == ["email", "tel", "url", "postal-code", "street-address"])
  }

  @Test func `to keys and menus`() {
    #expect(
      [
        UIKeyCommand.inputEscape, UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow,
        UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow,
      ] == [
        "UIKeyInputEscape", "UIKeyInputUpArrow", "UIKeyInputDownArrow", "UIKeyInputLeftArrow",
        "UIKeyInputRightArrow",
      ])
    #expect(UIMenu.Identifier.root.rawValue == "com.apple.menu.root")
  }

  @Test func `to changes of the keyboard and the text size, and to the settings`() {
    #expect(
      [
        UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
        UIResponder.keyboardAnimationDurationUserInfoKey,
        UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey,
      ] == [
        "UIKeyboardFrameBeginUserInfoKey", "UIKeyboardFrameEndUserInfoKey",
        "UIKeyboardAnimationDurationUserInfoKey", "UIKeyboardAnimationCurveUserInfoKey",
        "UIKeyboardIsLocalUserInfoKey",
      ])
    #expect(UIContentSizeCategory.newValueUserInfoKey == "UIContentSizeCategoryNewValueKey")
    #expect(UIApplication.openSettingsURLString == "app-settings:")
  }

  @Test func `to sheets and pictures`() {
    typealias Height = UISheetPresentationController.Detent.Identifier
    let heights: [Height] = [.medium, .large]
    #expect(heights.map(\.rawValue) == ["com.apple.UIKit.medium", "com.apple.UIKit.large"])
    let keys: [UIImagePickerController.InfoKey] = [
      .originalImage, .editedImage, .mediaURL, .imageURL, .mediaType,
    ]
    #expect(
      keys.map(\.rawValue) == [
        "UIImagePickerControllerOriginalImage", "UIImagePickerControllerEditedImage",
        "UIImagePickerControllerMediaURL", "UIImagePickerControllerImageURL",
        "UIImagePickerControllerMediaType",
      ])
  }

  @Test func `to activities`() {
    let activities: [UIActivity.ActivityType] = [
      .airDrop, .assignToContact, .addToReadingList, .copyToPasteboard, .mail, .message,
      .openInIBooks, .postToFacebook, .postToTwitter, .print, .saveToCameraRoll, .markupAsPDF,
    ]
    let start = "com.apple.UIKit.activity."
    #expect(activities.allSatisfy { $0.rawValue.hasPrefix(start) })
    #expect(
      activities.map { String($0.rawValue.dropFirst(start.count)) } == [
        "AirDrop", "AssignToContact", "AddToReadingList", "CopyToPasteboard", "Mail", "Message",
        "OpenInIBooks", "PostToFacebook", "PostToTwitter", "Print", "SaveToCameraRoll",
        "MarkupAsPDF",
      ])
  }

  @Test func `to sizes of text`() {
    let sizes: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    ]
    #expect(
      sizes.map(\.rawValue) == [
        "UICTContentSizeCategoryXS", "UICTContentSizeCategoryS", "UICTContentSizeCategoryM",
        "UICTContentSizeCategoryL", "UICTContentSizeCategoryXL", "UICTContentSizeCategoryXXL",
        "UICTContentSizeCategoryXXXL",
      ])
    let larger: [UIContentSizeCategory] = [
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    let start = "UICTContentSizeCategoryAccessibility"
    #expect(larger.allSatisfy { $0.rawValue.hasPrefix(start) })
    #expect(
      larger.map { String($0.rawValue.dropFirst(start.count)) } == ["M", "L", "XL", "XXL", "XXXL"])
  }
}
