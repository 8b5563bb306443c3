import Testing

@testable import TypeproofTesting

@Suite struct `Names of suites and samples` {
  @Test(arguments: [
    ("testGreeting()", "testgreeting"), ("greeting(name:locale:)", "greeting"),
    ("`a price (in euros)`()", "a-price-in-euros"), ("a price (in euros)()", "a-price-in-euros"),
    // The figures are the first of what `b2sum -l 256` prints of “größe”.
    ("größe()", "gr-e-de2457e2"), ("greeting", "greeting"), ("()", "unnamed"),
  ]) func `A sample is called as its test, without the arguments`(
    function: String, sample: String
  ) {
    #expect(TestCoordinates.sample(ofTest: function) == sample)
  }

  @Test(arguments: [
    ("/app/Tests/AppTests/GreetingTests.swift", "greetingtests"),
    ("Greeting+Large Tests.swift", "greeting-large-tests"), ("", "unnamed"),
  ]) func `A suite is called as its file`(path: String, suite: String) {
    #expect(TestCoordinates.suite(ofFile: path) == suite)
  }

  @Test func `An attachment has no slash in its name`() {
    let path = "/artifacts/greetingtests/body/greeting.ax3@2x-diff.png"
    #expect(
      SnapshotFailure.attachmentName(of: path) == "greetingtests-body-greeting.ax3@2x-diff.png")
  }

  @Test func `The package is the nearest folder above that holds a Package.swift`() throws {
    let package = try ScratchPackage()
    try package.create("Tests/AppTests/Deep")
    let folder = try PackageFolder(above: package.path + "/Tests/AppTests/Deep/GreetingTests.swift")
    #expect(folder.path == package.path)
    #expect(folder.snapshots == package.path + "/Snapshots")
  }

  @Test func `A file outside every package is told`() {
    #expect(throws: SnapshotAssertionError.noPackage(above: "/nowhere/Tests/ATests.swift")) {
      try PackageFolder(above: "/nowhere/Tests/ATests.swift")
    }
  }

  @Test func `Paths are below the package unless they are full`() {
    let folder = PackageFolder(path: "/app/")
    #expect(folder.path("Tests/Fonts") == "/app/Tests/Fonts")
    #expect(folder.path("/fonts") == "/fonts")
  }

  @Test func `Short names of sizes mean what people are shown`() {
    let sizes: [ContentSizeCategory] = [
      .xs, .s, .m, .l, .xl, .xxl, .xxxl, .ax1, .ax2, .ax3, .ax4, .ax5,
    ]
    #expect(
      sizes.map(\.shortName) == [
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
      ])
  }
}
