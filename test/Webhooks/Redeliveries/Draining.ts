import { Effect, TestClock } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { deliveriesOf, drainAll } from "../Delivering.ts"

/** Makes the attempts that are due, until none will be for a minute. */
export const drainOut = Effect.gen(function* () {
  for (let round = 0; round < 6; round++) {
    yield* drainAll
    yield* TestClock.adjust("15 seconds")
  }
})

export const statesOf = (workspaceId: WorkspaceId) =>
  Effect.map(deliveriesOf(workspaceId), (rows) => rows.map(({ sequence, state }) => `${sequence} ${state}`))
