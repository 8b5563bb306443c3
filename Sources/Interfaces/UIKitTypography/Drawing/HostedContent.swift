package import DynamicType
package import Foundation
import Imaging
package import Snapshots

/// Something that a view shows and that is made of no views itself, such as the views of SwiftUI.
@MainActor package protocol HostedContent: AnyObject {
  /// How large it is in a room; a length of `nil` is as long as it likes.
  func size(width: CGFloat?, height: CGFloat?, in view: UIView) -> CGSize

  /// Does what its views wait for, where it fills a rectangle.
  ///
  /// - Returns: Whether anything was done, after which the content may have another size.
  func runEvents(in rect: CGRect, of view: UIView) -> Bool

  /// Its parts, where it fills a rectangle of the window.
  ///
  /// - Parameters:
  ///   - path: The path of the view.
  ///   - clip: What of it shows.
  ///   - opacity: How much of what is behind does not show through.
  func elements(
    in rect: CGRect, of view: UIView, path: String, clip: InterfaceElement.Clip?, opacity: Double
  ) throws -> [InterfaceElement]
}

/// A view that shows other content.
package final class HostingView: UIView {
  /// What it shows.
  package let content: any HostedContent

  /// Creates a view that shows other content.
  package init(_ content: any HostedContent) {
    self.content = content
    super.init(frame: .zero)
  }

  /// There is none in a file of Interface Builder.
  package required init?(coder: NSCoder) { nil }

  /// Says that the content changed.
  package func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsSolving()
  }

  /// As large as its content likes.
  package override var intrinsicContentSize: CGSize {
    content.size(width: nil, height: nil, in: self)
  }

  /// As large as its content is in a room.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    content.size(
      width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil,
      in: self)
  }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    content.size(width: width, height: nil, in: self).height
  }

  /// Lets the content do what it waits for.
  package override func layoutSubviews() {
    super.layoutSubviews()
    if content.runEvents(in: bounds, of: self) { contentDidChange() }
  }

  override func adjustFonts(for traits: UITraitCollection) { contentDidChange() }
}

extension UIView {
  /// What scaling needs to know of the view's traits.
  package var scalingTraits: TraitCollection { traitCollection.values.forScaling }

  /// The fonts in force; `nil` where there are none.
  package static var fontsInForce: InterfaceFonts? { UIFontRegistry.fonts }

  /// The parts of the view and of those in it, where it fills a rectangle of another interface.
  package func elements(
    in rect: CGRect, path: String, window: CGSize, opacity: Double
  ) throws -> [InterfaceElement] {
    frame = CGRect(origin: frame.origin, size: rect.size)
    if !root.appearanceRecord.isInTree { root.takeAppearance() }
    layoutIfNeeded()
    var walk = ElementWalk(background: .init(red: 0, green: 0, blue: 0, alpha: 0), window: window)
    try walk.add(self, at: rect.origin, path: path, clip: walk.window, opacity: opacity)
    return walk.elements
  }
}
