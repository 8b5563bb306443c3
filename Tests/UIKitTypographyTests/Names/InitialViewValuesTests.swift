import Foundation
import Testing

@testable import UIKitTypography

/// Returns the positions of the values that are not `nil`.
func positionsOfValues(in values: [Any?]) -> [Int] {
  values.indices.filter { values[$0] != nil }
}

/// The expected values are those of UIKit's documentation and headers, here and in the other files
/// about new objects.
@MainActor @Suite struct `A new view` {
  @Test func `is opaque, and receives touches`() {
    let view = UIView()
    #expect(view.isOpaque)
    #expect(view.isUserInteractionEnabled)
    #expect(!view.isHidden)
    #expect(!view.clipsToBounds)
    #expect(!view.isExclusiveTouch)
    #expect(!view.isMultipleTouchEnabled)
    #expect(view.alpha == 1)
    #expect(view.tag == 0)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.transform == .identity)
    #expect(view.overrideUserInterfaceStyle == .unspecified)
    #expect(ObjectIdentifier(UIView.layerClass) == ObjectIdentifier(CALayer.self))
  }

  @Test func `is placed by its frame`() {
    let view = UIView()
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.autoresizesSubviews)
    #expect(view.insetsLayoutMarginsFromSafeArea)
    #expect(!view.preservesSuperviewLayoutMargins)
    #expect(!UIView.requiresConstraintBasedLayout)
    #expect(view.autoresizingMask.isEmpty)
    #expect(view.semanticContentAttribute == .unspecified)
    #expect([view.frame, view.bounds] == [.zero, .zero])
    #expect([view.safeAreaInsets, view.alignmentRectInsets] == [.zero, .zero])
    #expect([view.forFirstBaselineLayout, view.forLastBaselineLayout] == [view, view])
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func `has nothing in it and nothing around it`() {
    let view = UIView()
    #expect(view.subviews.isEmpty)
    #expect(view.constraints.isEmpty)
    #expect(view.layoutGuides.isEmpty)
    #expect(view.interactions.isEmpty)
    #expect(view.layoutTrouble.isEmpty)
    #expect(
      positionsOfValues(in: [
        view.superview, view.window, view.backgroundColor, view.mask, view.gestureRecognizers,
        view.minimumContentSizeCategory, view.maximumContentSizeCategory,
      ]) == [])
  }

  @Test func `is not shown by the Large Content Viewer`() {
    let view = UIView()
    #expect(!view.showsLargeContentViewer)
    #expect(!view.scalesLargeContentImage)
    #expect(view.largeContentImageInsets == .zero)
    #expect(positionsOfValues(in: [view.largeContentTitle, view.largeContentImage]) == [])
  }

  @Test func `is no element for assistive technologies`() {
    let view = UIView()
    #expect(!view.isAccessibilityElement)
    #expect(!view.accessibilityElementsHidden)
    #expect(!view.accessibilityViewIsModal)
    #expect(!view.shouldGroupAccessibilityChildren)
    #expect(view.accessibilityTraits.isEmpty)
    #expect(view.accessibilityFrame == .zero)
    #expect(
      positionsOfValues(in: [
        view.accessibilityIdentifier, view.accessibilityLabel, view.accessibilityValue,
        view.accessibilityHint, view.accessibilityElements, view.accessibilityCustomActions,
        view.accessibilityLanguage, view.accessibilityUserInputLabels,
      ]) == [])
  }

  @Test func `is not the first responder and cannot be`() {
    let view = UIView()
    #expect(!view.canBecomeFirstResponder)
    #expect(view.canResignFirstResponder)
    #expect(!view.isFirstResponder)
    #expect(
      positionsOfValues(in: [
        view.next, view.inputView, view.inputAccessoryView, view.keyCommands, view.userActivity,
      ]) == [])
  }

  @Test func `can be measured towards two sizes`() {
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(UIView.layoutFittingCompressedSize == CGSize(width: 0, height: 0))
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
  }
}

@MainActor @Suite struct `A new view of a kind` {
  @Test func `is a window at the level of apps`() {
    let window = UIWindow()
    #expect(window.windowLevel == .normal)
    #expect(window.rootViewController == nil)
    #expect(window.screen === UIScreen.main)
  }

