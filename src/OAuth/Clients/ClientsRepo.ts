import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { rowsOf } from "#src/Database/Rows.ts"
import { AuthMethod, type Client } from "./Client.ts"

const ClientRow = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  redirect_uris: Schema.Array(Schema.String),
  auth_method: AuthMethod,
  secret_hash: Schema.NullOr(Schema.Uint8ArrayFromSelf),
  fresh_until: Schema.NullOr(Schema.DateFromSelf)
})
type ClientRow = typeof ClientRow.Type

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    get: (id: string) =>
      sql`SELECT id, name, redirect_uris, auth_method, secret_hash, fresh_until FROM oauth_clients
        WHERE id = ${id}`.pipe(
        rowsOf(ClientRow),
        Effect.map(([row]) => Option.map(Option.fromNullable(row), toClient))
      ),

    /** `freshUntil`: of a metadata document, which may be known already. */
    put: (client: Client, at: Date, freshUntil: Date | null) => sql`
      INSERT INTO oauth_clients (id, name, redirect_uris, auth_method, secret_hash, created_at, used_at, fresh_until)
      VALUES (${client.id}, ${client.name}, ${client.redirectUris}::text[], ${client.authMethod}, ${client.secretHash},
        ${at}, ${at}, ${freshUntil})
      ON CONFLICT (id) DO UPDATE SET
        name = excluded.name, redirect_uris = excluded.redirect_uris, fresh_until = excluded.fresh_until`,

    markUsed: (id: string, at: Date) => sql`UPDATE oauth_clients SET used_at = ${at} WHERE id = ${id}`,

    /** Those without a grant that nobody ever said yes to since one time, or to which nobody has since another. */
    prune: (untouchedSince: Date, unusedSince: Date) =>
      sql`DELETE FROM oauth_clients c
        WHERE (used_at < ${unusedSince} OR (used_at = created_at AND used_at < ${untouchedSince}))
          AND NOT EXISTS (SELECT FROM oauth_grants g WHERE g.client_id = c.id)
        RETURNING 1`.pipe(Effect.map((rows) => rows.length))
  }
})

export class ClientsRepo extends Context.Tag("steward/ClientsRepo")<ClientsRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(ClientsRepo, make)
}

const toClient = (row: ClientRow): Client & { readonly freshUntil: Date | null } => ({
  id: row.id,
  name: row.name,
  redirectUris: row.redirect_uris,
  authMethod: row.auth_method,
  secretHash: row.secret_hash,
  freshUntil: row.fresh_until
})
