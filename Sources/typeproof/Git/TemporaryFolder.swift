import Glibc
import LoopbackServer
import Synchronization

/// A folder that goes when this goes, and when a signal ends the program.
///
/// One that a kill left behind goes when the next is made.
final class TemporaryFolder: Sendable {
  /// Where it is.
  let path: String
  /// A folder in it, for what others will look at.
  var tree: String { path + "/tree" }

  private let watch: Watch
  private static let prefix = "typeproof-against-"

  /// - Parameter parent: The folder to make it in.
  /// - Throws: `GitError.noTemporaryFolder`.
  init(in parent: String) throws(GitError) {
    Self.clearLeftovers(in: parent)
    var template = Array("\(parent)/\(Self.prefix)\(getpid())-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .noTemporaryFolder(parent, detail: String(cString: strerror(errno)))
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    watch = Watch(over: path)
    guard mkdir(tree, 0o700) == 0 else {
      throw .noTemporaryFolder(path, detail: String(cString: strerror(errno)))
    }
  }

  deinit {
    Self.delete(path)
    watch.end()
  }

  /// Deletes folders of programs that are no more.
  private static func clearLeftovers(in parent: String) {
    guard let directory = opendir(parent) else { return }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    closedir(directory)
    for name in names where name.hasPrefix(prefix) {
      let number = name.dropFirst(prefix.count).prefix { $0 != "-" }
      var status = stat()
      guard let process = pid_t(number), process > 0, kill(process, 0) != 0, errno == ESRCH,
        lstat("\(parent)/\(name)", &status) == 0, status.st_uid == getuid(),
        status.st_mode & S_IFMT == S_IFDIR
      else { continue }
      delete("\(parent)/\(name)")
    }
  }

  /// Deletes whatever is at a path; links are not followed. What cannot be deleted stays.
  fileprivate static func delete(_ path: String) {
    if unlink(path) == 0 { return }
    guard let directory = opendir(path) else { return }
    var names: [[CChar]] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { name in
          name.prefix { $0 != 0 }.map { CChar(bitPattern: $0) }
        })
    }
    closedir(directory)
    for name in names where name != [46] && name != [46, 46] {
      delete(path + "/" + String(decoding: name.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
    rmdir(path)
  }

  /// A thread that waits for the signals that end programs, deletes a folder, and lets the signal
  /// do its work. A handler of signals could not: most functions are not for it.
  private final class Watch: Sendable {
    private let isOver = Atomic(false)
    private let path: String

    init(over path: String) {
      self.path = path
      // Threads that are started from now on hold them back, too.
      var signals = Self.endingSignals
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      var thread = pthread_t()
      let context = Unmanaged.passRetained(self)
      let failure = pthread_create(
        &thread, nil,
        { context in
          if let context { Unmanaged<Watch>.fromOpaque(context).takeRetainedValue().wait() }
          return nil
        }, context.toOpaque())
      guard failure == 0 else {
        context.release()
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        return
      }
      pthread_detach(thread)
    }

    private static var endingSignals: sigset_t {
      var set = sigset_t()
      sigemptyset(&set)
      for signal in EndingSignals.numbers { sigaddset(&set, signal) }
      return set
    }

    private func wait() {
      var signals = Self.endingSignals
      while !isOver.load(ordering: .acquiring) {
        var patience = timespec(tv_sec: 0, tv_nsec: 200_000_000)
        let signal = sigtimedwait(&signals, nil, &patience)
        guard signal > 0 else { continue }
        TemporaryFolder.delete(path)
        Glibc.signal(signal, SIG_DFL)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(signal)
      }
    }

    /// Signals are as before again.
    func end() {
      isOver.store(true, ordering: .releasing)
      var signals = Self.endingSignals
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }
  }
}
