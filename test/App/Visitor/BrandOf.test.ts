import { HttpServerRequest } from "@effect/platform"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Members } from "#src/Access/Members/Members.ts"
import { StillStanding } from "#src/Access/Members/StillStanding.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { brandFinder } from "#src/App/Visitor/BrandOf.ts"
import { Stopped } from "#src/App/Visitor/Stopped.ts"
import { Visitor } from "#src/App/Visitor/Visitor.ts"
import { RequestPlaces } from "#src/Http/Places/RequestPlaces.ts"
import { brand, House, member } from "#test/House.ts"
import { waitingWhile } from "#test/Http/Places/Waiting.ts"
import { cookieOf } from "../Operations/SignedIn.ts"

const requestBy = (cookie: string) =>
  HttpServerRequest.fromWeb(new Request("https://steward.test/settings/keys", { method: "POST", headers: { cookie } }))

layer(House)("the brand of a page whose visitor had to wait", (it) => {
  it.effect("is theirs with the role that they had, or the page is not shown and its form not taken", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* brand()
      const { personId, principal } = yield* member(workspaceId, "admin")
      const members = yield* Members
      const person = { id: personId, name: principal.personName, email: null }
      const change = { workspaceId, personId, actor: "Ada" }
      const cookie = yield* cookieOf(personId)
      const during = (meanwhile: Effect.Effect<unknown>) =>
        Effect.flatMap(brandFinder, ({ brandOf }) => brandOf(person, workspaceId)).pipe(
          Effect.provideService(RequestPlaces, waitingWhile(meanwhile)),
          Effect.provideService(HttpServerRequest.HttpServerRequest, requestBy(cookie))
        )
      assert.strictEqual((yield* during(Effect.void)).brand.role, "admin")
      const demoted = Effect.orDie(members.change({ ...change, role: "viewer", limitedTo: null }))
      const stopped = yield* Effect.flip(during(demoted))
      assert.isTrue(stopped instanceof Stopped && stopped.status === 401 && /nothing was done/.test(stopped.message))
      assert.strictEqual((yield* during(Effect.void)).brand.role, "viewer")
      const signedOut = Effect.flatMap(Sessions, ({ endAll }) => endAll(personId))
      const ended = yield* Effect.flip(during(Effect.provideService(signedOut, Sessions, yield* Sessions)))
      assert.isTrue(ended instanceof Stopped && ended.status === 401 && /nothing was done/.test(ended.message))
      yield* Effect.flip(during(Effect.orDie(members.remove(change))))
    }).pipe(Effect.provide([StillStanding.layer, Visitor.layer]))
  )
})
