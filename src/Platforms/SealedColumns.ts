import type { SealedColumn } from "#src/Database/Secrets/SealedColumns.ts"
import { tokenPurpose } from "./Accounts/Accounts.ts"
import { candidatesPurpose, verifierPurpose } from "./Connect/Sealing.ts"

const key = ["workspace_id", "id"] as const

/** Where this room keeps what is sealed. */
export const platformsSealed: ReadonlyArray<SealedColumn> = [
  { table: "accounts", column: "sealed_token", purpose: tokenPurpose, key },
  { table: "connect_attempts", column: "sealed_verifier", purpose: verifierPurpose, key },
  { table: "connect_attempts", column: "sealed_candidates", purpose: candidatesPurpose, key }
]
