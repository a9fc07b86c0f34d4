import type { CDPSession, Page } from "playwright-core"
import type { Checks } from "../Checks.ts"

const kilobyte = 1000

/** The bytes of script and style that a first view fetches, as they come over the wire, and how much it shifts. */
export const firstView = async (page: Page, address: string, checks: Checks) => {
  await page.addInitScript(() => {
    const found: Array<number> = []
    Object.assign(window, { shifts: found })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) found.push(Number(Reflect.get(entry, "value")))
    }).observe({ type: "layout-shift", buffered: true })
  })
  await page.goto(address)
  await page.waitForSelector("body.is-scripted")
  await page.waitForTimeout(1500)
  const { script, shift, style } = await page.evaluate(() => {
    const entries = performance.getEntriesByType("resource").filter((one) => one.name.includes("/assets/"))
    const bytes = (suffix: string) =>
      entries
        .filter(({ name }) => name.endsWith(suffix))
        .reduce((sum, one) => sum + (one instanceof PerformanceResourceTiming ? one.encodedBodySize : 0), 0)
    const shifts: Array<number> = Reflect.get(window, "shifts")
    return { script: bytes(".js"), style: bytes(".css"), shift: shifts.reduce((sum, one) => sum + one, 0) }
  })
  checks.is(
    `the first view's script: ${(script / kilobyte).toFixed(1)} kB (goal 40)`,
    script > 0 && script <= 40 * kilobyte
  )
  checks.is(`its style: ${(style / kilobyte).toFixed(1)} kB (goal 12)`, style > 0 && style <= 12 * kilobyte)
  checks.is(`its layout shift: ${shift.toFixed(4)} (goal 0)`, shift === 0)
}

/** Milliseconds from a key to the frame that shows the next comment. */
const painted = (page: Page, key: string) =>
  page.evaluate(async (pressed) => {
    const row = () => document.querySelector(".queue a[aria-current]")?.getAttribute("href")
    const before = row()
    const start = performance.now()
    document.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true }))
    while (row() === before && performance.now() - start < 2000)
      await Promise.resolve().then(() => new Promise((r) => setTimeout(r)))
    // the frame that shows it has been drawn when the next task begins
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  }, key)

const p95 = (times: ReadonlyArray<number>) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN

export const keyToPaint = async (page: Page, devTools: CDPSession, checks: Checks) => {
  for (const [rate, goal] of [
    [1, 50],
    [4, 100]
  ] as const) {
    await devTools.send("Emulation.setCPUThrottlingRate", { rate })
    const times: Array<number> = []
    for (let count = 0; count < 60; count++) {
      times.push(await painted(page, "j"))
      await page.waitForTimeout(60)
    }
    const found = p95(times)
    const slowed = rate === 1 ? "" : `, the processor slowed ${rate} times`
    checks.is(
      `key to next comment painted${slowed}: p95 ${Math.round(found)} ms (goal ${goal})`,
      found <= goal,
      times.map(Math.round)
    )
  }
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 1 })
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
