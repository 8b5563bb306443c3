import Testing

@testable import SwiftUITypography

@Suite struct `The environment on record` {
  @Test func `of a new device has the values that it had`() throws {
    let environment = EnvironmentValues()
    var record = ValueRecord("default environment")
    addTexts(of: environment, to: &record)
    addControls(of: environment, to: &record)
    addSystem(of: environment, to: &record)
    addAccessibility(of: environment, to: &record)
    addInner(of: environment, to: &record)
    try record.compare()
  }

  private func addTexts(of environment: EnvironmentValues, to record: inout ValueRecord) {
    record.begin("Texts")
    record.add("dynamicTypeSize", environment.dynamicTypeSize)
    record.add("sizeCategory", environment.sizeCategory)
    record.add("legibilityWeight", environment.legibilityWeight)
    record.add("layoutDirection", environment.layoutDirection)
    record.add("locale", environment.locale.identifier)
    record.add("calendar", environment.calendar.identifier)
    record.add("timeZone", environment.timeZone.secondsFromGMT())
    record.add("font", environment.font)
    record.add("lineLimit", environment.lineLimit)
    record.add("truncationMode", environment.truncationMode)
    record.add("minimumScaleFactor", environment.minimumScaleFactor)
    record.add("allowsTightening", environment.allowsTightening)
    record.add("lineSpacing", environment.lineSpacing)
    record.add("multilineTextAlignment", environment.multilineTextAlignment)
    record.add("imageScale", environment.imageScale)
    record.add("symbolVariants", environment.symbolVariants)
    record.add("symbolRenderingMode", environment.symbolRenderingMode)
    record.add("redactionReasons", environment.redactionReasons.rawValue)
  }

  private func addControls(of environment: EnvironmentValues, to record: inout ValueRecord) {
    record.begin("Controls")
    record.add("isEnabled", environment.isEnabled)
    record.add("controlSize", environment.controlSize)
    record.add("editMode", environment.editMode?.wrappedValue)
    record.add("defaultMinListRowHeight", environment.defaultMinListRowHeight)
    record.add("defaultMinListHeaderHeight", environment.defaultMinListHeaderHeight)
    record.add("headerProminence", environment.headerProminence)
    record.add("backgroundStyle", environment.backgroundStyle)
    record.add("contentTransition", environment.contentTransition == .identity)
    record.add("isScrollEnabled", environment.isScrollEnabled)
    record.add("vertical indicators", environment.verticalScrollIndicatorVisibility)
    record.add("horizontal indicators", environment.horizontalScrollIndicatorVisibility)
    record.add("scrollDismissesKeyboardMode", environment.scrollDismissesKeyboardMode)
    record.add("autocorrectionDisabled", environment.autocorrectionDisabled)
    record.add("keyboardShortcut", environment.keyboardShortcut)
    record.add("menuOrder", environment.menuOrder)
    record.add("menuIndicatorVisibility", environment.menuIndicatorVisibility)
    record.add("labelsVisibility", environment.labelsVisibility)
    record.add("isHoverEffectEnabled", environment.isHoverEffectEnabled)
    record.add("isSearching", environment.isSearching)
    record.add("isFocused", environment.isFocused)
    record.add("rename", environment.rename)
    record.add("refresh", environment.refresh)
  }

  private func addSystem(of environment: EnvironmentValues, to record: inout ValueRecord) {
    record.begin("System")
    record.add("colorScheme", environment.colorScheme)
    record.add("colorSchemeContrast", environment.colorSchemeContrast)
    record.add("displayScale", environment.displayScale)
    record.add("pixelLength", environment.pixelLength)
    record.add("horizontalSizeClass", environment.horizontalSizeClass)
    record.add("verticalSizeClass", environment.verticalSizeClass)
    record.add("scenePhase", environment.scenePhase)
    record.add("isPresented", environment.isPresented)
    record.add("presentationMode", environment.presentationMode.wrappedValue.isPresented)
    record.add("supportsMultipleWindows", environment.supportsMultipleWindows)
    record.add("isLuminanceReduced", environment.isLuminanceReduced)
    record.add("isSceneCaptured", environment.isSceneCaptured)
    var changed = environment
    for scale in [0, 1, 3, -2, .infinity] as [CGFloat] {
      changed.displayScale = scale
      let screen = changed.screen.pixelsPerPoint
      record.add("pixels at \(scale)", "\(changed.pixelLength) \(screen)")
    }
  }

  private func addAccessibility(of environment: EnvironmentValues, to record: inout ValueRecord) {
    record.begin("Accessibility")
    record.add("reduceMotion", environment.accessibilityReduceMotion)
    record.add("reduceTransparency", environment.accessibilityReduceTransparency)
    record.add("differentiate", environment.accessibilityDifferentiateWithoutColor)
    record.add("invertColors", environment.accessibilityInvertColors)
    record.add("voiceOver", environment.accessibilityVoiceOverEnabled)
    record.add("buttonShapes", environment.accessibilityShowButtonShapes)
    record.add("enabled", environment.accessibilityEnabled)
    record.add("switchControl", environment.accessibilitySwitchControlEnabled)
    record.add("largeContentViewer", environment.accessibilityLargeContentViewerEnabled)
    record.add("quickActions", environment.accessibilityQuickActionsEnabled)
    record.add("dimFlashingLights", environment.accessibilityDimFlashingLights)
    record.add("playAnimatedImages", environment.accessibilityPlayAnimatedImages)
    record.add("assistiveAccess", environment.accessibilityAssistiveAccessEnabled)
  }

