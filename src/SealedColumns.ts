import { platformsSealed } from "./Platforms/SealedColumns.ts"
import { webhooksSealed } from "./Webhooks/SealedColumns.ts"

/** Every column of the database that holds what `SecretBox` sealed. */
export const sealedColumns = [...platformsSealed, ...webhooksSealed]
