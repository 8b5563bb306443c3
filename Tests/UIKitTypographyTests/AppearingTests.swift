import Foundation
import Snapshots
import Testing

@testable import TypeproofTesting
@testable import UIKitTypography

/// What a person sees who starts the app, where code does its work late or elsewhere.
@MainActor @Suite final class `A view that is started` {
  private let package = FileManager.default.temporaryDirectory
    .appendingPathComponent("started-\(UUID().uuidString)").path
  private let fonts: InterfaceFonts

  init() throws { fonts = try #require(Stage.fonts) }

  deinit { try? FileManager.default.removeItem(atPath: package) }

  private func assertion(
    _ snapshotting: InterfaceSnapshotting = .image(categories: [.l, .ax5])
  ) -> InterfaceAssertion {
    InterfaceAssertion(
      snapshotting: snapshotting, name: "started", testName: "test()",
      caller: CallerLocation(fileID: "a/b", filePath: "/a/b.swift", line: 1, column: 1),
      configuration: SnapshotTestingConfiguration.current, session: SnapshotSession(),
      isOnMainActor: true)
  }

  private func configured<Result>(
    launch: (@MainActor @Sendable () throws -> Void)? = nil, _ action: () throws -> Result
  ) rethrows -> Result {
    try withSnapshotTesting(
      fonts: .folder(fonts.folder), systemFont: fonts.systemFont, packageRoot: package,
      launch: launch, operation: action)
  }

  private func warning(
    _ snapshotting: InterfaceSnapshotting = .image(categories: [.l, .ax5]),
    _ make: @escaping () -> any MainActorInterfaceSource
  ) -> String? {
    configured {
      assertion(snapshotting).result(of: .goldens(record: .never)) { _ in
        MadeInterface(onMainActor: make())
      }.warning?.message
    }
  }

  private func failure(
    launch: (@MainActor @Sendable () throws -> Void)? = nil,
    _ make: @escaping () -> any MainActorInterfaceSource
  ) -> String? {
    // A closure that may throw makes the call one that may; what it throws is the failure.
    let message = try? configured(launch: launch) {
      assertion().result(of: .goldens(record: .never)) { _ in
        MadeInterface(onMainActor: make())
      }.failure?.message
    }
    return message ?? nil
  }

  private func findings(_ make: @escaping () -> any MainActorInterfaceSource) -> String? {
    configured {
      assertion(.image(height: 300)).result(of: .rules(except: [], platform: .iOS)) { _ in
        MadeInterface(onMainActor: make())
      }.failure?.message
    }
  }

  // MARK: Appearing

  private final class Late: UIViewController {
    private(set) var told: [String] = []
    let label = UILabel()

    override func loadView() { view = label }

    override func viewWillAppear(_ animated: Bool) {
      told.append("will")
      label.text = "Will"
    }

    override func viewIsAppearing(_ animated: Bool) { told.append("is \(view.bounds.width)") }

    override func viewDidAppear(_ animated: Bool) {
      told.append("did")
      label.text = "Did"
    }
  }

  @Test func `is told that it appears, once, with its size known`() throws {
    for isHeld in [false, true] {
      let launch = InterfaceLaunch(
        in: InterfaceSurroundings(width: 320, height: 200), fonts: fonts)
      try launch.run {
        let late = Late()
        let shown: UIViewController =
          isHeld ? UINavigationController(rootViewController: late) : late
        let typesetter = try Typesetter(fonts)
        for _ in 0..<2 {
          let frame = try shown.interface(in: launch.surroundings, typesetter: typesetter)
          #expect(frame.elements.compactMap { $0.text?.styled.text.string }.last == "Did")
        }
        #expect(late.told == ["will", "is 320.0", "did"])
      }
    }
  }

  // MARK: What is made elsewhere

  private final class Fixed: UIViewController {
    private let size = UIFontMetrics.default.scaledValue(for: 17)

    override func loadView() {
      let label = UILabel()
      label.text = "Fixed"
      label.font = .systemFont(ofSize: size)
      view = label
    }
  }

  @Test func `fails where its controller was made before`() {
    let controller = Fixed()
    #expect(failure { controller.view }?.contains("is not created again at each text size") == true)
  }

  @Test func `warns where a controller in it was made before`() {
    let controller = Fixed()
    let said = warning(.image(categories: [.ax5])) {
      UINavigationController(rootViewController: controller)
    }
    #expect(
      said?.contains("or its controller was created before the launch") == true, "\(said ?? "")")
  }

  @Test func `fails where it was made on another device`() {
    let device = Stage.device()
    let said = failure { device.run { UILabel() } }
    #expect(said?.contains("or on another device") == true, "\(said ?? "")")
  }

  private enum Fonts {
    static let fixed = UIFont.systemFont(ofSize: 17)
    static let body = UIFont.preferredFont(forTextStyle: .body)
  }

  @Test func `warns of a font that has the weight of another launch`() {
    _ = Fonts.fixed
    let make: () -> UILabel = {
      let label = UILabel()
      label.text = "Bold"
      label.font = Fonts.fixed
      return label
    }
    let weights = InterfaceSnapshotting.image(categories: [.l], legibilityWeights: [.bold])
    #expect(warning(weights, make)?.contains("has the size or weight of another one") == true)
    #expect(warning(.image(categories: [.l]), make) == nil)
  }

  @Test func `warns of a font of another launch that is only measured`() {
    _ = Fonts.body
    let said = warning {
      let label = UILabel()
      label.text = "\(Fonts.body.lineHeight)"
      return label
    }
    #expect(said?.contains("was created before the launch") == true, "\(said ?? "")")
  }

  @Test func `knows its traits outside of its launch`() throws {
    let launch = InterfaceLaunch(
      in: InterfaceSurroundings(category: .accessibilityLarge), fonts: fonts)
    let label = launch.run { UILabel() }
    #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test func `is on a screen as large as its window`() {
    let launch = InterfaceLaunch(in: InterfaceSurroundings(width: 320, height: 568), fonts: fonts)
    launch.run { #expect(UIScreen.main.bounds.size == CGSize(width: 320, height: 568)) }
  }

  // MARK: What is done at each launch

  @Test func `may assert while the app starts`() {
    let said = failure(launch: {
      _ = InterfaceAssertion(
        snapshotting: .image(categories: [.l]), name: "inner", testName: "test()",
        caller: CallerLocation(fileID: "a/b", filePath: "/a/b.swift", line: 2, column: 1),
        configuration: .current, session: SnapshotSession(), isOnMainActor: true
      ).result(of: .goldens(record: .never)) { _ in MadeInterface(onMainActor: UILabel()) }
    }) { UILabel() }
    #expect(said?.hasPrefix("The closure for the start of a launch") == false, "\(said ?? "")")
  }

  @Test func `fails with what the app's start threw`() {
    struct Trouble: Error {}
    #expect(
      failure(launch: { throw Trouble() }) { UILabel() }
        == "The closure for the start of a launch threw an error: Trouble()")
  }

  // MARK: What follows by itself

  private final class Plain: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.textLabel?.adjustsFontForContentSizeCategory = true
      return cell
    }
  }

  @Test func `has nothing stale where a plain cell asks for its font anew`() {
    #expect(findings { Plain() } == nil)
  }
}
