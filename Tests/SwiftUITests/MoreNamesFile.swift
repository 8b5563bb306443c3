import SwiftUI

// The rest of the names in `ManyNamesFile.swift`.

extension ManyNames {
  @ViewBuilder var part8: some View {
    Text("x").focused($fb)
    Text("x").focusSection()
    Text("x").focusEffectDisabled()
    Text("x").keyboardShortcut(.defaultAction)
    Text("x").keyboardShortcut(.cancelAction)
    Text("x").keyboardShortcut("a", modifiers: [.command, .shift])
    Text("x").keyboardShortcut(.return)
    Text("x").keyboardShortcut(KeyboardShortcut("a"))
    Text("x").keyboardShortcut(nil)
    Text("x").keyboardShortcut(.upArrow, modifiers: [])
    Text("x").keyboardShortcut(.space)
    Text("x").onKeyPress(.return) { .handled }
    Text("x").onKeyPress(keys: [.upArrow]) { p in .ignored }
    Text("x").onKeyPress { p in p.key == .escape ? .handled : .ignored }
    Text("x").onKeyPress(.escape, phases: .down) { _ in .handled }
    Text("x").onMoveCommand { d in }
    Text("x").onExitCommand {}
    Text("x").onDeleteCommand {}
    Text("x").privacySensitive()
    Text("x").typesettingLanguage(.automatic)
    Text("x").speechAdjustedPitch(1)
    Text("x").speechAlwaysIncludesPunctuation()
    Text("x").speechSpellsOutCharacters()
    Text("x").speechAnnouncementsQueued()
    Image("x").flipsForRightToLeftLayoutDirection(true)
    Menu("x") {}.menuStyle(.button)
    ForEach(0..<2, id: \.self) { _ in Text("x") }.onMove { _, _ in }.onDelete { _ in }
  }

  @ViewBuilder var part9: some View {
    Text("x").accessibilityRotor("r") {
      AccessibilityRotorEntry("a", id: 1);
      ForEach([1], id: \.self) { AccessibilityRotorEntry("b", id: $0) }
    }
    Text("x").accessibilityRotor(.headings) { AccessibilityRotorEntry(Text("a"), id: 1, in: ns) }
    Text("x").accessibilityRotorEntry(id: 1, in: ns)
    Text("x").accessibilityActions { Button("a") {} }
    Text("x").accessibilityActions(category: .edit) { Button("a") {} }
    Text("x").accessibilityAction(named: "a") {}
    Text("x").accessibilityAction(.escape) {}
    Text("x").accessibilityAction(.magicTap, {})
    Text("x").accessibilityAction(named: Text("x")) {}
    Text("x").accessibilityAction {
    } label: {
      Text("x")
    }
    Text("x").accessibilityAction(.default) {}
    Text("x").accessibilityRepresentation { Button("x") {} }
    Text("x").accessibilityChildren { Text("x") }
    Text("x").accessibilityShowsLargeContentViewer()
    Text("x").accessibilityShowsLargeContentViewer { Label("x", systemImage: "y") }
    Text("x").accessibilityAdjustableAction { d in
      switch d {
      case .increment: break;
      case .decrement: break;
      @unknown default: break
      }
    }
    Text("x").accessibilityScrollAction { edge in }
    Text("x").accessibilityZoomAction { a in _ = a.direction }
    Text("x").accessibilityHeading(.h1)
    Text("x").accessibilityTextContentType(.sourceCode)
    Text("x").accessibilityRespondsToUserInteraction()
    Text("x").accessibilityDirectTouch(options: [.silentOnTouch])
    Text("x").accessibilityActivationPoint(.center)
    Text("x").accessibilityActivationPoint(CGPoint.zero)
  }

