import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { type AccountId, CommentId, type WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import { claimInTurn, lookedAt } from "#src/Database/Claims/ClaimInTurn.ts"
import { lockedDue } from "#src/Database/Claims/LockedDue.ts"
import { direct } from "#src/Database/Direct.ts"
import { columns, rowsOf } from "#src/Database/Rows.ts"
import { accountOf } from "#src/Directory/AccountSql.ts"
import { ClaimedPost } from "./PostFacts.ts"

/** What is known of a post. */
export const KnownPost = Schema.Struct({
  external_id: Schema.String,
  caption: Schema.NullOr(Schema.String),
  url: Schema.NullOr(Schema.String),
  ad_id: Schema.NullOr(Schema.String),
  ad_name: Schema.NullOr(Schema.String)
})
export type KnownPost = typeof KnownPost.Type

/** A comment that does not say where it can be looked at. */
export const UnaddressedComment = Schema.Struct({
  id: CommentId,
  external_id: Schema.String,
  parent_external_id: Schema.NullOr(Schema.String)
})
export type UnaddressedComment = typeof UnaddressedComment.Type

const DuePost = ClaimedPost.pick("workspace_id", "account_id", "external_id")

interface Owner {
  readonly workspaceId: WorkspaceId
  readonly accountId: AccountId
}

const FillRow = Schema.Struct({
  id: CommentId
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const read = (yield* direct)(KnownPost)
  const account = accountOf(sql, "p")

  const ofAccount = ({ accountId, workspaceId }: Owner) =>
    sql`workspace_id = ${workspaceId} AND account_id = ${accountId}`

  return {
    known: (owner: Owner, externalIds: ReadonlyArray<string>) =>
      read(sql`
        SELECT ${columns(sql, KnownPost)} FROM posts
        WHERE ${ofAccount(owner)} AND ${sql.in("external_id", externalIds)}`),

    /** What is known already stands; `dueAt` is when the platform is to be asked for the rest, null for never. */
    put: ({ accountId, workspaceId }: Owner, post: KnownPost, dueAt: Date | null) => sql`
      INSERT INTO posts AS known
        ${sql.insert({ workspace_id: workspaceId, account_id: accountId, ...post, due_at: dueAt })}
      ON CONFLICT (workspace_id, account_id, external_id) DO UPDATE SET
        caption = coalesce(excluded.caption, known.caption), url = coalesce(excluded.url, known.url),
        ad_id = coalesce(excluded.ad_id, known.ad_id), ad_name = coalesce(excluded.ad_name, known.ad_name),
        due_at = excluded.due_at, failures = 0`,

    /** Takes posts of accounts that can be read, and lets nobody else read them until `until`. */
    claim: (platforms: ReadonlyArray<Platform>, now: Date, until: Date, limit: number) =>
      claimInTurn(
        sql`
          SELECT p.workspace_id, p.account_id, p.external_id FROM posts p
          WHERE p.due_at <= ${now} AND ${account.isConnectedTo(platforms)}
          ORDER BY p.due_at LIMIT ${lookedAt}`.pipe(rowsOf(DuePost)),
        limit,
        (workspaceId, due, share) =>
          sql`
            WITH due AS MATERIALIZED (${lockedDue(sql, { table: "posts", column: "due_at" }, workspaceId, due, now, share)})
            UPDATE posts p SET due_at = ${until} FROM due
            WHERE p.workspace_id = ${workspaceId} AND p.ctid = due.spot
            RETURNING p.workspace_id, p.account_id, p.external_id, p.failures`.pipe(rowsOf(ClaimedPost))
      ),

    /** After a failure. `dueAt`: null for never again. */
    putOff: (owner: Owner, externalIds: ReadonlyArray<string>, dueAt: Date | null) => sql`
      UPDATE posts SET due_at = ${dueAt}, failures = failures + 1
      WHERE ${ofAccount(owner)} AND ${sql.in("external_id", externalIds)}`,

    /** Gives what is known of a post to those of its comments that lack it; answers how many it was, at most `limit`. */
    fill: (owner: Owner, { ad_id, ad_name, caption, external_id, url }: KnownPost, limit: number) =>
      sql`
        WITH lacking AS (
          SELECT id FROM comments
          WHERE ${ofAccount(owner)} AND post_external_id = ${external_id} AND (
            post_caption IS NULL AND ${caption}::text IS NOT NULL
            OR post_url IS NULL AND ${url}::text IS NOT NULL
            OR ad_id IS NULL AND ${ad_id}::text IS NOT NULL
          )
          LIMIT ${limit}
        )
        UPDATE comments c SET post_caption = coalesce(c.post_caption, ${caption}), post_url = coalesce(c.post_url, ${url}),
          ad_id = coalesce(c.ad_id, ${ad_id}), ad_name = coalesce(c.ad_name, ${ad_name}),
          surface = CASE WHEN ${ad_id}::text IS NULL THEN c.surface ELSE 'ad' END
        FROM lacking WHERE c.workspace_id = ${owner.workspaceId} AND c.id = lacking.id
        RETURNING c.id`.pipe(
        rowsOf(FillRow),
        Effect.map((rows) => rows.length)
      ),

    unaddressed: (owner: Owner, postId: string, after: string, limit: number) =>
      sql`
        SELECT id, external_id, parent_external_id FROM comments
        WHERE ${ofAccount(owner)} AND post_external_id = ${postId} AND platform_url IS NULL AND id > ${after}
        ORDER BY id LIMIT ${limit}`.pipe(rowsOf(UnaddressedComment)),

    address: ({ workspaceId }: Owner, id: CommentId, url: string) => sql`
      UPDATE comments SET platform_url = ${url}
      WHERE workspace_id = ${workspaceId} AND id = ${id} AND platform_url IS NULL`
  }
})

export class PostsRepo extends Context.Tag("steward/PostsRepo")<PostsRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(PostsRepo, make)
}
