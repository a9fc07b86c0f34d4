import { timingSafeEqual } from "node:crypto"
import { Either } from "effect"
import { InvalidRequest } from "#schema/Errors.ts"
import type { HookId, WorkspaceId } from "#schema/Ids.ts"
import { maxCursorLength } from "#schema/Page.ts"

/** The lists that are paged; each hook has two of its own. */
export type ListName = "comments" | "needs_you" | "contacts" | `${"deliveries" | "sequence"} ${HookId}`

/** The place after the last row of a page: its time in Unix milliseconds, then its id. */
export interface SortKey {
  readonly at: number
  readonly id: string
}

const version = 1
const macLength = 16

/**
 * Cursors are base64url of a version byte, the sort key and a MAC over these with the list's name and the
 * workspace, so that a cursor is good for nothing but the list and workspace it came from.
 */
export interface CursorCodec {
  readonly encode: (list: ListName, workspaceId: WorkspaceId, key: SortKey) => string
  readonly decode: (list: ListName, workspaceId: WorkspaceId, cursor: string) => Either.Either<SortKey, InvalidRequest>
}

/** `secret` is kept for cursors alone, so they outlive the rotation of every other secret. */
export const codec = (secret: Uint8Array): CursorCodec => {
  const mac = (list: ListName, workspaceId: WorkspaceId, payload: string) =>
    new Bun.CryptoHasher("sha256", secret).update(`${list}\n${workspaceId}\n${payload}`).digest().subarray(0, macLength)

  return {
    encode: (list, workspaceId, { at, id }) => {
      const payload = `${version}.${at.toString(36)}.${id}`
      return Buffer.concat([mac(list, workspaceId, payload), Buffer.from(payload)]).toString("base64url")
    },
    decode: (list, workspaceId, cursor) => {
      if (cursor.length > maxCursorLength) return Either.left(damaged)
      const bytes = Buffer.from(cursor, "base64url")
      // base64url has several spellings of the same bytes; only the one handed out is taken
      if (bytes.toString("base64url") !== cursor || bytes.length <= macLength) return Either.left(damaged)
      const payload = bytes.subarray(macLength).toString("utf8")
      if (!timingSafeEqual(mac(list, workspaceId, payload), bytes.subarray(0, macLength))) {
        return Either.left(damaged)
      }
      const [, at = "", id = ""] = payload.split(".")
      return Either.right({ at: Number.parseInt(at, 36), id })
    }
  }
}

const damaged = new InvalidRequest({
  message: "The cursor is damaged or belongs to another list; start again without one",
  issues: [{ path: "cursor", message: "must be the next_cursor of the previous page of this list" }]
})