  @ViewBuilder var part10: some View {
    Text("x").accessibilityCustomContent("a", "b")
    Text("x").accessibilityCustomContent("a", Text("b"), importance: .high)
    Text("x").accessibilityCustomContent(AccessibilityCustomContentKey("k"), "x")
    Text("x").accessibilityCustomContent(Text("a"), Text("b"))
    Text("x").accessibilityLinkedGroup(id: 1, in: ns)
    Text("x").accessibilityLabeledPair(role: .label, id: 1, in: ns)
    Text("x").accessibilityInputLabels(["x"])
    Text("x").accessibilityInputLabels([Text("x")])
    Text("x").accessibilityIgnoresInvertColors()
    Text("x").accessibilitySortPriority(3)
    Text("x").accessibilityIdentifier("x")
    Text("x").accessibilityElement(children: .combine)
    Text("x").accessibilityElement()
    Text("x").accessibilityAddTraits([
      .isButton, .isModal, .isSearchField, .playsSound, .isKeyboardKey, .isSummaryElement,
      .allowsDirectInteraction, .startsMediaSession, .causesPageTurn, .isToggle, .isTabBar,
    ])
    Text("x").accessibilityHidden(true)
    Text("x").accessibilityHidden(true, isEnabled: on)
    Text("x").accessibilityLabel("x", isEnabled: on)
    Text("x").accessibilityHint(Text("x"))
    Text("x").accessibilityValue(Text("x"))
    Text("x").accessibilityValue("x")
    Text("x").mask { Circle() }
    Text("x").mask(alignment: .top) { Circle() }
    Text("x").mask(Circle())
    Text("x").mask(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
  }

  @ViewBuilder var part11: some View {
    Text("x").compositingGroup()
    Text("x").drawingGroup()
    Text("x").drawingGroup(opaque: true, colorMode: .linear)
    Text("x").luminanceToAlpha()
    Text("x").hoverEffect(.lift)
    Text("x").hoverEffectDisabled()
    Text("x").defaultHoverEffect(.automatic)
    Text("x").onContinuousHover { p in }
    Text("x").onHover { h in }
    Text("x").invalidatableContent()
    Text("x").redacted(reason: .placeholder)
    Text("x").unredacted()
    Text("x").redacted(reason: [])
    Text("x").privacySensitive()
    Text("x").contentShape(.rect)
    Text("x").contentShape(.hoverEffect, .circle)
    Text("x").contentShape(.contextMenuPreview, .rect(cornerRadius: 3))
    Text("x").contentShape([.interaction, .dragPreview], Circle())
    Text("x").contentShape(Rectangle(), eoFill: true)
    Text("x").containerShape(.rect(cornerRadius: 3))
    Text("x").coordinateSpace(.named("x"))
    Text("x").coordinateSpace(name: "x")
    Text("x").backgroundStyle(.red)
    Text("x").foregroundStyle(.red.gradient)
  }

  @ViewBuilder var part12: some View {
    Text("x").listItemTint(.red)
    Text("x").listSectionMargins(.horizontal, 3)
    Text("x").sectionActions { Button("x") {} }
    Text("x").headerProminence(.increased)
    Text("x").listSectionSpacing(.compact)
    Text("x").listRowSpacing(3)
    Text("x").listSectionSeparatorTint(.red)
    Text("x").environment(\.headerProminence, .increased)
    Text("x").selectionDisabled()
    Text("x").draggable("a")
    Text("x").draggable("a") { Text("x") }
    Text("x").dropDestination(for: String.self) { items, loc in
      true
    } isTargeted: { _ in
    }
    Text("x").textSelection(.enabled)
    Text("x").textSelection(.disabled)
    Text("x").findNavigator(isPresented: $on)
    Text("x").replaceDisabled()
    Text("x").statusBarHidden()
    Text("x").statusBar(hidden: true)
    Text("x").persistentSystemOverlays(.hidden)
    Text("x").defersSystemGestures(on: .all)
    Text("x").handlesExternalEvents(preferring: [], allowing: [])
    Text("x").menuOrder(.fixed)
    Text("x").menuIndicator(.hidden)
    Text("x").menuActionDismissBehavior(.disabled)
  }

  @ViewBuilder var part13: some View {
    Text("x").buttonRepeatBehavior(.enabled)
    Text("x").controlSize(.mini)
    Text("x").labelsVisibility(.hidden)
    Text("x").task(id: 3) {}
    Text("x").task {}
    Text("x").onChange(of: on) {}
    Text("x").onChange(of: on, initial: true) { o, n in }
    Text("x").onOpenURL { _ in }
    Text("x").onSubmit {}
    Text("x").onSubmit(of: .search) {}
    Text("x").submitLabel(.done)
    Text("x").submitScope()
    Text("x").textContentType(.emailAddress)
    Text("x").keyboardType(.emailAddress)
    Text("x").textInputAutocapitalization(.never)
    Text("x").autocorrectionDisabled()
    Text("x").disableAutocorrection(true)
    Text("x").autocapitalization(.none)
    Text("x").textFieldStyle(.roundedBorder)
    Text("x").scrollDismissesKeyboard(.interactively)
    Text("x").tint(.red)
    Text("x").tint(Color?.none)
    Text("x").geometryGroup()
    Text("x").glassEffect()
  }

  @ViewBuilder var part14: some View {
    Text("x").glassEffectID("x", in: ns)
    Text("x").glassEffectUnion(id: 1, namespace: ns)
    Text("x").backgroundExtensionEffect()
    Text("x").matchedGeometryEffect(id: 1, in: ns)
    Text("x").transition(.opacity.combined(with: .scale))
    Text("x").transition(.blurReplace)
    Text("x").transition(.push(from: .top))
    Text("x").animation(.default, value: on)
    Text("x").transaction { $0.animation = nil }
    Text("x").transaction(value: on) { $0.disablesAnimations = true }
    GlassEffectContainer(spacing: 3) { Text("x") }
    Text("x").toolbarBackground(.hidden, for: .navigationBar)
    Text("x").toolbarBackground(.red, for: .tabBar)
    Text("x").toolbarBackgroundVisibility(.visible, for: .navigationBar)
    Text("x").toolbarColorScheme(.dark, for: .navigationBar)
    Text("x").toolbarVisibility(.hidden, for: .tabBar)
    Text("x").toolbar(.hidden)
    Text("x").toolbar(.hidden, for: .navigationBar)
    Text("x").toolbar(removing: .title)
    Text("x").toolbarTitleMenu { Button("x") {} }
    Text("x").toolbarForegroundStyle(.red, for: .navigationBar)
    Text("x").toolbar(id: "x") { ToolbarItem(id: "y", placement: .primaryAction) { Text("x") } }
    Text("x").navigationTitle($title)
    Text("x").navigationSubtitle("x")
  }

  @ViewBuilder var part15: some View {
    Text("x").navigationDocument(URL(fileURLWithPath: "x"))
    Text("x").navigationBarBackButtonHidden()
    Text("x").navigationLinkIndicatorVisibility(.hidden)
    Text("x").navigationBarTitle("x", displayMode: .inline)
    Text("x").navigationTitle(LocalizedStringKey("x"))
  }

  @ViewBuilder var rest: some View {
    part8
    part9
    part10
    part11
    part12
    part13
    part14
    part15
  }
}
