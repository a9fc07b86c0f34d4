import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import type { AxeResults } from "axe-core"
import type { Browser, BrowserContextOptions, Page } from "playwright-core"
import type { Checks } from "../Checks.ts"
import { patient } from "../Session.ts"
import { missing } from "./Addresses.ts"

export type State = Exclude<BrowserContextOptions["storageState"], string | undefined>

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

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

/** What is cut off sideways: wider than a phone's screen without a way to scroll to it. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *, header *, .toast")]
      .filter((one) => {
        const { right, width } = one.getBoundingClientRect()
        if (width < 2 || right <= window.innerWidth + 1 || !one.checkVisibility({ visibilityProperty: true }))
          return false
        if (one.closest(".unseen, .skip, .clipped") !== null) return false
        for (let up: Element | null = one; up !== null && !up.matches("main"); up = up.parentElement) {
          // it can be scrolled to, or is cut by its own box
          if (getComputedStyle(up).overflowX !== "visible") return false
        }
        return one.childElementCount === 0
      })
      .map((one) => one.outerHTML.slice(0, 160))
  )

/** Texts of strangers that take more room than their view gives them. */
const tooTall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main bdi, main .said, main .quoted, main .queued, main a")]
      .filter((one) => one.clientHeight > 700 && one.querySelector("table, ul, ol, dl, section, form") === null)
      .map((one) => `${one.clientHeight} px: ${one.outerHTML.slice(0, 160)}`)
  )

const isAnimated = (page: Page) => page.evaluate(() => document.getAnimations().length > 0)

/** Every view in both themes at 320 pixels and on a desk, among hostile texts: accessible, whole, and in its box. */
export const everyView = async (
  browser: Browser,
  baseUrl: string,
  state: State | undefined,
  paths: ReadonlyArray<string>,
  checks: Checks
) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await patient(browser, {
      colorScheme,
      reducedMotion: "reduce",
      ...(state === undefined ? {} : { storageState: state })
    })
    const page = await context.newPage()
    const complaints = watched(page)
    for (const path of paths) {
      const name = `${path}, ${colorScheme}`
      await page.setViewportSize({ width: 1280, height: 800 })
      const answer = await page.goto(`${baseUrl}${path}`)
      const status = answer?.status() ?? 0
      checks.is(`${name}: it is there`, status < 500 && (status !== 404 || path === missing), status)
      await page.waitForTimeout(300)
      const found = await findings(page)
      checks.is(`${name}: axe finds nothing`, found.length === 0, found.join("\n"))
      if (await isAnimated(page)) checks.is(`${name}: nothing moves by itself`, false)
      await page.setViewportSize({ width: 320, height: 640 })
      const width = Number(await page.evaluate("document.documentElement.scrollWidth"))
      const cut = await cutOff(page)
      checks.is(
        `${name}: 320 pixels are enough`,
        width <= 320 && cut.length === 0,
        `${width} pixels\n${cut.slice(0, 5).join("\n")}`
      )
      const tall = await tooTall(page)
      checks.is(`${name}: no text leaves its box`, tall.length === 0, tall.slice(0, 5).join("\n"))
      const isBroken = await page.evaluate(() => Reflect.has(window, "broken"))
      checks.is(
        `${name}: nothing runs, nothing is reported`,
        !isBroken && complaints.length === 0,
        complaints.join("\n")
      )
      complaints.length = 0
    }
    await context.close()
  }
}
