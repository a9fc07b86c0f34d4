import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, type Layer, TestClock } from "effect"
import { ClientDocuments } from "#src/OAuth/Clients/ClientDocuments.ts"
import type { Resolver } from "#src/Webhooks/Names/Resolver.ts"
import { TargetPolicy } from "#src/Webhooks/Target/TargetPolicy.ts"
import { certificate, certificateKey } from "#test/Webhooks/Certificate.ts"
import { answering, host } from "#test/Webhooks/Sending.ts"

/** A server with a certificate, and how often it was asked. */
const serving = Effect.fn("serving")(function* (answer: (request: Request) => Response | Promise<Response>) {
  const asked: Array<string> = []
  const server = yield* Effect.acquireRelease(
    Effect.sync(() =>
      Bun.serve({
        port: 0,
        hostname: "127.0.0.1",
        tls: { cert: certificate, key: certificateKey },
        fetch: (request) => {
          asked.push(new URL(request.url).pathname)
          return answer(request)
        }
      })
    ),
    (running) => Effect.promise(() => running.stop(true))
  )
  return { asked, id: `https://${host}:${server.port}/client.json` }
})

const fetched = (
  id: string,
  {
    allowPrivate = true,
    ca = certificate,
    resolver = answering(["127.0.0.1"]).layer
  }: { readonly allowPrivate?: boolean; readonly ca?: string; readonly resolver?: Layer.Layer<Resolver> } = {}
) =>
  Effect.flatMap(ClientDocuments, (documents) => documents.fetch(id)).pipe(
    Effect.provide(ClientDocuments.layer({ ca })),
    Effect.provide([resolver, TargetPolicy.layer({ allowPrivate })])
  )

const document = (request: Request) => ({
  client_id: `https://${request.headers.get("host")}/client.json`,
  client_name: "Claude",
  redirect_uris: ["https://claude.ai/callback"]
})

describe("Documents", () => {
  it.scopedLive("a client is what the document at its address says", () =>
    Effect.gen(function* () {
      const { asked, id } = yield* serving((request) => Response.json(document(request)))
      assert.deepInclude(yield* fetched(id), { id, name: "Claude", redirectUris: ["https://claude.ai/callback"] })
      assert.deepStrictEqual(asked, ["/client.json"])
    })
  )

  it.scopedLive("an address that is not public is not called, whatever else the name stands for", () =>
    Effect.gen(function* () {
      const { asked, id } = yield* serving((request) => Response.json(document(request)))
      for (const addresses of [
        ["127.0.0.1"],
        ["8.8.8.8", "127.0.0.1"],
        ["10.0.0.1"],
        ["192.168.1.1"],
        ["172.16.0.1"],
        ["169.254.169.254"],
        ["100.64.0.1"],
        ["0.0.0.0"],
        ["::1"],
        ["::ffff:127.0.0.1"],
        ["fd00::1"],
        ["fe80::1"],
        ["64:ff9b::7f00:1"],
        ["2002:7f00:1::"],
        []
      ]) {
        const refused = yield* Effect.flip(fetched(id, { allowPrivate: false, resolver: answering(addresses).layer }))
        assert.strictEqual(refused.code, "invalid_client", addresses.join())
      }
      assert.deepStrictEqual(asked, [])
    })
  )

  it.scopedLive("the name is looked up once: a second answer cannot lead elsewhere", () =>
    Effect.gen(function* () {
      const { id } = yield* serving((request) => Response.json(document(request)))
      const dns = answering(["127.0.0.1"], ["10.0.0.1"])
      yield* fetched(id, { resolver: dns.layer })
      assert.deepStrictEqual(dns.asked, [host])
    })
  )

  it.scopedLive("redirects are not followed, and answers that are no plain document are refused", () =>
    Effect.gen(function* () {
      for (const answer of [
        () => new Response(null, { status: 302, headers: { location: "/elsewhere" } }),
        () => new Response("gone", { status: 404 }),
        (request: Request) => Response.json(document(request), { status: 201 }),
        () => new Response("<html>"),
        (request: Request) => Response.json({ ...document(request), padding: "x".repeat(6000) }),
        (request: Request) =>
          new Response(Bun.gzipSync(JSON.stringify(document(request))), { headers: { "content-encoding": "gzip" } }),
        () => Response.json({ client_id: "https://other.example/client.json", redirect_uris: ["https://a.example/"] })
      ]) {
        const { asked, id } = yield* serving(answer)
        assert.strictEqual((yield* Effect.flip(fetched(id))).code, "invalid_client")
        assert.deepStrictEqual(asked, ["/client.json"])
      }
    })
  )

  it.scopedLive("whatever goes wrong is told in one text: nobody learns what is at an address", () =>
    Effect.gen(function* () {
      const { id } = yield* serving(() => new Response("gone", { status: 404 }))
      const odd = yield* serving(() => new Response("<html>"))
      const failures = yield* Effect.all([
        Effect.flip(fetched(id)),
        Effect.flip(fetched(odd.id)),
        Effect.flip(fetched(id, { allowPrivate: false })),
        Effect.flip(fetched(id, { resolver: answering([]).layer })),
        Effect.flip(fetched(id, { ca: "" })),
        Effect.flip(fetched(`https://${host}:1/client.json`)),
        Effect.flip(fetched("https://169.254.169.254/latest/meta-data")),
        Effect.flip(fetched(`https://${host}/client.json?x`))
      ])
      assert.strictEqual(new Set(failures.map(({ code, message }) => `${code} ${message}`)).size, 1)
    })
  )

  it.scopedLive("an endless answer is cut off", () =>
    Effect.gen(function* () {
      let sent = 0
      const { id } = yield* serving(
        () =>
          new Response(
            new ReadableStream({
              pull(controller) {
                sent += 1024
                controller.enqueue(new Uint8Array(1024).fill(32))
              }
            })
          )
      )
      yield* Effect.flip(fetched(id))
      assert.isBelow(sent, 16 * 1024 * 1024)
    })
  )

  it.scopedLive("the certificate has to be good, and for this name", () =>
    Effect.gen(function* () {
      const { asked, id } = yield* serving((request) => Response.json(document(request)))
      yield* Effect.flip(fetched(id.replace(host, "other.steward.test")))
      yield* Effect.flip(
        Effect.flatMap(ClientDocuments, (documents) => documents.fetch(id)).pipe(
          Effect.provide(ClientDocuments.layer()),
          Effect.provide([answering(["127.0.0.1"]).layer, TargetPolicy.layer({ allowPrivate: true })])
        )
      )
      assert.deepStrictEqual(asked, [])
    })
  )

  it.scoped("who does not answer within three seconds is not waited for", () =>
    Effect.gen(function* () {
      const { id } = yield* serving(() => new Promise<Response>(() => {}))
      const waiting = yield* Effect.fork(Effect.flip(fetched(id)))
      yield* Effect.yieldNow()
      yield* TestClock.adjust("3 seconds")
      assert.include((yield* Fiber.join(waiting)).message, "within 3 seconds")
    })
  )
})
