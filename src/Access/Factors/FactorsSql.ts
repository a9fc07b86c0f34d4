import type { SqlClient } from "@effect/sql"
import type { Fragment } from "@effect/sql/Statement"
import type { PersonId } from "#schema/Ids.ts"

/** Whether somebody has an authenticator app that counts; `person` is an id, or what names it. */
export const hasTotp = (sql: SqlClient.SqlClient, person: PersonId | Fragment) =>
  sql`EXISTS (SELECT FROM totp_secrets t WHERE t.person_id = ${person} AND t.confirmed_at IS NOT NULL)`

export const hasPasskey = (sql: SqlClient.SqlClient, person: PersonId | Fragment) =>
  sql`EXISTS (SELECT FROM passkeys k WHERE k.person_id = ${person})`

/** Whether somebody signs in with anything beside a password. */
export const hasFactor = (sql: SqlClient.SqlClient, person: PersonId | Fragment) =>
  sql`(${hasTotp(sql, person)} OR ${hasPasskey(sql, person)})`
