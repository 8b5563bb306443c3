import Foundation
import Snapshots

/// What a device shows large, in the middle of the screen, while something that cannot grow is pressed:
/// its symbol above its title. (Modelled: Apple publishes no measures.)
struct LargeContentPanel: View {
  let content: LargeContent

  var body: some View {
    VStack(spacing: 16) {
      if let symbol = content.symbol {
        Image(systemName: symbol).font(.system(size: 72))
      }
      if let title = content.title {
        Text(title).font(.system(size: 34)).fontWeight(.medium).multilineTextAlignment(.center)
      }
    }
    .padding(28)
    .frame(minWidth: 200, minHeight: 160)
    .background(Color.panel, in: RoundedRectangle(cornerRadius: 24))
    .padding(24)
  }
}
