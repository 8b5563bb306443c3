import Foundation
import Publishing
import Snapshots
import SwiftUITypography
import UIKitTypography

private typealias Button = SwiftUITypography.Button

extension Trap {
  /// The same with what screens are built of: state, settings, publishers, lists, cells and bars.
  static let screens: [Trap] = [
    Trap(name: "observed model") { hosting(ModelScreen()) },
    Trap(name: "setting that is changed") { hosting(SettingScreen()) },
    Trap(name: "received notification") { hosting(ReceivingScreen()) },
    Trap(name: "shared subject") { hosting(SubjectScreen()) },
    Trap(name: "metric in a style") { hosting(StyledScreen()) },
    Trap(name: "first that fits") { hosting(FittingScreen()) },
    Trap(name: "symbols and Markdown") { hosting(SymbolScreen()) },
    Trap(name: "picture drawn by code") { hosting(CanvasScreen()) },
    Trap(name: "list in a navigation") { hosting(ListScreen()) },
    Trap(name: "view of UIKit") { hosting(RepresentedScreen()) },
    Trap(name: "table's cells") { CellController() },
    Trap(name: "configured button") { ConfiguredButton() },
    Trap(name: "bar's appearance") { BarController() },
    Trap(name: "child's traits") { ParentController() },
  ]

  private static func hosting(_ view: some View) -> any MainActorInterfaceSource {
    UIHostingController(rootView: view)
  }
}

/// Counts how often it appeared, in an object that belongs to the view.
private struct ModelScreen: View {
  final class Model: ObservableObject {
    @Published var words = ["once"]
  }

  @StateObject private var model = Model()

  var body: some View {
    VStack {
      ForEach(model.words, id: \.self) { Text(verbatim: $0) }
    }
    .onAppear { model.words.append("shown") }
  }
}

/// Adds one to a setting of the app.
private struct SettingScreen: View {
  @AppStorage("typeproof.trap.starts") private var starts = 0

  var body: some View {
    Text("\(starts) starts").onAppear { starts += 1 }
  }
}

/// Shows how many changes of the text size were received.
private struct ReceivingScreen: View {
  @State private var changes = 0

  var body: some View {
    Text("\(changes) changes")
      .onReceive(
        NotificationCenter.default.publisher(for: UIContentSizeCategory.didChangeNotification)
      ) { _ in changes += 1 }
  }
}

/// Sends its size to whoever listens, and listens itself.
private struct SubjectScreen: View {
  @MainActor private static let sizes = PassthroughSubject<Int, Never>()

  @ScaledMetric private var side: CGFloat = 10
  @State private var sum = 0

  var body: some View {
    Text("\(sum)")
      .onReceive(Self.sizes) { sum += $0 }
      .onAppear { Self.sizes.send(Int(side)) }
  }
}

private struct StyledScreen: View {
  struct Wide: ButtonStyle {
    @ScaledMetric private var gap: CGFloat = 6

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.font(.custom("JetBrains Mono", size: 15)).padding(gap)
    }
  }

  var body: some View { Button("Save") {}.buttonStyle(Wide()) }
}

private struct FittingScreen: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Text("Show what is new").fixedSize()
        Text(size.isAccessibilitySize ? "now" : "later").fixedSize()
      }
      VStack { Text("Show what is new") }
    }
  }
}

private struct SymbolScreen: View {
  var body: some View {
    VStack {
      Label("Saved", systemImage: "star.fill").font(.headline)
      Text("Read **all** of it \(Image(systemName: "arrow.right")), or `none`")
    }
  }
}

private struct CanvasScreen: View {
  var body: some View {
    Canvas { context, size in
      let text = context.resolve(Text("Drawn").font(.title2))
      context.draw(text, at: CGPoint(x: size.width / 2, y: size.height / 2))
    }
    .frame(width: 300, height: 120)
  }
}

private struct ListScreen: View {
  @State private var rows = ["Bread", "Milk"]

  var body: some View {
    NavigationStack {
      List(rows, id: \.self) { Text(verbatim: $0) }
        .navigationTitle("Basket")
        .task { rows.append("Salt") }
    }
  }
}

private struct RepresentedScreen: View {
  struct Field: UIViewRepresentable {
    let text: String

    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .callout)
      return label
    }

    func updateUIView(_ label: UILabel, context: Context) { label.text = text }
  }

  var body: some View { Field(text: "Bridged") }
}

/// Sets a font in cells, which a table uses again.
private final class CellController: UITableViewController {
  private var made = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    3
  }

  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    made += 1
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(path.row)"
    content.textProperties.font = .systemFont(ofSize: 12 + CGFloat(made))
    cell.contentConfiguration = content
    return cell
  }
}

private final class ConfiguredButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    var filled = UIButton.Configuration.filled()
    filled.title = "Continue"
    filled.image = UIImage(systemName: "checkmark")
    filled.preferredSymbolConfigurationForImage = .init(textStyle: .footnote)
    configuration = filled
    configurationUpdateHandler = { button in button.configuration?.subtitle = "at any time" }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Gives all bars of the app a title whose size depends on the reader's.
private final class BarController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = [.font: UIFont.preferredFont(forTextStyle: .footnote)]
    UINavigationBar.appearance().standardAppearance = appearance
    let screen = LoadingController()
    screen.title = "Bar"
    viewControllers = [screen]
  }
}

/// Has a child at another text size than its own.
private final class ParentController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let child = LoadingController()
    addChild(child)
    child.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
