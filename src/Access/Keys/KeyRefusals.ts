import { NotFound, Unauthorized } from "#schema/Errors.ts"
import type { KeyId } from "#schema/Ids.ts"

export const keyRefused = new Unauthorized({
  message: "The API key is missing, unknown or revoked; send it as Authorization: Bearer stw_live_…"
})

export const noSuchKey = (id: KeyId) => new NotFound({ message: `There is no key ${id} in this workspace` })
