import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { InvalidRequest } from "#schema/Errors.ts"
import { data, page } from "#schema/Page.ts"
import { TrackedLink } from "#schema/resources/Link.ts"
import { brand } from "#test/House.ts"
import { person } from "#test/Sales/Clicking.ts"
import { type Answered, ask, Door, readAs, refused } from "../Asking.ts"

const path = "/api/v1/links"
const target_url = "https://shop.example/offer?size=L#top"
const read = (answered: Answered) => readAs(data(TrackedLink, "Answer"), answered)
const readPage = (answered: Answered) => readAs(page(TrackedLink, "Page"), answered)

layer(Door)("tracked links", (it) => {
  it.effect("are made, followed, sold by and listed", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const made = yield* ask("POST", path, { key, json: { target_url, campaign: "Autumn" } })
      assert.strictEqual(made.status, 201)
      const link = read(made).data
      assert.deepInclude(link, { target_url, campaign: "Autumn", comment_id: null, clicks: 0, sales: [] })
      assert.strictEqual(link.url, `https://steward.test/r/${link.code}`)
      const followed = yield* ask("GET", `/r/${link.code}`, { headers: person.headers })
      const click_id = new URL(followed.headers.get("location") ?? "").searchParams.get("stwclid")
      yield* ask("POST", "/api/v1/conversions", { key, json: { click_id, value: 12.5, currency: "NOK" } })
      const [listed] = readPage(yield* ask("GET", path, { key })).data
      assert.deepStrictEqual(listed, { ...link, clicks: 1, sales: [{ currency: "NOK", count: 1, value: 12.5 }] })
    })
  )

  it.effect("are made once with an Idempotency-Key", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const again = () => ask("POST", path, { key, json: { target_url }, headers: { "idempotency-key": "one" } })
      const [first, second] = [yield* again(), yield* again()]
      assert.deepStrictEqual([second.status, second.text], [201, first.text])
      assert.lengthOf(readPage(yield* ask("GET", path, { key })).data, 1)
    })
  )

  it.effect("lead only to whole http and https addresses", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      const bad = [
        "javascript:alert(1)",
        "data:text/html,hi",
        "ftp://shop.example/",
        "/offer",
        "https://ada:secret@shop.example/",
        `https://shop.example/${"a".repeat(2000)}`,
        "",
        null
      ]
      for (const target_url of bad) {
        const { issues } = refused(yield* ask("POST", path, { key, json: { target_url } }), 400, "invalid_request")
        assert.deepStrictEqual(
          issues.map((issue) => issue.path),
          ["target_url"],
          String(target_url)
        )
      }
      const unknown = { target_url, comment_id: "com_\u0000", campain: "x" }
      const error = refused(yield* ask("POST", path, { key, json: unknown }), 400, "invalid_request")
      assert.instanceOf(error, InvalidRequest)
      assert.sameMembers(
        error.issues.map((issue) => issue.path),
        ["comment_id", "campain"]
      )
      for (const origin of [{ comment_id: "com_none" }, { contact_id: "con_none" }]) {
        refused(yield* ask("POST", path, { key, json: { target_url, ...origin } }), 404, "not_found")
      }
    })
  )

  it.effect("are made by those who can moderate, and listed by all", () =>
    Effect.gen(function* () {
      const { key } = yield* brand({ role: "viewer" })
      refused(yield* ask("POST", path, { key, json: { target_url } }), 403, "forbidden")
      assert.strictEqual((yield* ask("GET", path, { key })).status, 200)
      refused(yield* ask("GET", path), 401, "unauthorized")
    })
  )
})
