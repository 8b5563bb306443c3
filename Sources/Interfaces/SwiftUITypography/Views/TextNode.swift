import DynamicType
import Foundation
import Snapshots
import TextEngine

/// A node that draws a text.
///
/// It is as wide as its widest line and as high as its lines, rounded up to whole pixels. If the
/// height is too small, it leaves out lines.
/// With a width of 0 it draws nothing, and is as high as with an unlimited width.
final class TextNode: LayoutNode {
  private let styled: StyledText
  private let text: Text

  init(_ text: Text, in context: ViewContext) {
    self.text = text
    styled = TextStyling(environment: context.environment).styled(text)
    super.init(named: "Text", in: context)
  }

  private lazy var distances: ViewSpacing = {
    guard let text = set(.unspecified) else { return ViewSpacing() }
    let pixel = CGFloat(1 / environment.screen.pixelsPerPoint)
    return ViewSpacing(TextDistances(text.cell.text.line, pixel: pixel))
  }()

  override var spacing: ViewSpacing { distances }

  private func set(_ proposal: ProposedViewSize) -> SetText? {
    // In no width at all there is one line, of which nothing shows.
    let width = hasNoWidth(proposal) ? nil : proposal.width
    return context.session.set(
      styled, in: environment.traits, width: width, height: proposal.height)
  }

  private func hasNoWidth(_ proposal: ProposedViewSize) -> Bool {
    proposal.width.map { $0 <= 0 } ?? false
  }

  private func onPixels(_ length: Points) -> CGFloat {
    CGFloat(SizeRounding.wholePixels(covering: length, at: environment.screen).value)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let text = set(proposal) else { return .zero }
    return CGSize(
      width: hasNoWidth(proposal) ? 0 : onPixels(text.widestLine),
      height: onPixels(max(text.frame.height, reservedHeight)))
  }

  /// The height of the lines that the text reserves at least.
  private var reservedHeight: Points {
    guard environment.reservedLines > 1 else { return .zero }
    var lines = styled
    lines.text = AttributedText(String(repeating: "\n", count: environment.reservedLines - 1))
    let set = context.session.set(lines, in: environment.traits, width: nil)
    return set?.frame.height ?? .zero
  }

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key:
      set(proposal).map { CGFloat($0.firstBaseline.value) }
    case VerticalAlignment.lastTextBaseline.key:
      set(proposal).map { CGFloat($0.lastBaseline.value) }
    default: nil
    }
  }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    guard !hasNoWidth(proposal), let text = set(proposal) else { return }
    // Lines stand in the width that was proposed, and the box is as wide as the widest.
    let left = text.frame.lines.map(\.left).min() ?? .zero
    canvas.add(
      .text(text, x: Points(Double(rect.minX)) - left, y: Points(Double(rect.minY))), in: rect,
      isInactive: !environment.isEnabled)
    placeImages(
      of: text, x: Points(Double(rect.minX)) - left, y: Points(Double(rect.minY)), on: canvas)
  }

  /// Draws the pictures in the text, each in the space that its line reserves.
  private func placeImages(
    of set: SetText, x: Points, y: Points, on canvas: InterfaceCanvas
  ) {
    var count = 0
    for line in set.frame.lines {
      for box in line.boxes where text.runs.indices.contains(box.span) {
        let run = text.runs[box.span]
        guard let image = run.image else { continue }
        count += 1
        canvas.inside(count == 1 ? "Image" : "Image[\(count)]") {
          let changes = run.changes.merging(over: environment.textChanges)
          canvas.add(
            image, in: box, x: x, baseline: y + line.baseline - box.rise,
            weight: changes.weight(in: environment), environment)
        }
      }
    }
  }
}
