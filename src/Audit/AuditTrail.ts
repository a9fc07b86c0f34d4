import { Context, Effect, Layer, Option } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { Forbidden, type InvalidRequest } from "#schema/Errors.ts"
import { defaultPageSize } from "#schema/Page.ts"
import type { AuditEntry, AuditQuery } from "#schema/resources/Audit.ts"
import { may, refusal } from "#schema/resources/Permission.ts"
import { Cursors } from "#src/Database/Cursors.ts"
import { timesInOrder } from "#src/Database/FilterTimes.ts"
import { type Page, pageOf } from "#src/Database/Page.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown } from "#src/Ground/Time.ts"
import { AuditTrailRepo } from "./AuditTrailRepo.ts"

/** The audit log, to be read. */
export class AuditTrail extends Context.Tag("steward/AuditTrail")<
  AuditTrail,
  {
    /** Newest first. Only for those whose role may look into it. */
    readonly list: (
      principal: Principal,
      query: AuditQuery
    ) => Effect.Effect<Page<AuditEntry>, Forbidden | InvalidRequest>
  }
>() {
  static readonly layer = Layer.effect(
    AuditTrail,
    Effect.gen(function* () {
      const repo = yield* AuditTrailRepo
      const cursors = yield* Cursors
      return AuditTrail.of({
        list: tracedFn("AuditTrail.list")(function* (principal, query) {
          if (!may(principal, "read_audit")) {
            return yield* Effect.fail(new Forbidden({ message: refusal("read_audit") }))
          }
          const { workspaceId } = principal
          const { cursor, limit = defaultPageSize, ...filter } = query
          yield* timesInOrder(filter)
          const after =
            cursor === undefined
              ? Option.none()
              : Option.some(yield* cursors.decode("audit", workspaceId, cursor, filter))
          const rows = yield* Effect.orDie(repo.list(workspaceId, filter, after, limit + 1))
          return pageOf(
            rows,
            limit,
            (row) => ({ ...row, at: shown(row.at) }),
            ({ at, id }) => cursors.encode("audit", workspaceId, { at: at.getTime(), id }, filter)
          )
        })
      })
    })
  )
}
