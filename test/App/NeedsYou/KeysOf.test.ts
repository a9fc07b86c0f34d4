import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { h } from "preact"
import { renderToString } from "preact-render-to-string"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import { routeTable } from "#src/App/Document/RouteTable.ts"
import { keysOf } from "#src/App/NeedsYou/KeysOf.ts"
import { live } from "#src/App/NeedsYou/NeedsYou.live.ts"
import { Toasts } from "#src/App/Parts/Toasts.tsx"
import { item, pageOf } from "./Item.ts"

/** What was asked for beside views. */
const sent: Array<string> = []

const can = { hide: true, keep: true, reply: false, block: false, archive: true }

/** Somebody looks at the one comment that waits, and has read it. */
const lookingAt = async (one: NeedsYouItem, may = can) => {
  vi.stubGlobal("fetch", (address: string, { body, method }: { readonly body?: string; readonly method: string }) => {
    if (method !== "GET") sent.push(`${method} ${body ?? ""}`)
    const view = { comment: { id: one.id, text: one.text }, needs_you: one, held: null, can: may }
    return Promise.resolve(new Response(JSON.stringify({ data: address.startsWith("/app/") ? view : {} })))
  })
  const props = pageOf([one])
  const at = live(props)
  at.select(one.id)
  await vi.advanceTimersByTimeAsync(5000)
  return keysOf(at, props)
}

const told = () => renderToString(h(Toasts, {}))

describe("keys in Needs you", () => {
  beforeEach(() => {
    vi.useFakeTimers()
    sent.length = 0
    vi.stubGlobal("routeTable", routeTable())
    vi.stubGlobal("document", { activeElement: null, getElementById: () => null })
    vi.stubGlobal("HTMLTextAreaElement", class {})
    vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint, 16))
  })
  afterEach(async () => {
    await vi.advanceTimersByTimeAsync(20_000)
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it("answer by Enter as it leans", async () => {
    const keys = await lookingAt({ ...item("com_1"), leaning: "hide" })
    keys["Enter"]?.()
    await vi.advanceTimersByTimeAsync(10)
    assert.strictEqual(sent.length, 1)
    assert.include(sent[0], `"answer":"hide"`)
  })

  it("say that a comment is of an account that is somebody else's", async () => {
    const keys = await lookingAt(item("com_1"), {
      hide: false,
      keep: false,
      reply: false,
      block: false,
      archive: false
    })
    keys["h"]?.()
    await vi.advanceTimersByTimeAsync(10)
    assert.include(told(), "You may answer for some accounts only")
    assert.deepStrictEqual(sent, [])
  })

  it("say that there is no leaning to follow, and answer nothing by Enter", async () => {
    const keys = await lookingAt(item("com_1"))
    keys["Enter"]?.()
    await vi.advanceTimersByTimeAsync(10)
    assert.include(told(), "press h to hide it, or l to leave it up")
    assert.deepStrictEqual(sent, [])
  })

  it("say what cannot be done to a comment, and do what can be", async () => {
    const keys = await lookingAt(item("com_1"))
    for (const [key, words] of [
      ["b", "cannot be blocked"],
      ["r", "cannot be replied to"]
    ] as const) {
      keys[key]?.()
      await vi.advanceTimersByTimeAsync(10)
      assert.include(told(), words)
      await vi.advanceTimersByTimeAsync(12_000)
    }
    assert.deepStrictEqual(sent, [])
    keys["a"]?.()
    await vi.advanceTimersByTimeAsync(10)
    assert.include(sent[0], `"answer":"archive"`)
  })

  it("say nothing while somebody types on who began a reply where there can be none", async () => {
    const keys = await lookingAt(item("com_1"))
    keys["r"]?.()
    keys["b"]?.()
    keys["Enter"]?.()
    await vi.advanceTimersByTimeAsync(10)
    assert.notInclude(told(), "cannot be blocked")
    assert.notInclude(told(), "press h")
  })
})
