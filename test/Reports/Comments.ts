import { SqlClient } from "@effect/sql"
import { Effect, FastCheck } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { Surface } from "#schema/Platform.ts"
import { protectionKeys } from "#schema/resources/Autopilot.ts"
import type { CommentStatus, DecidedBy, Reply } from "#schema/resources/Comment.ts"
import type { ObservedAccount } from "#src/Comments/Observation.ts"
import { jsonb } from "#src/Database/Json.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { shown } from "#src/Ground/Time.ts"
import type { Facts } from "./Naive.ts"

/** A comment apart from where and when. */
export type Standing = Pick<Facts, "status" | "archived" | "asked" | "decision" | "surface"> & {
  /** Milliseconds from receiving. */
  readonly hiddenAfter: number | null
  readonly replies: ReadonlyArray<{ readonly by: Reply["by"]; readonly after: number }>
}

// as they come: most at once, some after minutes, some after days
const after = FastCheck.oneof(
  FastCheck.integer({ min: 0, max: 5000 }),
  FastCheck.integer({ min: 0, max: 600_000 }),
  FastCheck.integer({ min: 0, max: 3 * 86_400_000 })
)

const decision = FastCheck.record({
  by: FastCheck.constantFrom<DecidedBy>("autopilot", "person", "campaign", "platform"),
  category: FastCheck.constantFrom(...protectionKeys, null)
})

export const standing: FastCheck.Arbitrary<Standing> = FastCheck.record({
  status: FastCheck.constantFrom<CommentStatus>("visible", "hidden", "hidden", "deleted", "review", "pending"),
  archived: FastCheck.boolean(),
  asked: FastCheck.boolean(),
  decision: FastCheck.option(decision, { freq: 6 }),
  surface: FastCheck.constantFrom<Surface>("organic", "ad"),
  hiddenAfter: FastCheck.option(after),
  replies: FastCheck.array(
    FastCheck.record({ by: FastCheck.constantFrom<Reply["by"]>("person", "autopilot", "campaign"), after }),
    {
      maxLength: 2
    }
  )
})

/** What a standing comes to for a comment of an account that was received at some time. */
export const factsOf = (
  { platform, accountId }: ObservedAccount,
  { hiddenAfter, replies, ...standing }: Standing,
  receivedAt: number
): Facts => ({
  ...standing,
  asked: standing.asked || standing.status === "review",
  account_id: accountId,
  platform,
  received_at: new Date(receivedAt),
  hidden_at: hiddenAfter === null ? null : new Date(receivedAt + hiddenAfter),
  replies: replies.map(({ after, by }) => ({ by, at: shown(new Date(receivedAt + after)) }))
})

/** What is stored of such a comment, wherever it is stored from. */
export const columnsOf = ({ decision, replies, ...facts }: Facts) => ({
  ...facts,
  decision: jsonb(decision),
  replies: jsonb(replies),
  waiting_since: facts.status === "review" ? facts.received_at : null
})

/** Stores comments as they stand, each by its own account. */
export const insertComments = Effect.fn("insertComments")(function* (
  workspaceId: WorkspaceId,
  comments: ReadonlyArray<Facts>
) {
  const sql = yield* SqlClient.SqlClient
  const ids = yield* Ids
  const rows = yield* Effect.forEach(comments, (facts) =>
    Effect.map(ids.make("com", String), (id) => ({
      ...columnsOf(facts),
      workspace_id: workspaceId,
      id,
      external_id: id,
      author_name: "Kari",
      author_handle: "kari",
      text: "Lovely",
      has_media: false,
      created_at: facts.received_at,
      updated_at: facts.received_at
    }))
  )
  if (rows.length > 0) yield* sql`INSERT INTO comments ${sql.insert(rows)}`
}, Effect.orDie)
