import type { CDPSession, Page } from "playwright-core"
import type { Checks } from "../Checks.ts"

const kilobyte = 1000

/** The bytes of script and style that a first view fetches, as they come over the wire, and how much it shifts. */
export const firstView = async (page: Page, address: string, checks: Checks) => {
  await page.addInitScript(() => {
    const found: Array<number> = []
    const moved: Array<string> = []
    Object.assign(window, { shifts: found, moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        found.push(Number(Reflect.get(entry, "value")))
        const sources: ReadonlyArray<{ readonly node: Node | null }> = Reflect.get(entry, "sources") ?? []
        for (const { node } of sources) moved.push(node instanceof Element ? node.outerHTML.slice(0, 120) : "a text")
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
  await page.goto(address)
  await page.waitForSelector("body.is-scripted")
  await page.waitForTimeout(1500)
  const { moved, script, shift, style } = await page.evaluate(() => {
    const entries = performance.getEntriesByType("resource").filter((one) => one.name.includes("/assets/"))
    const bytes = (suffix: string) =>
      entries
        .filter(({ name }) => name.endsWith(suffix))
        .reduce((sum, one) => sum + (one instanceof PerformanceResourceTiming ? one.encodedBodySize : 0), 0)
    const shifts: Array<number> = Reflect.get(window, "shifts")
    const moved: Array<string> = Reflect.get(window, "moved")
    return { moved, script: bytes(".js"), style: bytes(".css"), shift: shifts.reduce((sum, one) => sum + one, 0) }
  })
  checks.is(
    `the first view's script: ${(script / kilobyte).toFixed(1)} kB (goal 40)`,
    script > 0 && script <= 40 * kilobyte
  )
  checks.is(`its style: ${(style / kilobyte).toFixed(1)} kB (goal 12)`, style > 0 && style <= 12 * kilobyte)
  checks.is(`its layout shift: ${shift.toFixed(4)} (goal 0)`, shift === 0, moved.join("\n"))
}

const heap = async (devTools: CDPSession) => {
  await devTools.send("HeapProfiler.enable")
  await devTools.send("HeapProfiler.collectGarbage")
  await devTools.send("HeapProfiler.collectGarbage")
  return (await devTools.send("Runtime.getHeapUsage")).usedSize
}

const steps = async (page: Page, count: number) => {
  for (let nth = 0; nth < count; nth++) {
    await page.keyboard.press("j")
    await page.waitForTimeout(35)
  }
  await page.waitForTimeout(1500)
}

export const memory = async (page: Page, devTools: CDPSession, checks: Checks) => {
  await steps(page, 50)
  const early = await heap(devTools)
  await steps(page, 950)
  const late = await heap(devTools)
  const ratio = late / early
  const megabytes = `${(early / 1e6).toFixed(1)} MB after 50, ${(late / 1e6).toFixed(1)} MB after 1,000`
  checks.is(`memory after 1,000 × j: ${ratio.toFixed(2)} times that after 50 (goal 1.2; ${megabytes})`, ratio <= 1.2)
}
