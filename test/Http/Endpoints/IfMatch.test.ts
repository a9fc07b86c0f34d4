import { Headers } from "@effect/platform"
import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, Either, FastCheck, Schema } from "effect"
import { answerTag, entityTag, IfMatchHeaders } from "#schema/api/RequestHeaders.ts"
import { ifMatch } from "#src/Http/Endpoints/IfMatch.ts"
import { brand } from "#test/House.ts"
import { ask, Door, refused } from "../Asking.ts"
import { endpoints } from "../Endpoints.ts"

const decode = Schema.decodeUnknownEither(IfMatchHeaders)
/** The versions that a header names, or null where it is refused. */
const named = (header: string) =>
  Either.getOrNull(Either.map(decode({ "if-match": header }), (read) => ({ versions: read["if-match"] })))

describe("If-Match", () => {
  it.prop(
    "names the versions that ETag said, strong, weak, or without quotes",
    [FastCheck.array(FastCheck.nat())],
    (given) => {
      const [versions] = given
      if (versions.length === 0) return assert.deepStrictEqual(named("*"), { versions: null })
      const tagged = (version: number) => answerTag(version, "x_-1")
      for (const write of [entityTag, tagged, (version: number) => `W/${tagged(version)}`, String]) {
        assert.deepStrictEqual(named(versions.map(write).join(" , ")), { versions })
      }
      assert.deepStrictEqual(Schema.encodeSync(IfMatchHeaders)({ "if-match": versions }), {
        "if-match": versions.map(entityTag).join(", ")
      })
    }
  )

  it("names nothing with a tag that was never given, and is refused when it is no tag", () => {
    assert.deepStrictEqual(named('"x", "", "01", "-1", "1e3", "99999999999", "1.", ".x", "1.x.y"'), { versions: [] })
    for (const odd of ["", "x", '"3', "3x", '"3""4"', '"3",', 'w/"3"']) assert.isNull(named(odd), odd)
  })

  it.effect("may be left out, and says what is wrong with it by its name", () =>
    Effect.gen(function* () {
      assert.isNull(yield* ifMatch({ headers: Headers.empty }))
      const { issues, message } = yield* Effect.flip(ifMatch({ headers: Headers.fromInput({ "if-match": "x" }) }))
      const words = 'must be * or an ETag that you received, such as "3"; separate several with commas'
      assert.deepStrictEqual(
        { issues, message },
        { issues: [{ path: "If-Match", message: words }], message: `If-Match ${words}` }
      )
    })
  )

  it.prop("is read or refused, whatever it is", [FastCheck.string()], ([header]) => {
    const read = named(header)
    assert.isTrue(read === null || read.versions === null || Array.isArray(read.versions))
  })
})

/** The version that a tag names. */
const versionIn = (tag: string | null) => /^"(\d+)\.[\w-]{16}"$/.exec(tag ?? "")?.[1]

const cases = [
  {
    method: "PUT",
    path: "/api/v1/autopilot/guidance",
    writes: [{ guidance: "Hide links." }, { guidance: "Keep praise." }, { guidance: "" }]
  },
  {
    method: "PATCH",
    path: "/api/v1/autopilot/protections",
    writes: [{ media: true }, { media: false }, { answer_questions: "draft" }]
  }
] as const

