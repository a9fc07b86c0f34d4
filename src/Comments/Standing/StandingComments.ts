import { SqlClient } from "@effect/sql"
import { Context, DateTime, Effect, Layer, Option, Schema } from "effect"
import { Surface } from "#schema/Platform.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import type { ObservedAccount } from "../Observation.ts"
import type { StandingPlace } from "./StandingPlace.ts"

export interface StandingRequest {
  readonly waiting: boolean
  /** With those that are hidden there. */
  readonly hidden: boolean
  readonly before: Option.Option<StandingPlace>
  readonly limit: number
}

const StandingRow = Schema.Struct({
  id: Schema.String,
  external_id: Schema.String,
  post_external_id: Schema.NullOr(Schema.String),
  surface: Surface,
  text: Schema.String,
  received_at: Schema.DateFromSelf
})

const statusesOf = (waiting: boolean, hidden: boolean) =>
  waiting ? ["review"] : hidden ? ["visible", "pending", "hidden"] : ["visible", "pending"]

/** Comments that are on the platform, as far as Steward knows. */
export class StandingComments extends Context.Tag("steward/StandingComments")<
  StandingComments,
  {
    /** Of an account, newest first. */
    readonly of: (
      account: ObservedAccount,
      ask: StandingRequest
    ) => Effect.Effect<
      ReadonlyArray<{
        readonly externalId: string
        readonly postExternalId: string | null
        readonly surface: Surface
        readonly text: string
        readonly receivedAt: DateTime.Utc
        readonly place: StandingPlace
      }>
    >
  }
>() {
  static readonly layer = Layer.effect(
    StandingComments,
    Effect.map(SqlClient.SqlClient, (sql) => ({
      of: tracedFn("StandingComments.of")(function* ({ accountId, workspaceId }, { before, hidden, limit, waiting }) {
        const rows = yield* sql`
          SELECT found.id, found.external_id, found.post_external_id, surface.surface, found.text, found.received_at
          FROM unnest(${statusesOf(waiting, hidden)}::text[]) AS status,
            unnest(${Surface.literals}::text[]) AS surface,
            LATERAL (
              SELECT c.id, c.external_id, c.post_external_id, c.text, c.received_at FROM comments c
              WHERE ${sql.and([
                sql`c.workspace_id = ${workspaceId} AND c.account_id = ${accountId} AND c.status = status.status`,
                sql`c.surface = surface.surface`,
                ...(hidden ? [] : [sql`NOT c.hidden_on_platform`]),
                ...Option.match(before, {
                  onNone: () => [],
                  onSome: ({ at, id }) => [sql`(c.received_at, c.id) < (${new Date(at)}, ${id})`]
                })
              ])}
              ORDER BY c.received_at DESC, c.id DESC LIMIT ${limit}
            ) AS found
          ORDER BY found.received_at DESC, found.id DESC LIMIT ${limit}`.pipe(rowsOf(StandingRow))
        return rows.map(({ external_id, id, post_external_id, received_at, surface, text }) => ({
          externalId: external_id,
          postExternalId: post_external_id,
          surface,
          text,
          receivedAt: DateTime.unsafeFromDate(received_at),
          place: { at: received_at.getTime(), id }
        }))
      }, Effect.orDie)
    }))
  )
}
