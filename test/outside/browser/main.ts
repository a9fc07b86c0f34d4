import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { attacks } from "./Attacks.ts"
import { Checks } from "./Checks.ts"
import { Album, launch } from "./Session.ts"
import { startSteward } from "./Steward.ts"
import { small, story } from "./Story.ts"

const temporary = async (name: string) => {
  const directory = await mkdtemp(join(tmpdir(), name))
  // PostgreSQL may run as another account, which has to reach its folder in this one
  await chmod(directory, 0o755)
  return directory
}

const data = await temporary("steward-browser-data-")
const checks = new Checks()
const album = new Album(await temporary("steward-browser-"))
const steward = await startSteward(data)
try {
  await steward.command("workspaces", "create", "Fjord Coffee")
  await steward.command("members", "add", "Demo Owner", "--workspace", "Fjord Coffee", "--role", "moderator")
  const browser = await launch()
  try {
    await story(browser, steward, album, checks)
    await small(browser, steward, album, checks)
    await attacks(browser, steward, checks)
  } finally {
    await browser.close()
  }
} finally {
  await steward.stop()
  await rm(data, { recursive: true, force: true })
}
console.log(
  `\n${checks.count - checks.failed.length} of ${checks.count} hold. ${album.taken.length} screenshots: ${album.directory}`
)
process.exit(checks.failed.length === 0 ? 0 : 1)
