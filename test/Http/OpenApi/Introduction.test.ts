import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { asMarkdown, introduction } from "#src/Http/OpenApi/Introduction/Introduction.ts"
import { verifyingCode } from "#src/Http/OpenApi/Introduction/Verifying.ts"
import { openApiDocument } from "#src/Http/OpenApi/OpenApiDocument.ts"
import { signedHeaders } from "#src/Webhooks/Signing/Signature.ts"
import { fromBytes } from "#src/Webhooks/Signing/SigningSecret.ts"

type IsAuthentic = (headers: Readonly<Record<string, string>>, body: Uint8Array, secret: string, now: number) => boolean

const isFunction = (value: unknown): value is IsAuthentic => typeof value === "function"

/** The code of the introduction, as a receiver would have it in a file. */
const written = Effect.gen(function* () {
  const directory = yield* Effect.acquireRelease(
    Effect.promise(() => mkdtemp(join(tmpdir(), "steward-verifying-"))),
    (directory) => Effect.promise(() => rm(directory, { recursive: true }))
  )
  const file = join(directory, "verifying.mjs")
  yield* Effect.promise(() => Bun.write(file, verifyingCode))
  const { isAuthentic }: { isAuthentic: unknown } = yield* Effect.promise(() => import(/* @vite-ignore */ file))
  return isFunction(isAuthentic) ? isAuthentic : assert.fail("The code exports no isAuthentic")
})

describe("the introduction", () => {
  it("speaks of what holds everywhere, and is the document's description", () => {
    const titles = ["Keys", "Pages", "Errors", "Doing it once", "Rates", "Blanks", "Times", "Verifying a delivery"]
    assert.includeMembers(
      introduction.map(({ title }) => title),
      titles
    )
    const Info = Schema.Struct({ info: Schema.Struct({ description: Schema.String }) })
    const { info } = Schema.decodeUnknownSync(Info)(openApiDocument("https://steward.example"))
    assert.strictEqual(info.description, asMarkdown(introduction))
  })

  it.scoped("has code that takes what is signed, and nothing else", () =>
    Effect.gen(function* () {
      const isAuthentic = yield* written
      const [secret, older, other] = [1, 2, 3].map((byte) => fromBytes(new Uint8Array(32).fill(byte)))
      if (secret === undefined || older === undefined || other === undefined) return assert.fail("no secrets")
      const body = Buffer.from('{"id":"dlv_1","text":"Blåbær"}')
      const timestamp = 1_790_000_000
      const signed = (seconds: number) =>
        signedHeaders({ deliveryId: "dlv_1", timestamp: timestamp + seconds, body }, [secret, older])
      assert.isTrue(isAuthentic(signed(0), body, secret, timestamp))
      assert.isTrue(isAuthentic(signed(0), body, older, timestamp))
      assert.isTrue(isAuthentic(signed(-200), body, secret, timestamp))
      assert.isFalse(isAuthentic(signed(0), body, other, timestamp))
      assert.isFalse(isAuthentic(signed(0), Buffer.from('{"id":"dlv_2"}'), secret, timestamp))
      assert.isFalse(isAuthentic(signed(-400), body, secret, timestamp))
      assert.isFalse(isAuthentic({ ...signed(0), "x-service-timestamp": "now" }, body, secret, timestamp))
      assert.isFalse(isAuthentic({}, body, secret, timestamp))
    })
  )
})
