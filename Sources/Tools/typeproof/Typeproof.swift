import Git
import Glibc
import MallocShim
import Snapshots

/// The `typeproof` command with its subcommands.
@main struct Typeproof: Command {
  static let name = "typeproof"
  static let summary = "Prove that text looks right at every Dynamic Type size."
  static let discussion = """
    Typeproof draws samples of text with real fonts, in each text style at each content size \
    category. It compares the pictures with recorded ones, and says in words what differs.

    Exit status:
      0  There is nothing to do.
      1  Something is changed, missing or obsolete.
      2  The command line is wrong, or something cannot be read or written.
    """
  static let subcommands: [any Command.Type] = [
    InitCommand.self,
    VerifyCommand.self,
    RedrawCommand.self,
    RecordCommand.self,
    UpgradeGoldensCommand.self,
    MergeGoldensCommand.self,
    ReportCommand.self,
    MergeCommand.self,
    ReviewCommand.self,
    ApproveCommand.self,
    CleanCommand.self,
    AuditCommand.self,
    LintCommand.self,
    TableCommand.self,
    ScaleCommand.self,
    CurveCommand.self,
    SpecimenCommand.self,
    RenderCommand.self,
    DiffCommand.self,
    FactsCommand.self,
    LogCommand.self,
    FontsCommand.self,
    CompareFontsCommand.self,
    SurveyCommand.self,
    ConfigCommand.self,
    SchemaCommand.self,
    ExplainCommand.self,
    DoctorCommand.self,
    CompletionsCommand.self,
    ManualCommand.self,
  ]

  /// The commands that this program calls itself, and people do not.
  static let hiddenCommands: [any Command.Type] = [WorkerCommand.self, LimitedCommand.self]

  func run(in console: Console) -> ExitCode { .nothingToDo }

  /// Returns the index of an argument that is not UTF-8. Swift would replace its bytes and draw
  /// what nobody typed.
  private static func firstArgumentThatIsNotUTF8() -> Int? {
    (1..<max(1, Int(CommandLine.argc))).first { index in
      guard let argument = CommandLine.unsafeArgv[index] else { return false }
      return String(validatingCString: argument) == nil
    }
  }

  /// Keeps freed memory for reuse, and lets heaps grow.
  ///
  /// Otherwise each picture's pages go back to the system and are requested again, which slows a
  /// verification down. The settings apply to the whole process. If address space is short, heaps
  /// get no extra room, which could take all of it.
  private static func keepFreedMemory() {
    guard AddressSpace.limit.map({ $0 >= 1 << 30 }) ?? true else {
      // A heap of each thread's own would take 64 MB.
      mallopt(M_ARENA_MAX, 1)
      return
    }
    // Pictures of other tools are large, and few of them differ.
    if CommandLine.arguments.dropFirst().first == DiffCommand.name {
      mallopt(M_TRIM_THRESHOLD, 16 << 20)
      mallopt(M_MMAP_THRESHOLD, 4 << 20)
      return
    }
    mallopt(M_TRIM_THRESHOLD, 256 << 20)
    mallopt(M_MMAP_THRESHOLD, 32 << 20)  // the most that glibc takes
    // A thread's heap else grows by a page at a time, each of which all other threads may wait for.
    mallopt(M_TOP_PAD, 32 << 20)
  }

  static func main() {
    LibraryEnvironment.clear()
    keepFreedMemory()
    // A write beyond the limit of file sizes is then an error like any other.
    signal(SIGXFSZ, SIG_IGN)
    let console = Console(
      output: DescriptorChannel.standardOutput, errors: DescriptorChannel.standardError,
      environment: processEnvironment())
    if let number = firstArgumentThatIsNotUTF8() {
      let sentence = "Argument \(number) is not UTF-8. Write it in UTF-8."
      console.complain("typeproof: \(sentence)")
      console.answering(inJSON: Program.asksForJSON(CommandLine.arguments))
        .answer { try TroubleAccount(.usage, message: sentence).json() }
      exit(ExitCode.trouble.rawValue)
    }
    let arguments = CommandLine.arguments.dropFirst()
    let hidden = hiddenCommands.first { $0.name == arguments.first }
    // A worker's end is told by the one who started it.
    if hidden != nil { typeproof_fail_without_memory() }
    let status = Program(
      root: hidden ?? Typeproof.self, version: BuildVersions.typeproof, endsLongWork: hidden == nil
    )
    .run(Array(arguments.dropFirst(hidden == nil ? 0 : 1)), in: console)
    exit(status.rawValue)
  }
}
