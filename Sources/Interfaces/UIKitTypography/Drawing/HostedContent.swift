package import DynamicType
package import Foundation
import Imaging
package import Snapshots

/// Content that a view hosts and that has no UIKit views of its own, such as SwiftUI's views.
@MainActor package protocol HostedContent: AnyObject {
  /// Returns the size of the content within a width and a height; `nil` for no limit.
  func size(width: CGFloat?, height: CGFloat?, in view: UIView) -> CGSize

  /// Runs the events of the content, such as appearing, for a rectangle of its host.
  ///
  /// - Returns: Whether an event ran. The content may then have another size.
  func runEvents(in rect: CGRect, of view: UIView) -> Bool

  /// Returns the elements of the content in a rectangle of the window.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the content fills.
  ///   - view: The view that hosts the content.
  ///   - path: The path of the view.
  ///   - clip: The visible area; `nil` for the whole window.
  ///   - opacity: The opacity of the content, from 0 to 1.
  func elements(
    in rect: CGRect, of view: UIView, path: String, clip: InterfaceElement.Clip?, opacity: Double
  ) throws -> [InterfaceElement]
}

/// A view that hosts other content.
package final class HostingView: UIView {
  /// The content of the view.
  package let content: any HostedContent

  /// Creates a view that hosts content.
  package init(_ content: any HostedContent) {
    self.content = content
    super.init(frame: .zero)
  }

  /// Returns `nil`, because Interface Builder files cannot contain this view.
  package required init?(coder: NSCoder) { nil }

  /// Requests a new layout after a change of the content.
  package func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsSolving()
  }

  /// The size of the content without limits.
  package override var intrinsicContentSize: CGSize {
    content.size(width: nil, height: nil, in: self)
  }

  /// Returns the size of the content within a size.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    content.size(
      width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil,
      in: self)
  }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    content.size(width: width, height: nil, in: self).height
  }

  /// Runs the events of the content, and requests a new layout if any ran.
  package override func layoutSubviews() {
    super.layoutSubviews()
    if content.runEvents(in: bounds, of: self) { contentDidChange() }
  }

  override func adjustFonts(for traits: UITraitCollection) { contentDidChange() }
}

extension UIView {
  /// The traits that scaling needs.
  package var scalingTraits: TraitCollection { traitCollection.values.forScaling }

  /// The current fonts; `nil` for none.
  package static var fontsInForce: InterfaceFonts? { UIFontRegistry.fonts }

  /// Lays the view out in a rectangle of another interface, and returns its elements.
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
