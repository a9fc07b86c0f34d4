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
