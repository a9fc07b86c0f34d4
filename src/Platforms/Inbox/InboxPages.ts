import { Clock, Duration, Effect, Option, Stream } from "effect"
import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import { beforeAll, InboxRepo, type WaitingBody } from "./InboxRepo.ts"
import { mayGoAhead, type ReadBody } from "./ReadBody.ts"

/** Bodies of one page, and the bytes of them: what is in memory, however much waits. */
export const bodiesInPage = 100
export const bytesInPage = 512 * 1024
/** Pages of one turn at most; none is begun later than this, so that others have their turn. */
const pagesInTurn = 4
const longestTurn = Duration.seconds(1)
/** Of the bodies that came last, so many are looked at with each page: nobody who writes now waits for all. */
const newestWithPage = 10
/** Bytes of a body from which on it does not go ahead. */
const longest = 64 * 1024

/** What waits for an account, and of what is behind that the last ones that may be taken in before it. */
export interface InboxPage {
  readonly waiting: ReadonlyArray<WaitingBody>
  readonly newest: ReadonlyArray<ReadBody>
}

interface Reading {
  readonly workspaceId: WorkspaceId
  readonly accountId: AccountId
  /** The first page, which is known already. */
  readonly first: ReadonlyArray<WaitingBody>
  readonly read: (bodies: ReadonlyArray<WaitingBody>) => ReadonlyArray<ReadBody>
}

/**
 * What waits for an account in one turn, page by page. Whoever takes it in comes to the next while the last sets of the
 * one before are written, and not only when these are and it has another turn.
 */
export const pagesOfTurn = Effect.gen(function* () {
  const repo = yield* InboxRepo

  return Effect.fnUntraced(function* ({ accountId, first, read, workspaceId }: Reading) {
    const begun = yield* Clock.currentTimeMillis
    // they are on a page of their own as well, unless they are taken in by then
    const ahead = new Set<string>()

    const next = Effect.fnUntraced(function* (nth: number, after: string) {
      if (nth === 0) return first
      const isOver = (yield* Clock.currentTimeMillis) - begun >= Duration.toMillis(longestTurn)
      if (isOver || nth === pagesInTurn) return []
      return yield* repo.waiting(workspaceId, accountId, after, bodiesInPage, bytesInPage)
    })

    return Stream.unfoldEffect({ nth: 0, after: beforeAll }, ({ after, nth }) =>
      Effect.gen(function* () {
        const waiting = yield* next(nth, after)
        const last = waiting.at(-1)
        if (last === undefined) return Option.none()
        const own = waiting.filter(({ number }) => !ahead.has(number))
        const behind = yield* repo.newest(workspaceId, accountId, last.number, newestWithPage, longest)
        const newest = read(behind.filter(({ number }) => !ahead.has(number))).filter(mayGoAhead)
        for (const { number } of newest) ahead.add(number)
        const page: InboxPage = { waiting: own, newest }
        return Option.some([page, { nth: nth + 1, after: last.number }] as const)
      })
    )
  })
})
