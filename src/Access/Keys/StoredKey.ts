import type { KeyId, PersonId } from "#schema/Ids.ts"
import type { Scope } from "#schema/resources/Scope.ts"
import type { KeyRow } from "./KeysRepo.ts"

/** A key as it is listed: the key itself is not kept. */
export interface StoredKey {
  readonly id: KeyId
  readonly name: string
  readonly prefix: string
  /** Name of the person it acts as. */
  readonly createdBy: string
  readonly createdAt: Date
  readonly revokedAt: Date | null
  readonly scopes: ReadonlyArray<Scope>
  /** When it ends by itself; null for never. */
  readonly expiresAt: Date | null
  /** The key that takes its place. */
  readonly successorId: KeyId | null
  readonly personId: PersonId
  /** To a minute or two; null for never. */
  readonly usedAt: Date | null
  /** The campaign that it acts for; null for none. */
  readonly campaign: string | null
}

export const storedKey = (row: KeyRow): StoredKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  createdBy: row.created_by,
  createdAt: row.created_at,
  revokedAt: row.revoked_at,
  scopes: row.scopes,
  expiresAt: row.expires_at,
  successorId: row.successor_id,
  personId: row.person_id,
  usedAt: row.used_at,
  campaign: row.campaign
})
