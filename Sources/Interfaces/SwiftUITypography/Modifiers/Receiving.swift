public import Publishing

nonisolated extension View {
  /// Sets an action that runs for each value of a publisher after the view has appeared. Values
  /// that the publisher sends at once change the view before it is drawn.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modifier(
      evaluate((publisher, action)) { ReceivingModifier(publisher: $0.0, action: $0.1) })
  }
}

/// A modifier that subscribes to a publisher when its view appears.
private struct ReceivingModifier<Source: Publisher>: ViewModifier where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void
  @State var subscription: AnyCancellable?

  func body(content: Content) -> some View {
    content.onAppear { subscription = publisher.sink(receiveValue: action) }
  }
}
