import SwiftUI

// Names of SwiftUI in the forms that apps write. They need to compile; what has an effect is tested by its values.

struct Article: Identifiable, Hashable {
  var id = 0
  var name = ""
}

enum Scope: Hashable { case a, b }

struct ManyNames: View {
  struct Trouble: LocalizedError {}
  @State var on = false
  @State var text = ""
  @State var title = ""
  @State var sc = Scope.a
  @State var item: Article?
  @State var det = PresentationDetent.medium
  @State var sid: Int?
  @State var pos = ScrollPosition(idType: Int.self)
  @State var gs: CGSize = .zero
  @Namespace var ns
  @FocusState var foc: Scope?
  @FocusState var f2: Bool
  @FocusState var fb: Bool
  @AccessibilityFocusState var af: Bool

  @ViewBuilder var part1: some View {
    Text("a").toolbarTitleDisplayMode(.inline)
    Text("a").toolbarTitleDisplayMode(.inlineLarge)
    Text("a").toolbarTitleDisplayMode(.large)
    Text("a").toolbarTitleDisplayMode(.automatic)
    Text("a").toolbarRole(.editor)
    Text("a").toolbarRole(.browser)
    Text("a").toolbarRole(.navigationStack)
    Text("a").toolbarRole(.automatic)
    Text("a").scenePadding()
    Text("a").scenePadding(.horizontal)
    Text("a").scenePadding(.minimum, edges: .horizontal)
    Text("a").navigationTransition(.zoom(sourceID: "a", in: ns))
    Text("a").navigationTransition(.automatic)
    Text("a").matchedTransitionSource(id: "a", in: ns)
    Text("a").matchedTransitionSource(id: "a", in: ns) {
      $0.background(.red).clipShape(.rect(cornerRadius: 3))
    }
    RoundedRectangle(cornerSize: CGSize(width: 3, height: 4), style: .circular)
    Text("x").clipShape(.rect(cornerSize: CGSize(width: 3, height: 4)))
    Text("x").clipShape(.rect(topLeadingRadius: 3))
    Text("x").alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
    Text("x").alignmentGuide(.listRowSeparatorTrailing) { d in d.width }
    Text("x").searchable(
      text: $text, isPresented: $on, placement: .navigationBarDrawer(displayMode: .always),
      prompt: "s")
    Text("x").searchable(text: $text, prompt: Text("x"))
    Text("x").searchable(text: $text, placement: .toolbar, prompt: Text("x"))
    Text("x").searchable(text: $text, prompt: "x")
  }

  @ViewBuilder var part2: some View {
    Text("x").searchable(text: $text, isPresented: $on)
    Text("x").searchable(text: $text) { Text("sug").searchCompletion("x") }
    Text("x").searchScopes($sc) { Text("A").tag(Scope.a) }
    Text("x").searchScopes($sc, activation: .onTextEntry) { Text("A").tag(Scope.a) }
    Text("x").searchSuggestions { Text("x").searchCompletion("a") }
    Text("x").searchSuggestions(.hidden, for: .content)
    Text("x").searchFocused($f2)
    Text("x").searchPresentationToolbarBehavior(.avoidHidingContent)
    Text("x").searchToolbarBehavior(.minimize)
    Text("x").inspector(isPresented: $on) {
      Text("i").inspectorColumnWidth(min: 1, ideal: 2, max: 3).inspectorColumnWidth(3)
    }
    Text("x").confirmationDialog("t", isPresented: $on) { Button("a") {} }
    Text("x").confirmationDialog("t", isPresented: $on, titleVisibility: .visible) {
      Button("a") {}
    } message: {
      Text("m")
    }
    Text("x").confirmationDialog(Text("t"), isPresented: $on) { Button("a") {} }
    Text("x").confirmationDialog(
      Text("t"), isPresented: $on, titleVisibility: .visible, actions: { Button("a") {} },
      message: { Text("m") })
    Text("x").confirmationDialog("t", isPresented: $on, presenting: item) { i in Button(i.name) {} }
    Text("x").confirmationDialog("t", isPresented: $on, titleVisibility: .visible, presenting: item)
    { i in
      Button(i.name) {}
    } message: { i in
      Text(i.name)
    }
    Text("x").confirmationDialog(Text("t"), isPresented: $on, presenting: item) { i in
      Button(i.name) {}
    } message: { i in
      Text(i.name)
    }
    Text("x").dialogSuppressionToggle(isSuppressed: $on)
    Text("x").dialogIcon(Image("x"))
    Text("x").dialogSeverity(.critical)
    Text("x").alert("t", isPresented: $on, presenting: item) { i in Button(i.name) {} }
    Text("x").alert(Text("t"), isPresented: $on, presenting: item) { i in
      Button(i.name) {}
    } message: {
      Text($0.name)
    }
    Text("x").alert(Text("t"), isPresented: $on, presenting: item) { i in Button(i.name) {} }
    Text("x").alert(isPresented: $on, error: Trouble()) { Button("ok") {} }
  }

