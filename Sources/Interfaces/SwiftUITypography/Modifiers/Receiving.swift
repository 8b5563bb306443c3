public import Publishing

nonisolated extension View {
  /// Sets an action for the values of a publisher, from the time when the view appears. Values that the publisher
  /// sends at once change the view before it is drawn.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modifier(ReceivingModifier(reception: Reception(publisher: publisher, action: action)))
  }
}

/// A publisher and who listens. All of it is used by the thread that lays views out, which runs all actions.
private struct Reception<Source: Publisher>: @unchecked Sendable where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void
  var subscription: Binding<AnyCancellable?>?

  func begin() { subscription?.wrappedValue = publisher.sink(receiveValue: action) }
}

/// Listens while its view is there.
nonisolated private struct ReceivingModifier<Source: Publisher>: ViewModifier
where Source.Failure == Never {
  let reception: Reception<Source>
  @State private var subscription: AnyCancellable?

  func body(content: Content) -> some View {
    var begun = reception
    begun.subscription = $subscription
    return content.onAppear { [begun] in begun.begin() }
  }
}
