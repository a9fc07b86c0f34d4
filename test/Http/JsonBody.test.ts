import { assert, layer } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import { type Asked, ask, Caller, refused } from "./Asking.ts"

const mebibyte = 1024 * 1024
const path = "/api/v1/autopilot/guidance"
const utf8 = (text: string) => new Uint8Array(Buffer.from(text))

const chunked = (chunks: ReadonlyArray<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    }
  })

/** A good body of this many bytes, most of them spaces. */
const padded = (size: number) => `{"guidance":""}${" ".repeat(size - 15)}`

layer(Caller.door)("a body", (it) => {
  const put = Effect.fn(function* (asked: Omit<Asked, "key">) {
    const { key } = yield* Caller
    return yield* ask("PUT", path, { key, ...asked })
  })

  it.effect("that is no JSON is 400 with what is wrong with it", () =>
    Effect.gen(function* () {
      const cases: ReadonlyArray<readonly [Asked["body"], RegExp]> = [
        [undefined, /^The body is empty; send JSON$/],
        ["", /^The body is empty; send JSON$/],
        [" ", /^The body is not valid JSON: /],
        ["{", /^The body is not valid JSON: /],
        ['{"guidance":"a}', /^The body is not valid JSON: /],
        ["guidance=hide", /^The body is not valid JSON: /],
        [new Uint8Array([0x7b, 0xff, 0x7d]), /^The body is not valid UTF-8$/],
        [new Uint8Array([...utf8('{"guidance":"'), 0xed, 0xa0, 0x80, ...utf8('"}')]), /^The body is not valid UTF-8$/],
        ["\u0000", /^The body is not valid JSON: /]
      ]
      for (const [body, message] of cases) {
        const error = refused(yield* put(body === undefined ? {} : { body }), 400, "invalid_request")
        assert.match(error.message, message)
        assert.deepStrictEqual(
          error.issues.map((issue) => issue.path),
          ["body"]
        )
      }
    })
  )

  it.effect("that is JSON of another shape is told what was wanted", () =>
    Effect.gen(function* () {
      for (const body of ["null", "1", "[]", '"guidance"', "true"]) {
        const error = refused(yield* put({ body }), 400, "invalid_request")
        assert.strictEqual(error.message, `The body must be an object, not ${body}`)
      }
    })
  )

  it.effect("said to be something else than JSON is not read", () =>
    Effect.gen(function* () {
      const body = '{"guidance":""}'
      for (const type of [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "json"
      ]) {
        const error = refused(yield* put({ body, headers: { "content-type": type } }), 400, "invalid_request")
        assert.include(error.message, `send content-type application/json, not "${type}"`)
      }
      for (const type of [
        "application/json",
        "application/json; charset=utf-8",
        "APPLICATION/JSON",
        "application/x+json"
      ]) {
        assert.strictEqual((yield* put({ body, headers: { "content-type": type } })).status, 200, type)
      }
      assert.strictEqual((yield* put({ body: utf8(body) })).status, 200, "of no said type")
    })
  )

  it.effect("over 1 MiB is 413, said or sent in chunks; of 1 MiB it is read", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* put({ body: padded(mebibyte) })).status, 200)
      refused(yield* put({ body: padded(mebibyte + 1) }), 413, "payload_too_large")
      const half = utf8(" ".repeat(mebibyte / 2))
      refused(yield* put({ body: chunked([half, half, utf8(" ")]) }), 413, "payload_too_large")
      const [start, rest] = [utf8('{"guidan'), utf8('ce":"Hide links."}')]
      assert.strictEqual((yield* put({ body: chunked([start, rest]) })).status, 200)
    })
  )

  it.effect("that says it is smaller than it is is still not read beyond 1 MiB", () =>
    Effect.gen(function* () {
      for (const length of ["1", "abc", "-1", "1e9"]) {
        const error = yield* put({ body: padded(mebibyte + 1), headers: { "content-length": length } })
        refused(error, 413, "payload_too_large")
      }
    })
  )

  it.effect("nested however deep is 400, not more than anybody can take", () =>
    Effect.gen(function* () {
      const deep = (levels: number) => `{"guidance":${"[".repeat(levels)}${"]".repeat(levels)}}`
      for (const levels of [100, 10_000, 500_000]) {
        const error = refused(yield* put({ body: deep(levels) }), 400, "invalid_request")
        assert.strictEqual(error.message, "The body is nested more than 100 levels deep")
      }
      assert.match(
        refused(yield* put({ body: deep(99) }), 400, "invalid_request").message,
        /^guidance must be a string/
      )
      const brackets = JSON.stringify({ guidance: `Hide "${'[{\\"'.repeat(150)}".` })
      assert.strictEqual((yield* put({ body: brackets })).status, 200)
    })
  )

  it.effect("of a hundred thousand mistakes names a hundred, and counts them all", () =>
    Effect.gen(function* () {
      const body = JSON.stringify(Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`k${index}`, 1])))
      const error = refused(yield* put({ body }), 400, "invalid_request")
      assert.strictEqual(error.issues.length, 100)
      assert.include(error.message, "(and 2000 more)")
    })
  )

  it.effect.prop(
    "of any JSON is an answer that says what was wrong, unless it was right",
    [FastCheck.json({ maxDepth: 5 })],
    ([body]) =>
      Effect.gen(function* () {
        const answered = yield* put({ body })
        const given: unknown = JSON.parse(body)
        assert.isFalse(typeof given === "object" && given !== null && "guidance" in given && answered.status !== 200)
        if (answered.status !== 200) refused(answered, 400, "invalid_request")
      }),
    { fastCheck: { numRuns: 50 } }
  )
})