  @ViewBuilder var part3: some View {
    Text("x").alert(isPresented: $on, error: Trouble?.none) { e in
      Button("ok") {}
    } message: { e in
      Text("x")
    }
    Text("x").alert("t", isPresented: $on) {
      Button("a") {}
    } message: {
      Text("x")
    }
    Text("x").alert("t", isPresented: $on, actions: {})
    Text("x").presentationDetents([.medium, .large], selection: $det)
    Text("x").presentationDragIndicator(.visible)
    Text("x").presentationCornerRadius(3)
    Text("x").presentationBackground(.thinMaterial)
    Text("x").presentationBackground { Color.red }
    Text("x").presentationBackground(alignment: .top) { Color.red }
    Text("x").presentationBackgroundInteraction(.enabled)
    Text("x").presentationBackgroundInteraction(.enabled(upThrough: .medium))
    Text("x").presentationBackgroundInteraction(.disabled)
    Text("x").presentationContentInteraction(.scrolls)
    Text("x").presentationCompactAdaptation(.popover)
    Text("x").presentationCompactAdaptation(horizontal: .none, vertical: .sheet)
    Text("x").presentationSizing(.form)
    Text("x").presentationSizing(.fitted)
    Text("x").presentationSizing(.page)
    Text("x").interactiveDismissDisabled()
    Text("x").presentationPreventsAppTermination(true)
    Text("x").popover(isPresented: $on, attachmentAnchor: .point(.bottom), arrowEdge: .top) {
      Text("x")
    }
    Text("x").popover(isPresented: $on, attachmentAnchor: .rect(.bounds)) { Text("x") }
    Text("x").popover(item: $item, attachmentAnchor: .point(.bottom), arrowEdge: .top) {
      Text($0.name)
    }
    Text("x").popover(isPresented: $on, arrowEdge: .leading) { Text("x") }
  }

  @ViewBuilder var part4: some View {
    Text("x").contextMenu {
      Button("a") {}
    } preview: {
      Text("p")
    }
    Text("x").contextMenu(ContextMenu { Button("x") {} })
    Text("x").contextMenu(menuItems: { Button("x") {} })
    Text("x").contextMenu(forSelectionType: Int.self) { s in
      Button("x") {}
    } primaryAction: { s in
    }
    Text("x").sensoryFeedback(.impact(weight: .light), trigger: on)
    Text("x").sensoryFeedback(.impact(flexibility: .soft, intensity: 0.4), trigger: on)
    Text("x").sensoryFeedback(.success, trigger: on) { o, n in n }
    Text("x").sensoryFeedback(trigger: on) { o, n in .increase }
    Text("x").sensoryFeedback(.alignment, trigger: on)
    Text("x").sensoryFeedback(.levelChange, trigger: on)
    Text("x").sensoryFeedback(.start, trigger: on)
    Text("x").sensoryFeedback(.stop, trigger: on)
    Text("x").sensoryFeedback(.decrease, trigger: on)
    Text("x").sensoryFeedback(.selection, trigger: on) { _ in true }
    Text("x").contentTransition(.numericText())
    Text("x").contentTransition(.symbolEffect(.replace))
    Text("x").contentTransition(.symbolEffect)
    Text("x").contentTransition(.numericText(value: 3))
    Text("x").contentTransition(.symbolEffect(.replace.downUp))
    Image(systemName: "x").symbolEffect(.bounce, value: on)
    Image(systemName: "x").symbolEffect(.pulse)
    Image(systemName: "x").symbolEffect(.pulse, isActive: on)
    Image(systemName: "x").symbolEffect(.bounce.up, value: on)
    Image(systemName: "x").symbolEffect(
      .variableColor.iterative.reversing, options: .repeating, value: on)
  }

  @ViewBuilder var part5: some View {
    Image(systemName: "x").symbolEffect(.variableColor.iterative, options: .repeating, isActive: on)
    Image(systemName: "x").symbolEffect(.rotate, options: .speed(3))
    Image(systemName: "x").symbolEffect(.wiggle, value: on)
    Image(systemName: "x").symbolEffect(.breathe)
    Image(systemName: "x").symbolEffect(.appear, isActive: on)
    Image(systemName: "x").symbolEffect(.disappear, isActive: on)
    Image(systemName: "x").symbolEffect(.scale.up, isActive: on)
    Image(systemName: "x").symbolEffect(.bounce, options: .repeat(2), value: on)
    Image(systemName: "x").symbolEffect(.bounce.down.byLayer, options: .nonRepeating, value: on)
    Image(systemName: "x").symbolEffect(.drawOn, isActive: on)
    Image(systemName: "x").symbolEffectsRemoved()
    Image(systemName: "x").symbolRenderingMode(.hierarchical)
    Image(systemName: "x").symbolRenderingMode(.palette)
    Image(systemName: "x").symbolVariableValueMode(.draw)
    Image(systemName: "x").symbolColorRenderingMode(.gradient)
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.scrollTargetBehavior(.paging)
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.scrollPosition(id: $sid)
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.scrollPosition($pos)
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.scrollPosition(
      $pos, anchor: .center)
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.scrollPosition(
      id: $sid, anchor: .top)
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.scrollPosition(
      initialAnchor: .bottom)
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.defaultScrollAnchor(.bottom)
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.defaultScrollAnchor(
      .top, for: .sizeChanges)
  }

