/// The options of a verification of what strangers send.
struct IsolationOptions: ArgumentGroup {
  static let heading: String? = "Changes by strangers"

  @Flag(
    "Read and draw nothing in this process: each ramp is verified by a worker, a process that may be "
      + "killed without losing the others. Implies --no-digests.")
  var isolated = false
  @Option("How much memory a worker may have, in MB.", value: "mb")
  var workerMemory: WorkerMemory = .standard
  @Option("How long a worker may take for a ramp, in seconds.", value: "s")
  var workerTime = Self.usualTime
  @Flag(
    "Decode and compare every golden, whatever the digests in its layout text say: text and picture "
      + "may have been made for each other.")
  var noDigests = false

  /// How long a worker may take for a ramp.
  static let usualTime = WholeSeconds(60)

  /// What a worker may use.
  var limits: WorkerLimits {
    WorkerLimits(memory: workerMemory.megabytes, time: workerTime.count)
  }
}
