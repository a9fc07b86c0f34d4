import { HttpServerRequest } from "@effect/platform"
import { assert, layer } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { Unauthorized } from "#schema/Errors.ts"
import { scopes } from "#schema/resources/Scope.ts"
import { HandlerTable } from "#src/Http/Handlers/HandlerTable.ts"
import { RequestPlaces } from "#src/Http/Places/RequestPlaces.ts"
import { CallerAuthentication } from "#src/Mcp/CallerAuthentication.ts"
import { messageAnswering } from "#src/Mcp/MessageAnswering.ts"
import { MessageLimits } from "#src/Mcp/MessageLimits.ts"
import { Grants } from "#src/OAuth/Grants/Grants.ts"
import { brand, House, member } from "#test/House.ts"
import { waitingWhile } from "#test/Http/Places/Waiting.ts"
import { approved, exchanged, registered } from "#test/OAuth/TestOAuth.ts"
import { message } from "./Posting.ts"

layer(House)("a call of an assistant that had to wait", (it) => {
  it.scoped("is not carried out where the assistant was disconnected meanwhile", () =>
    Effect.gen(function* () {
      const { workspaceId } = yield* brand()
      const { personId, principal } = yield* member(workspaceId, "owner")
      const client = yield* registered()
      const person = { id: personId, name: principal.personName, email: null }
      const connected = Effect.flatMap(approved({ client, person, workspaceId, allowed: scopes }), (code) =>
        exchanged(client, code)
      )
      const called = (meanwhile: Effect.Effect<unknown>) =>
        Effect.gen(function* () {
          const { access } = yield* connected
          const { admit } = yield* CallerAuthentication
          const source = new Request("https://steward.test/mcp", {
            method: "POST",
            headers: { authorization: `Bearer ${Redacted.value(access)}`, "content-type": "application/json" }
          })
          const request = HttpServerRequest.fromWeb(source)
          const admitted = yield* Effect.mapError(admit(request), ({ error }) => error)
          const answer = yield* messageAnswering
          const asking = { request, source, headers: {}, requestId: "req_1" }
          return yield* answer(asking, admitted, message("tools/call", { name: "whoami", arguments: {} }))
        }).pipe(
          Effect.provide([CallerAuthentication.layer, HandlerTable.layer, MessageLimits.layer]),
          Effect.provideService(RequestPlaces, waitingWhile(meanwhile))
        )
      assert.strictEqual((yield* called(Effect.void)).status, 200)
      const { endAll } = yield* Grants
      const refused = yield* Effect.flip(called(endAll(personId, "ended")))
      assert.instanceOf(refused, Unauthorized)
      assert.match(refused.message, /nothing was done/)
    })
  )
})
