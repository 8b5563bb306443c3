import Foundation
import Snapshots
import SwiftUITypography
import Testing

@testable import TypeproofTesting
@testable import UIKitTypography

private typealias View = UIKitTypography.UIView

/// What a suite of tests does at each launch.
@MainActor private var launches: [UIContentSizeCategory] = []

@MainActor @Suite(.serialized) final class `An assertion on a view` {
  private let package = FileManager.default.temporaryDirectory
    .appendingPathComponent("launch-\(UUID().uuidString)").path
  private let fonts: InterfaceFonts

  init() throws { fonts = try #require(Stage.fonts) }

  deinit { try? FileManager.default.removeItem(atPath: package) }

  private func configured<Result>(
    record: RecordMode? = nil, launch: (@MainActor @Sendable () throws -> Void)? = nil,
    _ action: () throws -> Result
  ) rethrows -> Result {
    try withSnapshotTesting(
      record: record, fonts: .folder(fonts.folder), systemFont: fonts.systemFont,
      packageRoot: package, launch: launch, operation: action)
  }

  /// What an assertion fails with, as if no environment said anything.
  private func verify(
    of make: @autoclosure () throws -> UIViewController, as snapshotting: InterfaceSnapshotting,
    named name: String, record: RecordMode? = nil
  ) -> String? {
    InterfaceAssertion(
      as: snapshotting, named: name, in: "test()",
      at: CallerLocation(
        fileID: "a/LaunchAssertionTests.swift", filePath: "/a/LaunchAssertionTests.swift", line: 1,
        column: 1), isOnMainActor: true
    ).result(of: .goldens(record: record, environment: SnapshotEnvironment { _ in nil })) { _ in
      try MadeInterface(onMainActor: make())
    }.failure?.message
  }

  private func says(_ text: String?, _ words: String) -> Bool { text?.contains(words) == true }

  private func layoutText(_ name: String) throws -> String {
    try String(
      contentsOfFile: "\(package)/Snapshots/launchassertiontests/views/\(name).txt",
      encoding: .utf8)
  }

  // MARK: Pictures

  @Test func `pictures a launch at each size, and a change where that is asked for`() throws {
    configured {
      _ = verify(
        of: LoadingController(), as: .image(categories: [.l, .ax5]), named: "privacy")
      _ = verify(
        of: LoadingController(), as: .image(categories: [.l, .ax5]).changing(from: .l),
        named: "privacy")
    }
    let launch = try layoutText("privacy@2x")
    #expect(launch.contains("picture: launch") && launch.contains("53 pt"))
    let change = try layoutText("privacy.from-l@2x")
    #expect(change.contains("picture: change") && !change.contains("53 pt"))
  }

  @Test func `has the same pictures whatever other sizes are in the list`() throws {
    let words = configured {
      _ = verify(
        of: MetricController(), as: .image(categories: [.l, .ax3]), named: "sizes")
      return verify(
        of: MetricController(), as: .image(categories: [.xs, .l, .ax1, .ax3]), named: "sizes",
        record: .missing)
    }
    #expect(says(words, "recorded") && !says(words, "does not match"), "\(words ?? "")")
    #expect(
      configured(record: .never) {
        verify(of: MetricController(), as: .image(categories: [.ax3]), named: "sizes")
      } == nil)
  }

