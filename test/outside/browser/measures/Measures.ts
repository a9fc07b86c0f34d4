import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import type { Checks } from "../Checks.ts"
import { patient } from "../Session.ts"
import { type RunningSteward, startSteward } from "../Steward.ts"
import { everyAddress, open } from "./Addresses.ts"
import { byKeyboard, withoutScript } from "./Alone.ts"
import { keyToPaint } from "./KeyToPaint.ts"
import { pictures, readmePicture } from "./Pictures.ts"
import { preview } from "./Preview.ts"
import { answering } from "./Robot.ts"
import { everyRole } from "./roles/Roles.ts"
import { databaseOf, seed } from "./Seed.ts"
import { firstView, memory } from "./Speed.ts"
import { strangers, strangersAreSeen } from "./Strangers.ts"
import { everyView } from "./Views.ts"

const brand = "Nordlys Outdoor"
const readme = join(import.meta.dirname, "..", "..", "..", "..", "docs", "needs-you.png")

/** The parts that are measured, each alone with its name, or all of them. */
export const measuredParts = ["speed", "memory", "views", "roles", "robot"] as const

const opened = async (page: Page, baseUrl: string) => {
  await page.goto(`${baseUrl}/needs-you`)
  await page.waitForSelector("body.is-scripted")
}

const asOwner = async (page: Page, setUp: string) => {
  await page.goto(setUp)
  await page.getByLabel("Your name").fill("Ada Lovelace")
  await page.getByLabel("E-mail address").fill("ada@example.com")
  await page.getByLabel("Password").fill("correct horse battery staple")
  await page.getByRole("button", { name: "Set up and sign in" }).click()
  await page.getByRole("heading", { name: "Hello Ada Lovelace" }).waitFor()
}

/** Gives the brand one of each thing that its pages can show, so that no view stays empty. */
const furnish = async ({ command }: RunningSteward) => {
  const of = ["--workspace", brand]
  await command("members", "add", "Grace Hopper", "--role", "moderator", ...of)
  await command("members", "invite", "kari@example.com", "--role", "viewer", ...of)
  await command("guidance", "set", "Hide mentions of Fjellvik. Ask me about refunds.", ...of)
  await command("links", "create", "https://shop.example/autumn", "--campaign", "Autumn", ...of)
  await command("webhooks", "add", "https://hooks.example/all", ...of)
  await command("email-marketing", "set", "call", "--url", "https://hooks.example/new", "--tell", "off", ...of)
}

interface Wanted {
  readonly parts: ReadonlyArray<string>
  /** So many comments are in the workspace. */
  readonly count: number
  /** Where pictures go. */
  readonly directory: string
}

/** The app's measures, each beside its goal, on a Steward of its own. */
export const measures = async (browser: Browser, data: string, { count, directory, parts }: Wanted, checks: Checks) => {
  const first = await startSteward(data)
  let steward = first
  try {
    const context = await patient(browser, { viewport: { width: 1280, height: 760 }, deviceScaleFactor: 1 })
    const page = await context.newPage()
    const { baseUrl, port } = first
    await asOwner(page, first.setUp)
    const state = await context.storageState()
    const sql = await databaseOf(data)
    const asked = async () => (await sql`SELECT count(*)::int AS count FROM comments WHERE status = 'review'`)[0].count
    for (let tries = 0; tries < 90 && (await asked()) < 3; tries++) await Bun.sleep(1000)
    if (parts.includes("views")) {
      await opened(page, baseUrl)
      await page.setViewportSize({ width: 1120, height: 590 })
      await page.waitForTimeout(800)
      await readmePicture(page, readme, checks)
      await page.setViewportSize({ width: 1280, height: 760 })
      await pictures(browser, baseUrl, state, directory, "few")
    }
    const begun = performance.now()
    const workspace = await seed(sql, count, 3000)
    console.log(`  ${count} comments stand there after ${Math.round((performance.now() - begun) / 1000)} s`)
    const devTools = await context.newCDPSession(page)
    if (parts.includes("speed")) {
      await firstView(page, `${baseUrl}/needs-you`, checks)
      await keyToPaint(page, devTools, `${baseUrl}/needs-you`, checks)
      await preview(page, baseUrl, workspace, checks)
    }
    if (parts.includes("memory")) {
      await opened(page, baseUrl)
      await memory(page, devTools, checks)
    }
    if (parts.includes("views")) {
      await pictures(browser, baseUrl, state, directory, "many")
      await withoutScript(browser, baseUrl, state, checks)
      await furnish(first)
      const paths = await everyAddress(sql, workspace)
      await byKeyboard(browser, baseUrl, state, paths, checks)
      await strangers(sql, workspace)
      await strangersAreSeen(page, baseUrl, paths, checks)
      const hostile: ReadonlyArray<{ readonly id: string }> =
        await sql`SELECT id FROM comments WHERE external_id LIKE 'hostile%' ORDER BY external_id`
      const wrote: ReadonlyArray<{ readonly id: string }> =
        await sql`SELECT id FROM contacts WHERE id LIKE 'con_0000%' ORDER BY id`
      const theirs = hostile.flatMap(({ id }) => [`/needs-you/${id}`, `/inbox/${id}`])
      await everyView(
        browser,
        baseUrl,
        state,
        [...paths, ...theirs, ...wrote.map(({ id }) => `/contacts/${id}`)],
        checks
      )
      await everyView(browser, baseUrl, undefined, open, checks)
    }
    if (parts.includes("roles")) {
      if (!parts.includes("views")) await furnish(first)
      if (!parts.includes("views")) await strangers(sql, workspace)
      const walked = { brand, workspace, paths: await everyAddress(sql, workspace) }
      const own = await patient(browser, { storageState: state, bypassCSP: true })
      const owner = await own.newPage()
      await owner.goto(`${baseUrl}/settings`)
      await everyRole(browser, first, sql, { owner, walked }, checks)
      await own.close()
    }
    if (parts.includes("robot")) {
      await opened(page, baseUrl)
      const restart = async () => {
        await first.kill()
        steward = await startSteward(data, [], port)
      }
      await answering(page, sql, restart, checks)
    }
    await context.close()
    await sql.end()
  } finally {
    await steward.stop()
  }
}