  @Test func `is a label of one line that receives no touches`() {
    let label = UILabel()
    #expect(!label.isUserInteractionEnabled)
    #expect(label.isEnabled)
    #expect(!label.isHighlighted)
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(!label.allowsDefaultTighteningForTruncation)
    #expect(!label.showsExpansionTextWhenTruncated)
    #expect(!label.adjustsFontForContentSizeCategory)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(label.baselineAdjustment == .alignBaselines)
    #expect(label.lineBreakStrategy == .standard)
    #expect([label.minimumScaleFactor, label.preferredMaxLayoutWidth] == [0, 0])
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.font == UIFont.systemFont(ofSize: 17))
    #expect(label.textColor == UIColor.label)
    #expect(
      positionsOfValues(in: [
        label.text, label.attributedText, label.shadowColor, label.highlightedTextColor,
      ]) == [])
  }

  @Test func `shows no image, and receives no touches`() {
    let view = UIImageView()
    #expect(!view.isUserInteractionEnabled)
    #expect(!view.adjustsImageSizeForAccessibilityContentSizeCategory)
    #expect(positionsOfValues(in: [view.image, view.preferredSymbolConfiguration]) == [])
    #expect(positionsOfValues(in: [UIVisualEffectView().effect]) == [])
  }

  @Test func `is a row that fills its stack`() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal)
    #expect(stack.alignment == .fill)
    #expect(stack.distribution == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test func `is a guide without a name`() {
    let guide = UILayoutGuide()
    #expect(guide.identifier.isEmpty)
    #expect(guide.layoutFrame == .zero)
    #expect(guide.owningView == nil)
  }
}

@MainActor @Suite struct `A new scroll view` {
  @Test func `scrolls, bounces and clips`() {
    let view = UIScrollView()
    #expect(view.clipsToBounds)
    #expect(view.isScrollEnabled)
    #expect(view.bounces)
    #expect(view.bouncesZoom)
    #expect(view.scrollsToTop)
    #expect(view.delaysContentTouches)
    #expect(view.canCancelContentTouches)
    #expect(view.showsVerticalScrollIndicator)
    #expect(view.showsHorizontalScrollIndicator)
  }

  @Test func `has no pages, and bounces only if its content is larger`() {
    let view = UIScrollView()
    #expect(!view.alwaysBounceVertical)
    #expect(!view.alwaysBounceHorizontal)
    #expect(!view.isPagingEnabled)
    #expect(!view.isDirectionalLockEnabled)
    #expect(!view.isTracking)
    #expect(!view.isDragging)
    #expect(!view.isDecelerating)
  }

  @Test func `has no content, no insets and its natural size`() {
    let view = UIScrollView()
    #expect(view.contentSize == .zero)
    #expect(view.contentOffset == .zero)
    #expect([view.contentInset, view.adjustedContentInset] == [.zero, .zero])
    #expect(
      [
        view.scrollIndicatorInsets, view.verticalScrollIndicatorInsets,
        view.horizontalScrollIndicatorInsets,
      ] == [.zero, .zero, .zero])
    #expect([view.minimumZoomScale, view.maximumZoomScale, view.zoomScale] == [1, 1, 1])
    #expect(view.keyboardDismissMode == UIScrollView.KeyboardDismissMode.none)
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.indicatorStyle == .default)
    #expect(view.decelerationRate == .normal)
    #expect(view.delegate == nil)
  }
}

@MainActor @Suite struct `A new gesture recogniser` {
  @Test func `waits for touches, which it cancels`() {
    let gesture = UIGestureRecognizer()
    #expect(gesture.state == .possible)
    #expect(gesture.isEnabled)
    #expect(gesture.cancelsTouchesInView)
    #expect(gesture.delaysTouchesEnded)
    #expect(!gesture.delaysTouchesBegan)
    #expect(gesture.numberOfTouches == 0)
    #expect(positionsOfValues(in: [gesture.view, gesture.delegate, gesture.name]) == [])
  }

  @Test func `takes one tap or one swipe to the right of one finger`() {
    let tap = UITapGestureRecognizer()
    #expect([tap.numberOfTapsRequired, tap.numberOfTouchesRequired] == ([1, 1] as [Int]))
    #expect(UIPanGestureRecognizer().minimumNumberOfTouches == 1)
    #expect(UISwipeGestureRecognizer().direction == .right)
    #expect(UIScreenEdgePanGestureRecognizer().edges.isEmpty)
  }

  @Test func `takes a press of half a second within 10 pt`() {
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
  }

  @Test func `has not turned or scaled anything`() {
    let pinch = UIPinchGestureRecognizer()
    #expect([pinch.scale, pinch.velocity] == [1, 0])
    #expect(UIRotationGestureRecognizer().rotation == 0)
  }

  @Test func `has touches that have just begun`() {
    let touch = UITouch()
    #expect(touch.phase == .began)
    #expect(touch.tapCount == 1)
    #expect(touch.timestamp == 0)
    #expect(touch.view == nil)
    #expect(UIEvent().allTouches == nil)
  }
}
