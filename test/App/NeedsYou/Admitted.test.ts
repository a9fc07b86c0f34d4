import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { render } from "preact-render-to-string"
import { routeTable } from "#src/App/Document/RouteTable.ts"
import { live } from "#src/App/NeedsYou/NeedsYou.live.ts"
import { Toasts } from "#src/App/Parts/Toasts.tsx"
import { item, pageOf } from "./Item.ts"

/** A stream that is refused as soon as it is asked for. */
class RefusedStream {
  static readonly CLOSED = 2
  readonly readyState = RefusedStream.CLOSED
  addEventListener(name: string, heard: () => void) {
    if (name === "error") void Promise.resolve().then(heard)
  }
  close() {}
}

const answering = (status: number) => () =>
  Promise.resolve(new Response(JSON.stringify({ code: "refused", message: "no" }), { status }))

/** What stands there, and what is said, after the stream of a page was refused and the service answered so. */
const refusedWith = async (status: number) => {
  vi.stubGlobal("fetch", answering(status))
  const at = live(pageOf([item("a"), item("b")]))
  const ends = at.follow()
  await vi.advanceTimersByTimeAsync(100)
  ends()
  return { listed: at.items.value.map(({ id }) => String(id)), said: render(Toasts()) }
}

describe("a page of what waits whose stream is refused", () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal("routeTable", routeTable())
    vi.stubGlobal("EventSource", RefusedStream)
    vi.stubGlobal("document", { activeElement: null })
    vi.stubGlobal("HTMLTextAreaElement", class {})
    vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint, 16))
  })
  afterEach(async () => {
    await vi.advanceTimersByTimeAsync(20_000)
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it.each([403, 404])("shows no comment to whoever is no longer a member (%s)", async (status) => {
    const { listed, said } = await refusedWith(status)
    assert.isEmpty(listed)
    assert.include(said, "You are no longer a member of this workspace.")
  })

  it("tells whoever is signed out, and leaves what they look at", async () => {
    const { listed, said } = await refusedWith(401)
    assert.deepStrictEqual(listed, ["a", "b"])
    assert.include(said, "You are signed out.")
  })

  it("says nothing while the service starts", async () => {
    const { listed, said } = await refusedWith(503)
    assert.deepStrictEqual(listed, ["a", "b"])
    assert.notMatch(said, /no longer a member|signed out/)
  })
})
