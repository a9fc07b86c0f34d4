import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import { brand } from "#test/House.ts"
import { deliveriesOf, hookOf, occur, subscribe } from "../Delivering.ts"

export const attemptsLogged = Effect.fn("attemptsLogged")(function* (workspaceId: string) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ attempt: number }>`
    SELECT attempt FROM delivery_attempts WHERE workspace_id = ${workspaceId} ORDER BY attempt`
  return rows.map(({ attempt }) => attempt)
})

export const oneDelivery = Effect.fn("oneDelivery")(function* (target: string) {
  const { principal, workspaceId } = yield* brand()
  const hook = yield* subscribe(principal, target)
  yield* occur(workspaceId)
  const delivery = Effect.flatMap(deliveriesOf(workspaceId), ([row]) =>
    row === undefined ? Effect.dieMessage("There is no delivery") : Effect.succeed(row)
  )
  return { workspaceId, delivery, hook: hookOf(principal, hook.id) }
})
