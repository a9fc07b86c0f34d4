import type { SealedColumn } from "#src/Database/Secrets/SealedColumns.ts"

/** What the secret of a system is sealed as. */
export const secretPurpose = "email marketing secret"

/** Where this room keeps what is sealed. */
export const marketingSealed: ReadonlyArray<SealedColumn> = [
  { table: "marketing_integrations", column: "sealed_secret", purpose: secretPurpose, key: ["workspace_id", "kind"] }
]
