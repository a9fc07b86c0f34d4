import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import type { AxeResults } from "axe-core"
import type { Browser, BrowserContextOptions, Page } from "playwright-core"
import type { Checks } from "../Checks.ts"

export type State = Exclude<BrowserContextOptions["storageState"], string | undefined>

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

export const views = [
  "/",
  "/needs-you",
  "/inbox",
  "/autopilot",
  "/contacts",
  "/reports",
  "/settings",
  "/settings/accounts"
]

const findings = async (page: Page) => {
  await page.evaluate(axe)
  const { violations }: AxeResults = await page.evaluate("axe.run()")
  return violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" ")}`)
}

const watched = (page: Page) => {
  const complaints: Array<string> = []
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      complaints.push(message.text())
  })
  page.on("pageerror", (error) => complaints.push(String(error)))
  page.on("dialog", (dialog) => {
    complaints.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return complaints
}

/** Every view in both themes at 320 pixels and on a desk, among hostile texts: accessible, whole, and in its box. */
export const everyView = async (
  browser: Browser,
  baseUrl: string,
  state: State,
  paths: ReadonlyArray<string>,
  checks: Checks
) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({ storageState: state, colorScheme, reducedMotion: "reduce" })
    const page = await context.newPage()
    const complaints = watched(page)
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 800 })
      const answer = await page.goto(`${baseUrl}${path}`)
      if (answer?.status() === 404 && views.includes(path)) continue
      await page.waitForTimeout(300)
      const found = await findings(page)
      checks.is(`${path}, ${colorScheme}: axe finds nothing`, found.length === 0, found.join("\n"))
      await page.setViewportSize({ width: 320, height: 640 })
      const width = Number(await page.evaluate("document.documentElement.scrollWidth"))
      checks.is(`${path}, ${colorScheme}: 320 pixels are enough`, width <= 320, width)
      const tall = await page.evaluate(() =>
        [...document.querySelectorAll(".said, .quoted, .queued")]
          .filter((one) => one.clientHeight > 500)
          .map((one) => one.className)
      )
      checks.is(`${path}, ${colorScheme}: no text leaves its box`, tall.length === 0, tall.join())
      const isBroken = await page.evaluate(() => Reflect.has(window, "broken"))
      checks.is(
        `${path}, ${colorScheme}: nothing runs, nothing is reported`,
        !isBroken && complaints.length === 0,
        complaints.join("\n")
      )
      complaints.length = 0
    }
    await context.close()
  }
}

/** What waits is read and answered without script. */
export const withoutScript = async (browser: Browser, baseUrl: string, state: State, checks: Checks) => {
  const context = await browser.newContext({ storageState: state, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseUrl}/needs-you`)
  await page.locator(".queue li a").nth(20).click()
  await page.getByRole("button", { name: "Leave it up" }).click()
  const told = await page.locator(".note[role=status]").textContent()
  checks.is("without script: read, and answered", told?.startsWith("Done.") === true, told)
  await context.close()
}

/** Each role on what waits: it sees answers where it may give them, and is refused where it may not. */
export const everyRole = async (
  browser: Browser,
  {
    command,
    baseUrl
  }: { readonly baseUrl: string; readonly command: (...args: ReadonlyArray<string>) => Promise<string> },
  { brand, foreign, workspace }: { readonly brand: string; readonly workspace: string; readonly foreign: string },
  checks: Checks
) => {
  for (const role of ["viewer", "moderator", "manager", "admin"]) {
    const name = `Robin ${role}`
    await command("members", "add", name, "--workspace", brand, "--role", role)
    const email = `${role}@example.com`
    const context = await browser.newContext()
    const page = await context.newPage()
    const [link = ""] = /http\S+/.exec(await command("members", "password-link", name, "--workspace", brand)) ?? []
    await page.goto(link)
    const address = page.getByLabel("E-mail address")
    if ((await address.count()) > 0) await address.fill(email)
    const own = page.getByLabel("Your name")
    if ((await own.count()) > 0) await own.fill(name)
    await page.getByLabel("Password").fill(`a long password of ${role}`)
    await page.locator("main button[type=submit]").click()
    await page.goto(`${baseUrl}/needs-you`)
    await page.waitForSelector("body.is-scripted")
    const mayAnswer = role !== "viewer"
    const buttons = await page.getByRole("button", { name: "Leave it up" }).count()
    checks.is(`${role}: answers are ${mayAnswer ? "there" : "not there"}`, buttons > 0 === mayAnswer, buttons)
    const id = await page.evaluate(() =>
      document.querySelector(".queue a[aria-current]")?.getAttribute("href")?.split("/").at(-1)
    )
    const hold = (at: string) =>
      page.evaluate(async (path) => {
        const sent = { method: "POST", headers: { "content-type": "application/json" }, body: '{"answer":"keep"}' }
        return (await fetch(path, sent)).status
      }, `/app/v1/${at}/needs-you/${id}/answer`)
    const status = await hold(workspace)
    checks.is(`${role}: an answer is ${mayAnswer ? "taken" : "refused"}`, status === (mayAnswer ? 202 : 403), status)
    checks.is(`${role}: another workspace is not there`, (await hold(foreign)) === 404)
    await context.close()
  }
}
