import { Context, Effect, Layer, Option } from "effect"
import type { InvalidRequest, NotFound } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import { defaultPageSize } from "#schema/Page.ts"
import { type DeliveryFilter, type DeliveryPage, maxAttemptsShown } from "#schema/resources/Delivery.ts"
import { Cursors } from "#src/Database/Cursors.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { noHook } from "../Hooks/NoHook.ts"
import { DeliveryLogRepo, type LoggedDelivery } from "./DeliveryLogRepo.ts"
import { toDelivery } from "./DeliveryResource.ts"

/** What a hook was told, and how that went: every attempt that was made. */
export class DeliveryLog extends Context.Tag("steward/DeliveryLog")<
  DeliveryLog,
  {
    /**
     * Newest first; after a sequence, oldest first and without gaps. Whoever has all up to `last_sequence` has missed
     * nothing: sequences are handed out in commit order, so none is added behind one that was shown.
     */
    readonly list: (
      workspaceId: WorkspaceId,
      hookId: string,
      filter: DeliveryFilter
    ) => Effect.Effect<DeliveryPage, InvalidRequest | NotFound>
  }
>() {
  static readonly layer = Layer.effect(
    DeliveryLog,
    Effect.gen(function* () {
      const repo = yield* DeliveryLogRepo
      const cursors = yield* Cursors
      const noSuchWebhook = yield* noHook

      const withAttempts = tracedFn("DeliveryLog.withAttempts")(function* (
        workspaceId: WorkspaceId,
        rows: ReadonlyArray<LoggedDelivery>
      ) {
        const ids = rows.map(({ id }) => id)
        const attempts = yield* repo.attempts(workspaceId, ids, maxAttemptsShown)
        const byDelivery = Map.groupBy(attempts, ({ delivery_id }) => delivery_id)
        return rows.map((row) => toDelivery(row, byDelivery.get(row.id) ?? []))
      }, Effect.orDie)

      return DeliveryLog.of({
        list: tracedFn("DeliveryLog.list")(function* (workspaceId, hookId, filter) {
          const hook = Option.getOrNull(yield* Effect.orDie(repo.hook(workspaceId, hookId)))
          if (hook === null) return yield* noSuchWebhook(workspaceId, hookId)
          const { after_sequence, cursor, limit = defaultPageSize, status } = filter
          const list =
            after_sequence === undefined ? (`deliveries ${hook.id}` as const) : (`sequence ${hook.id}` as const)
          const from =
            cursor === undefined
              ? Option.none()
              : Option.some(yield* cursors.decode(list, workspaceId, cursor, { status }))
          const page = { workspaceId, hookId: hook.id, status, limit: limit + 1 }
          const rows = yield* Effect.orDie(
            after_sequence === undefined
              ? repo.newest(page, from)
              : repo.between(
                  page,
                  Math.max(after_sequence, Option.match(from, { onNone: () => 0, onSome: ({ at }) => at })),
                  hook.last_sequence
                )
          )
          const last = rows.length > limit ? rows[limit - 1] : undefined
          const at = after_sequence === undefined ? last?.created_at.getTime() : last?.sequence
          return {
            data: yield* withAttempts(workspaceId, rows.slice(0, limit)),
            next_cursor:
              last === undefined ? null : cursors.encode(list, workspaceId, { at: at ?? 0, id: last.id }, { status }),
            last_sequence: hook.last_sequence
          }
        })
      })
    })
  )
}
