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

/** Which of what the pointer can reach the tab key does not lead to, or does not show that it stands there. */
const unreachable = (page: Page) =>
  page.evaluate(() => {
    const isDrawn = (one: Element | null) => one !== null && getComputedStyle(one).outlineStyle !== "none"
    const found: Array<string> = []
    for (const one of document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")) {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.matches(":disabled, [type=hidden]")) continue
      one.focus()
      const { bottom, right } = one.getBoundingClientRect()
      const isThere = document.activeElement === one && one.tabIndex >= 0 && bottom > 0 && right > 0
      // a switch is drawn by what stands beside its box
      if (!isThere || !(isDrawn(one) || isDrawn(one.nextElementSibling))) found.push(one.outerHTML.slice(0, 160))
    }
    return found
  })

const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? "")

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
    await page.keyboard.press("Tab")
    const first = await focused(page)
    const found = await unreachable(page)
    const last = await focused(page)
    await page.keyboard.press("Tab")
    if ((await focused(page)) === last) found.push(`The tab key does not lead on from ${last}`)
    // where there is nothing to skip, there is no link that does
    const isSkip = first.includes('class="skip"') || (await page.locator(".skip").count()) === 0
    checks.is(
      `${path}: the keyboard alone is enough`,
      isSkip && found.length === 0,
      [isSkip ? "" : `It begins with ${first}`, ...found.slice(0, 8)].join("\n")
    )
  }
  await context.close()
}
