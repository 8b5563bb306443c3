import DynamicType
import Imaging
import JSON
import Snapshots
import TextEngine
import Testing

@testable import Projects

private func spec(
  _ style: TypeStyle = TypeStyle("body"), samples: [ProjectSample] = [ProjectSample("a", text: "A")]
) -> ProjectSpec {
  ProjectSpec(
    suite: "app", fonts: ProjectFonts(system: "Inter.ttf"), styles: [ProjectStyle(style)],
    samples: samples)
}

/// What is wrong with printing a project.
private func complaint(_ spec: ProjectSpec) -> String? {
  do {
    _ = try spec.json()
    return nil
  } catch {
    return "\(error)"
  }
}

@Suite struct `A project that is printed` {
  @Test func `leaves out what holds anyway`() throws {
    #expect(
      try spec().json().text(fitting: 100) == """
        {
          "fonts": {"system": "Inter.ttf"},
          "styles": {"body": {"textStyle": "body"}},
          "samples": {"a": "A"}
        }
        """)
  }

  @Test func `names its schema first where it is told of one`() throws {
    #expect(
      try spec().json(schema: "./x.json").text(fitting: 100)
        .hasPrefix("{\n  \"$schema\": \"./x.json\",\n  \"fonts\""))
  }

  @Test func `is the same when it is read, whatever the file holds`() throws {
    let complete = try Fixture.completeSpec()
    let text = try complete.json().text
    #expect(try ProjectFile.spec(parsing: Array(text.utf8)) == complete)
    #expect(try ProjectFile.spec(parsing: Array(text.utf8)).json().text == text)
  }

  @Test func `is the same when it is read, in any combination`() throws {
    var choices = SpecChoices(seed: 20_261_121)
    for _ in 0..<400 {
      let spec = choices.spec()
      let text = try spec.json().text(fitting: 100)
      #expect(try ProjectFile.spec(parsing: Array(text.utf8)) == spec, "\(text)")
    }
  }

  @Test(
    arguments: [
      (TypeStyle("a", size: 17, curve: .factor(2)), "curve"),
      (TypeStyle("a", size: 17, curve: .androidNonLinear(fontScale: 2)), "curve"),
      (TypeStyle("a", rounding: .wholePoint), "rounding"),
      (TypeStyle("a", attributes: TextAttributes(color: .white)), "attributes"),
      (TypeStyle("a", attributes: TextAttributes(traits: .bold)), "attributes"),
      (TypeStyle("a", paragraph: ParagraphStyle(alignment: .center)), "paragraph"),
      (TypeStyle("a", update: .adjustedBeforeIOS11), "update"),
    ])
  func `names what the file has no words for`(style: TypeStyle, part: String) {
    #expect(
      complaint(spec(style))
        == "styles › a › \(part): typeproof.json cannot express this. Change it, or keep it in "
        + "Swift.")
  }

  @Test func `names what is wrong with it in the words of the file`() {
    #expect(
      complaint(spec(TypeStyle("a", size: 17)))
        == "“textStyle” has sizes of its own. Remove “size”.")
    #expect(
      complaint(spec(TypeStyle("a", maximum: 3000)))
        == "“maximum” is 3000. Write a number of points up to 2000.")
    #expect(
      complaint(spec(TypeStyle("a", maximum: Points(.infinity))))
        == "A number of the project is infinite or NaN. Give another number.")
  }

  @Test func `never has one name twice`() {
    var twice = spec()
    twice.styles.append(twice.styles[0])
    #expect(complaint(twice) == "Two of the project's styles are called “body”. Rename one.")
    let samples = [ProjectSample("a", text: "A"), ProjectSample("a", text: "B")]
    #expect(
      complaint(spec(samples: samples))
        == "Two of the project's samples are called “a”. Rename one.")
    let features = [FeatureSetting("tnum"), FeatureSetting("tnum", value: 0)]
    #expect(
      complaint(spec(TypeStyle("a", attributes: TextAttributes(features: features))))
        == "Two of the project's features are called “tnum”. Rename one.")
  }
}

@Suite struct `A project in Swift` {
  @Test func `is the project of the file with every member`() throws {
    #expect(project == (try Fixture.completeSpec()))
    #expect(try project.json() == (try Fixture.completeSpec().json()))
  }

  @Test func `that the guide shows is compiled here, and is the file beside it`() throws {
    let guide = String(
      decoding: try FileTree.read(Fixture.repository + "/docs/project.md"), as: UTF8.self)
    func block(after mark: String) throws -> String {
      let start = try #require(guide.firstRange(of: mark + "\n```")).upperBound
      let block = guide[start...].drop { $0 != "\n" }.dropFirst()
      return String(block[..<(try #require(block.firstRange(of: "```")).lowerBound)])
    }
    let swift = try block(after: "<!-- from Tests/ProjectsTests/ShopProject.swift -->")
    #expect(swift == String(decoding: try Fixture.neighbour("ShopProject.swift"), as: UTF8.self))
    let file = try block(after: "<!-- file: typeproof.json -->")
    #expect(shop == (try ProjectFile.spec(parsing: Array(file.utf8))))
  }
}
