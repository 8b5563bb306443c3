import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Objects that the system gives an app` {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    let started: Int
    override init() {
      started = 1
      super.init()
    }
  }

  private final class OwnView: UIView {
    init() { super.init(frame: CGRect(x: 0, y: 0, width: 3, height: 4)) }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `are there, as code of apps takes for granted`() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(scene.session.scene === scene)
    #expect(UIWindow().windowScene === scene)
    #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
    #expect(UIDevice.current.identifierForVendor != nil)
    #expect(Delegate().started == 1)
    #expect(OwnView().frame.width == 3)
    let effects = UIVisualEffectView()
    #expect(effects.contentView.superview === effects)
  }

  @Test func `start with a delegate that has only defaults, which opens no URL`() throws {
    let (delegate, app) = (Delegate(), UIApplication.shared)
    #expect(delegate.application(app, willFinishLaunchingWithOptions: nil))
    #expect(delegate.application(app, didFinishLaunchingWithOptions: nil))
    let url = try #require(URL(string: "app://place"))
    #expect(!delegate.application(app, open: url, options: [:]))
    #expect(delegate.window == nil)
  }

  @Test func `of bars are made of what there is`() {
    let action = UIAction(title: "Save") { _ in }
    #expect(UIBarButtonItem(primaryAction: action).title == "Save")
    #expect(UIBarButtonItem(title: "Done", primaryAction: action).title == "Done")
    #expect(UIBarButtonItem().title == nil)
    #expect(UIBarButtonItem(title: "More", menu: UIMenu()).menu != nil)
  }

  @Test func `that move things tell their end once, whenever it is asked for`() {
    var words: [String] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, animations: { words.append("change") },
      completion: { _ in words.append("end") })
    animator.addCompletion { _ in words.append("later end") }
    animator.addAnimations { words.append("later change") }
    #expect(words == ["change", "end", "later end", "later change"])
    let held = UIViewPropertyAnimator(
      duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 0.5))
    held.addCompletion { words.append("\($0)") }
    held.stopAnimation(false)
    held.finishAnimation(at: .current)
    #expect(words.last == "current")
  }

  @Test func `that were stopped for good tell no end`() {
    var words: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { words.append("change") }
    animator.addCompletion { _ in words.append("end") }
    animator.stopAnimation(true)
    animator.startAnimation()
    #expect(words == [])
  }

  @Test func `run what follows changes at their end`() {
    var words: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { words.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { words.append("inner") }
    words.append("change")
    CATransaction.commit()
    CATransaction.commit()
    CATransaction.commit()
    CATransaction.setCompletionBlock { words.append("alone") }
    #expect(words == ["change", "inner", "outer", "alone"])
  }

  @Test func `put layers that move before or behind others in the order that is meant`() {
    let root = CALayer()
    let layers = (0..<3).map { _ in CALayer() }
    func order() -> [Int?] {
      (root.sublayers ?? []).map { layer in layers.firstIndex { $0 === layer } }
    }
    for layer in layers { root.addSublayer(layer) }
    root.insertSublayer(layers[0], below: layers[2])
    #expect(order() == [1, 0, 2])
    root.insertSublayer(layers[1], above: layers[0])
    #expect(order() == [0, 1, 2])
    root.insertSublayer(layers[0], above: layers[2])
    #expect(order() == [1, 2, 0])
  }

  private final class OwnLayer: CALayer {}

  private final class LayeredView: UIView {
    override class var layerClass: AnyClass { OwnLayer.self }
  }

  @Test func `say that layers of an app's own classes are not made`() {
    let device = Stage.device()
    device.run { _ = LayeredView().layer }
    #expect(
      device.misuses.map(\.description) == [
        "LayeredView has a CALayer instead of a OwnLayer, because Typeproof makes no layers of an "
          + "app's own classes. A forced cast to OwnLayer stops the test. Leave the view out, or "
          + "draw without it."
      ])
  }
}
