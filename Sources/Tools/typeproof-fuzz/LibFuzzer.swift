#if FUZZING
  import CLibFuzzer
  import Glibc

  /// The functions that libFuzzer, which then provides `main`, calls by their names.
  private enum LibFuzzer {
    /// The reader, set once before the first input. libFuzzer uses one thread.
    nonisolated(unsafe) static var subject: (any FuzzSubject)?
    /// Whether the checksums of PNG inputs are corrected. Only one input in 2³² has a valid one, so
    /// nothing behind them would be reached.
    nonisolated(unsafe) static var mendsChecksums = false
  }

  /// Called first. Removes the target, which is the first argument, from the arguments.
  @c(LLVMFuzzerInitialize)
  public func initialize(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
  ) -> CInt {
    guard count.pointee > 1, let name = arguments.pointee[1] else {
      Fuzz.list()
      exit(0)
    }
    LibFuzzer.subject = Fuzz.subject(named: String(cString: name))
    LibFuzzer.mendsChecksums = String(cString: name) == FuzzTarget.picture.rawValue
    arguments.pointee[1] = arguments.pointee[0]
    arguments.pointee += 1
    count.pointee -= 1
    return 0
  }

  /// Called for each input.
  @c(LLVMFuzzerTestOneInput)
  public func takeInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    do {
      try LibFuzzer.subject?.take(Array(UnsafeBufferPointer(start: data, count: size)))
    } catch {
      // libFuzzer keeps the input of whatever aborts.
      Fuzz.complain("\(error)")
      abort()
    }
    return 0
  }

  /// Called to make another input from one.
  @c(LLVMFuzzerCustomMutator)
  public func mutate(
    _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ greatestSize: Int, _ seed: UInt32
  ) -> Int {
    let size = LLVMFuzzerMutate(data, size, greatestSize)
    // One in sixteen stays wrong.
    if LibFuzzer.mendsChecksums, seed % 16 != 0 {
      PNGChecksums.mend(UnsafeMutableBufferPointer(start: data, count: size))
    }
    return size
  }
#endif
