import { afterEach, assert, beforeEach, it, vi } from "@effect/vitest"
import { liveGuidance } from "#src/App/Autopilot/Guidance.live.ts"
import type { GuidanceProps } from "#src/App/Autopilot/GuidanceProps.ts"
import { routeTable } from "#src/App/Document/RouteTable.ts"

const understood = { does: [], unclear: [], understood: [] }
const page: GuidanceProps = {
  workspace: "ws_1",
  timeZone: "UTC",
  mayChange: true,
  longest: 2000,
  guidance: "Keep complaints.",
  version: 1,
  draft: "Keep complaints.",
  understood,
  preview: null,
  backtest: null,
  shadow: null,
  versions: [],
  problem: null,
  done: null,
  warnings: []
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("routeTable", routeTable())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it("words that were typed are not saved until they are, or stand as they did", async () => {
  const live = liveGuidance(page)
  assert.isFalse(live.isUnsaved())
  live.type("Keep complaints. Hide links.")
  assert.isTrue(live.isUnsaved())
  live.type("Keep complaints.")
  assert.isFalse(live.isUnsaved())
  live.type("Hide links.")
  const data = { guidance: "Hide links.", policy_version: 2, ...understood }
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ data }))))
  await live.save()
  assert.isFalse(live.isUnsaved())
  assert.match(live.done.value ?? "", /^Saved as version 2/)
})

it("nothing is lost with a page on which nobody typed", () => {
  assert.isFalse(liveGuidance({ ...page, draft: "Hide links." }).isUnsaved())
})

it("who is signed out keeps what they typed", async () => {
  const live = liveGuidance(page)
  live.type("Hide links.")
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ code: "unauthorized" }), { status: 401 })))
  await live.save()
  assert.match(live.problem.value ?? "", /^You are signed out/)
  assert.deepStrictEqual([live.draft.value, live.isUnsaved()], ["Hide links.", true])
})

/** Answers in the order of its own choosing what the page asks for. */
const answering = () => {
  const waiting = new Map<string, (data: unknown) => void>()
  vi.stubGlobal(
    "fetch",
    (address: string) =>
      new Promise<Response>((resolve) => {
        const [name = ""] = /[^/]+$/.exec(address) ?? []
        waiting.set(name, (data) => resolve(new Response(JSON.stringify({ data }))))
      })
  )
  const settled = () => vi.advanceTimersByTimeAsync(0)
  return async (name: string, data: unknown) => {
    waiting.get(name)?.(data)
    waiting.delete(name)
    await settled()
  }
}

it("what is shown of another text is said to be that at once, and what is understood waits for no trial", async () => {
  const answer = answering()
  const live = liveGuidance(page)
  const links = { ...understood, does: ["Hides links."] }
  const refunds = { ...understood, does: ["Asks about refunds."] }
  const state = () => [
    live.reading.value?.does[0],
    live.isReading.value,
    live.preview.value !== null,
    live.isLooking.value
  ]
  live.type("Hide links.")
  assert.deepStrictEqual(state(), [undefined, true, false, true])
  await vi.advanceTimersByTimeAsync(600)
  await answer("reading", links)
  assert.deepStrictEqual(state(), ["Hides links.", false, false, true])
  await answer("preview", { ...links, difference: {}, changes: [] })
  assert.deepStrictEqual(state(), ["Hides links.", false, true, false])
  live.type("Ask me about refunds.")
  assert.deepStrictEqual(state(), ["Hides links.", true, true, true])
  await vi.advanceTimersByTimeAsync(600)
  live.type("Ask me about refunds, please.")
  await answer("reading", refunds)
  assert.deepStrictEqual(state(), ["Hides links.", true, true, true], "it was of what stood there before")
  await vi.advanceTimersByTimeAsync(600)
  await answer("reading", refunds)
  assert.deepStrictEqual(state(), ["Asks about refunds.", false, true, true])
  live.type("Keep complaints.")
  assert.deepStrictEqual(state(), [undefined, false, false, false])
  await answer("preview", { ...refunds, difference: {}, changes: [] })
  assert.deepStrictEqual(state(), [undefined, false, false, false])
})
