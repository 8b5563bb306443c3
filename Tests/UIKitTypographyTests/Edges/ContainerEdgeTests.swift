import Foundation
import Snapshots
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `A container of bars and content` {
  private final class Bar: UIView {
    let height: CGFloat

    init(_ height: CGFloat) {
      self.height = height
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }
  }

  private final class Moved: UIView {
    var moves = 0
    override func didMoveToSuperview() { moves += 1 }
  }

  private func frames(_ height: CGFloat, top: UIView?, bottom: UIView?) -> [CGRect?] {
    let stack = UIControllerStack(frame: CGRect(x: 0, y: 0, width: 100, height: height))
    let content = UIView()
    stack.top = top
    stack.content = content
    stack.bottom = bottom
    stack.layoutIfNeeded()
    return [top?.frame, content.frame, bottom?.frame]
  }

  @Test func `has its content between the bars`() {
    #expect(
      frames(200, top: Bar(44), bottom: Bar(49)) == [
        CGRect(x: 0, y: 0, width: 100, height: 44), CGRect(x: 0, y: 44, width: 100, height: 107),
        CGRect(x: 0, y: 151, width: 100, height: 49),
      ])
    #expect(
      frames(200, top: nil, bottom: nil) == [
        nil, CGRect(x: 0, y: 0, width: 100, height: 200), nil,
      ])
  }

  @Test func `has no room for its content where the bars need all`() {
    #expect(
      frames(60, top: Bar(44), bottom: Bar(49)) == [
        CGRect(x: 0, y: 0, width: 100, height: 44), CGRect(x: 0, y: 44, width: 100, height: 0),
        CGRect(x: 0, y: 44, width: 100, height: 49),
      ])
  }

  @Test func `keeps a view that it is given once more`() {
    let stack = UIControllerStack(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Moved()
    stack.content = view
    stack.content = view
    #expect(view.moves == 1)
    #expect(view.superview === stack)
    stack.content = nil
    #expect(view.superview == nil)
  }

  @Test func `has its content behind its bars, whatever came first`() {
    let stack = UIControllerStack(frame: .zero)
    let (top, content, bottom) = (UIView(), UIView(), UIView())
    stack.top = top
    stack.bottom = bottom
    stack.content = content
    #expect(stack.subviews == [content, top, bottom])
  }
}

@MainActor @Suite struct `What is animated` {
  @Test func `has finished at once, in all ways to say it`() {
    var ends: [Bool] = []
    let end = { (isFinished: Bool) in ends.append(isFinished) }
    UIView.animate(withDuration: 1, animations: {}, completion: end)
    UIView.animate(withDuration: 1, delay: 0, animations: {}, completion: end)
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: {}, completion: end)
    UIView.animate(springDuration: 1, animations: {}, completion: end)
    UIView.animateKeyframes(withDuration: 1, delay: 0, animations: {}, completion: end)
    UIView.transition(with: UIView(), duration: 1, animations: nil, completion: end)
    UIView.transition(from: UIView(), to: UIView(), duration: 1, completion: end)
    #expect(ends == Array(repeating: true, count: 7))
  }

  @Test func `shows pages of which the change has finished`() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    var ends: [Bool] = []
    pages.setViewControllers([UIViewController()], direction: .forward, animated: true) {
      ends.append($0)
    }
    #expect(ends == [true])
    #expect(pages.viewControllers?.count == 1)
  }
}

@MainActor @Suite struct `A view that hosts other content` {
  /// Content that writes down in which room it is measured.
  private final class Measured: HostedContent {
    var rooms: [[CGFloat?]] = []

    func size(width: CGFloat?, height: CGFloat?, in view: UIView) -> CGSize {
      rooms.append([width, height])
      return CGSize(width: 7, height: 8)
    }

    func runEvents(in rect: CGRect, of view: UIView) -> Bool { false }

    func elements(
      in rect: CGRect, of view: UIView, path: String, clip: InterfaceElement.Clip?,
      opacity: Double
    ) throws -> [InterfaceElement] { [] }
  }

  @Test func `measures it without a limit where there is none`() {
    let content = Measured()
    let view = HostingView(content)
    for (width, height) in [(0, 0), (-3, 5), (5, -3), (1, 0), (0, 0.5)] as [(CGFloat, CGFloat)] {
      let size = view.sizeThatFits(CGSize(width: width, height: height))
      #expect(size == CGSize(width: 7, height: 8))
    }
    #expect(content.rooms == [[nil, nil], [nil, 5], [5, nil], [1, nil], [nil, 0.5]])
    content.rooms = []
    #expect(view.contentHeight(forWidth: 9) == 8)
    #expect(view.intrinsicContentSize == CGSize(width: 7, height: 8))
    #expect(content.rooms == [[9, nil], [nil, nil]])
  }
}
