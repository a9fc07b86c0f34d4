import type { Socket } from "node:net"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { vi } from "vitest"
import type { WebhookSenderOptions } from "#src/Webhooks/Send/WebhookSender.ts"
import type { TargetUrlRules } from "#src/Webhooks/Target/TargetUrl.ts"
import { certificate } from "../Certificate.ts"
import { receiver, reply } from "../Receiver.ts"
import { answering, host, send } from "../Sending.ts"

const upgrade = "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n"

const pourHeaders = (socket: Socket) => {
  const pour = () => {
    while (!socket.destroyed && socket.write(`x-a: ${"a".repeat(5000)}\r\n`));
  }
  socket.write("HTTP/1.1 200 OK\r\n")
  socket.on("drain", pour)
  pour()
}

describe("PinnedRequest", () => {
  it.scoped("connects to the checked address of a name that no DNS knows", () =>
    Effect.gen(function* () {
      // Fails if a new version of the runtime no longer heeds `lookup`: then names would be resolved a second time.
      const server = yield* receiver(reply("200 OK"))
      assert.strictEqual((yield* send(`http://${host}:${server.port}/`)).address, "127.0.0.1")
      assert.strictEqual(server.connections(), 1)
    })
  )

  it.scoped("asks DNS once, so that a later answer changes nothing", () =>
    Effect.gen(function* () {
      const server = yield* receiver(reply("200 OK"))
      const rebinding = answering(["127.0.0.1"], ["192.0.2.1"])
      const url = `http://${host}:${server.port}/`
      const { address } = yield* send(url, {}, { allowPrivate: true }, rebinding.layer)
      assert.strictEqual(address, "127.0.0.1")
      assert.deepEqual(rebinding.asked, [host])
    })
  )

  it.scoped("goes on to the next checked address when one does not take connections", () =>
    Effect.gen(function* () {
      const server = yield* receiver(reply("200 OK"))
      const both = answering(["::1", "127.0.0.1"])
      const url = `http://${host}:${server.port}/`
      assert.strictEqual((yield* send(url, {}, { allowPrivate: true }, both.layer)).address, "127.0.0.1")
    })
  )

  it.scoped("goes through no proxy, whatever the environment says", () =>
    Effect.gen(function* () {
      const proxy = yield* receiver(reply("200 OK", "proxy"))
      const server = yield* receiver(reply("200 OK", "receiver"))
      for (const name of ["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy"]) {
        vi.stubEnv(name, `http://127.0.0.1:${proxy.port}`)
      }
      assert.strictEqual((yield* send(`http://${host}:${server.port}/`)).excerpt, "receiver")
      assert.strictEqual(proxy.connections(), 0)
    }).pipe(Effect.ensuring(Effect.sync(() => vi.unstubAllEnvs())))
  )

  it.scoped("checks the certificate by name, though it connects to an address", () =>
    Effect.gen(function* () {
      const server = yield* receiver(reply("200 OK"), { tls: true })
      const trusting = { allowPrivate: true, ca: certificate }
      const problem = (name: string, options: WebhookSenderOptions & TargetUrlRules) =>
        Effect.map(Effect.flip(send(`https://${name}:${server.port}/`, {}, options)), ({ reason }) => reason)
      assert.strictEqual((yield* send(`https://${host}:${server.port}/`, {}, trusting)).status, 200)
      assert.strictEqual(
        yield* problem("other.steward.test", trusting),
        "the certificate is not valid for other.steward.test"
      )
      assert.strictEqual(yield* problem("127.0.0.1", trusting), "the certificate is not valid for 127.0.0.1")
      vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0")
      assert.include(yield* problem(host, { allowPrivate: true }), "signed by itself")
      assert.include(yield* problem("other.steward.test", trusting), "not valid for")
    }).pipe(Effect.ensuring(Effect.sync(() => vi.unstubAllEnvs())))
  )

  const problems: ReadonlyArray<readonly [string, Parameters<typeof receiver>[0], string]> = [
    ["resets the connection", (socket) => socket.resetAndDestroy(), "closed the connection before it answered"],
    ["hangs up", (socket) => socket.end(), "closed the connection before it answered"],
    ["hangs up within the headers", (socket) => socket.end("HTTP/1.1 200 OK\r\nx"), "closed the connection"],
    ["does not speak HTTP", (socket) => socket.end("220 mail.example.com ESMTP\r\n\r\n"), "is not HTTP"],
    ["switches protocols", (socket) => socket.write(upgrade), "without an answer"],
    ["sends endless headers", pourHeaders, "more than 16 KiB of headers"]
  ]
  for (const [what, onRequest, words] of problems) {
    it.scoped(`fails in words when the receiver ${what}`, () =>
      Effect.gen(function* () {
        const server = yield* receiver(onRequest)
        const error = yield* Effect.flip(send(`http://${host}:${server.port}/`))
        assert.strictEqual(error._tag, "ConnectionFailed")
        assert.include(error.reason, words)
        assert.include(error.reason, host)
        yield* server.closed
      })
    )
  }

  it.scoped("fails in words when nobody listens, or TLS is not spoken", () =>
    Effect.gen(function* () {
      const closed = yield* Effect.scoped(receiver(() => {}))
      const plain = yield* receiver((socket) => socket.end())
      yield* Effect.forkScoped(
        Effect.map(plain.connected, (socket) => socket.write("HTTP/1.1 400 Bad Request\r\n\r\n"))
      )
      const reason = (url: string) => Effect.map(Effect.flip(send(url)), ({ reason }) => reason)
      assert.strictEqual(yield* reason(`http://${host}:${closed.port}/`), `${host} refused the connection`)
      assert.include(yield* reason(`https://${host}:${plain.port}/`), "secure connection (TLS)")
    })
  )
})
