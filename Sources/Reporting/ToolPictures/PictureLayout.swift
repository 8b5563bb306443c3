/// The file names of a tool: where its expected pictures are, and what a failing run leaves.
public struct PictureLayout: Hashable, Sendable {
  /// The tool's name on a command line, such as `playwright`.
  public let name: String
  /// The tool's name for people.
  public let title: String
  /// The paths of expected pictures, from the root of the file system.
  let golden: PathPattern
  /// The paths of actual pictures.
  let received: PathPattern
  /// The paths of copies of the expected picture next to an actual one. They tell goldens of one
  /// name apart.
  var copy: PathPattern?
  /// The paths of strips: the expected picture, the difference and the actual one in one file.
  var strip: PathPattern?
  /// The paths of other pictures that the tool leaves.
  var others: [PathPattern] = []
  /// The paths of pictures that a run leaves in folders among the goldens.
  var outputs: [PathPattern] = []
  /// An ending that a golden's name may have and the actual picture's name does not.
  var ending: String?
  /// The placeholders that decide which golden an actual picture belongs to.
  let key: [String]
  /// Whether a golden's name has more words, separated by hyphens, than that of its actual picture.
  var namesGoldensLonger = false
  /// Whether a run leaves pictures only of failing tests, so that a golden without an actual
  /// picture passed.
  var leavesOnlyFailures = true
  /// A sentence on how to make the tool keep the actual picture, if it only leaves a strip.
  public var advice: String?

  /// Creates the layout of a tool by its name; `nil` if the tool is not known.
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

  /// All known layouts, from the tools' documentation and public projects (November 2026). The
  /// tests use files with these names; the tools themselves were not run.
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
