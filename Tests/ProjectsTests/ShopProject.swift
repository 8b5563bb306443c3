import Projects

let shop = ProjectSpec(
  suite: "shop",
  fonts: ProjectFonts(system: "Inter/InterVariable.ttf"),
  styles: [
    ProjectStyle(
      TypeStyle(
        "Heading", size: 24, curve: .textStyle(.title2),
        attributes: TextAttributes(weight: .semibold, tracking: .em(-0.01)),
        paragraph: ParagraphStyle(lineLimit: 2))),
    ProjectStyle(TypeStyle("Body", curve: .preferred(.body))),
    ProjectStyle(
      TypeStyle(
        "Figures", size: 13, curve: .textStyle(.footnote), maximum: 20,
        attributes: TextAttributes(features: [FeatureSetting("tnum")]))),
  ],
  samples: [
    ProjectSample(
      "total", texts: ["de": "Gesamtbetrag Ihrer Bestellung", "en": "Total of your order"]),
    ProjectSample("price", text: "1,234.56 €"),
  ],
  matrix: ProjectMatrix(widths: [320, nil], appearances: [.light, .dark]))
