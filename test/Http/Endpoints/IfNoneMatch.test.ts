import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import { isKnown } from "#src/Http/Endpoints/IfNoneMatch.ts"
import { brand } from "#test/House.ts"
import { ask, Door, refused } from "../Asking.ts"
import { endpoints } from "../Endpoints.ts"

const tag = FastCheck.stringMatching(/^[\x21\x23-\x7e]{0,12}$/).map((text) => `"${text}"`)

describe("If-None-Match", () => {
  it.prop(
    "names what it lists, strong or weak",
    [FastCheck.array(tag), tag, FastCheck.boolean()],
    ([tags, one, weak]) => {
      const list = [...tags, ...(weak ? [`W/${one}`] : [])].join(", ")
      assert.strictEqual(isKnown(list, one), weak || tags.includes(one))
    }
  )

  it("names whatever there is with a star, and nothing with what is no tag", () => {
    assert.isTrue(isKnown(" * ", '"1"'))
    for (const odd of ["", "1", '"1', "W/1", '"*"']) assert.isFalse(isKnown(odd, '"1"'), odd)
  })
})

layer(Door)("what is read again", (it) => {
  for (const path of ["/api/v1/autopilot/guidance", "/api/v1/autopilot/protections"]) {
    it.effect(`${path} is sent once, and again when anything in it has changed`, () =>
      Effect.gen(function* () {
        const { accounts, key } = yield* brand()
        const read = (ifNoneMatch?: string) =>
          ask("GET", path, { key, headers: ifNoneMatch === undefined ? {} : { "if-none-match": ifNoneMatch } })
        const etag = (yield* read()).headers.get("etag") ?? ""
        for (const known of [etag, `W/${etag}`, `"0.x", ${etag}`, "*"]) {
          const answered = yield* read(known)
          assert.strictEqual(answered.status, 304)
          assert.strictEqual(answered.text, "")
          assert.strictEqual(answered.headers.get("etag"), etag)
          assert.isNotNull(answered.headers.get("x-request-id"))
        }
        const own = `/api/v1/accounts/${accounts.facebook.accountId}/protections`
        const changes = [
          ask("PUT", "/api/v1/autopilot/guidance", { key, json: { guidance: "Hide links." } }),
          ask("PATCH", "/api/v1/autopilot/protections", { key, json: { media: true } }),
          ask("PATCH", own, { key, json: { links: true } })
        ]
        for (const change of changes) {
          const [before, seen] = [(yield* read()).text, (yield* read()).headers.get("etag") ?? ""]
          yield* change
          const after = yield* read(seen)
          assert.strictEqual(after.status, (yield* read()).text === before ? 304 : 200)
        }
        assert.strictEqual((yield* read(etag)).status, 200)
      })
    )
  }

  it.effect("is no condition of any change, which says so and changes nothing", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      for (const { method, path } of endpoints.filter(({ method }) => method !== "GET")) {
        const where = path.replaceAll(/:\w+/g, "x")
        const answered = yield* ask(method, where, { key, json: {}, headers: { "if-none-match": "*" } })
        const { message } = refused(answered, 400, "invalid_request")
        assert.match(message, /^If-None-Match is compared only where something is read/)
      }
    })
  )
})
