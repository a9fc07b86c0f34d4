import { Context, Effect, Layer } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { NotFound } from "#schema/Errors.ts"
import { may } from "#schema/resources/Permission.ts"
import type { Assistant } from "#schema/settings/Assistant.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown } from "#src/Ground/Time.ts"
import { type ConnectedAssistant, Grants } from "./Grants.ts"

/** The assistants of a workspace that a member sees: their own, and everybody's where their role lets them. */
export class AssistantsInView extends Context.Tag("steward/AssistantsInView")<
  AssistantsInView,
  {
    /** Newest first. */
    readonly list: (principal: Principal) => Effect.Effect<ReadonlyArray<Assistant>>
    /** Ends it at once. What somebody does not see is not there for them. */
    readonly disconnect: (principal: Principal, id: string) => Effect.Effect<void, NotFound>
  }
>() {
  static readonly layer = Layer.effect(
    AssistantsInView,
    Effect.gen(function* () {
      const grants = yield* Grants

      const inView = (principal: Principal) =>
        Effect.map(grants.listIn(principal.workspaceId), (all) =>
          may(principal, "manage_assistants") ? all : all.filter(({ personId }) => personId === principal.personId)
        )

      return AssistantsInView.of({
        list: tracedFn("AssistantsInView.list")(function* (principal) {
          return (yield* inView(principal)).map(toAssistant)
        }),
        disconnect: tracedFn("AssistantsInView.disconnect")(function* (principal, id) {
          const found = (yield* inView(principal)).find(({ grantId }) => grantId === id)
          if (found === undefined) {
            return yield* Effect.fail(new NotFound({ message: "There is no such assistant, or it was disconnected" }))
          }
          const why = found.personId === principal.personId ? "revoked by the person" : "revoked in Settings"
          yield* grants.end(principal.workspaceId, found.grantId, principal.personName, why)
        })
      })
    })
  )
}

const toAssistant = (one: ConnectedAssistant): Assistant => ({
  id: one.grantId,
  name: one.name,
  acts_for: { id: one.personId, name: one.personName },
  scopes: one.scopes,
  connected_at: shown(one.connectedAt),
  used_at: shown(one.usedAt)
})