  @ViewBuilder var part6: some View {
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.defaultScrollAnchor(
      .bottom, for: .initialOffset)
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.scrollIndicators(.hidden)
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.scrollIndicators(
      .never, axes: .vertical)
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.scrollIndicatorsFlash(
      onAppear: true)
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.scrollIndicatorsFlash(trigger: on)
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.scrollClipDisabled()
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.scrollBounceBehavior(.basedOnSize)
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.scrollContentBackground(.hidden)
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.scrollEdgeEffectStyle(
      .soft, for: .top)
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.scrollEdgeEffectHidden(
      true, for: .all)
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.scrollDisabled(on)
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.onScrollGeometryChange(
      for: CGFloat.self
    ) {
      $0.contentOffset.y + $0.contentInsets.top
    } action: { o, n in
    }
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.onScrollGeometryChange(
      for: Bool.self,
      of: { g in
        g.contentSize.height > g.containerSize.height && g.visibleRect.height > g.bounds.height
      }, action: { _, n in on = n })
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.onScrollPhaseChange { o, n in
      if n == .idle {}
    }
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.onScrollPhaseChange { o, n, c in
      _ = c.geometry.contentOffset; _ = c.velocity; _ = n.isScrolling
    }
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.onScrollVisibilityChange { v in }
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.onScrollVisibilityChange(
      threshold: 0.2
    ) { v in }
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }.onScrollTargetVisibilityChange(
      idType: Int.self
    ) { ids in }
    Text("x").scrollTransition { c, p in
      c.opacity(p.isIdentity ? 1 : 0.3).scaleEffect(p.value).blur(radius: 3).offset(x: 3).offset(
        y: 3
      ).rotationEffect(.degrees(3)).saturation(p.value).brightness(0.3)
    }
    Text("x").scrollTransition(.animated(.easeIn), axis: .horizontal) { c, p in
      c.opacity(p == .identity ? 1 : 0)
    }
    Text("x").scrollTransition(topLeading: .interactive, bottomTrailing: .identity) { c, p in
      c.rotation3DEffect(.degrees(3), axis: (x: 0, y: 1, z: 0))
    }
    Text("x").visualEffect { c, proxy in
      c.offset(y: proxy.frame(in: .global).minY).scaleEffect(x: 1, y: 2, anchor: .top).hueRotation(
        .degrees(3)
      ).contrast(1).grayscale(1)
    }
    Text("x").containerRelativeFrame(.horizontal)
    Text("x").containerRelativeFrame([.horizontal, .vertical], alignment: .top)
  }

  @ViewBuilder var part7: some View {
    Text("x").containerRelativeFrame(.horizontal, count: 3, spacing: 8)
    Text("x").containerRelativeFrame(
      .horizontal, count: 3, span: 2, spacing: 8, alignment: .leading)
    Text("x").containerRelativeFrame(.horizontal) { l, axis in l * 0.8 }
    Text("x").containerRelativeFrame(.vertical, alignment: .top) { l, _ in l / 2 }
    Text("x").safeAreaInset(edge: .bottom) { Text("y") }
    Text("x").safeAreaPadding(.horizontal, 3)
    Text("x").safeAreaPadding(3)
    Text("x").safeAreaPadding(EdgeInsets())
    Text("x").safeAreaPadding()
    Text("x").safeAreaBar(edge: .top) { Text("y") }
    Text("x").safeAreaBar(edge: .leading, spacing: 3) { Text("x") }
    Text("x").contentMargins(.horizontal, 3, for: .scrollContent)
    Text("x").contentMargins(8)
    Text("x").contentMargins(.vertical, 8)
    Text("x").contentMargins(.top, EdgeInsets(), for: .scrollIndicators)
    Text("x").contentMargins(8, for: .scrollContent)
    Text("x").contentMargins(.horizontal, nil)
    Text("x").onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      gs = $0
    }
    Text("x").onGeometryChange(for: CGSize.self, of: { $0.size }, action: { o, n in gs = n })
    Text("x").onGeometryChange(for: CGSize.self, of: \.size) { gs = $0 }
    Text("x").defaultFocus($foc, .a)
    Text("x").defaultFocus($foc, .a, priority: .userInitiated)
    Text("x").focusable()
    Text("x").focusable(true, interactions: .activate)
  }

  var body: some View {
    part1
    part2
    part3
    part4
    part5
    part6
    part7
    rest
  }
}
