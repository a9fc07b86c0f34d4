import { timingSafeEqual } from "node:crypto"
import { Either } from "effect"
import { InvalidRequest } from "#schema/Errors.ts"
import type { ContactId, HookId, WorkspaceId } from "#schema/Ids.ts"
import { maxCursorLength } from "#schema/Page.ts"

/** The lists that are paged; each hook has two of its own, and each person one. */
export type ListName =
  | "audit"
  | "comments"
  | "needs_you"
  | "contacts"
  | "links"
  | `person ${ContactId}`
  | `${"deliveries" | "sequence"} ${HookId}`

/** The place after the last row of a page: its time in Unix milliseconds, then its id. */
export interface SortKey {
  readonly at: number
  readonly id: string
}

/** 1 carried no filters, and is still taken. */
const version = 2
const macLength = 16
const digestLength = 11

/** What a list was narrowed by. */
export type ListFilter = Readonly<Record<string, unknown>>

/** The same filters have the same digest, in whatever order they were asked for. */
const digestOf = (filter: ListFilter): string => {
  const known = Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return new Bun.CryptoHasher("sha256").update(JSON.stringify(known)).digest("base64url").slice(0, digestLength)
}

/**
 * Cursors are base64url of a version, the sort key, a digest of the filters, and a MAC over these with the list's name
 * and the workspace, so that a cursor is good for nothing but the list, workspace and filters it came from.
 */
export interface CursorCodec {
  readonly encode: (list: ListName, workspaceId: WorkspaceId, key: SortKey, filter?: ListFilter) => string
  readonly decode: (
    list: ListName,
    workspaceId: WorkspaceId,
    cursor: string,
    filter?: ListFilter
  ) => Either.Either<SortKey, InvalidRequest>
}

/** `secret` is kept for cursors alone, so they outlive the rotation of every other secret. */
export const codec = (secret: Uint8Array): CursorCodec => {
  const mac = (list: ListName, workspaceId: WorkspaceId, payload: string) =>
    new Bun.CryptoHasher("sha256", secret).update(`${list}\n${workspaceId}\n${payload}`).digest().subarray(0, macLength)

  return {
    encode: (list, workspaceId, { at, id }, filter = {}) => {
      const payload = `${version}.${at.toString(36)}.${id}.${digestOf(filter)}`
      return Buffer.concat([mac(list, workspaceId, payload), Buffer.from(payload)]).toString("base64url")
    },
    decode: (list, workspaceId, cursor, filter = {}) => {
      if (cursor.length > maxCursorLength) return Either.left(damaged)
      const bytes = Buffer.from(cursor, "base64url")
      // base64url has several spellings of the same bytes; only the one handed out is taken
      if (bytes.toString("base64url") !== cursor || bytes.length <= macLength) return Either.left(damaged)
      const payload = bytes.subarray(macLength).toString("utf8")
      if (!timingSafeEqual(mac(list, workspaceId, payload), bytes.subarray(0, macLength))) {
        return Either.left(damaged)
      }
      const [made, at = "", id = "", digest] = payload.split(".")
      if (made === String(version) && digest !== digestOf(filter)) return Either.left(ofOtherFilters)
      return Either.right({ at: Number.parseInt(at, 36), id })
    }
  }
}

const ofOtherFilters = new InvalidRequest({
  message: "The cursor belongs to other filters; send those of the page that it came with, or start again without it",
  issues: [{ path: "cursor", message: "must be sent with the filters of the page that it came with" }]
})

const damaged = new InvalidRequest({
  message: "The cursor is damaged or belongs to another list; start again without one",
  issues: [{ path: "cursor", message: "must be the next_cursor of the previous page of this list" }]
})
