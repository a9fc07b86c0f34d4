import type { Browser, Page } from "playwright-core"
import type { Checks } from "./Checks.ts"
import type { Album } from "./Session.ts"

const rows = (page: Page) => page.locator(".queue li a")
const selected = (page: Page) => page.locator(".queue a[aria-current]").getAttribute("href")

/** How long after a key the next comment stands there, in milliseconds. */
const painted = (page: Page, key: string) =>
  page.evaluate(async (pressed) => {
    const before = document.querySelector(".one .said")?.textContent
    const start = performance.now()
    document.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true }))
    while (document.querySelector(".one .said")?.textContent === before && performance.now() - start < 2000) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return performance.now() - start
  }, key)

const p95 = (times: ReadonlyArray<number>) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0

/** What waits is answered by keys, at once, and an answer is taken back. `state` is who is signed in. */
export const needsYou = async (
  browser: Browser,
  {
    address,
    state
  }: { readonly address: string; readonly state: Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>> },
  album: Album,
  checks: Checks
) => {
  const context = await browser.newContext({ storageState: state, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const complaints: Array<string> = []
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text())
  })
  page.on("pageerror", (error) => complaints.push(String(error)))
  await page.goto(address)
  await page.waitForSelector("body.is-scripted")
  await page.waitForTimeout(500)
  // some cannot be replied to: those that are hidden on Instagram while they wait
  await rows(page).filter({ hasText: "refund" }).first().click()
  await page.waitForSelector("#reply")
  const first = await selected(page)
  await page.setViewportSize({ width: 800, height: 800 })
  const [list, one] = [await page.locator(".queue").boundingBox(), await page.locator(".one").boundingBox()]
  checks.is("on a tablet the comment has more room than the list", (one?.width ?? 0) > (list?.width ?? 0))
  await page.setViewportSize({ width: 1280, height: 800 })
  await rows(page).filter({ hasText: "refund" }).first().press("Enter")
  checks.is("Enter opens it, and leads to it", (await page.evaluate("document.activeElement.id")) === "one")
  await page.keyboard.press("Enter")
  checks.is("and once more answers nothing", (await selected(page)) === first)
  await page.keyboard.press("j")
  checks.is("j goes to the next one", (await selected(page)) !== first)
  await page.keyboard.press("k")
  checks.is("k goes back", (await selected(page)) === first)
  const suggested = await page.inputValue("#reply")
  await page.fill("#reply", "Thank you, I will look")
  await page.locator("#reply").press("Escape")
  await page.keyboard.press("j")
  await page.keyboard.press("k")
  await page.waitForSelector("#reply")
  checks.is("a reply that is begun is still there", (await page.inputValue("#reply")) === "Thank you, I will look")
  await page.fill("#reply", suggested)
  await page.locator("#reply").press("Escape")
  await page.keyboard.press("h")
  checks.is("h answers, and the next one stands there", (await selected(page)) !== first)
  checks.is("what was answered waits no longer", (await page.locator(`.queue a[href="${first}"]`).count()) === 0)
  await page.waitForTimeout(300)
  const undo = await page
    .locator(".toast button.link")
    .first()
    .evaluate((button) => ({ room: button.clientWidth, needed: button.scrollWidth }))
  checks.is("Undo stands whole beside what was done", undo.room > 30 && undo.needed <= undo.room)
  await page.keyboard.press("u")
  await page.waitForSelector(`.queue a[href="${first}"][aria-current]`)
  checks.is("u takes it back", (await selected(page)) === first)
  await page.route("**/answer", async (route) => {
    await page.waitForTimeout(300)
    await route.continue()
  })
  await page.keyboard.press("h")
  await page.waitForTimeout(200)
  const other = await selected(page)
  await page.keyboard.press("u")
  await page.keyboard.press("l")
  checks.is(
    "after u the next key is for what comes back, before the service has done it",
    (await selected(page)) === other
  )
  await page.keyboard.press("u")
  await page.waitForTimeout(1500)
  checks.is("and that can be taken back as well", (await selected(page)) === first)
  await page.unroute("**/answer")
  await page.keyboard.press("w")
  checks.is("w opens what happened to it", await page.locator("#why[open]").isVisible())
  await page.keyboard.press("w")
  const leans = (await page.locator(".queue a[aria-current]").textContent())?.includes("leans to") === true
  await page.keyboard.press("Enter")
  checks.is("Enter answers as it leans, and nothing where it does not", ((await selected(page)) !== first) === leans)
  if (leans) await page.keyboard.press("u")
  await page.waitForSelector(`.queue a[href="${first}"][aria-current]`)
  await page.keyboard.press("a")
  checks.is("a archives it", (await selected(page)) !== first)
  await page.waitForTimeout(300)
  await page.keyboard.press("u")
  await page.waitForSelector(`.queue a[href="${first}"][aria-current]`)
  // only Facebook lets brands block who comments
  await rows(page).filter({ hasText: "Facebook" }).first().click()
  await page.locator(".one button", { hasText: "Block" }).waitFor()
  const blocked = await selected(page)
  await page.keyboard.press("b")
  checks.is("b blocks who wrote it", (await selected(page)) !== blocked)
  await page.waitForTimeout(300)
  await page.keyboard.press("u")
  await page.waitForSelector(`.queue a[href="${blocked}"][aria-current]`)
  await page.locator(`.queue a[href="${first}"]`).click()
  await page.waitForSelector(`.queue a[href="${first}"][aria-current]`)
  await page.waitForSelector("#reply")
  await page.keyboard.press("r")
  checks.is("r leads to the reply", (await page.evaluate("document.activeElement.id")) === "reply")
  await page.keyboard.type("hlb")
  checks.is("letters that are typed answer nothing", (await selected(page)) === first)
  await page.keyboard.press("Escape")
  await page.keyboard.press("?")
  checks.is("? lists the keys", await page.locator("dialog[open]").isVisible())
  await album.take(page, "needs-you-keys")
  await page.getByLabel("Answer by these keys").uncheck()
  await page.getByRole("button", { name: "Close" }).click()
  await page.keyboard.press("j")
  checks.is("keys can be switched off", (await selected(page)) === first)
  await page.reload()
  await page.waitForSelector("body.is-scripted")
  const newest = await selected(page)
  await page.keyboard.press("j")
  checks.is("and stay off", (await selected(page)) === newest)
  await page.evaluate('localStorage.setItem("steward.keys", "on")')
  await page.reload()
  await page.waitForSelector("body.is-scripted")
  await page.waitForTimeout(500)
  const times: Array<number> = []
  for (let count = 0; count < 20 && (await rows(page).count()) > 2; count++) {
    times.push(await painted(page, "l"))
    // a key that follows at once counts as pressed twice
    await page.waitForTimeout(200)
  }
  checks.is(
    `an answer is followed by the next one within 50 ms (p95 ${Math.round(p95(times))} ms of ${times.length})`,
    p95(times) <= 50
  )
  await album.take(page, "needs-you-answered")
  await page.setViewportSize({ width: 375, height: 400 })
  await page.mouse.wheel(0, 250)
  await page.waitForTimeout(300)
  const scrolled = await page.evaluate(() => scrollY)
  await page.keyboard.press("j")
  await page.waitForTimeout(300)
  const top = (await page.locator(".one").boundingBox())?.y ?? -1
  checks.is(
    "the next comment is shown from its beginning, however far the last one was scrolled",
    scrolled > 200 && top >= 0
  )
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press("/")
  await page.waitForURL("**/inbox?*#search")
  await page.goto(address)
  await page.waitForSelector("body.is-scripted")
  await page.keyboard.press("g")
  await page.keyboard.press("a")
  await page.waitForURL("**/autopilot?*")
  checks.is("/ leads to the search, and g and a letter to a place", true)
  checks.is("the policy lets everything through, and nothing breaks", complaints.length === 0, complaints.join("\n"))
  await context.close()
}
