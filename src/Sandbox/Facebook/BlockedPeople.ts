import { Either, HashMap } from "effect"
import { badParameter, gone, success } from "../Graph/GraphAnswer.ts"
import { requirePage, requireScope } from "../Graph/GraphAuth.ts"
import { type GraphHandler, idOf } from "../Graph/GraphHandler.ts"
import { list } from "../Graph/GraphInput.ts"
import type { Call, CallAnswer } from "../World/Call.ts"
import { answered, json } from "../World/Call.ts"
import { encode } from "../World/Cursor.ts"
import type { GrantedToken } from "../World/World.ts"
import { findAccount, isBlocked, type World } from "../World/World.ts"

const pageFor = (world: World, call: Call, token: GrantedToken): Either.Either<string, CallAnswer> =>
  Either.gen(function* () {
    const page = yield* Either.fromOption(findAccount(world, "facebook", idOf(call)), () =>
      gone(call.method, idOf(call))
    )
    yield* requirePage(token, page.id)
    yield* requireScope(token, "pages_manage_engagement")
    return page.id
  })

/** The names that the API has had for the person to block. */
const people = (call: Call): Either.Either<ReadonlyArray<string>, CallAnswer> => {
  const ids = ["psid", "user", "uid", "asid"].flatMap((name) => list(call, name))
  return ids.length === 0 ? Either.left(badParameter("The parameter psid is required")) : Either.right(ids)
}

/** A person is known to a page when they have commented there. */
const nameOf = (world: World, pageId: string, id: string) => {
  for (const comment of HashMap.values(world.comments))
    if (comment.accountId === pageId && comment.author.id === id) return comment.author.name
  return undefined
}

export const listBlocked: GraphHandler = (world, call, _now, token) =>
  Either.map(pageFor(world, call, token), (pageId) => {
    const data = world.blocked.filter(({ accountId }) => accountId === pageId).map(({ id, name }) => ({ id, name }))
    const paging = { cursors: { before: encode(null), after: encode(null) } }
    return answered(world, json(200, data.length === 0 ? { data } : { data, paging }))
  })

/** `POST /{page}/blocked`: an entry for each person, true or why not. */
export const block: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const accountId = yield* pageFor(world, call, token)
    const ids = yield* people(call)
    const named = ids.map((id) => ({ id, name: nameOf(world, accountId, id) }))
    const added = named.flatMap(({ id, name }) =>
      name === undefined || isBlocked(world, accountId, id) ? [] : [{ accountId, id, name }]
    )
    const results = named.map(({ id, name }) => [id, name === undefined ? refusal(id) : true] as const)
    return answered({ ...world, blocked: [...world.blocked, ...added] }, json(200, Object.fromEntries(results)))
  })

const refusal = (id: string) => ({ success: false, error: { message: `(#100) No person with the id ${id}` } })

/** `DELETE /{page}/blocked`: one person; one who is not blocked counts as done. */
export const unblock: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const accountId = yield* pageFor(world, call, token)
    const ids = yield* people(call)
    if (ids.length > 1) return yield* Either.left(badParameter("Only one person can be unblocked at a time"))
    const blocked = world.blocked.filter((known) => known.accountId !== accountId || known.id !== ids[0])
    return answered({ ...world, blocked }, success)
  })
