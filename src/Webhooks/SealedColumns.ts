import type { SealedColumn } from "#src/Database/Secrets/SealedColumns.ts"
import { secretPurpose } from "./Signing/HookSecrets.ts"

/** Where this room keeps what is sealed. */
export const webhooksSealed: ReadonlyArray<SealedColumn> = ["sealed_secret", "previous_sealed_secret"].map(
  (column) => ({ table: "hooks", column, purpose: secretPurpose, key: ["workspace_id", "id"] })
)
