import Testing

@testable import SwiftUITypography

@Suite struct `Values on record` {
  private func add<Options: OptionSet>(
    _ type: Options.Type, _ options: [(String, Options)], to record: inout ValueRecord
  ) {
    record.begin(String(reflecting: type))
    for (name, option) in options { record.add(name, option.rawValue) }
  }

  @Test func `of edges and axes are those that they were`() throws {
    var record = ValueRecord("sets of edges and axes")
    add(
      Edge.Set.self,
      [
        ("top", .top), ("leading", .leading), ("bottom", .bottom),
        ("trailing", .trailing), ("all", .all), ("horizontal", .horizontal),
        ("vertical", .vertical),
      ], to: &record)
    add(
      VerticalEdge.Set.self, [("top", .top), ("bottom", .bottom), ("all", .all)],
      to: &record)
    add(
      HorizontalEdge.Set.self,
      [("leading", .leading), ("trailing", .trailing), ("all", .all)],
      to: &record)
    add(
      Axis.Set.self, [("horizontal", .horizontal), ("vertical", .vertical)], to: &record)
    record.begin("Raw values")
    for edge in Edge.allCases { record.add("Edge.\(edge)", edge.rawValue) }
    for edge in VerticalEdge.allCases { record.add("VerticalEdge.\(edge)", edge.rawValue) }
    for edge in HorizontalEdge.allCases { record.add("HorizontalEdge.\(edge)", edge.rawValue) }
    for axis in Axis.allCases { record.add("Axis.\(axis)", "\(axis.rawValue), \(axis.other)") }
    try record.compare()
  }

  @Test func `of accessibility are those that they were`() throws {
    var record = ValueRecord("options of accessibility")
    add(
      AccessibilityTraits.self,
      [
        ("isButton", .isButton), ("isHeader", .isHeader),
        ("isSelected", .isSelected), ("isLink", .isLink), ("isImage", .isImage),
        ("isStaticText", .isStaticText), ("updatesFrequently", .updatesFrequently),
        ("isModal", .isModal), ("isSearchField", .isSearchField), ("playsSound", .playsSound),
        ("isKeyboardKey", .isKeyboardKey), ("isSummaryElement", .isSummaryElement),
        ("allowsDirectInteraction", .allowsDirectInteraction),
        ("startsMediaSession", .startsMediaSession), ("causesPageTurn", .causesPageTurn),
        ("isToggle", .isToggle), ("isTabBar", .isTabBar),
      ], to: &record)
    add(
      AccessibilityDirectTouchOptions.self,
      [
        ("silentOnTouch", .silentOnTouch),
        ("requiresActivation", .requiresActivation),
      ], to: &record)
    let levels: [AccessibilityHeadingLevel] = [.unspecified, .h1, .h2, .h3, .h4, .h5, .h6]
    record.begin("AccessibilityHeadingLevel")
    for level in levels { record.add("\(level)", level.rawValue) }
    try record.compare()
  }

  @Test func `of keys and gestures are those that they were`() throws {
    var record = ValueRecord("options of keys and gestures")
    add(
      EventModifiers.self,
      [
        ("command", .command), ("shift", .shift), ("option", .option),
        ("control", .control), ("capsLock", .capsLock), ("numericPad", .numericPad),
        ("all", .all),
      ], to: &record)
    add(
      KeyPress.Phases.self,
      [("down", .down), ("repeat", .repeat), ("up", .up), ("all", .all)],
      to: &record)
    add(
      GestureMask.self,
      [
        ("none", .none), ("gesture", .gesture), ("subviews", .subviews),
        ("all", .all),
      ], to: &record)
    record.begin("KeyEquivalent")
    let keys: [(String, KeyEquivalent)] = [
      ("delete", .delete), ("deleteForward", .deleteForward), ("return", .return),
      ("escape", .escape), ("tab", .tab), ("space", .space), ("upArrow", .upArrow),
      ("downArrow", .downArrow), ("leftArrow", .leftArrow), ("rightArrow", .rightArrow),
      ("home", .home), ("end", .end), ("pageUp", .pageUp), ("pageDown", .pageDown),
      ("clear", .clear), ("a", "a"),
    ]
    func scalars(_ key: KeyEquivalent) -> String {
      key.character.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    }
    for (name, key) in keys { record.add(name, scalars(key)) }
    record.begin("KeyboardShortcut")
    let shortcuts: [(String, KeyboardShortcut)] = [
      ("defaultAction", .defaultAction), ("cancelAction", .cancelAction),
      ("k", KeyboardShortcut("k")), ("shift k", KeyboardShortcut("k", modifiers: .shift)),
    ]
    for (name, shortcut) in shortcuts {
      record.add(name, "\(scalars(shortcut.key)) with \(shortcut.modifiers.rawValue)")
    }
    try record.compare()
  }

