import { SqlClient } from "@effect/sql"
import { DateTime, Effect, FastCheck } from "effect"
import { CommentId } from "#schema/Ids.ts"
import { type Platform, Surface } from "#schema/Platform.ts"
import { CommentStatus } from "#schema/resources/Comment.ts"
import type { CommentFilter } from "#schema/resources/CommentFilter.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import type { ObservedAccount } from "#src/Comments/Observation.ts"
import { connect } from "#test/House.ts"

/** Unix milliseconds: every row was received in the four seconds from here, many at the same time. */
const start = 1_000_000
const span = 4_000

const milliseconds = FastCheck.oneof(
  FastCheck.nat(span - 1),
  FastCheck.constantFrom(0, 1, 999, 1_000, 3_000, 3_998, 3_999)
)

/** A comment whose account, post and ad are numbers; `rank` decides how its id sorts. */
export interface Row {
  readonly text?: string
  readonly rank: number
  readonly account: number
  readonly status: CommentStatus
  readonly surface: Surface
  readonly post: number | null
  readonly ad: number | null
  readonly received: number
  readonly waiting: number
  readonly archived: boolean
}

export const row: FastCheck.Arbitrary<Row> = FastCheck.record({
  rank: FastCheck.nat(99),
  account: FastCheck.nat(2),
  status: FastCheck.constantFrom(...CommentStatus.literals),
  surface: FastCheck.constantFrom(...Surface.literals),
  post: FastCheck.option(FastCheck.nat(2)),
  ad: FastCheck.option(FastCheck.nat(1)),
  received: milliseconds,
  waiting: FastCheck.nat(3),
  archived: FastCheck.boolean()
})

/** A filter with numbers in place of ids. */
interface FilterShape extends Partial<Pick<Row, "account" | "archived" | "status" | "surface">> {
  readonly post?: number
  readonly ad?: number
  readonly external?: number
  readonly platform?: Platform
  readonly since?: number
  readonly until?: number
}

const conditions = {
  account: FastCheck.nat(2),
  status: FastCheck.constantFrom(...CommentStatus.literals),
  surface: FastCheck.constantFrom(...Surface.literals),
  archived: FastCheck.boolean(),
  post: FastCheck.nat(3),
  ad: FastCheck.nat(2),
  external: FastCheck.nat(90),
  platform: FastCheck.constantFrom<Platform>("facebook", "youtube", "tiktok"),
  since: milliseconds,
  until: milliseconds
}
const { external: _, ...frequent } = conditions

/** The later of two times comes after the other: the other way round is refused. */
const inOrder = <A extends Pick<FilterShape, "since" | "until">>(shape: A): A =>
  shape.since === undefined || shape.until === undefined || shape.since <= shape.until
    ? shape
    : { ...shape, since: shape.until, until: shape.since }

/** Any conditions together; few, more often than not, so that something is left. */
export const filterShape: FastCheck.Arbitrary<FilterShape> = FastCheck.oneof(
  FastCheck.record(conditions, { requiredKeys: [] }).map(inOrder),
  FastCheck.oneof(...Object.entries(frequent).map(([name, value]) => FastCheck.record({ [name]: value }))),
  FastCheck.record({ status: conditions.status, since: FastCheck.nat(1_500) }, { requiredKeys: [] })
)

export interface Stored extends Omit<Row, "account" | "received" | "waiting"> {
  readonly id: CommentId
  readonly account: ObservedAccount
  readonly externalId: string
  readonly received: Date
  readonly waiting: Date | null
}

export const toFilter = (shape: FilterShape, accounts: ReadonlyArray<ObservedAccount>): CommentFilter => ({
  ...(shape.status === undefined ? {} : { status: shape.status }),
  ...(shape.surface === undefined ? {} : { surface: shape.surface }),
  ...(shape.archived === undefined ? {} : { archived: shape.archived ? "true" : "false" }),
  ...(shape.platform === undefined ? {} : { platform: shape.platform }),
  ...(shape.account === undefined ? {} : { account_id: accounts[shape.account]?.accountId ?? "" }),
  ...(shape.post === undefined ? {} : { post_id: `post-${shape.post}` }),
  ...(shape.ad === undefined ? {} : { ad_id: `ad-${shape.ad}` }),
  ...(shape.external === undefined ? {} : { external_id: `old-${shape.external}` }),
  ...(shape.since === undefined ? {} : { since: DateTime.unsafeMake(start + shape.since) }),
  ...(shape.until === undefined ? {} : { until: DateTime.unsafeMake(start + shape.until) })
})

/** What a filter means, in memory. */
export const matches = (filter: CommentFilter) => (row: Stored) =>
  [
    [filter.status, row.status],
    [filter.surface, row.surface],
    [filter.archived, String(row.archived)],
    [filter.platform, row.account.platform],
    [filter.account_id, row.account.accountId],
    [filter.post_id, row.post === null ? null : `post-${row.post}`],
    [filter.ad_id, row.ad === null ? null : `ad-${row.ad}`],
    [filter.external_id, row.externalId]
  ].every(([wanted, actual]) => wanted === undefined || wanted === actual) &&
  (filter.since === undefined || row.received.getTime() >= DateTime.toEpochMillis(filter.since)) &&
  (filter.until === undefined || row.received.getTime() < DateTime.toEpochMillis(filter.until))

/** A workspace with three accounts and these comments; its next sort key is in the second of the newest. */
export const stocked = Effect.fn("stocked")(function* (rows: ReadonlyArray<Row>) {
  const sql = yield* SqlClient.SqlClient
  const workspaces = yield* Workspaces
  const { id: workspaceId } = yield* workspaces.create({ name: "Brand", timeZone: TimeZone.make("Europe/Oslo") })
  const facebook = yield* connect(workspaceId, "facebook")
  const accounts = [facebook, yield* connect(workspaceId, "facebook"), yield* connect(workspaceId, "youtube")] as const
  const stored = rows.map(
    (row, index): Stored => ({
      ...row,
      id: CommentId.make(`com_${String(row.rank).padStart(4, "0")}${String(index).padStart(28, "0")}`),
      account: accounts[row.account] ?? facebook,
      externalId: `old-${index}`,
      received: new Date(start + row.received),
      waiting: row.status === "review" ? new Date(start + row.waiting * 1_000) : null
    })
  )
  if (stored.length > 0) {
    yield* sql`INSERT INTO comments ${sql.insert(
      stored.map((row) => ({
        workspace_id: workspaceId,
        id: row.id,
        account_id: row.account.accountId,
        platform: row.account.platform,
        surface: row.surface,
        external_id: row.externalId,
        post_external_id: row.post === null ? null : `post-${row.post}`,
        ad_id: row.ad === null ? null : `ad-${row.ad}`,
        author_name: "Kari",
        author_handle: "kari",
        text: row.text ?? "What a lovely cup of coffee",
        has_media: false,
        status: row.status,
        archived: row.archived,
        hidden_on_platform: row.status === "hidden",
        waiting_since: row.waiting,
        created_at: row.received,
        received_at: row.received,
        updated_at: row.received
      }))
    )}`
  }
  yield* sql`UPDATE workspaces SET last_key = ${new Date(start + span)}::timestamptz - interval '1 millisecond'
    WHERE id = ${workspaceId}`
  return { workspaceId, accounts, rows: stored }
}, Effect.orDie)
