import Foundation
import Snapshots
import UIKitTypography

/// A way of making a view that would show another text size than the one it is started at, if anything came
/// from one launch into the next.
@MainActor
struct Trap {
  /// What it is called.
  let name: String
  /// Makes the view.
  let make: () -> any MainActorInterfaceSource

  static let all: [Trap] = [
    Trap(name: "viewDidLoad") { LoadingController() },
    Trap(name: "init") { InitLabel() },
    Trap(name: "lazy property") { LazyController() },
    Trap(name: "moved to a superview") { AwakeController() },
    Trap(name: "notification that adds up") { AddingUpView() },
    Trap(name: "theme object") { ThemedView(Theme()) },
    Trap(name: "traits set as current") { CurrentTraitsView() },
    Trap(name: "scaled metric kept") { MetricView() },
    Trap(name: "registered change") { RegisteredView() },
    Trap(name: "attributed text") { AttributedView() },
    Trap(name: "screen's traits") { ScreenView() },
    Trap(name: "window of its own") { WindowedController() },
    Trap(name: "device that is changed") { DeviceChanger() },
    Trap(name: "appearance proxy") { ProxyView() },
    Trap(name: "label that a proxy would reach") { LabelView() },
  ]
}

/// Asks for its font where its view has been loaded, and for no other later.
final class LoadingController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Privacy"
    label.font = .preferredFont(forTextStyle: .body)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

private final class InitLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    text = "Init"
    font = UIFont(name: "JetBrains Mono", size: UIFontMetrics.default.scaledValue(for: 17))
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A view that is as large as one label, whose font a trap sets.
@MainActor private class LabelView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "Label"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    prepare()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  convenience init() { self.init(frame: .zero) }

  func prepare() {}
}

private final class LazyController: UIViewController {
  private lazy var title1 = UIFont.preferredFont(forTextStyle: .title1)

  override func loadView() {
    let view = LabelView()
    view.label.font = title1
    self.view = view
  }
}

private final class AwakeController: UIViewController {
  private final class Late: LabelView {
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      label.font = .preferredFont(forTextStyle: .headline)
    }
  }

  override func loadView() {
    let (view, late) = (LabelView(), Late())
    late.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(late)
    self.view = view
  }
}

private final class AddingUpView: LabelView {
  private var size: CGFloat = 10

  override func prepare() {
    label.font = .systemFont(ofSize: size)
    NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main
    ) { _ in
      MainActor.assumeIsolated {
        self.size += 3
        self.label.font = .systemFont(ofSize: self.size)
      }
    }
  }
}

private final class Theme {
  private var kept: UIFont?

  /// Made when it is first asked for, and kept.
  var font: UIFont {
    if let kept { return kept }
    let font = UIFont.preferredFont(forTextStyle: .callout)
    kept = font
    return font
  }
}

private final class ThemedView: LabelView {
  convenience init(_ theme: Theme) {
    self.init(frame: .zero)
    label.font = theme.font
  }
}

private final class CurrentTraitsView: LabelView {
  override func prepare() {
    label.font = .preferredFont(forTextStyle: .body)
    // Left as it is, as code forgets to.
    UITraitCollection.current = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
  }
}

private final class MetricView: LabelView {
  override func prepare() {
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20))
    label.adjustsFontForContentSizeCategory = true
  }
}

private final class RegisteredView: LabelView {
  override func prepare() {
    label.font = .preferredFont(forTextStyle: .footnote)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: RegisteredView, _: UITraitCollection) in
      view.label.font = .systemFont(ofSize: view.label.font.pointSize + 2)
    }
  }
}

private final class AttributedView: LabelView {
  override func prepare() {
    label.attributedText = NSAttributedString(
      string: "Attributed", attributes: [.font: UIFont.preferredFont(forTextStyle: .title2)])
  }
}

private final class ScreenView: LabelView {
  override func prepare() {
    let traits = UIScreen.main.traitCollection
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    label.text = "\(UIApplication.shared.preferredContentSizeCategory.rawValue.count)"
  }
}

private final class WindowedController: UIViewController {
  private let window = UIWindow()

  override func loadView() {
    let view = LabelView()
    view.label.font = .preferredFont(forTextStyle: .body)
    view.label.adjustsFontForContentSizeCategory = true
    self.view = view
    window.addSubview(UIView())
    window.makeKeyAndVisible()
  }
}

private final class ProxyView: LabelView {
  override func prepare() {
    UILabel.appearance().font = .preferredFont(forTextStyle: .largeTitle)
  }
}

/// Changes the settings of the device in force, and leaves them so.
private final class DeviceChanger: LabelView {
  override func prepare() {
    label.font = .preferredFont(forTextStyle: .body)
    UISimulatedDevice.current.system = UISystemVersion(15)
    UISimulatedDevice.current.fonts = nil
  }
}
