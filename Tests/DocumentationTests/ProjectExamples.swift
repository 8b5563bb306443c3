import Audit
import JSON
import Projects
import Testing

let shop = ProjectSpec(
  suite: "shop",
  fonts: ProjectFonts(system: "InterVariable.ttf"),
  styles: [
    ProjectStyle(
      TypeStyle(
        "Heading", size: 24, curve: .textStyle(.title2),
        attributes: TextAttributes(weight: .semibold))),
    ProjectStyle(TypeStyle("Body", curve: .preferred(.body))),
  ],
  samples: [
    ProjectSample("total", texts: ["de": "Summe der Waren", "en": "Total of your order"])
  ],
  matrix: ProjectMatrix(widths: [320, nil], appearances: [.light, .dark]))

@Suite struct `The article on the project's file` {
  @Test func `reads what it writes`() throws {
    let file = try shop.json().text(fitting: 100)
    let read = try ProjectFile.spec(parsing: Array(file.utf8))
    #expect(read == shop)
  }

  @Test func `audits a project`() throws {
    let folder = `An article of the documentation`.repository + "/Fonts"
    var spec = shop
    spec.fonts.folder = "Inter"
    let project = try Project(spec, in: folder)
    let report = try project.audit(jobs: 2).report()
    #expect(report.isSound)
  }

  @Test func `says where a file is wrong`() {
    let file = #"{"suite": "shop", "fonts": {"system": "Inter.ttf"}, "styels": {}}"#
    do throws(ProjectFileError) {
      _ = try ProjectFile.spec(parsing: Array(file.utf8))
    } catch {
      print(error)
      #expect(error.description.contains("styels"))
    }
  }
}
