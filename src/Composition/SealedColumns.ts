import { accessSealed } from "#src/Access/SealedColumns.ts"
import { marketingSealed } from "#src/EmailMarketing/SealedColumns.ts"
import { platformsSealed } from "#src/Platforms/SealedColumns.ts"
import { webhooksSealed } from "#src/Webhooks/SealedColumns.ts"

/** Every column of the database that holds what `SecretBox` sealed. */
export const sealedColumns = [...accessSealed, ...marketingSealed, ...platformsSealed, ...webhooksSealed]
