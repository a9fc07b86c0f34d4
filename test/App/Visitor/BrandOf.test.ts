import { HttpServerRequest } from "@effect/platform"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Members } from "#src/Access/Members/Members.ts"
import { StillStanding } from "#src/Access/Members/StillStanding.ts"
import { brandFinder } from "#src/App/Visitor/BrandOf.ts"
import { Stopped } from "#src/App/Visitor/Stopped.ts"
import { RequestPlaces } from "#src/Http/Places/RequestPlaces.ts"
import { brand, House, member } from "#test/House.ts"

const request = HttpServerRequest.fromWeb(new Request("https://steward.test/settings/keys", { method: "POST" }))

/** Every place is taken: whoever comes waits, and meanwhile this happens. */
const waitingWhile = (meanwhile: Effect.Effect<unknown>) =>
  RequestPlaces.of({
    enter: (_caller, _workspace, afterWaiting = Effect.void) => Effect.zipRight(meanwhile, afterWaiting)
  })

layer(House)("the brand of a page whose visitor had to wait", (it) => {
  it.effect("is theirs with the role that they had, or the page is not shown and its form not taken", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* brand()
      const { personId, principal } = yield* member(workspaceId, "admin")
      const members = yield* Members
      const person = { id: personId, name: principal.personName, email: null }
      const change = { workspaceId, personId, actor: "Ada" }
      const during = (meanwhile: Effect.Effect<unknown>) =>
        Effect.flatMap(brandFinder, ({ brandOf }) => brandOf(person, workspaceId)).pipe(
          Effect.provideService(RequestPlaces, waitingWhile(meanwhile))
        )
      assert.strictEqual((yield* during(Effect.void)).brand.role, "admin")
      const demoted = Effect.orDie(members.change({ ...change, role: "viewer", limitedTo: null }))
      const stopped = yield* Effect.flip(during(demoted))
      assert.isTrue(stopped instanceof Stopped && stopped.status === 401 && /nothing was done/.test(stopped.message))
      assert.strictEqual((yield* during(Effect.void)).brand.role, "viewer")
      yield* Effect.flip(during(Effect.orDie(members.remove(change))))
    }).pipe(Effect.provide(StillStanding.layer), Effect.provideService(HttpServerRequest.HttpServerRequest, request))
  )
})
