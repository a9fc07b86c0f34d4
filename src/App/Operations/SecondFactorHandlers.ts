import { Effect } from "effect"
import { Factors } from "#src/Access/Factors/Factors.ts"
import { FactorReset } from "#src/Access/Members/FactorReset.ts"
import { data } from "#src/Http/Endpoints/Answer.ts"
import { handlers } from "./AppHandlers.ts"

/** Who signs in with a second factor, as owners see it. */
export const secondFactorHandlers = Effect.gen(function* () {
  const factors = yield* Factors
  const resets = yield* FactorReset
  return handlers("second_factors", {
    list: ({ by }) => Effect.map(factors.members(by.workspaceId), data),
    reset: ({ path, principal: { personId, personName: actor, workspaceId } }) =>
      Effect.as(
        resets.byOwner({ workspaceId, personId, actor }, path.id),
        data({ person_id: path.id, second_factor: false as const })
      )
  })
})
