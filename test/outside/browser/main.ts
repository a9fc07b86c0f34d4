import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { attacks } from "./Attacks.ts"
import { Checks } from "./Checks.ts"
import { measuredParts, measures } from "./measures/Measures.ts"
import { needsYou } from "./NeedsYou.ts"
import { reference } from "./Reference.ts"
import { secondFactor } from "./SecondFactor.ts"
import { Album, launch } from "./Session.ts"
import { startSteward } from "./Steward.ts"
import { chooseBrand, signIn, small, story } from "./Story.ts"

const temporary = async (name: string) => {
  const directory = await mkdtemp(join(tmpdir(), name))
  // PostgreSQL may run as another account, which has to reach its folder in this one
  await chmod(directory, 0o755)
  return directory
}

/** Comments that are kept, hidden, and asked about. */
const commentsFile = [
  "content,author",
  ...Array.from({ length: 60 }, (_, index) => [
    `"I want a refund for order ${1000 + index}",Kari Nordmann ${index}`,
    `"F.R.E.E f0ll0wers number ${index}, l!nk 1n b!0, n0 sc4m",Max ${index}`,
    `"What a lovely cup of coffee, number ${index}",Noah ${index}`
  ])
]
  .flat()
  .join("\n")

const checks = new Checks()
const pictures = await temporary("steward-browser-")

/** What people do, from the first link on. */
const everyday = async () => {
  const data = await temporary("steward-browser-data-")
  const comments = join(data, "comments.csv")
  await writeFile(comments, commentsFile)
  const steward = await startSteward(data, ["--comments", comments, "--rate", "2"])
  try {
    await steward.command("workspaces", "create", "Fjord Coffee")
    await steward.command("members", "add", "Demo Owner", "--workspace", "Fjord Coffee", "--role", "moderator")
    await steward.command("guidance", "set", "Ask me about refunds.", "--workspace", "Nordlys Outdoor")
    const browser = await launch()
    try {
      const album = await Album.open(browser, pictures, checks)
      await story(browser, steward, album, checks)
      await small(browser, steward, album, checks)
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(`${steward.baseUrl}/sign-in`)
      await signIn(page)
      await page.goto(`${steward.baseUrl}/needs-you`)
      await chooseBrand(page)
      await needsYou(browser, { address: page.url(), state: await context.storageState() }, album, checks)
      await context.close()
      await reference(browser, steward, checks)
      await attacks(browser, steward, checks)
      await secondFactor(browser, steward, checks)
    } finally {
      await browser.close()
    }
  } finally {
    await steward.stop()
    await rm(data, { recursive: true, force: true })
  }
}

// `bun run browser everyday`, `speed`, `memory`, `views`, `roles`, `robot`: one of them alone; `measures` all but the first. A number
// after it says how many comments there are.
const [asked = "", count = "100000"] = process.argv.slice(2)
const isMeasured = measuredParts.some((part) => part === asked)

/** How quick, small and safe the app is, among many comments. */
const measured = async () => {
  const data = await temporary("steward-measures-data-")
  const browser = await launch()
  try {
    const parts = isMeasured ? [asked] : measuredParts
    await measures(browser, data, { parts, count: Number(count), directory: pictures }, checks)
  } finally {
    await browser.close()
    await rm(data, { recursive: true, force: true })
  }
}

if (asked === "" || asked === "everyday") await everyday()
if (asked !== "everyday") await measured()
console.log(`\n${checks.count - checks.failed.length} of ${checks.count} hold. Screenshots: ${pictures}`)
process.exit(checks.failed.length === 0 ? 0 : 1)
