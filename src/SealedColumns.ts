import { accessSealed } from "./Access/SealedColumns.ts"
import { platformsSealed } from "./Platforms/SealedColumns.ts"
import { webhooksSealed } from "./Webhooks/SealedColumns.ts"

/** Every column of the database that holds what `SecretBox` sealed. */
export const sealedColumns = [...accessSealed, ...platformsSealed, ...webhooksSealed]
