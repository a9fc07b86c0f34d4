import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { AccountId, PersonId, WorkspaceId } from "#schema/Ids.ts"
import { Role } from "#schema/resources/Workspace.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { hasAccount } from "#src/Directory/AccountSql.ts"
import { hasFactor } from "../Factors/FactorsSql.ts"
import type { Member, Membership } from "../People/Membership.ts"
import { AddressProof } from "../People/Person.ts"

const MemberRow = Schema.Struct({
  person_id: PersonId,
  name: Schema.String,
  email: Schema.NullOr(Schema.String),
  role: Role,
  limited_to: Schema.NullOr(Schema.Array(AccountId)),
  address_proved_by: Schema.NullOr(AddressProof)
})
type MemberRow = typeof MemberRow.Type

const BrandRow = Schema.Struct({
  ...MemberRow.pick("role", "limited_to").fields,
  workspace_id: WorkspaceId,
  name: Schema.String,
  time_zone: TimeZone,
  lacks_factor: Schema.Boolean
})

const ForeignAccountsRow = Schema.Struct({
  id: Schema.String
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const members = (workspaceId: WorkspaceId) => sql`
    SELECT m.person_id, p.name, p.email, p.address_proved_by, m.role, m.limited_to FROM members m JOIN people p ON p.id = m.person_id
    WHERE m.workspace_id = ${workspaceId} ORDER BY m.person_id`

  return {
    list: (workspaceId: WorkspaceId) => sql`${members(workspaceId)}`.pipe(rowsOf(MemberRow), Effect.map(toMembers)),

    /** By the name of the workspace. */
    ofPerson: (personId: PersonId) =>
      sql`
      SELECT m.workspace_id, w.name, w.time_zone, m.role, m.limited_to,
        w.requires_second_factor AND NOT ${hasFactor(sql, personId)} AS lacks_factor
      FROM members m JOIN workspaces w ON w.id = m.workspace_id
      WHERE m.person_id = ${personId} ORDER BY lower(w.name), w.id`.pipe(rowsOf(BrandRow)),

    /** All members, held until the transaction ends: whether one is the last owner depends on the others. */
    lock: (workspaceId: WorkspaceId) =>
      sql`${members(workspaceId)} FOR UPDATE OF m`.pipe(rowsOf(MemberRow), Effect.map(toMembers)),

    /** Whether it was: not, where the person is a member already. */
    insert: (workspaceId: WorkspaceId, personId: PersonId, { role, limitedTo }: Membership, at: Date) =>
      sql`INSERT INTO members (workspace_id, person_id, role, limited_to, created_at)
        VALUES (${workspaceId}, ${personId}, ${role}, ${limitedTo}::text[], ${at})
        ON CONFLICT DO NOTHING RETURNING 1`.pipe(Effect.map((rows) => rows.length > 0)),

    update: (workspaceId: WorkspaceId, personId: PersonId, { role, limitedTo }: Membership) =>
      sql`UPDATE members SET role = ${role}, limited_to = ${limitedTo}::text[]
        WHERE workspace_id = ${workspaceId} AND person_id = ${personId}`,

    remove: (workspaceId: WorkspaceId, personId: PersonId) =>
      sql`DELETE FROM members WHERE workspace_id = ${workspaceId} AND person_id = ${personId}`,

    /** Which of these accounts the workspace does not have. */
    foreignAccounts: (workspaceId: WorkspaceId, accounts: ReadonlyArray<AccountId>) =>
      sql`
        SELECT id FROM unnest(${accounts}::text[]) AS given (id)
        WHERE NOT ${hasAccount(sql, workspaceId, sql`given.id`)}`.pipe(
        rowsOf(ForeignAccountsRow),
        Effect.map((rows) => rows.map(({ id }) => id))
      )
  }
})

export class MembersRepo extends Context.Tag("steward/MembersRepo")<MembersRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(MembersRepo, make)
}

const toMembers = (rows: ReadonlyArray<MemberRow>): ReadonlyArray<Member> =>
  rows.map(({ address_proved_by, limited_to, person_id, ...row }) => ({
    ...row,
    personId: person_id,
    limitedTo: limited_to,
    addressProof: address_proved_by
  }))
