import Combine

// A file as an app has it, with Combine's name alone.

final class Ticker: Combine.ObservableObject {
  @Combine.Published var seconds = 0
  let started = PassthroughSubject<Void, Never>()
  private var kept: [AnyCancellable] = []

  init() {
    started.map { 1 }.sink { [weak self] in self?.seconds += $0 }.store(in: &kept)
  }
}
