import type { SealedColumn } from "#src/Database/Secrets/SealedColumns.ts"
import { totpPurpose } from "./Factors/Totp.ts"
import { answerPurpose } from "./Idempotency/Idempotency.ts"

/** Where this room keeps what is sealed. */
export const accessSealed: ReadonlyArray<SealedColumn> = [
  {
    table: "idempotent_answers",
    column: "sealed_body",
    purpose: answerPurpose,
    key: ["workspace_id", "key_id", "idempotency_key"]
  },
  { table: "totp_secrets", column: "sealed_secret", purpose: totpPurpose, key: ["person_id"] }
]