for (const { method, path, writes } of cases) {
  layer(Door)(`${method} ${path}`, (it) => {
    const asking = Effect.gen(function* () {
      const { key } = yield* brand()
      const tag = Effect.map(ask("GET", path, { key }), ({ headers }) => headers.get("etag") ?? "")
      const write = (json: unknown, ifMatch?: string) =>
        ask(method, path, { key, json, headers: ifMatch === undefined ? {} : { "if-match": ifMatch } })
      return { read: Effect.map(ask("GET", path, { key }), ({ text }) => text), tag, write }
    })

    it.effect("tells the version that it made, and takes it back in every form", () =>
      Effect.gen(function* () {
        const { tag, write } = yield* asking
        const seen = [yield* tag]
        for (const [index, form] of [(now: string) => now, (now: string) => `"x", W/${now}`, () => "*"].entries()) {
          const answered = yield* write(writes[index], form(yield* tag))
          assert.strictEqual(answered.status, 200)
          assert.strictEqual(versionIn(answered.headers.get("etag")), versionIn(yield* tag))
          seen.push(yield* tag)
        }
        assert.strictEqual(new Set(seen.map(versionIn)).size, 4)
        for (const one of seen) assert.isDefined(versionIn(one))
      })
    )

    it.effect("refuses a version that is gone, or never was, and changes nothing", () =>
      Effect.gen(function* () {
        const { read, tag, write } = yield* asking
        const first = yield* tag
        assert.strictEqual((yield* write(writes[0])).status, 200)
        const [before, current] = [yield* read, yield* tag]
        for (const stale of [first, `W/${first}`, '"never"', '"4000000000"', `${first}, "never"`]) {
          const { message } = refused(yield* write(writes[1], stale), 412, "precondition_failed")
          assert.include(message, `version "${versionIn(current)}"`)
          const isGiven = stale.includes(first)
          assert.include(message, isGiven ? "There is a newer version" : "holds no ETag that Steward gave")
        }
        refused(yield* write(writes[1], "x"), 400, "invalid_request")
        assert.strictEqual(yield* read, before)
      })
    )

    it.effect("lets one win of those who start from the same version", () =>
      Effect.gen(function* () {
        const { read, tag, write } = yield* asking
        for (let round = 0; round < 5; round++) {
          const from = yield* tag
          const answers = yield* Effect.all(
            writes.map((json) => write(json, from)),
            { concurrency: "unbounded" }
          )
          // what changes nothing makes no version, so that another may start from it as well
          const winners = answers.filter(
            ({ headers, status }) => status === 200 && versionIn(headers.get("etag")) !== versionIn(from)
          )
          assert.isAtMost(winners.length, 1)
          if (method === "PUT") {
            assert.sameMembers(
              answers.map(({ status }) => status),
              [200, 412, 412]
            )
          }
          // what was saved just now tells its warnings, too
          const won = winners[0]?.text.replace(',"warnings":[]', "")
          if (won !== undefined) assert.strictEqual(yield* read, won)
        }
      })
    )
  })
}

layer(Door)("If-Match where nothing has a version", (it) => {
  const honoured = ["PUT /api/v1/autopilot/guidance", "PATCH /api/v1/autopilot/protections"]
  const changes = endpoints.filter(({ method, path }) => method !== "GET" && !honoured.includes(`${method} ${path}`))

  it.effect("is refused by every change, before anything of it is read", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      assert.isAbove(changes.length, 10)
      for (const { method, path } of changes) {
        for (const sent of ["*", '"1"', ""]) {
          const asked = { key, headers: { "if-match": sent }, ...(method === "DELETE" ? {} : { json: {} }) }
          const { issues } = refused(yield* ask(method, path.replace(/:\w+/g, "x"), asked), 400, "invalid_request")
          assert.deepStrictEqual(
            issues.map((issue) => issue.path),
            ["If-Match"]
          )
        }
      }
    })
  )

  it.effect("changes nothing of an account's protections, and does not get in the way of reading them", () =>
    Effect.gen(function* () {
      const { accounts, key } = yield* brand()
      const path = `/api/v1/accounts/${accounts.facebook.accountId}/protections`
      const read = Effect.map(ask("GET", path, { key, headers: { "if-match": '"1"' } }), ({ text }) => text)
      const before = yield* read
      const { message } = refused(
        yield* ask("PATCH", path, { key, json: { links: true }, headers: { "if-match": '"1"' } }),
        400,
        "invalid_request"
      )
      assert.include(message, "leave it out here")
      assert.strictEqual(yield* read, before)
      assert.include(before, '"customized":false')
    })
  )
})