  @Test func `of other options are those that they were`() throws {
    var record = ValueRecord("other options")
    add(
      DatePickerComponents.self,
      [("date", .date), ("hourAndMinute", .hourAndMinute)], to: &record)
    add(
      SubmitTriggers.self, [("text", .text), ("search", .search)], to: &record)
    add(
      SearchSuggestionsPlacement.Set.self,
      [("menu", .menu), ("content", .content)], to: &record)
    add(
      PinnedScrollableViews.self,
      [
        ("sectionHeaders", .sectionHeaders),
        ("sectionFooters", .sectionFooters),
      ], to: &record)
    add(
      MatchedGeometryProperties.self,
      [("position", .position), ("size", .size), ("frame", .frame)],
      to: &record)
    add(
      EditActions<[Int]>.self,
      [("move", .move), ("delete", .delete), ("all", .all)], to: &record)
    add(
      RedactionReasons.self,
      [
        ("placeholder", .placeholder), ("privacy", .privacy),
        ("invalidated", .invalidated),
      ], to: &record)
    add(
      ContentShapeKinds.self,
      [
        ("interaction", .interaction), ("dragPreview", .dragPreview),
        ("contextMenuPreview", .contextMenuPreview), ("hoverEffect", .hoverEffect),
        ("accessibility", .accessibility), ("focusEffect", .focusEffect),
      ], to: &record)
    add(
      FocusInteractions.self,
      [
        ("activate", .activate), ("edit", .edit), ("automatic", .automatic),
      ], to: &record)
    try record.compare()
  }

  @Test func `of places are those that they were`() throws {
    var record = ValueRecord("points, angles and sizes")
    record.begin("UnitPoint")
    let points: [(String, UnitPoint)] = [
      ("zero", .zero), ("topLeading", .topLeading), ("center", .center),
      ("bottomTrailing", .bottomTrailing), ("topTrailing", .topTrailing),
      ("bottomLeading", .bottomLeading), ("top", .top), ("bottom", .bottom),
      ("leading", .leading), ("trailing", .trailing), ("own", UnitPoint(x: 0.1, y: 0.9)),
    ]
    for (name, point) in points { record.add(name, "\(point.x) \(point.y)") }
    record.begin("Angle")
    let angles: [(String, Angle)] = [
      ("zero", .zero), ("none", Angle()), ("90 degrees", .degrees(90)),
      ("2 radians", .radians(2)), ("sum", Angle.degrees(30) + Angle.degrees(60)),
      ("difference", Angle.degrees(30) - Angle.degrees(75)), ("opposite", -Angle.degrees(45)),
    ]
    for (name, angle) in angles {
      let (degrees, radians) = (angle.degrees, angle.radians)
      record.add(name, "\((degrees * 1000).rounded()) \((radians * 1000).rounded()) / 1000")
    }
    var turned = Angle()
    turned.degrees = 180
    record.add("set in degrees", (turned.radians * 1000).rounded())
    record.add("order", Angle.degrees(1) < .degrees(2))
    record.add("reverse order", Angle.degrees(2) < .degrees(1))
    record.begin("ProposedViewSize")
    let sizes: [(String, ProposedViewSize)] = [
      ("zero", .zero), ("unspecified", .unspecified), ("infinity", .infinity),
      ("size", ProposedViewSize(CGSize(width: 3, height: 4))),
      ("width", ProposedViewSize(width: 5, height: nil)),
    ]
    for (name, size) in sizes {
      let whole = size.replacingUnspecifiedDimensions()
      let own = size.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
      record.add(name, "\(whole.width) \(whole.height), else \(own.width) \(own.height)")
    }
    record.begin("EdgeInsets")
    for (name, insets) in [
      ("none", EdgeInsets()), ("top", EdgeInsets(top: 1)), ("trailing", EdgeInsets(trailing: 2)),
      ("horizontal", EdgeInsets(.horizontal, 3)), ("vertical", EdgeInsets(.vertical, 4)),
    ] {
      record.add(name, "\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)")
    }
    record.begin("Lengths")
    record.add("padding", Text.usualPadding)
    record.add("distance in stacks", StackLayout.defaultSpacing)
    record.add("greatest number of layouts", StandingView<Text>.greatestRounds)
    try record.compare()
  }

  @Test func `of guides are those that they were`() throws {
    let view = ViewDimensions(CGSize(width: 30, height: 20)) { _ in nil }
    let across: [(String, HorizontalAlignment)] = [
      ("leading", .leading), ("center", .center), ("trailing", .trailing),
      ("separator leading", .listRowSeparatorLeading),
      ("separator trailing", .listRowSeparatorTrailing),
    ]
    let down: [(String, VerticalAlignment)] = [
      ("top", .top), ("center", .center), ("bottom", .bottom),
      ("first baseline", .firstTextBaseline), ("last baseline", .lastTextBaseline),
    ]
    let both: [(String, Alignment)] = [
      ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
      ("bottom", .bottom), ("top leading", .topLeading), ("top trailing", .topTrailing),
      ("bottom leading", .bottomLeading), ("bottom trailing", .bottomTrailing),
    ]
    var record = ValueRecord("alignment guides in numbers")
    record.begin("Horizontal guides of 30 pt, and of views at 3, 9 and 6 pt together")
    for (name, guide) in across {
      record.add(name, "\(view[guide]) \(String(describing: guide.key.merging([3, 9, 6])))")
    }
    record.begin("Vertical guides of 20 pt, and of views at 3, 9 and 6 pt together")
    for (name, guide) in down {
      record.add(name, "\(view[guide]) \(String(describing: guide.key.merging([3, 9, 6])))")
      record.add("\(name), of no view", guide.key.merging([]))
    }
    record.begin("Both")
    for (name, guide) in both {
      record.add(name, "\(view[guide.horizontal]) \(view[guide.vertical])")
    }
    try record.compare()
  }
}
