import Foundation
import Testing

@testable import UIKitTypography

/// The expected values are those of UIKit's headers. Apps store and compare them.
@Suite struct `The options of UIKit have UIKit's bits` {
  @Test func `of animations`() {
    let single: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .showHideTransitionViews,
    ]
    #expect(single.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 64, 256])
    let curves: [UIView.AnimationOptions] = [
      .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
    ]
    #expect(curves.map(\.rawValue) == [0, 0x1_0000, 0x2_0000, 0x3_0000])
    let transitions: [UIView.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCrossDissolve,
      .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    #expect(
      transitions.map(\.rawValue) == [0x10_0000, 0x20_0000, 0x50_0000, 0x60_0000, 0x70_0000])
  }

  @Test func `of animations with keyframes`() {
    let single: [UIView.KeyframeAnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    ]
    #expect(single.map(\.rawValue) == [1, 2, 4, 8, 16])
    let modes: [UIView.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModeCubic,
    ]
    #expect(modes.map(\.rawValue) == [0, 0x400, 0xC00])
  }

  @Test func `of controls`() {
    let touches: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    #expect(touches.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 64, 128, 256])
    let values: [UIControl.Event] = [.valueChanged, .primaryActionTriggered, .menuActionTriggered]
    #expect(values.map(\.rawValue) == [0x1000, 0x2000, 0x4000])
    let editing: [UIControl.Event] = [
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    #expect(editing.map(\.rawValue) == [0x1_0000, 0x2_0000, 0x4_0000, 0x8_0000])
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
  }

  @Test func `of menus and keys`() {
    let attributes: [UIMenuElement.Attributes] = [
      .disabled, .destructive, .hidden, .keepsMenuPresented,
    ]
    #expect(attributes.map(\.rawValue) == [1, 2, 4, 8])
    let options: [UIMenu.Options] = [
      .displayInline, .destructive, .singleSelection, .displayAsPalette,
    ]
    #expect(options.map(\.rawValue) == [1, 2, 32, 128])
    let keys: [UIKeyModifierFlags] = [.shift, .control, .alternate, .command]
    #expect(keys.map(\.rawValue) == [0x2_0000, 0x4_0000, 0x8_0000, 0x10_0000])
  }

  @Test func `of edges, corners and directions`() {
    let edges: [UIRectEdge] = [.top, .left, .bottom, .right]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8])
    let directional: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
    #expect(directional.map(\.rawValue) == [1, 2, 4, 8])
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    #expect(corners.map(\.rawValue) == [1, 2, 4, 8])
    let masks: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    #expect(masks.map(\.rawValue) == [1, 2, 4, 8])
    let arrows: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    #expect(arrows.map(\.rawValue) == [1, 2, 4, 8])
    let swipes: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
    #expect(swipes.map(\.rawValue) == [1, 2, 4, 8])
    let margins: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(margins.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    let orientations: [UIInterfaceOrientationMask] = [
      .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    #expect(orientations.map(\.rawValue) == [2, 4, 8, 16])
  }

  @Test func `of text`() {
    let traits: [UIFontDescriptor.SymbolicTraits] = [
      .traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace,
      .traitTightLeading, .traitLooseLeading,
    ]
    #expect(traits.map(\.rawValue) == [1, 2, 32, 64, 1024, 0x8000, 0x1_0000])
    let underlines: [NSUnderlineStyle] = [.single, .thick, .double]
    #expect(underlines.map(\.rawValue) == [1, 2, 9])
    let drawing: [NSStringDrawingOptions] = [
      .usesLineFragmentOrigin, .usesFontLeading, .usesDeviceMetrics, .truncatesLastVisibleLine,
    ]
    #expect(drawing.map(\.rawValue) == [1, 2, 8, 32])
    let strategies: [NSParagraphStyle.LineBreakStrategy] = [.pushOut, .hangulWordPriority]
    #expect(strategies.map(\.rawValue) == [1, 2])
    let detectors: [UIDataDetectorTypes] = [.phoneNumber, .link, .address, .calendarEvent]
    #expect(detectors.map(\.rawValue) == [1, 2, 4, 8])
  }
}
