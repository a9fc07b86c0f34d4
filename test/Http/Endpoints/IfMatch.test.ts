import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import { InvalidRequest } from "#schema/Errors.ts"
import { etag, versionsOf } from "#src/Http/Endpoints/IfMatch.ts"
import { brand } from "#test/House.ts"
import { ask, Door, refused } from "../Asking.ts"

describe("If-Match", () => {
  it.prop(
    "names the versions that ETag said, strong, weak, or without quotes",
    [FastCheck.array(FastCheck.nat())],
    (given) => {
      const [versions] = given
      if (versions.length === 0) return assert.isNull(versionsOf("*"))
      for (const write of [etag, (version: number) => `W/${etag(version)}`, String]) {
        assert.deepStrictEqual(versionsOf(versions.map(write).join(" , ")), versions)
      }
    }
  )

  it("names nothing with a tag that was never given, and is refused when it is no tag", () => {
    assert.isNull(versionsOf(undefined))
    assert.deepStrictEqual(versionsOf('"x", "", "01", "-1", "1e3", "99999999999"'), [])
    for (const odd of ["", "x", '"3', "3x", '"3""4"', '"3",', 'w/"3"']) {
      assert.instanceOf(versionsOf(odd), InvalidRequest, odd)
    }
  })

  it.prop("is read or refused, whatever it is", [FastCheck.string()], ([header]) => {
    const versions = versionsOf(header)
    assert.isTrue(versions === null || Array.isArray(versions) || versions instanceof InvalidRequest)
  })
})

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
          assert.strictEqual(answered.headers.get("etag"), yield* tag)
          seen.push(yield* tag)
        }
        assert.strictEqual(new Set(seen).size, 4)
        for (const one of seen) assert.match(one, /^"\d+"$/)
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
          assert.include(message, `version ${current}`)
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
          const winners = answers.filter(({ headers, status }) => status === 200 && headers.get("etag") !== from)
          assert.isAtMost(winners.length, 1)
          if (method === "PUT") {
            assert.sameMembers(
              answers.map(({ status }) => status),
              [200, 412, 412]
            )
          }
          if (winners[0] !== undefined) assert.strictEqual(yield* read, winners[0].text)
        }
      })
    )
  })
}
