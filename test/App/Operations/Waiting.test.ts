import { HttpRouter, HttpServer, HttpServerRequest } from "@effect/platform"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import type { PersonId } from "#schema/Ids.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { operationsDoor } from "#src/App/Operations/Door.ts"
import { meDoor } from "#src/App/Operations/Me/Door.ts"
import { RequestPlaces } from "#src/Http/Places/RequestPlaces.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { brand, House } from "#test/House.ts"
import { waitingWhile } from "#test/Http/Places/Waiting.ts"
import { cookieOf, fromOwnPage } from "./SignedIn.ts"

/** Asks in a session that ends, or does not, while the request waits. */
const asking = <E, R>(door: Layer.Layer<never, E, R>, path: string, json: object) =>
  Effect.fn("asking")(function* (personId: PersonId, ends: boolean) {
    const sessions = yield* Sessions
    const cookie = yield* cookieOf(personId)
    const request = new Request(`https://steward.test${path}`, {
      method: "POST",
      headers: { cookie, ...fromOwnPage, "content-type": "application/json" },
      body: JSON.stringify(json)
    })
    const meanwhile = ends ? sessions.endAll(personId) : Effect.void
    const routes = door.pipe(
      Layer.provideMerge(Router.Live),
      Layer.provide(Layer.succeed(RequestPlaces, waitingWhile(meanwhile)))
    )
    return yield* Effect.flatMap(Router, ({ router }) =>
      Effect.flatten(Effect.flatMap(router, HttpRouter.toHttpApp))
    ).pipe(
      Effect.provide([routes, HttpServer.layerContext]),
      Effect.provideService(HttpServerRequest.HttpServerRequest, HttpServerRequest.fromWeb(request))
    )
  })

layer(House)("what is asked in a session, and has to wait", (it) => {
  it.effect("is not done where the session has ended meanwhile", () =>
    Effect.gen(function* () {
      const { personId, workspaceId } = yield* brand()
      const [mine, ours] = [
        asking(meDoor, "/app/v1/me/totp", {}),
        asking(operationsDoor, `/app/v1/${workspaceId}/keys`, { name: "Zapier" })
      ]
      assert.deepStrictEqual([(yield* mine(personId, false)).status, (yield* ours(personId, false)).status], [200, 201])
      for (const refused of [yield* Effect.flip(mine(personId, true)), yield* Effect.flip(ours(personId, true))]) {
        assert.strictEqual("code" in refused ? refused.code : refused._tag, "unauthorized")
      }
    })
  )
})
