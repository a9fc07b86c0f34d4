import type { SealedColumn } from "#src/Database/Secrets/SealedColumns.ts"
import { tokenPurpose } from "./Accounts/Accounts.ts"

/** Where this room keeps what is sealed. */
export const platformsSealed: ReadonlyArray<SealedColumn> = [
  { table: "accounts", column: "sealed_token", purpose: tokenPurpose, key: ["workspace_id", "id"] }
]
