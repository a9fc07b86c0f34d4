import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import { routeTable } from "#src/App/Document/RouteTable.ts"
import { live } from "#src/App/NeedsYou/NeedsYou.live.ts"
import type { NeedsYouProps } from "#src/App/NeedsYou/NeedsYouProps.ts"
import { item, pageOf } from "./Item.ts"

/** Those that come first came last. */
const itemAt = (id: string, nth: number): NeedsYouItem => ({ ...item(id), created_at: `2026-11-23T06:00:0${9 - nth}Z` })

const page = (...ids: ReadonlyArray<string>) => pageOf(ids.map(itemAt))

interface Asked {
  readonly words: string
  readonly answer: (status: number, body: object) => Promise<void>
}

/** What the page asks for beside views, in order; each is answered by the test. */
const asked: Array<Asked> = []
/** What a view answers, by the comment. */
const waits = new Map<string, NeedsYouItem>()

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status })

/** Everything that can go on goes on. */
const settled = async () => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
  await vi.advanceTimersByTimeAsync(0)
}

const fetching = (address: string, { body, method }: { readonly body?: string; readonly method: string }) => {
  const id = address.split("/needs-you/")[1]?.split("/")[0] ?? ""
  if (method === "GET") {
    const asks = waits.get(id)
    return Promise.resolve(
      address.startsWith("/app/") && asks !== undefined
        ? json(200, { data: { comment: { id, text: asks.text }, needs_you: asks, held: null, can: {} } })
        : json(404, { code: "not_found", message: "no" })
    )
  }
  const given: { readonly answer?: string } = body === undefined ? {} : JSON.parse(body)
  return new Promise<Response>((resolve) => {
    asked.push({
      words: `${method} ${id}${given.answer === undefined ? "" : ` ${given.answer}`}`,
      answer: async (status, answered) => {
        resolve(json(status, answered))
        await settled()
      }
    })
  })
}

/** Somebody looks at a comment of the page. */
const looking = (props: NeedsYouProps) => {
  const at = live(props)
  at.select(props.items[0]?.id ?? "")
  return at
}

const words = () => asked.map((one) => one.words)
const done = (nth: number) => asked[nth]?.answer(200, { data: {} })
const refused = (nth: number, code: string, status = 409) =>
  asked[nth]?.answer(status, { code, message: "It was not taken" })
const looked = () => vi.advanceTimersByTimeAsync(1000)

describe("answers by keys", () => {
  beforeEach(() => {
    vi.useFakeTimers()
    asked.length = 0
    waits.clear()
    vi.stubGlobal("routeTable", routeTable())
    vi.stubGlobal("fetch", fetching)
    vi.stubGlobal("document", { activeElement: null })
    vi.stubGlobal("HTMLTextAreaElement", class {})
    vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint, 16))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it("are for the comment that was taken back, also before the server has done it", async () => {
    const at = looking(page("a", "b", "c"))
    void at.answer("hide")
    assert.strictEqual(at.selected.value, "b")
    await looked()
    at.undo()
    assert.strictEqual(at.selected.value, "a")
    void at.answer("keep")
    await settled()
    assert.deepStrictEqual(words(), ["POST a hide"])
    await done(0)
    assert.deepStrictEqual(words(), ["POST a hide", "DELETE a"])
    await done(1)
    assert.deepStrictEqual(words(), ["POST a hide", "DELETE a", "POST a keep"])
    await done(2)
    assert.deepStrictEqual([at.items.value.map(({ id }) => String(id)), at.selected.value], [["b", "c"], "b"])
  })

  it("are for nothing while a comment comes back that only the server knows", async () => {
    const at = looking({ ...page("b", "c"), held: [{ id: "a", answer: "hide", together: "a", left: 5000 }] })
    at.undo()
    void at.answer("keep")
    await settled()
    assert.deepStrictEqual(words(), ["DELETE a"])
    waits.set("a", { ...itemAt("a", 0), created_at: "2026-11-23T07:00:00Z" })
    await done(0)
    assert.deepStrictEqual([at.items.value.map(({ id }) => String(id)), at.selected.value], [["a", "b", "c"], "a"])
    void at.answer("keep")
    await settled()
    assert.deepStrictEqual(words(), ["DELETE a", "POST a keep"])
  })

  it("are not for what comes where it is too late to take something back", async () => {
    const at = looking(page("a", "b", "c"))
    void at.answer("hide")
    await settled()
    await done(0)
    await looked()
    at.undo()
    await settled()
    await refused(1, "conflict")
    assert.deepStrictEqual([at.items.value.map(({ id }) => String(id)), at.selected.value], [["b", "c"], "b"])
    void at.answer("keep")
    await looked()
    assert.deepStrictEqual(words(), ["POST a hide", "DELETE a"])
    at.undo()
    assert.strictEqual(words().length, 2)
  })

  it("that are refused bring their comment back, and leave the one that is looked at", async () => {
    const at = looking(page("a", "b", "c"))
    void at.answer("hide")
    await looked()
    await refused(0, "unprocessable", 422)
    assert.deepStrictEqual([at.items.value.map(({ id }) => String(id)), at.selected.value], [["a", "b", "c"], "b"])
  })

  it("that are taken back before the server was reached are not tried again", async () => {
    const at = looking(page("a", "b"))
    void at.answer("hide")
    await settled()
    await asked[0]?.answer(503, { code: "unavailable", message: "Starting" })
    at.undo()
    await vi.advanceTimersByTimeAsync(600)
    assert.deepStrictEqual(words(), ["POST a hide", "DELETE a"])
    waits.set("a", itemAt("a", 0))
    await refused(1, "conflict")
    assert.deepStrictEqual([at.items.value.map(({ id }) => String(id)), at.selected.value], [["a", "b"], "a"])
  })

  it("count once where a key is pressed twice, and nobody can have read what stands there by then", async () => {
    const at = looking(page("a", "b", "c"))
    void at.answer("hide")
    await vi.advanceTimersByTimeAsync(100)
    void at.answer("hide")
    await settled()
    assert.deepStrictEqual([words(), at.selected.value], [["POST a hide"], "b"])
    at.move(1)
    void at.answer("keep")
    await settled()
    assert.deepStrictEqual(words(), ["POST a hide", "POST c keep"])
  })
})
