import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from "node:zlib"
import { assert, layer } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import { maxValues } from "#src/Http/Body/JsonBody.ts"
import { type Asked, ask, Caller, refused } from "../Asking.ts"

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

/** At the best compression, a megabyte takes seconds. */
const quickly = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })

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

  it.effect("in a charset other than UTF-8 is 415 in words", () =>
    Effect.gen(function* () {
      const body = '{"guidance":""}'
      for (const charset of ["utf-8", "UTF-8", '"utf-8"', "utf8", "us-ascii"]) {
        const headers = { "content-type": `application/json;charset=${charset}` }
        assert.strictEqual((yield* put({ body, headers })).status, 200, charset)
      }
      for (const charset of ["iso-8859-1", "utf-16", "windows-1252"]) {
        const headers = { "content-type": `application/json; charset=${charset}` }
        const error = refused(yield* put({ body, headers }), 415, "unsupported_media_type")
        assert.strictEqual(error.message, `The charset "${charset}" is not read; send the body as UTF-8`)
      }
    })
  )

  it.effect("that is compressed is read, up to 1 MiB of what it holds", () =>
    Effect.gen(function* () {
      const packed = { gzip: gzipSync, "x-gzip": gzipSync, deflate: deflateSync, br: quickly }
      for (const [encoding, pack] of Object.entries(packed)) {
        const headers = { "content-encoding": encoding }
        const sent = (text: string) => put({ body: new Uint8Array(pack(text)), headers })
        assert.strictEqual((yield* sent('{"guidance":""}')).status, 200, encoding)
        assert.strictEqual((yield* sent(padded(mebibyte))).status, 200, encoding)
        const large = refused(yield* sent(padded(mebibyte + 1)), 413, "payload_too_large")
        assert.include(large.message, "once it is decompressed")
        refused(yield* sent(" ".repeat(16 * mebibyte)), 413, "payload_too_large")
        const broken = refused(yield* put({ body: "guidance", headers }), 400, "invalid_request")
        assert.include(broken.message, "is not what its content-encoding says")
      }
      const raw = {
        body: new Uint8Array(deflateRawSync('{"guidance":""}')),
        headers: { "content-encoding": "deflate" }
      }
      assert.strictEqual((yield* put(raw)).status, 200)
      const plain = { body: '{"guidance":""}', headers: { "content-encoding": "identity" } }
      assert.strictEqual((yield* put(plain)).status, 200)
    })
  )

  it.effect("in another content-encoding is 415 in words", () =>
    Effect.gen(function* () {
      for (const encoding of ["zstd", "gzip, gzip", "constructor"]) {
        const answered = yield* put({ body: '{"guidance":""}', headers: { "content-encoding": encoding } })
        const { message } = refused(answered, 415, "unsupported_media_type")
        assert.strictEqual(
          message,
          `The content-encoding "${encoding}" is not read; send gzip, deflate or br, or leave it out`
        )
      }
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

  it.effect("of very many values is 400, before each of them is looked at", () =>
    Effect.gen(function* () {
      const holding = (count: number) =>
        JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1])))
      const lists = JSON.stringify({ guidance: Array.from({ length: maxValues + 1 }, () => 1) })
      for (const body of [holding(maxValues + 1), holding(60_000), lists]) {
        const error = refused(yield* put({ body }), 400, "invalid_request")
        assert.strictEqual(error.message, "The body holds more than 3,000 values")
        assert.strictEqual(error.issues.length, 1)
      }
      const commas = JSON.stringify({ guidance: `Hide "${",".repeat(1500)}\\"${",".repeat(400)}".` })
      assert.notInclude((yield* put({ body: commas })).text, "values")
    })
  )

  it.effect("of a hundred thousand mistakes names a hundred, and counts them all", () =>
    Effect.gen(function* () {
      const body = JSON.stringify(Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`k${index}`, 1])))
      const error = refused(yield* put({ body }), 400, "invalid_request")
      assert.strictEqual(error.issues.length, 100)
      assert.include(error.message, "(1 of 2001 issues)")
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
