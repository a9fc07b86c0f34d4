import { assert, layer } from "@effect/vitest"
import { Array, Console, Effect, Layer, Redacted, Schema } from "effect"
import { apiPrefix } from "#schema/api/Api.ts"
import { page } from "#schema/Page.ts"
import { TrackedLink } from "#schema/resources/Link.ts"
import { trusted, verifyTrusted } from "#src/Ground/Trusted.ts"
import { brand } from "#test/House.ts"
import { ask, ownDoor } from "#test/Http/Asking.ts"
import { LibraryServer } from "#test/Http/Library/LibraryServer.ts"
import { InProcess } from "#test/InProcess.ts"

const [rounds, requests, atOnce] = [7, 1000, 16]

const middle = (values: ReadonlyArray<number>) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Milliseconds of processor time of this process. */
const spent = () => {
  const { system, user } = process.cpuUsage()
  return (system + user) / 1000
}

const costOf = <E, R>(act: Effect.Effect<unknown, E, R>) =>
  Effect.gen(function* () {
    const before = spent()
    yield* Effect.forEach(Array.range(1, requests), () => act, { concurrency: atOnce, discard: true })
    return (spent() - before) / requests
  })

layer(Layer.provideMerge(LibraryServer.layer, ownDoor), { timeout: 120_000 })("the cost", (it) => {
  it.scoped(
    "of Steward's server is well below that of the library's, for the same handlers",
    () =>
      Effect.gen(function* () {
        const { key } = yield* brand()
        const headers = { authorization: `Bearer ${Redacted.value(key)}` }
        const { request } = yield* InProcess
        const { answer } = yield* LibraryServer
        const served = yield* Effect.acquireRelease(
          Effect.sync(() => Bun.serve({ port: 0, fetch: (asked) => Effect.runPromise(answer(asked)) })),
          (server) => Effect.promise(() => server.stop(true))
        )
        const bodyOf = (response: Response) => Effect.promise(() => response.text())
        yield* Effect.acquireRelease(
          Effect.sync(() => verifyTrusted(false)),
          () => Effect.sync(() => verifyTrusted())
        )
        for (const path of ["/me", "/links?limit=50"]) {
          const own = Effect.flatMap(request(`${apiPrefix}${path}`, { headers }), bodyOf)
          const library = Effect.flatMap(
            Effect.promise(() => fetch(new URL(`${apiPrefix}${path}`, served.url), { headers, keepalive: false })),
            bodyOf
          )
          const ratios: Array<number> = []
          for (let round = 0; round < rounds; round++) ratios.push((yield* costOf(own)) / (yield* costOf(library)))
          yield* Console.log(
            `${path}: ${middle(ratios).toFixed(2)} of the library's server, with the client's own cost`
          )
          assert.isBelow(middle(ratios), 1)
        }
      }),
    120_000
  )

  it.effect("of comparing an answer with its schema is many times that of trusting it", () =>
    Effect.gen(function* () {
      const { key } = yield* brand()
      for (let made = 0; made < 50; made++) {
        yield* ask("POST", `${apiPrefix}/links`, { key, json: { target_url: `https://shop.example/${made}` } })
      }
      const Listed = page(TrackedLink, "Listed")
      const { text } = yield* ask("GET", `${apiPrefix}/links?limit=50`, { key })
      const answer: unknown = JSON.parse(text)
      const conforms = Schema.is(Listed)
      const trust = trusted(Listed)
      yield* Effect.acquireRelease(
        Effect.sync(() => verifyTrusted(false)),
        () => Effect.sync(() => verifyTrusted())
      )
      const cost = (act: () => unknown) => {
        for (let again = 0; again < 200; again++) act()
        const before = spent()
        for (let again = 0; again < 1000; again++) act()
        return spent() - before
      }
      const [looked, trusting, written] = [
        cost(() => conforms(answer)),
        cost(() => trust(answer)),
        cost(() => JSON.stringify(answer))
      ]
      yield* Console.log(
        `50 links: ${looked.toFixed(0)} µs to compare, ${trusting.toFixed(1)} to trust, ${written.toFixed(0)} to write as JSON`
      )
      assert.isAbove(looked, trusting)
    }).pipe(Effect.scoped)
  )
})
