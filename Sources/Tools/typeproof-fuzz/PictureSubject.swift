import ImageDiff
import Imaging

/// Checks that a PNG file is read the same in two ways: completely by libpng, and row by row by our
/// own reader.
struct PictureSubject: FuzzSubject {
  /// Limits for small pictures. A million pixels would show no more than a thousand.
  private let limits = PNGLimits(maximumPixels: 1 << 16)
  private let memory = ComparisonMemory()
  private let golden: [UInt8]

  init() throws {
    golden = try PNG.encode(
      Bitmap(width: 8, height: 8, format: .gray8, bytes: [UInt8](repeating: 200, count: 64)))
  }

  func take(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
    let decoded: Bitmap?
    do throws(PNGError) {
      decoded = try PNG.decode(bytes, limits: limits)
    } catch .damaged(let reason) where reason.hasPrefix("IDAT: invalid") {
      // zlib is stricter about the codes of compressed data than what reads rows.
      return false
    } catch {
      decoded = nil
    }
    let source = MemorySource(bytes, name: "input")
    let streamed = try? PNG.decode(source, limits: limits)
    guard decoded == streamed else {
      throw FuzzFinding(description: "A file has other pixels when it is read row by row.")
    }
    let itself = try? compare(expected: source, actual: source, limits: limits, memory: memory)
    guard (itself != nil) == (decoded != nil), itself.map({ $0.pictures == .equal }) ?? true else {
      throw FuzzFinding(
        description: "A file is not equal to itself, or passes though it is damaged.")
    }
    _ = try? compare(
      expected: MemorySource(golden, name: "golden"), actual: source, limits: limits, memory: memory
    )
    guard let decoded else { return false }
    // Of pixels that are all grey, another format is made; they are the same pixels.
    guard let written = try? PNG.encode(decoded), let again = try? PNG.decode(written),
      compare(expected: decoded, actual: again) == .equal
    else {
      throw FuzzFinding(description: "A picture that was read is another one when it is written.")
    }
    return true
  }
}
