public import Publishing

nonisolated extension View {
  /// Sets an action for the values of a publisher, from the time when the view appears. Values that the publisher
  /// sends at once change the view before it is drawn.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modifier(
      evaluate((publisher, action)) { ReceivingModifier(publisher: $0.0, action: $0.1) })
  }
}

/// Receives values from the time when its view appears.
private struct ReceivingModifier<Source: Publisher>: ViewModifier where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void
  @State var subscription: AnyCancellable?

  func body(content: Content) -> some View {
    content.onAppear { subscription = publisher.sink(receiveValue: action) }
  }
}
