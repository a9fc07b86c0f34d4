import { assert, layer } from "@effect/vitest"
import { Clock, Effect, Schema } from "effect"
import { data } from "#schema/Page.ts"
import { MemberFactor, TotpSetup } from "#schema/resources/Security.ts"
import { codeAt } from "#src/Access/Factors/TotpCode.ts"
import { brand, member } from "#test/House.ts"
import { ask, Door, readAs, refused } from "#test/Http/Asking.ts"
import { fromOwnPage, signedIn } from "./SignedIn.ts"

const listed = data(Schema.Array(MemberFactor), "Answer")

layer(Door)("second factors of members", (it) => {
  it.effect("are seen by owners and admins, and taken away by owners alone", () =>
    Effect.gen(function* () {
      const { personId, workspaceId } = yield* brand()
      const { personId: admin } = yield* member(workspaceId, "admin")
      const { personId: viewer } = yield* member(workspaceId, "viewer")
      const elsewhere = yield* brand()
      const [owner, asAdmin, asViewer, stranger] = [
        yield* signedIn(personId, workspaceId),
        yield* signedIn(admin, workspaceId),
        yield* signedIn(viewer, workspaceId),
        yield* signedIn(elsewhere.personId, workspaceId)
      ]
      const me = (path: string, json?: unknown) =>
        ask("POST", `/app/v1/me${path}`, { headers: { cookie: asViewer.cookie, ...fromOwnPage }, json })
      const { secret } = readAs(data(TotpSetup, "Answer"), yield* me("/totp")).data
      yield* me("/totp/confirm", { code: codeAt(secret, yield* Clock.currentTimeMillis) })

      const shown = readAs(listed, yield* asAdmin.app("GET", "/second-factors")).data
      assert.deepStrictEqual(
        shown.filter(({ second_factor }) => second_factor).map(({ person_id }) => person_id),
        [viewer]
      )
      const path = `/second-factors/${viewer}`
      refused(yield* asViewer.app("GET", "/second-factors"), 403, "forbidden")
      refused(yield* asAdmin.app("DELETE", path), 403, "forbidden")
      refused(yield* stranger.app("DELETE", path), 404, "not_found")
      refused(yield* owner.app("DELETE", `/second-factors/${elsewhere.personId}`), 404, "not_found")
      assert.strictEqual((yield* owner.app("DELETE", path)).status, 200)
      refused(yield* owner.app("DELETE", path), 422, "unprocessable")
      refused(yield* me("/totp"), 401, "unauthorized")
    })
  )
})
