import type { Browser, Page } from "playwright-core"
import type { Checks } from "../Checks.ts"
import { patient } from "../Session.ts"
import type { State } from "./Views.ts"

/** What waits is read and answered without script. */
export const withoutScript = async (browser: Browser, baseUrl: string, state: State, checks: Checks) => {
  const context = await patient(browser, { storageState: state, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseUrl}/needs-you`)
  await page.locator(".queue li a").nth(20).click()
  await page.getByRole("button", { name: "Leave it up" }).click()
  const told = await page.locator(".note[role=status]").textContent()
  checks.is("without script: read, and answered", told?.startsWith("Done.") === true, told)
  await context.close()
}

/** What can be reached by the pointer, and has to be by keys as well: a group of choices is one. */
const reachable = (page: Page) =>
  page.evaluate(() => {
    const groups = new Set<string>()
    return [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")].filter(
      (one) => {
        if (!one.checkVisibility({ visibilityProperty: true }) || one.matches(":disabled, [type=hidden]")) return false
        if (!one.matches("[type=radio]")) return true
        const group = one.getAttribute("name") ?? ""
        return !groups.has(group) && groups.add(group) !== undefined
      }
    ).length
  })

const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement
    if (one === null || one === document.body) return null
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    const { bottom, right } = one.getBoundingClientRect()
    const isShown = outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0 && bottom > 0 && right > 0
    const isNew = !one.hasAttribute("data-tabbed")
    one.setAttribute("data-tabbed", "")
    return { isNew, isShown, html: one.outerHTML.slice(0, 160) }
  })

const most = 250

/** Every view by the keyboard alone: the tab key leads to all there is, shows where it is, and nothing holds it. */
export const byKeyboard = async (
  browser: Browser,
  baseUrl: string,
  state: State,
  paths: ReadonlyArray<string>,
  checks: Checks
) => {
  const context = await patient(browser, { storageState: state, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  for (const path of paths) {
    await page.goto(`${baseUrl}${path}`)
    await page.waitForTimeout(200)
    const wanted = Math.min(await reachable(page), most)
    const unshown: Array<string> = []
    let reached = 0
    for (let nth = 0; nth < wanted + 5; nth++) {
      await page.keyboard.press("Tab")
      const one = await focused(page)
      if (one === null || !one.isNew) continue
      reached += 1
      if (!one.isShown) unshown.push(one.html)
    }
    checks.is(
      `${path}: the keyboard alone is enough`,
      reached >= wanted && unshown.length === 0,
      `${reached} of ${wanted} reached\n${unshown.slice(0, 5).join("\n")}`
    )
  }
  await context.close()
}
