import Glibc
import Testing

@testable import SourceLint

@Suite struct `The fonts of a source` {
  /// Returns the fonts of a file, each as `family size weight` and the style it follows.
  private func fonts(_ source: String, with other: String = "") -> [String] {
    let files = [source, other].enumerated().map {
      SourceFile(
        path: "App/\($0.offset).swift", tree: SourceTree.parsing(Array($0.element.utf8)).tree)
    }
    let collection = StyleCollection(linter: Linter(files: files, outlets: Outlets([])))
    return collection.uses(in: files[0]).flatMap { use in
      use.values.isEmpty ? ["?"] : use.values.map { said($0, use.name) }
    }
  }

  private func said(_ value: FontValue, _ name: String?) -> String {
    let size = value.size.map { "\($0)" } ?? ""
    let parts = [
      name.map { "\($0):" }, value.family ?? "system", size, value.weight.map { "\($0)" },
      value.isItalic ? "italic" : nil, value.textStyle, value.relativeTo.map { "as \($0)" },
      value.maximum.map { "up to \($0)" },
    ]
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func view(_ modifier: String) -> String {
    "struct A: View { var body: some View { Text(title)\(modifier) } }"
  }

  @Test(
    arguments: [
      (".font(.body)", "system body"), (".font(.title.bold())", "system 700 title1"),
      (".font(.system(size: 15, weight: .semibold))", "system 15.0 600"),
      (".font(.system(.caption, weight: .light))", "system 300 caption1"),
      (".font(.custom(\"Brand\", size: 17))", "Brand 17.0 as body"),
      (".font(.custom(\"Brand\", size: 17, relativeTo: .title3))", "Brand 17.0 as title3"),
      (".font(.custom(\"Brand\", fixedSize: 17))", "Brand 17.0"),
      (".font(.system(size: size(of: column)))", "?"),
    ])
  func `are read from modifiers`(modifier: String, font: String) {
    #expect(fonts(view(modifier)) == [font])
  }

  @Test func `are read from views of UIKit, with their metrics`() {
    let source = """
      class Card: UIView {
        func setUp() {
          title.font = UIFontMetrics(forTextStyle: .headline)
            .scaledFont(for: UIFont(name: "Brand-Bold", size: 20)!, maximumPointSize: 40)
          text.font = .preferredFont(forTextStyle: .subheadline)
          note.font = .italicSystemFont(ofSize: 9 + 3)
        }
      }
      """
    #expect(
      fonts(source) == [
        "Brand-Bold 20.0 as headline up to 40.0", "system subheadline", "system 12.0 italic",
      ])
  }

  @Test func `are followed through helpers, cases and raw values`() {
    let theme = """
      enum Face: String { case plain = "Brand-Regular", bold = "Brand-Bold" }
      extension Font.Weight {
        var face: Face {
          switch self {
          case .bold: .bold
          default: .plain
          }
        }
      }
      extension Font {
        static func brand(_ weight: Font.Weight, size: CGFloat = 17) -> Font {
          .custom(weight.face.rawValue, size: size, relativeTo: .body)
        }
        static let title = brand(.bold, size: 28)
      }
      """
    #expect(fonts(view(".font(.brand(.bold))"), with: theme) == ["Brand-Bold 17.0 as body"])
    #expect(
      fonts(view(".font(.brand(.light, size: 12))"), with: theme) == ["Brand-Regular 12.0 as body"])
    #expect(fonts(view(".font(.title)"), with: theme) == ["title: Brand-Bold 28.0 as body"])
  }

  @Test func `have the sizes of a text style if they take its size`() {
    let helper = """
      extension UIFont {
        static func preferred(_ style: TextStyle, _ weight: Weight) -> UIFont {
          let size = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style).pointSize
          return UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
        }
      }
      """
    let source = "class A: UIView { func f() { label.font = .preferred(.callout, .bold) } }"
    #expect(fonts(source, with: helper) == ["system 700 callout"])
  }

  @Test func `leave out symbols, previews and tests`() {
    #expect(
      fonts(
        "struct A: View { var body: some View { Image(systemName: name).font(.system(size: 9)) } }"
      ).isEmpty)
    #expect(fonts("#Preview { Text(name).font(.system(size: 9)) }").isEmpty)
  }

  @Test func `are counted, named and listed with their first places, and gaps, too`() throws {
    let folder = "/tmp/source-styles-\(getpid())"
    let files = [
      "A.swift": view(".font(.body)") + "\n" + view(".font(.body)") + "\n" + view(".font(own)"),
      "B.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <label><fontDescription key="fontDescription" type="boldSystem" pointSize="13"/></label>
      <label><fontDescription key="fontDescription" style="UICTFontTextStyleSubhead"/></label>
      <label><fontDescription key="fontDescription" name="Brand-Bold" pointSize="13"/></label>
      </objects></document>
      """,
    ]
    mkdir(folder, 0o777)
    for (name, text) in files { _ = SourceBytes.write(Array(text.utf8), to: "\(folder)/\(name)") }
    defer {
      for name in files.keys { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
    let styles = try LintRun(paths: [folder], jobs: 1).styles()
    #expect(
      styles.styles.map { "\($0.uses) \($0.line) " + said($0.value, nil) } == [
        "2 1 system body", "1 2 system 13.0 700", "1 3 system subheadline", "1 4 Brand-Bold 13.0",
      ])
    #expect(styles.gaps.map(\.line) == [3])
    #expect(styles.json.contains(#""family":"Brand-Bold","size":13.0"#))
  }
}