  @Test func `fails where the view was made before, at one size and at several`() {
    let controller = LoadingController()
    for sizes in [[ContentSizeCategory.ax5], [.l, .ax5]] {
      let said = configured {
        verify(of: controller, as: .image(categories: sizes), named: "made")
      }
      #expect(
        said
          == "“made” is not created again at each text size, as it is when a person starts the "
          + "app. It was created before, or on another device. Create it in the assertion, such "
          + "as assertSnapshot(of: LoadingController(), …).", "\(sizes)")
    }
  }

  @Test func `fails where the same view comes again, whoever keeps it`() {
    var kept: LoadingController?
    let said = configured {
      verify(
        of: {
          kept = kept ?? LoadingController()
          return kept ?? LoadingController()
        }(), as: .image(categories: [.l, .ax5]), named: "kept")
    }
    #expect(says(said, "“kept” is not created again at each text size"), "\(said ?? "")")
  }

  @Test func `leaves the device of the process as it was`() {
    let before = UISimulatedDevice.current.traits
    _ = configured {
      verify(of: LoadingController(), as: .image(categories: [.ax5]), named: "left")
    }
    #expect(UISimulatedDevice.current.traits == before)
  }

  @Test func `tells that what is recorded is of another kind`() throws {
    let matrix = InterfaceSnapshotting.image(categories: [.ax5])
    configured { _ = verify(of: LoadingController(), as: matrix, named: "kind") }
    let path = "\(package)/Snapshots/launchassertiontests/views/kind@2x.txt"
    let text = try layoutText("kind@2x").replacingOccurrences(
      of: "picture: launch", with: "picture: change")
    try text.replacingOccurrences(of: "53 pt", with: "17 pt").write(
      toFile: path, atomically: true, encoding: .utf8)
    let said = configured(record: .never) {
      verify(of: LoadingController(), as: matrix, named: "kind")
    }
    #expect(says(said, "the picture is of a launch, was of a live change"), "\(said ?? "")")
  }

  // MARK: What is done at each launch

  @Test func `does what the app does when it starts, at each launch`() throws {
    launches = []
    configured(launch: {
      launches.append(UITraitCollection.current.preferredContentSizeCategory)
    }) {
      _ = verify(
        of: LoadingController(), as: .image(categories: [.l, .ax5]), named: "prepared")
    }
    #expect(launches == [.large, .accessibilityExtraExtraExtraLarge])
  }

  @Test func `does first what surroundings further out say`() {
    launches = []
    configured(launch: { launches.append(.small) }) {
      withSnapshotTesting(launch: { launches.append(.medium) }) {
        _ = verify(
          of: LoadingController(), as: .image(categories: [.l]), named: "nested")
      }
    }
    #expect(launches == [.small, .medium])
  }

  // MARK: Leaks

  /// A font that Swift makes once in a process.
  private enum Fonts {
    static let body = UIFont.preferredFont(forTextStyle: .body)
    static let fixed = UIFont.systemFont(ofSize: 17)
  }

  private func leaks(_ make: @escaping () throws -> LoadingController) throws -> String? {
    InterfaceAssertion(
      as: .image(categories: [.l, .ax5]), named: "leaks", in: "test()",
      at: CallerLocation(fileID: "a/b", filePath: "/a/b.swift", line: 1, column: 1),
      isOnMainActor: true
    ).result(of: .goldens(record: .never)) { _ in
      try MadeInterface(onMainActor: make())
    }.warning?.message
  }

  @Test func `warns of a font that was made in another launch`() throws {
    let warning = try configured {
      try leaks {
        let controller = LoadingController()
        controller.loadViewIfNeeded()
        controller.label.font = Fonts.body
        return controller
      }
    }
    #expect(
      says(warning, "was created before the launch and has the size or weight of another one"),
      "\(warning ?? "")")
  }

  @Test func `warns of no font of a size that stays, nor of one that the label asks for anew`()
    throws
  {
    for (font, adjusts) in [(Fonts.fixed, false), (Fonts.body, true)] {
      let warning = try configured {
        try leaks {
          let controller = LoadingController()
          controller.loadViewIfNeeded()
          controller.label.font = font
          controller.label.adjustsFontForContentSizeCategory = adjusts
          return controller
        }
      }
      #expect(warning == nil, "\(font)")
    }
  }

  @Test func `warns once of a symbol that has no drawing`() throws {
    let warning = try configured {
      try leaks {
        let controller = LoadingController()
        controller.loadViewIfNeeded()
        controller.view.addSubview(UIImageView(image: UIImage(systemName: "no.such.symbol")))
        return controller
      }
    }
    #expect(
      warning
        == "Typeproof draws no symbol “no.such.symbol” and shows a crossed box instead. Check the "
        + "spelling, and see docs/symbols.md for the names that are drawn.")
  }

  @Test func `warns of a view that was made before`() throws {
    let badge = View()
    let warning = try configured {
      try leaks {
        let controller = LoadingController()
        controller.loadViewIfNeeded()
        controller.view.addSubview(badge)
        return controller
      }
    }
    #expect(
      warning
        == "UIView/UIView or its controller was created before the launch, or on another device. "
        + "Create it in the expression of the assertion, which runs again for each text size.")
  }

  // MARK: Audits

  private func findings(
    of make: @escaping () throws -> LoadingController,
    as snapshotting: InterfaceSnapshotting = .image(categories: [.l, .ax5])
  ) -> [String] {
    let message = configured {
      InterfaceAssertion(
        as: snapshotting, named: "privacy", in: "test()",
        at: CallerLocation(fileID: "a/b", filePath: "/a/b.swift", line: 1, column: 1),
        isOnMainActor: true
      ).result(of: .rules(except: [], platform: .iOS)) { _ in
        try MadeInterface(onMainActor: make())
      }.failure?.message
    }
    return message?.split(separator: "\n").map(String.init) ?? []
  }

  @Test
  func `finds what does not follow in the change alone, and nothing at the size it starts at`() {
    #expect(
      findings(of: { LoadingController() }) == [
        "error not-following: privacy, after a change from L, “Privacy” (UIView/UILabel), "
          + "375 pt wide, AX5: it is still 17 pt, but one built at AX5 has 53 pt: "
          + "adjustsFontForContentSizeCategory is not set, and the font is not set again. "
          + "The text keeps its old size until the view is built again."
      ])
  }

  @Test func `tells once what a launch and a change have both`() {
    let found = findings(of: {
      let controller = LoadingController()
      controller.loadViewIfNeeded()
      controller.label.text = "Privacy and everything else"
      controller.label.adjustsFontForContentSizeCategory = true
      return controller
    })
    #expect(found.count == 1, "\(found)")
    #expect(
      found.first?.hasPrefix("error truncated: privacy, at a launch and after a change from L, ")
        == true, "\(found)")
  }

  @Test func `audits the change alone where that is asked for`() {
    let snapshotting = InterfaceSnapshotting.image(categories: [.l, .ax5]).changing(from: .ax5)
    let found = findings(of: { LoadingController() }, as: snapshotting)
    #expect(found.count == 1, "\(found)")
    #expect(
      found.first?.contains("after a change from AX5, “Privacy” (UIView/UILabel)") == true,
      "\(found)")
  }
}

/// Has a label whose font follows by its metrics.
private final class MetricController: UIViewController {
  override func loadView() {
    let label = UILabel()
    label.text = "Metric"
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
    view = label
  }
}
