import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { mostOfCaller } from "#src/Http/Places/RequestPlaces.ts"
import { TrackedLinks } from "#src/Sales/TrackedLinks.ts"
import { brand } from "#test/House.ts"
import { locking } from "#test/Moderation/Scene.ts"
import { ask, Door, refused } from "../Asking.ts"

const targetUrl = "https://shop.example/offer?stwclid=old&size=L#top"

const link = Effect.gen(function* () {
  const links = yield* TrackedLinks
  const { workspaceId } = yield* brand()
  const { code } = yield* Effect.orDie(links.create(workspaceId, { target_url: targetUrl }))
  const sql = yield* SqlClient.SqlClient
  const clicks = Effect.orDie(sql<{ readonly id: string }>`SELECT id FROM clicks WHERE workspace_id = ${workspaceId}`)
  return { code, clicks }
})

layer(Door)("GET /r/:code", (it) => {
  it.effect("leads on with a click in place of an earlier one, and is not kept", () =>
    Effect.gen(function* () {
      const { clicks, code } = yield* link
      const { headers, status } = yield* ask("GET", `/r/${code}`)
      assert.strictEqual(status, 302)
      const [click] = yield* clicks
      assert.strictEqual(headers.get("location"), `https://shop.example/offer?size=L&stwclid=${click?.id}#top`)
      assert.strictEqual(headers.get("cache-control"), "no-store")
    })
  )

  it.effect("leads on without a click whoever does not follow", () =>
    Effect.gen(function* () {
      const { clicks, code } = yield* link
      const visits = [
        yield* ask("HEAD", `/r/${code}`),
        yield* ask("GET", `/r/${code}`, { headers: { "sec-purpose": "prefetch" } }),
        yield* ask("GET", `/r/${code}`, { headers: { "user-agent": "Slackbot-LinkExpanding 1.0" } })
      ]
      for (const { headers, status } of visits) {
        assert.deepStrictEqual([status, headers.get("location")], [302, targetUrl])
      }
      assert.deepStrictEqual(yield* clicks, [])
    })
  )

  it.effect("keeps nobody else waiting, however many follow one link at once", () =>
    Effect.gen(function* () {
      const { clicks, code } = yield* link
      const other = yield* brand()
      const sql = yield* SqlClient.SqlClient
      const unlock = yield* locking(sql`SELECT FROM tracked_links WHERE code = ${code} FOR UPDATE`)
      const visits = yield* Effect.replicateEffect(Effect.fork(ask("GET", `/r/${code}`)), 30)
      yield* Effect.repeat(sql`SELECT FROM pg_locks WHERE NOT granted`, {
        until: ({ length }) => length >= mostOfCaller
      })
      assert.strictEqual((yield* ask("GET", "/api/v1/me", { key: other.key })).status, 200)
      yield* unlock
      const answers = yield* Fiber.join(Fiber.all(visits))
      assert.isTrue(answers.every(({ status }) => status === 302))
      assert.lengthOf(yield* clicks, 30)
    })
  )

  it.effect("goes nowhere that a request says", () =>
    Effect.gen(function* () {
      const { code } = yield* link
      const { headers } = yield* ask("GET", `/r/${code}?url=https://evil.example&stwclid=mine#https://evil.example`)
      assert.match(headers.get("location") ?? "", /^https:\/\/shop\.example\/offer\?size=L&stwclid=clk_[0-9a-f]+#top$/)
      for (const path of ["/r/https:%2F%2Fevil.example", "/r/nothing", "/r/%2F%2Fevil.example"]) {
        const answered = yield* ask("GET", path)
        refused(answered, 404, "not_found")
        assert.isNull(answered.headers.get("location"))
      }
      const posted = yield* ask("POST", `/r/${code}`)
      refused(posted, 405, "method_not_allowed")
    })
  )
})
