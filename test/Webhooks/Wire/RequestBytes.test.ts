import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { requestBytes } from "#src/Webhooks/Wire/RequestBytes.ts"

const request = { method: "POST", target: "/a?b=c", headers: {}, body: new Uint8Array() }

describe("RequestBytes", () => {
  const body = fc.oneof(
    fc.uint8Array(),
    fc.integer({ min: 60_000, max: 70_000 }).map((size) => new Uint8Array(size))
  )

  it.prop("writes head and body, byte for byte", [body], ([body]) => {
    const bytes = Buffer.concat(requestBytes({ ...request, headers: { host: "h", "x-a": "b c" }, body }))
    const head = "POST /a?b=c HTTP/1.1\r\nhost: h\r\nx-a: b c\r\n\r\n"
    assert.isTrue(bytes.equals(Buffer.concat([Buffer.from(head), body])))
  })

  it.prop(
    "lets no header become two",
    [fc.constantFrom("\r", "\n", "\0", "\x7f", "é", "\u010d\u010a"), fc.string(), fc.string()],
    ([bad, before, after]) => {
      assert.throws(() => requestBytes({ ...request, headers: { "x-a": before + bad + after } }), "x-a cannot be sent")
    }
  )
})
