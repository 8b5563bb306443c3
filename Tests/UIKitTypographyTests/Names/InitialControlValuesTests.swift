import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `A new control` {
  @Test func `is enabled and in its normal state`() {
    let control = UIControl()
    #expect(control.isEnabled)
    #expect(!control.isSelected)
    #expect(!control.isHighlighted)
    #expect(!control.isTracking)
    #expect(!control.isTouchInside)
    #expect(!control.showsMenuAsPrimaryAction)
    #expect(control.state == .normal)
    #expect(control.contentHorizontalAlignment == .center)
  }

  @Test func `is a custom button without a title`() {
    let button = UIButton()
    #expect(button.buttonType == .custom)
    #expect(button.contentEdgeInsets == .zero)
    #expect(!button.changesSelectionAsPrimaryAction)
    #expect(
      positionsOfValues(in: [
        button.configuration, button.configurationUpdateHandler, button.currentTitle,
        button.currentAttributedTitle, button.menu,
      ]) == [])
  }

  @Test func `has a button configuration of medium size with dynamic corners`() {
    let configuration = UIButton.Configuration.plain()
    #expect(configuration.buttonSize == .medium)
    #expect(configuration.cornerStyle == .dynamic)
    #expect(configuration.titleAlignment == .automatic)
    #expect(configuration.imagePlacement == .leading)
    #expect(configuration.imagePadding == 0)
    #expect(!configuration.showsActivityIndicator)
    #expect(
      positionsOfValues(in: [
        configuration.title, configuration.attributedTitle, configuration.subtitle,
        configuration.attributedSubtitle, configuration.image,
        configuration.titleTextAttributesTransformer,
        configuration.subtitleTextAttributesTransformer,
        configuration.preferredSymbolConfigurationForImage, configuration.baseForegroundColor,
        configuration.baseBackgroundColor,
      ]) == [])
  }

  @Test func `has a background without a colour, a line or round corners`() {
    let background = UIBackgroundConfiguration()
    #expect([background.cornerRadius, background.strokeWidth] == [0, 0])
    #expect(positionsOfValues(in: [background.backgroundColor, background.strokeColor]) == [])
  }
}

@MainActor @Suite struct `A new control with a value` {
  @Test func `is a slider from 0 to 1`() {
    let slider = UISlider()
    #expect([slider.value, slider.minimumValue, slider.maximumValue] == [0, 0, 1])
    #expect(slider.isContinuous)
    #expect(
      positionsOfValues(in: [
        slider.minimumTrackTintColor, slider.maximumTrackTintColor, slider.thumbTintColor,
      ]) == [])
  }

  @Test func `is a stepper from 0 to 100 in steps of 1`() {
    let stepper = UIStepper()
    #expect(
      [stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue]
        == [0, 0, 100, 1])
    #expect(stepper.autorepeat)
    #expect(stepper.isContinuous)
    #expect(!stepper.wraps)
  }

  @Test func `is a switch that is off`() {
    let toggle = UISwitch()
    #expect(!toggle.isOn)
    #expect(positionsOfValues(in: [toggle.onTintColor, toggle.thumbTintColor]) == [])
  }

  @Test func `is a page control without pages`() {
    let pages = UIPageControl()
    #expect([pages.numberOfPages, pages.currentPage] == ([0, 0] as [Int]))
    #expect(!pages.hidesForSinglePage)
    #expect(
      positionsOfValues(in: [pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor])
        == [])
  }

  @Test func `is a row without segments or a selection`() {
    let row = UISegmentedControl()
    #expect(UISegmentedControl.noSegment == -1)
    #expect([row.numberOfSegments, row.selectedSegmentIndex] == ([0, -1] as [Int]))
  }

  @Test func `shows the day and the time`() {
    let picker = UIDatePicker()
    #expect(picker.datePickerMode == .dateAndTime)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 0))
    #expect(
      positionsOfValues(in: [
        picker.minimumDate, picker.maximumDate, picker.locale, picker.timeZone,
      ]) == [])
  }

  @Test func `shows no progress, and hides while it does not turn`() {
    let progress = UIProgressView()
    #expect(progress.progress == 0)
    #expect(positionsOfValues(in: [progress.progressTintColor, progress.trackTintColor]) == [])
    let wheel = UIActivityIndicatorView()
    #expect(wheel.hidesWhenStopped)
    #expect(!wheel.isAnimating)
    #expect(wheel.style == .medium)
    let refresh = UIRefreshControl()
    #expect(!refresh.isRefreshing)
    #expect(refresh.attributedTitle == nil)
  }
}

