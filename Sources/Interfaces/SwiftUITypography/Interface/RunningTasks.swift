/// Tasks of views that run concurrently, for no longer than a time limit.
///
/// A task group would wait for a task that ignores its cancellation, so they are tasks of their
/// own.
@MainActor final class RunningTasks {
  private struct Running {
    let path: String
    let task: Task<Void, Never>
  }

  private var running: [Int: Running] = [:]
  private var count = 0
  private var waiting: CheckedContinuation<Void, Never>?

  /// Starts the task of a view, in the view's environment.
  func start(_ placed: PlacedEvent) {
    guard case .task(let priority, let action) = placed.event else { return }
    let number = count
    count += 1
    let task = placed.environment.whileCurrent {
      Task(priority: priority) {
        await action()
        self.end(number)
      }
    }
    running[number] = Running(path: placed.path, task: task)
  }

  private func end(_ number: Int) {
    running[number] = nil
    if running.isEmpty { stopWaiting() }
  }

  private func stopWaiting() {
    waiting?.resume()
    waiting = nil
  }

  /// Waits for all tasks, and cancels those that have not ended within a limit. Returns the path of
  /// the first of them; `nil` if all have ended.
  func firstNotEnded(within limit: Duration) async -> String? {
    guard !running.isEmpty else { return nil }
    let clock = Task {
      // Cancelled when all have ended.
      do { try await Task.sleep(for: limit) } catch { return }
      stopWaiting()
    }
    await withCheckedContinuation { waiting = $0 }
    clock.cancel()
    let left = running.sorted { $0.key < $1.key }.map(\.value)
    for running in left { running.task.cancel() }
    return left.first?.path
  }
}
