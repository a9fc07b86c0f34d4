import { Either } from "effect"
import { type Call, type CallAnswer, json } from "../World/Call.ts"
import { decode, encode, slice } from "../World/Cursor.ts"
import type { SandboxComment } from "../World/SandboxComment.ts"
import { invalid } from "./YouTubeAnswer.ts"
import { maxResults } from "./YouTubeHandler.ts"

/** A page of comments or threads. */
export const page = (
  call: Call,
  kind: string,
  all: ReadonlyArray<SandboxComment>,
  order: "oldest" | "newest",
  resource: (comment: SandboxComment) => unknown
): Either.Either<CallAnswer, CallAnswer> =>
  Either.gen(function* () {
    const limit = yield* maxResults(call)
    const token = call.query["pageToken"]
    const after =
      token === undefined
        ? null
        : yield* Either.mapLeft(decode(token), () =>
            invalid("invalidPageToken", "The request specifies an invalid page token.", "pageToken")
          )
    const { items, more } = slice(
      all,
      (comment) => ({ at: comment.createdAt, sequence: comment.sequence }),
      order,
      after,
      limit
    )
    const last = items[items.length - 1]
    return json(200, {
      kind,
      etag: `${kind}-${items.length}`,
      ...(more && last !== undefined ? { nextPageToken: encode({ at: last.createdAt, sequence: last.sequence }) } : {}),
      pageInfo: { totalResults: items.length, resultsPerPage: limit },
      items: items.map(resource)
    })
  })

/** All of what was asked for by id, on one page. */
export const byIds = <A>(kind: string, items: ReadonlyArray<A>) =>
  json(200, {
    kind,
    etag: `${kind}-${items.length}`,
    pageInfo: { totalResults: items.length, resultsPerPage: items.length },
    items
  })