@MainActor @Suite struct `A new text input` {
  @Test func `is a field without a border, whose keyboard begins sentences with capitals`() {
    let field = UITextField()
    #expect(field.borderStyle == UITextField.BorderStyle.none)
    #expect(field.textAlignment == .natural)
    #expect(field.keyboardType == .default)
    #expect(field.returnKeyType == .default)
    #expect(field.autocapitalizationType == .sentences)
    #expect(field.autocorrectionType == .default)
    #expect(field.spellCheckingType == .default)
    #expect(field.keyboardAppearance == .default)
    #expect(
      [field.clearButtonMode, field.leftViewMode, field.rightViewMode]
        == [UITextField.ViewMode.never, .never, .never])
  }

  @Test func `is a field without a text, whose font keeps its size`() {
    let field = UITextField()
    #expect(field.text?.isEmpty == true)
    #expect(!field.hasText)
    #expect(!field.isEditing)
    #expect(!field.isSecureTextEntry)
    #expect(!field.enablesReturnKeyAutomatically)
    #expect(!field.adjustsFontSizeToFitWidth)
    #expect(!field.adjustsFontForContentSizeCategory)
    #expect(field.minimumFontSize == 0)
    #expect(field.textColor == UIColor.label)
    #expect(
      positionsOfValues(in: [
        field.placeholder, field.attributedPlaceholder, field.textContentType, field.leftView,
        field.rightView, field.inputView, field.inputAccessoryView, field.delegate,
      ]) == [])
  }

  @Test func `is a text view that a person can edit`() {
    let view = UITextView()
    #expect(view.isEditable)
    #expect(view.isSelectable)
    #expect(view.isScrollEnabled)
    #expect(!view.adjustsFontForContentSizeCategory)
    #expect(view.text.isEmpty)
    #expect(view.textAlignment == .natural)
    #expect(view.dataDetectorTypes.isEmpty)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(positionsOfValues(in: [view.font, view.textColor, view.delegate]) == [])
  }

  @Test func `is a text view whose keyboard begins sentences with capitals`() {
    let view = UITextView()
    #expect(view.keyboardType == .default)
    #expect(view.returnKeyType == .default)
    #expect(view.autocapitalizationType == .sentences)
    #expect(view.autocorrectionType == .default)
    #expect(view.spellCheckingType == .default)
    #expect(view.keyboardAppearance == .default)
  }

  @Test func `has a container with 5 pt at its sides and any number of lines`() {
    let container = NSTextContainer()
    #expect(container.lineFragmentPadding == 5)
    #expect(container.maximumNumberOfLines == 0)
    #expect(container.lineBreakMode == .byWordWrapping)
  }

  @Test func `is a search bar with a key that searches`() {
    let bar = UISearchBar()
    #expect(bar.returnKeyType == .search)
    #expect(bar.searchBarStyle == .default)
    #expect(bar.keyboardType == .default)
    #expect(bar.autocorrectionType == .default)
    #expect(bar.selectedScopeButtonIndex == 0)
    #expect(!bar.showsScopeBar)
    #expect(!bar.showsCancelButton)
    #expect(
      positionsOfValues(in: [
        bar.placeholder, bar.barTintColor, bar.backgroundImage, bar.scopeButtonTitles,
        bar.delegate,
      ]) == [])
  }

  @Test func `is a search that is not active and hides the bar`() {
    let search = UISearchController(searchResultsController: nil)
    #expect(!search.isActive)
    #expect(!search.obscuresBackgroundDuringPresentation)
    #expect(search.hidesNavigationBarDuringPresentation)
    #expect(search.automaticallyShowsCancelButton)
    #expect(
      positionsOfValues(in: [
        search.searchResultsController, search.searchResultsUpdater, search.delegate,
      ]) == [])
  }
}

@MainActor @Suite struct `A new attachment` {
  @Test func `has no picture and no size`() {
    let attachment = NSTextAttachment()
    #expect(attachment.bounds == .zero)
    #expect(attachment.image == nil)
    #expect(NSTextAttachment.character == 0xFFFC)
    #expect(NSAttributedString.Key.attachment.rawValue == "NSAttachment")
  }

  @Test func `context of drawing lets no text shrink`() {
    let context = NSStringDrawingContext()
    #expect(context.minimumScaleFactor == 0)
    #expect(context.totalBounds == .zero)
  }
}
