/// How a tool lays out its pictures: which are expected, and what a failing run leaves.
public struct PictureLayout: Hashable, Sendable {
  /// The name on a command line, such as `playwright`.
  public let name: String
  /// The name for people.
  public let title: String
  /// The expected pictures. Paths begin at the root of the file system.
  let golden: PathPattern
  /// The actual pictures.
  let received: PathPattern
  /// The copy of the expected picture beside an actual one, which tells goldens of one name apart.
  var copy: PathPattern?
  /// The expected picture, the difference and the actual one in one file.
  var strip: PathPattern?
  /// Other pictures that the tool leaves.
  var others: [PathPattern] = []
  /// Folders of what a run leaves, where they lie among the goldens.
  var outputs: [PathPattern] = []
  /// The ending that the name of a golden may have, and that of the actual picture not.
  var ending: String?
  /// The open places that say which golden an actual picture belongs to.
  let key: [String]
  /// Whether the name of a golden has more words than that of the actual picture, parted by hyphens.
  var namesGoldensLonger = false
  /// Whether a run leaves pictures only of tests that fail, so that a golden without an actual picture is right.
  var leavesOnlyFailures = true
  /// How the tool keeps the actual file where otherwise only a strip is left.
  public var advice: String?

  /// The layout of a name; `nil` where there is none.
  public init?(named name: String) {
    guard let layout = Self.all.first(where: { $0.name == name }) else { return nil }
    self = layout
  }

  private init(
    _ name: String, _ title: String, golden: String, received: String, copy: String? = nil,
    strip: String? = nil, others: [String] = [], key: [String] = ["name"]
  ) {
    self.name = name
    self.title = title
    self.golden = PathPattern(golden)
    self.received = PathPattern(received)
    self.copy = copy.map(PathPattern.init)
    self.strip = strip.map(PathPattern.init)
    self.others = others.map(PathPattern.init)
    self.key = key
  }

  private func with(_ change: (inout PictureLayout) -> Void) -> PictureLayout {
    var layout = self
    change(&layout)
    return layout
  }

  /// Every known layout, by the names in the tools' documentation and in public projects (November 2026). Tests lay files
  /// out by these names; the tools themselves were not run.
  public static let all: [PictureLayout] = [
    PictureLayout(
      "swift-snapshot-testing", "swift-snapshot-testing",
      golden: "{dir}__Snapshots__/{suite}/{name}.png", received: "{any}{suite}/{name}.png",
      key: ["suite", "name"]),
    PictureLayout(
      "ios-snapshot-test-case", "iOSSnapshotTestCase",
      golden: "{dir}ReferenceImages{bits}/{suite}/{name}.png",
      received: "{any}{suite}/failed_{name}.png", copy: "{any}{suite}/reference_{name}.png",
      others: ["{any}{suite}/diff_{name}.png"], key: ["suite", "name"]),
    PictureLayout(
      "paparazzi", "Paparazzi", golden: "{dir}src/{set}/snapshots/images/{name}.png",
      received: "{any}failures/{path}{name}.png", strip: "{any}failures/{path}delta-{name}.png"
    ).with { $0.advice = "Copy the actual pictures out of build/paparazzi/failures too." },
    PictureLayout(
      "playwright", "Playwright", golden: "{dir}{spec}-snapshots/{path}{name}.png",
      received: "{any}{name}-actual.png", copy: "{any}{name}-expected.png",
      others: ["{any}{name}-diff.png", "{any}{name}-previous.png"]
    ).with { $0.namesGoldensLonger = true },
    PictureLayout(
      "jest-image-snapshot", "jest-image-snapshot",
      golden: "{dir}__image_snapshots__/{path}{name}.png",
      received: "{any}{name}-received.png",
      strip: "{any}{name}-diff.png"
    ).with {
      $0.advice = "Set storeReceivedOnFailure to true."
      $0.outputs = ["__diff_output__", "__received_output__"].map {
        PathPattern("{any}\($0)/{path}{name}.png")
      }
      // Until version 5, “home-snap.png” became “home-received.png”.
      $0.ending = "-snap"
    },
    PictureLayout(
      "flutter", "Flutter", golden: "{dir}{name}.png",
      received: "{any}failures/{name}_testImage.png", copy: "{any}failures/{name}_masterImage.png",
      others: ["{any}failures/{name}_isolatedDiff.png", "{any}failures/{name}_maskedDiff.png"]),
    PictureLayout(
      "roborazzi", "Roborazzi", golden: "{dir}{name}.png", received: "{any}{name}_actual.png",
      others: ["{any}{name}_compare.png", "{any}{name}.annotated.png"]),
    PictureLayout(
      "backstopjs", "BackstopJS", golden: "{dir}bitmaps_reference/{path}{name}.png",
      received: "{any}bitmaps_test/{time}/{path}{name}.png",
      others: ["{any}failed_diff_{name}.png"], key: ["path", "name"]
    ).with { $0.leavesOnlyFailures = false },
    PictureLayout(
      "reg-suit", "reg-suit", golden: "{dir}expected/{path}{name}.png",
      received: "{any}actual/{path}{name}.png", others: ["{any}diff/{path}{name}.png"],
      key: ["path", "name"]
    ).with { $0.leavesOnlyFailures = false },
  ]
}
