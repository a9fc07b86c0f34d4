import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { PersonId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { AddressProof, Person } from "./Person.ts"

export const Credentials = Schema.Struct({
  ...Person.fields,
  /** Null for who has set no password yet. */
  hash: Schema.NullOr(Schema.String),
  /** Who proved that the e-mail address is theirs; null for nobody. */
  proved: Schema.NullOr(AddressProof),
  /** Whether the password is among those that everybody tries; null for one that nobody looked at. */
  is_common: Schema.NullOr(Schema.Boolean)
})
export type Credentials = typeof Credentials.Type

const TakeLinkRow = Schema.Struct({
  person_id: PersonId,
  mailed: Schema.Boolean
})

const BrandNameRow = Schema.Struct({ name: Schema.String })

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const first = <A>(rows: ReadonlyArray<A>) => Option.fromNullable(rows[0])
  const credentials = sql`
    SELECT p.id, p.name, p.email, p.address_proved_by AS proved, w.hash, w.is_common FROM people p LEFT JOIN passwords w ON w.person_id = p.id`

  return {
    ofEmail: (email: string) =>
      sql`${credentials} WHERE lower(p.email) = lower(${email})`.pipe(rowsOf(Credentials), Effect.map(first)),

    ofPerson: (id: PersonId) => sql`${credentials} WHERE p.id = ${id}`.pipe(rowsOf(Credentials), Effect.map(first)),

    /** Whom a link that has not expired is for. */
    ofLink: (hash: Uint8Array, now: Date) =>
      sql`
        ${credentials} JOIN password_links l ON l.person_id = p.id
        WHERE l.hash = ${hash} AND l.expires_at > ${now}`.pipe(rowsOf(Credentials), Effect.map(first)),

    /** `mailed`: the link is in a letter, and shown to nobody. */
    insertLink: (hash: Uint8Array, personId: PersonId, mailed: boolean, at: Date, expiresAt: Date) =>
      sql`INSERT INTO password_links (hash, person_id, mailed, created_at, expires_at)
        VALUES (${hash}, ${personId}, ${mailed}, ${at}, ${expiresAt})`,

    /** Takes the link away; whom it was for, once, and whether it was in a letter. */
    takeLink: (hash: Uint8Array, now: Date) =>
      sql`
        DELETE FROM password_links WHERE hash = ${hash} AND expires_at > ${now} RETURNING person_id, mailed`.pipe(
        rowsOf(TakeLinkRow),
        Effect.map(first)
      ),

    prove: (personId: PersonId, by: AddressProof) =>
      sql`UPDATE people SET address_proved_by = ${by} WHERE id = ${personId}`,

    removeLinksOf: (personId: PersonId) => sql`DELETE FROM password_links WHERE person_id = ${personId}`,

    setPassword: (personId: PersonId, hash: string, at: Date) =>
      sql`INSERT INTO passwords (person_id, hash, changed_at, is_common) VALUES (${personId}, ${hash}, ${at}, false)
        ON CONFLICT (person_id) DO UPDATE
        SET hash = excluded.hash, changed_at = excluded.changed_at, is_common = excluded.is_common`,

    /** Whether this is their password still; it stays so until the transaction ends. */
    holdPassword: (personId: PersonId, hash: string) =>
      sql`SELECT 1 FROM passwords WHERE person_id = ${personId} AND hash = ${hash} FOR NO KEY UPDATE`.pipe(
        Effect.map((rows) => rows.length > 0)
      ),

    markCommon: (personId: PersonId, isCommon: boolean) =>
      sql`UPDATE passwords SET is_common = ${isCommon} WHERE person_id = ${personId}`,

    /** What the brands of a person are called. */
    brandNamesOf: (personId: PersonId) =>
      sql`SELECT w.name FROM members m JOIN workspaces w ON w.id = m.workspace_id WHERE m.person_id = ${personId}`.pipe(
        rowsOf(BrandNameRow),
        Effect.map((rows) => rows.map(({ name }) => name))
      ),

    /** Whether it was: not, where another person has the e-mail address. */
    setProfile: (personId: PersonId, name: string, email: string) =>
      sql`UPDATE people SET name = ${name}, email = ${email}, address_proved_by = NULL WHERE id = ${personId}
        AND NOT EXISTS (SELECT FROM people WHERE lower(email) = lower(${email}) AND id <> ${personId}) RETURNING 1`.pipe(
        Effect.map((rows) => rows.length > 0)
      ),

    /** Until the transaction ends, nobody else looks for the first owner. */
    holdFirstOwner: sql`SELECT pg_advisory_xact_lock(hashtextextended('the first owner', 0))`,

    /** Whether anybody can sign in at all. */
    anyPassword: sql`SELECT 1 FROM passwords LIMIT 1`.pipe(Effect.map((rows) => rows.length > 0)),

    pruneLinks: (now: Date) =>
      sql`DELETE FROM password_links WHERE expires_at <= ${now} RETURNING 1`.pipe(Effect.map((rows) => rows.length))
  }
})

export class CredentialsRepo extends Context.Tag("steward/CredentialsRepo")<
  CredentialsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(CredentialsRepo, make)
}