  private func addInner(of environment: EnvironmentValues, to record: inout ValueRecord) {
    record.begin("Inner values")
    record.add("reservedLines", environment.reservedLines)
    record.add("foregroundColor", environment.foregroundColor == .primary)
    record.add("chosenForeground", environment.chosenForeground)
    record.add("tint", environment.tint == .accentColor)
    record.add("textChanges", environment.textChanges == TextChanges())
    record.add("isChoice", environment.isChoice)
    record.add("pickerStyle", environment.pickerStyle)
    record.add("hidesScrollGround", environment.hidesScrollGround)
    record.add("hidesLabels", environment.hidesLabels)
    record.add("isInList", environment.isInList)
    record.add("isListContent", environment.isListContent)
    record.add("isInNavigation", environment.isInNavigation)
    record.add("isInGrid", environment.isInGrid)
    record.add("stackAxis", environment.stackAxis)
    record.add("rowBackground", environment.rowBackground)
    record.add("progressStyle", environment.progressStyle == nil)
    record.add("isRightToLeft", environment.isRightToLeft)
  }

  @Test func `of a window has the values that it had`() throws {
    var record = ValueRecord("default windows")
    let configuration = InterfaceConfiguration()
    record.begin("Window")
    record.add("width", configuration.width)
    record.add("height", configuration.height)
    record.add("category", configuration.category)
    record.add("legibilityWeight", configuration.legibilityWeight)
    record.add("colorScheme", configuration.colorScheme)
    record.add("layoutDirection", configuration.layoutDirection)
    record.add("locale", configuration.locale.identifier)
    record.add("displayScale", configuration.displayScale)
    record.add("pressed", configuration.pressed)
    record.begin("Containers")
    let settings = ContainerSettings()
    record.add("isSection", settings.isSection)
    record.add("tag", settings.tag)
    record.add("columns", settings.columns)
    record.add("drawingOrder", settings.drawingOrder)
    record.add("hidden separators", settings.row.hiddenSeparators.rawValue)
    record.add("row insets", settings.row.insets)
    record.add("row background", settings.row.background)
    record.add("large title", settings.bars.isLarge)
    record.add("title", settings.bars.title)
    record.add("hidden bars", settings.bars.hidden.count)
    record.add("items", settings.bars.items.count)
    record.add("ground", settings.bars.ground)
    record.add("tab", settings.bars.tab)
    try record.compare()
  }

  @Test func `that modifiers change has the values that it had`() throws {
    /// Shows what some modifiers set.
    struct Reader: View {
      @Environment(\.self) private var environment

      var body: some View {
        VStack {
          Text(verbatim: "controlSize \(environment.controlSize)")
          Text(verbatim: "isEnabled \(environment.isEnabled)")
          Text(verbatim: "isScrollEnabled \(environment.isScrollEnabled)")
          Text(verbatim: "correction \(environment.autocorrectionDisabled)")
          Text(verbatim: "menuOrder \(environment.menuOrder)")
          Text(verbatim: "menuIndicator \(environment.menuIndicatorVisibility)")
          Text(verbatim: "labels \(environment.labelsVisibility)")
          Text(verbatim: "hover \(environment.isHoverEffectEnabled)")
          Text(verbatim: "prominence \(environment.headerProminence)")
          Text(verbatim: "scale \(environment.imageScale)")
          Text(verbatim: "down \(environment.verticalScrollIndicatorVisibility.isDrawn)")
          Text(verbatim: "across \(environment.horizontalScrollIndicatorVisibility.isDrawn)")
        }
        .font(.system(size: 6))
      }
    }
    var record = try ViewRecord("changed environment", in: [.large])
    record.add("none", Reader())
    let changed = Reader().controlSize(.mini).disabled(true).scrollDisabled(true)
      .autocorrectionDisabled().menuOrder(.fixed).menuIndicator(.hidden)
      .labelsVisibility(.hidden).hoverEffectDisabled().headerProminence(.increased)
      .imageScale(.small).scrollIndicators(.never)
    record.add("all", changed)
    let back = VStack {
      Reader().disabled(false).scrollDisabled(false).autocorrectionDisabled(false)
        .hoverEffectDisabled(false).scrollIndicators(.visible, axes: .horizontal)
    }
    .disabled(true).scrollDisabled(true).autocorrectionDisabled().hoverEffectDisabled()
    .scrollIndicators(.hidden)
    record.add("back", back)
    try record.compare()
  }
}
