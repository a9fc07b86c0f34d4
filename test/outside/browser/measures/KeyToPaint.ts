import type { CDPSession, Page } from "playwright-core"
import type { Checks } from "../Checks.ts"

const watchKeys = (page: Page) =>
  page.evaluate(() => {
    const pressed: Array<number> = []
    Object.assign(window, { pressed })
    const watched = { type: "event", durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === "keydown") pressed.push(entry.duration)
    }).observe(watched)
  })

const frame = 16
const selectedRow = "document.querySelector('[aria-current=true]')?.getAttribute('href')"

/** Milliseconds of the processor that the page's own thread has used since the session was told to count. */
const used = async (devTools: CDPSession) => {
  const { metrics } = await devTools.send("Performance.getMetrics")
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000
}

const untilDrawn = "new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))"

interface Taken {
  /** Milliseconds from each press to the frame that shows what came of it, as the browser itself counts: by eights. */
  readonly clock: ReadonlyArray<number>
  /** Milliseconds of the processor until then, in the order of the presses. */
  readonly processor: ReadonlyArray<number>
}

const presses = async (page: Page, devTools: CDPSession, count: number): Promise<Taken> => {
  await watchKeys(page)
  const processor: Array<number> = []
  for (let nth = 0; nth < count; nth++) {
    const before = await page.evaluate(selectedRow)
    const begun = await used(devTools)
    await page.keyboard.press("j")
    await page.evaluate(untilDrawn)
    processor.push((await used(devTools)) - begun)
    await page.waitForTimeout(100)
    if ((await page.evaluate(selectedRow)) === before) throw new Error(`Press ${nth} of j led nowhere`)
  }
  await page.waitForTimeout(500)
  const told: ReadonlyArray<number> = await page.evaluate("pressed")
  // what the browser does not tell of took less than a frame
  return { processor, clock: [...told, ...Array.from({ length: count - told.length }, () => frame)] }
}

/** The least that a page can do on a key: another row is marked, and another text stands there. */
const bare = `<!doctype html><title>Bare</title><body class=is-scripted><style>[aria-current]{background:#dfd}</style>
<ul>${Array.from({ length: 50 }, (_, nth) => `<li><a href="#${nth}">Comment ${nth}</a></li>`).join("")}</ul><p id="text"></p>
<script>
const rows = [...document.querySelectorAll("a")]
const text = document.getElementById("text")
let at = 0
document.addEventListener("keydown", () => {
  rows[at % 50].removeAttribute("aria-current")
  at += 1
  rows[at % 50].setAttribute("aria-current", "true")
  text.textContent = "The text of comment " + at
})
</script>`

const share = (times: ReadonlyArray<number>, of: number) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * of)] ?? Number.NaN

const words = (of: string, times: ReadonlyArray<number>) =>
  `${of} p50 ${share(times, 0.5).toFixed(0)}, p95 ${share(times, 0.95).toFixed(0)}`

const rounds = 3
const pressesARound = 25

const taken = (several: ReadonlyArray<Taken>): Taken => ({
  clock: several.flatMap(({ clock }) => clock),
  processor: several.flatMap(({ processor }) => processor)
})

/**
 * The key that leads on. Others may use the machine as well, and then the clock tells of them: what counts is what the page's
 * own thread takes of the processor, as many times as it is slowed, and the wait of a bare page in the same minute. (The
 * browser's own slowing multiplies the time that others took, too; what came of it stands beside.)
 */
export const keyToPaint = async (page: Page, devTools: CDPSession, address: string, checks: Checks) => {
  const server = Bun.serve({ port: 0, fetch: () => new Response(bare, { headers: { "content-type": "text/html" } }) })
  const slow = (rate: number) => devTools.send("Emulation.setCPUThrottlingRate", { rate })
  const round = async (at: string, rate: number) => {
    await slow(1)
    await page.goto(at)
    await page.waitForSelector("body.is-scripted")
    await page.waitForTimeout(1000)
    await slow(rate)
    return presses(page, devTools, pressesARound)
  }
  let unslowed = Number.NaN
  await devTools.send("Performance.enable", { timeDomain: "threadTicks" })
  for (const [rate, goal] of [
    [1, 50],
    [4, 100]
  ] as const) {
    const bares: Array<Taken> = []
    const apps: Array<Taken> = []
    for (let nth = 0; nth < rounds; nth++) {
      bares.push(await round(server.url.href, rate))
      apps.push(await round(address, rate))
    }
    await slow(1)
    const [least, app] = [taken(bares), taken(apps)]
    if (rate === 1) unslowed = share(app.processor, 0.95)
    const own = unslowed * rate + share(least.clock, 0.5)
    const slowed = rate === 1 ? "" : `, the processor slowed ${rate} times`
    const found = `${words("processor", app.processor)}; ${words("clock", app.clock)}; a bare page's ${words("clock", least.clock)}`
    checks.is(
      `key to next comment painted${slowed}: p95 ${own.toFixed(0)} ms (goal ${goal}; ${found})`,
      own <= goal,
      app.processor.map(Math.round)
    )
  }
  await devTools.send("Performance.disable")
  await server.stop(true)
}
