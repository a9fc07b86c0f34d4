import { gzipSync } from "node:zlib"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { receiver, reply } from "../Receiver.ts"
import { host, send } from "../Sending.ts"

describe("BodyExcerpt", () => {
  const excerptOf = Effect.fn(function* (...answer: Parameters<typeof reply>) {
    const server = yield* receiver(reply(...answer))
    return (yield* send(`http://${host}:${server.port}/`)).excerpt
  })

  it.scoped("keeps the first 1 KiB as text", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* excerptOf("200 OK", "x".repeat(5000)), "x".repeat(1024))
      assert.strictEqual(yield* excerptOf("200 OK", `x${"é".repeat(1000)}`), `x${"é".repeat(511)}`)
      assert.strictEqual(yield* excerptOf("200 OK", "a\0b"), "a\uFFFDb")
      assert.strictEqual(yield* excerptOf("500 Internal Server Error", ""), "")
    })
  )

  it.scoped("stops reading a body that does not end", () =>
    Effect.gen(function* () {
      const server = yield* receiver((socket) => {
        const pour = () => {
          while (!socket.destroyed && socket.write("x".repeat(10_000)));
        }
        socket.write("HTTP/1.1 200 OK\r\n\r\n")
        socket.on("drain", pour)
        pour()
      })
      const answer = yield* send(`http://${host}:${server.port}/`)
      assert.deepInclude(answer, { status: 200, excerpt: "x".repeat(1024) })
      yield* server.closed
    })
  )

  it.scoped("does not unpack what it asked not to be packed", () =>
    Effect.gen(function* () {
      const bomb = gzipSync(Buffer.alloc(5_000_000))
      const server = yield* receiver((socket) => {
        socket.write(`HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`)
        socket.end(bomb)
      })
      assert.include((yield* send(`http://${host}:${server.port}/`)).excerpt, "not shown: encoded as gzip")
    })
  )

  it.scoped("takes the status although the body breaks off", () =>
    Effect.gen(function* () {
      const server = yield* receiver((socket) => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nabc"))
      assert.deepInclude(yield* send(`http://${host}:${server.port}/`), { status: 200, excerpt: "abc" })
    })
  )
})
