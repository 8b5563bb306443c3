import Foundation
import Testing

@testable import UIKitTypography

/// The expected numbers are those of UIKit's headers. Apps store and compare them.
@Suite struct `The enumerations of views have UIKit's numbers` {
  @Test func `for layout`() {
    let modes: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left,
      .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
    ]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    let semantics: [UISemanticContentAttribute] = [
      .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ]
    #expect(semantics.map(\.rawValue) == [0, 1, 2, 3, 4])
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    #expect(distributions.map(\.rawValue) == [0, 1, 2, 3, 4])
    let alignments: [UIStackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline, .top, .bottom,
    ]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 1, 4])
  }

  @Test func `for constraints`() {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins,
    ]
    #expect(
      attributes.map(\.rawValue)
        == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
    let relations: [NSLayoutConstraint.Relation] = [
      .lessThanOrEqual, .equal, .greaterThanOrEqual,
    ]
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    #expect(axes.map(\.rawValue) == [0, 1])
  }

  @Test func `for scrolling`() {
    let keyboards: [UIScrollView.KeyboardDismissMode] = [
      .none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory,
    ]
    #expect(keyboards.map(\.rawValue) == [0, 1, 2, 3, 4])
    let insets: [UIScrollView.ContentInsetAdjustmentBehavior] = [
      .automatic, .scrollableAxes, .never, .always,
    ]
    #expect(insets.map(\.rawValue) == [0, 1, 2, 3])
    let indicators: [UIScrollView.IndicatorStyle] = [.default, .black, .white]
    #expect(indicators.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `for animations`() {
    let curves: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    #expect(curves.map(\.rawValue) == [0, 1, 2, 3])
    let positions: [UIViewAnimatingPosition] = [.end, .start, .current]
    #expect(positions.map(\.rawValue) == [0, 1, 2])
    let states: [UIViewAnimatingState] = [.inactive, .active, .stopped]
    #expect(states.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `for touches`() {
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    let phases: [UITouch.Phase] = [.began, .moved, .stationary, .ended, .cancelled]
    #expect(phases.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func `for images and blurs`() {
    let modes: [UIImage.RenderingMode] = [.automatic, .alwaysOriginal, .alwaysTemplate]
    #expect(modes.map(\.rawValue) == [0, 1, 2])
    let scales: [UIImage.SymbolScale] = [.default, .unspecified, .small, .medium, .large]
    #expect(scales.map(\.rawValue) == [-1, 0, 1, 2, 3])
    let weights: [UIImage.SymbolWeight] = [
      .unspecified, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    let blurs: [UIBlurEffect.Style] = [
      .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial,
      .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
    ]
    #expect(blurs.map(\.rawValue) == [0, 1, 2, 4, 5, 6, 7, 8, 9, 10])
    let fixedBlurs: [UIBlurEffect.Style] = [
      .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight, .systemUltraThinMaterialDark,
      .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark,
    ]
    #expect(fixedBlurs.map(\.rawValue) == [11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
  }

  @Test func `for lines of paths`() {
    let caps: [CGLineCap] = [.butt, .round, .square]
    #expect(caps.map(\.rawValue) == [0, 1, 2])
    let joins: [CGLineJoin] = [.miter, .round, .bevel]
    #expect(joins.map(\.rawValue) == [0, 1, 2])
  }
}

@Suite struct `The enumerations of text have UIKit's numbers` {
  @Test func `for paragraphs`() {
    let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4])
    let breaks: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]
    #expect(breaks.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    let directions: [NSWritingDirection] = [.natural, .leftToRight, .rightToLeft]
    #expect(directions.map(\.rawValue) == [-1, 0, 1])
    let baselines: [UIBaselineAdjustment] = [.alignBaselines, .alignCenters, .none]
    #expect(baselines.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `for keyboards`() {
    let types: [UIKeyboardType] = [
      .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad,
      .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
    ]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    let keys: [UIReturnKeyType] = [
      .default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall,
      .continue,
    ]
    #expect(keys.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    let appearances: [UIKeyboardAppearance] = [.default, .dark, .light]
    #expect(appearances.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `for typing`() {
    let capitals: [UITextAutocapitalizationType] = [.none, .words, .sentences, .allCharacters]
    #expect(capitals.map(\.rawValue) == [0, 1, 2, 3])
    let corrections: [UITextAutocorrectionType] = [.default, .no, .yes]
    #expect(corrections.map(\.rawValue) == [0, 1, 2])
    let spelling: [UITextSpellCheckingType] = [.default, .no, .yes]
    #expect(spelling.map(\.rawValue) == [0, 1, 2])
    let ends: [UITextField.DidEndEditingReason] = [.committed, .cancelled]
    #expect(ends.map(\.rawValue) == [0, 1])
    let links: [UITextItemInteraction] = [.invokeDefaultAction, .presentActions, .preview]
    #expect(links.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `for fields`() {
    let borders: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
    #expect(borders.map(\.rawValue) == [0, 1, 2, 3])
    let views: [UITextField.ViewMode] = [.never, .whileEditing, .unlessEditing, .always]
    #expect(views.map(\.rawValue) == [0, 1, 2, 3])
    let scopes: [CTFontManagerScope] = [.process, .persistent, .session]
    #expect(scopes.map(\.rawValue) == [1, 2, 3])
  }
}

@Suite struct `The enumerations of controls have UIKit's numbers` {
  @Test func `for buttons`() {
    let types: [UIButton.ButtonType] = [.custom, .system]
    #expect(types.map(\.rawValue) == [0, 1])
    let sizes: [UIButton.Configuration.Size] = [.medium, .small, .mini, .large]
    #expect(sizes.map(\.rawValue) == [0, 1, 2, 3])
    let corners: [UIButton.Configuration.CornerStyle] = [
      .fixed, .dynamic, .small, .medium, .large, .capsule,
    ]
    #expect(corners.map(\.rawValue) == [-1, 0, 1, 2, 3, 4])
    let titles: [UIButton.Configuration.TitleAlignment] = [
      .automatic, .leading, .center, .trailing,
    ]
    #expect(titles.map(\.rawValue) == [0, 1, 2, 3])
    let contents: [UIControl.ContentHorizontalAlignment] = [
      .center, .left, .right, .fill, .leading, .trailing,
    ]
    #expect(contents.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
  }

  @Test func `for other controls`() {
    let dates: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .countDownTimer]
    #expect(dates.map(\.rawValue) == [0, 1, 2, 3])
    let wheels: [UIActivityIndicatorView.Style] = [.medium, .large]
    #expect(wheels.map(\.rawValue) == [100, 101])
    let progress: [UIProgressView.Style] = [.default, .bar]
    #expect(progress.map(\.rawValue) == [0, 1])
    let searches: [UISearchBar.Style] = [.default, .prominent, .minimal]
    #expect(searches.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `for haptic feedback`() {
    let impacts: [UIImpactFeedbackGenerator.FeedbackStyle] = [
      .light, .medium, .heavy, .soft, .rigid,
    ]
    #expect(impacts.map(\.rawValue) == [0, 1, 2, 3, 4])
    let ends: [UINotificationFeedbackGenerator.FeedbackType] = [.success, .warning, .error]
    #expect(ends.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `for menus`() {
    let states: [UIMenuElement.State] = [.off, .on, .mixed]
    #expect(states.map(\.rawValue) == [0, 1, 2])
    let sizes: [UIMenu.ElementSize] = [.automatic, .small, .medium, .large]
    #expect(sizes.map(\.rawValue) == [-1, 0, 1, 2])
  }
}
