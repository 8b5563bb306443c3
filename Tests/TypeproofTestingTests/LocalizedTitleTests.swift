import Foundation
import Snapshots
import SwiftUITypography
import Testing

@testable import TypeproofTesting

@Suite struct `A control with a title` {
  private let package: ScratchPackage

  init() throws {
    package = try ScratchPackage()
    try package.create("Sources/App")
    try package.write(
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "greeting": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Willkommen"}},
          "fr": {"stringUnit": {"state": "translated", "value": "Bienvenue"}}}},
        "%lld files": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "%lld Dateien"}}}},
        "Edit": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Umbauen"}}}}
      }}
      """#, to: "Sources/App/Localizable.xcstrings")
  }

  /// The words of each line in a picture of the view, in the order of the elements.
  private func lines(of view: some View, in locale: String) throws -> [String] {
    _ = InterfaceAssertion(
      snapshotting: .image(categories: [.l], widths: [320], height: 700, locale: locale),
      name: locale, testName: "title()",
      caller: CallerLocation(
        fileID: "AppTests/TitleTests.swift", filePath: "/nowhere/TitleTests.swift", line: 7,
        column: 5),
      configuration: SnapshotTestingConfiguration(packageRoot: package.path),
      session: SnapshotSession(), isOnMainActor: false
    ).result(of: .goldens(record: .all, environment: SnapshotEnvironment { _ in nil })) {
      MadeInterface(view: view, typesetter: $0, isolation: nil)
    }
    return try package.read("Snapshots/titletests/views/\(locale)@2x.txt").split(separator: "\n")
      .filter { $0.hasPrefix("  line: ") }
      .compactMap { $0.components(separatedBy: " | ").last }
  }

  /// The lines that show a title, and no value or content.
  private func titles(of control: TitledControl, in locale: String) throws -> [String] {
    let words = ["Willkommen", "Bienvenue", "greeting", "Old", "text"]
    return try lines(of: ThreeTitles(control: control), in: locale).filter { line in
      words.contains { line.contains($0) }
    }
  }

  @Test(arguments: TitledControl.allCases)
  func `shows a literal in the language of the picture, a variable as it is, and reads Markdown`(
    control: TitledControl
  ) throws {
    #expect(try titles(of: control, in: "de") == ["Willkommen", "greeting", "Old text"])
    #expect(try titles(of: control, in: "fr") == ["Bienvenue", "greeting", "Old text"])
  }

  private struct Counted: View {
    var body: some View { Button("\(3) files") {} }
  }

  @Test func `has the values of a literal in its title`() throws {
    #expect(try lines(of: Counted(), in: "de") == ["3 Dateien"])
    #expect(try lines(of: Counted(), in: "en") == ["3 files"])
  }

  private struct SystemButton: View {
    var body: some View { EditButton() }
  }

  @Test func `of the system does not look in the files of the app`() throws {
    #expect(try lines(of: SystemButton(), in: "de") == ["Edit"])
  }
}

/// A kind of control that draws its title.
enum TitledControl: CaseIterable {
  case button, buttonWithSymbol, toggle, toggleWithSymbol, label, section, textField, tallTextField
  case secureField, stepper, picker, datePicker, multiDatePicker, colorPicker, menu, menuWithSymbol
  case link, shareLink, groupBox, disclosureGroup, labeledContent, labeledView, progressView
  case progressBar, unavailable, navigationLink, valueLink, tab, navigationTitle, barTitle, search
}

/// A control three times: its title is a key, a variable, and a literal with Markdown.
private struct ThreeTitles: View {
  let control: TitledControl

  var body: some View {
    switch control {
    case .button, .buttonWithSymbol, .toggle, .toggleWithSymbol, .label: Buttons(control: control)
    case .section, .textField, .tallTextField, .secureField: Fields(control: control)
    case .stepper, .picker, .datePicker, .multiDatePicker, .colorPicker: Pickers(control: control)
    case .menu, .menuWithSymbol, .link, .shareLink: Links(control: control)
    case .groupBox, .disclosureGroup, .labeledContent, .labeledView: Groups(control: control)
    case .progressView, .progressBar, .unavailable: Progresses(control: control)
    default: Screens(control: control)
    }
  }
}

private let word = "greeting"

private struct Buttons: View {
  let control: TitledControl

  var body: some View {
    VStack {
      switch control {
      case .button:
        Button("greeting") {}
        Button(word) {}
        Button("~~Old~~ text") {}
      case .buttonWithSymbol:
        Button("greeting", systemImage: "star") {}
        Button(word, systemImage: "star") {}
        Button("~~Old~~ text", systemImage: "star") {}
      case .toggle:
        Toggle("greeting", isOn: .constant(true))
        Toggle(word, isOn: .constant(true))
        Toggle("~~Old~~ text", isOn: .constant(true))
      case .toggleWithSymbol:
        Toggle("greeting", systemImage: "star", isOn: .constant(true))
        Toggle(word, systemImage: "star", isOn: .constant(true))
        Toggle("~~Old~~ text", systemImage: "star", isOn: .constant(true))
      default:
        Label("greeting", systemImage: "star")
        Label(word, systemImage: "star")
        Label("~~Old~~ text", systemImage: "star")
      }
    }
  }
}

private struct Fields: View {
  let control: TitledControl

  var body: some View {
    VStack {
      switch control {
      case .section:
        Section("greeting") { Divider() }
        Section(word) { Divider() }
        Section("~~Old~~ text") { Divider() }
      case .textField:
        TextField("greeting", text: .constant(""))
        TextField(word, text: .constant(""))
        TextField("~~Old~~ text", text: .constant(""))
      case .tallTextField:
        TextField("greeting", text: .constant(""), axis: .vertical)
        TextField(word, text: .constant(""), axis: .vertical)
        TextField("~~Old~~ text", text: .constant(""), axis: .vertical)
      default:
        SecureField("greeting", text: .constant(""))
        SecureField(word, text: .constant(""))
        SecureField("~~Old~~ text", text: .constant(""))
      }
    }
  }
}

private struct Pickers: View {
  let control: TitledControl
  private let date = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    VStack {
      switch control {
      case .stepper:
        Stepper("greeting", value: .constant(1))
        Stepper(word, value: .constant(1))
        Stepper("~~Old~~ text", value: .constant(1))
      case .picker:
        Picker("greeting", selection: .constant(1)) { Image(systemName: "star").tag(1) }
        Picker(word, selection: .constant(1)) { Image(systemName: "star").tag(1) }
        Picker("~~Old~~ text", selection: .constant(1)) { Image(systemName: "star").tag(1) }
      case .datePicker:
        DatePicker("greeting", selection: .constant(date), displayedComponents: .date)
        DatePicker(word, selection: .constant(date), displayedComponents: .date)
        DatePicker("~~Old~~ text", selection: .constant(date), displayedComponents: .date)
      case .multiDatePicker:
        MultiDatePicker("greeting", selection: .constant([]))
        MultiDatePicker(word, selection: .constant([]))
        MultiDatePicker("~~Old~~ text", selection: .constant([]))
      default:
        ColorPicker("greeting", selection: .constant(.red))
        ColorPicker(word, selection: .constant(.red))
        ColorPicker("~~Old~~ text", selection: .constant(.red))
      }
    }
  }
}

private struct Links: View {
  let control: TitledControl
  private let address = URL(filePath: "/")

  var body: some View {
    VStack {
      switch control {
      case .menu:
        Menu("greeting") { Divider() }
        Menu(word) { Divider() }
        Menu("~~Old~~ text") { Divider() }
      case .menuWithSymbol:
        Menu("greeting", systemImage: "star") { Divider() }
        Menu(word, systemImage: "star") { Divider() }
        Menu("~~Old~~ text", systemImage: "star") { Divider() }
      case .link:
        Link("greeting", destination: address)
        Link(word, destination: address)
        Link("~~Old~~ text", destination: address)
      default:
        ShareLink("greeting", item: "a")
        ShareLink(word, item: "a")
        ShareLink("~~Old~~ text", item: "a")
      }
    }
  }
}

private struct Groups: View {
  let control: TitledControl

  var body: some View {
    VStack {
      switch control {
      case .groupBox:
        GroupBox("greeting") { Divider() }
        GroupBox(word) { Divider() }
        GroupBox("~~Old~~ text") { Divider() }
      case .disclosureGroup:
        DisclosureGroup("greeting") { Divider() }
        DisclosureGroup(word) { Divider() }
        DisclosureGroup("~~Old~~ text") { Divider() }
      case .labeledContent:
        LabeledContent("greeting", value: "a")
        LabeledContent(word, value: "a")
        LabeledContent("~~Old~~ text", value: "a")
      default:
        LabeledContent("greeting") { Image(systemName: "star") }
        LabeledContent(word) { Image(systemName: "star") }
        LabeledContent("~~Old~~ text") { Image(systemName: "star") }
      }
    }
  }
}

private struct Progresses: View {
  let control: TitledControl

  var body: some View {
    VStack {
      switch control {
      case .progressView:
        ProgressView("greeting")
        ProgressView(word)
        ProgressView("~~Old~~ text")
      case .progressBar:
        ProgressView("greeting", value: 0.5)
        ProgressView(word, value: 0.5)
        ProgressView("~~Old~~ text", value: 0.5)
      default:
        ContentUnavailableView("greeting", systemImage: "star")
        ContentUnavailableView(word, systemImage: "star")
        ContentUnavailableView("~~Old~~ text", systemImage: "star")
      }
    }
  }
}

private struct Screens: View {
  let control: TitledControl

  var body: some View {
    switch control {
    case .navigationLink:
      VStack {
        NavigationLink("greeting") { Divider() }
        NavigationLink(word) { Divider() }
        NavigationLink("~~Old~~ text") { Divider() }
      }
    case .valueLink:
      VStack {
        NavigationLink("greeting", value: 1)
        NavigationLink(word, value: 1)
        NavigationLink("~~Old~~ text", value: 1)
      }
    case .tab:
      TabView {
        Tab("greeting", systemImage: "star") { Divider() }
        Tab(word, systemImage: "star") { Divider() }
        Tab("~~Old~~ text", systemImage: "star") { Divider() }
      }
    case .navigationTitle:
      VStack {
        NavigationStack { Divider().navigationTitle("greeting") }
        NavigationStack { Divider().navigationTitle(word) }
        NavigationStack { Divider().navigationTitle("~~Old~~ text") }
      }
    case .barTitle:
      VStack {
        NavigationStack { Divider().navigationBarTitle("greeting", displayMode: .inline) }
        NavigationStack { Divider().navigationBarTitle(word, displayMode: .inline) }
        NavigationStack { Divider().navigationBarTitle("~~Old~~ text", displayMode: .inline) }
      }
    default:
      VStack {
        Divider().searchable(text: .constant(""), prompt: "greeting")
        Divider().searchable(text: .constant(""), prompt: word)
        Divider().searchable(text: .constant(""), prompt: "~~Old~~ text")
      }
    }
  }
}
