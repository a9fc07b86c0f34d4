import { assert, layer } from "@effect/vitest"
import { Effect, FastCheck, TestClock } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { commentFilterParameters } from "#schema/resources/CommentFilter.ts"
import { contactFilterParameters } from "#schema/resources/Contact.ts"
import * as comments from "#test/Comments/Rows.ts"
import { walk } from "#test/Comments/Walk.ts"
import * as contacts from "#test/Contacts/Rows.ts"
import { member } from "#test/House.ts"
import { clientOf } from "#test/InProcess.ts"
import { Door } from "../Asking.ts"

const limit = FastCheck.integer({ min: 1, max: 100 })

/** The client of somebody who may look at a workspace. */
const looking = (workspaceId: WorkspaceId) => Effect.flatMap(member(workspaceId, "viewer"), ({ key }) => clientOf(key))

const newestFirst =
  <A extends { readonly id: string }>(time: (item: A) => number) =>
  (one: A, other: A): number =>
    time(other) - time(one) || (one.id < other.id ? 1 : -1)

const idsOf = (items: ReadonlyArray<{ readonly id: string }>) => items.map(({ id }) => id)

layer(Door)("whatever filters are asked for together", (it) => {
  it.effect.prop(
    "all pages of comments are what the filters leave of them",
    [
      FastCheck.array(comments.row, { maxLength: 50, size: "max" }),
      FastCheck.array(comments.filterShape, { maxLength: 6 }),
      limit
    ],
    ([rows, shapes, limit]) =>
      Effect.gen(function* () {
        const { accounts, rows: stored, workspaceId } = yield* comments.stocked(rows)
        const client = yield* looking(workspaceId)
        for (const filter of shapes.map((shape) => comments.toFilter(shape, accounts))) {
          const listed = yield* walk(
            ({ cursor }) =>
              client.comments.list({ urlParams: { ...filter, limit, ...(cursor === undefined ? {} : { cursor }) } }),
            limit,
            ({ id, received_at }) => ({ at: received_at, id })
          )
          const expected = stored
            .filter(comments.matches(filter))
            .sort(newestFirst(({ received }) => received.getTime()))
          assert.deepStrictEqual(idsOf(listed), idsOf(expected), JSON.stringify(filter))
        }
      }),
    { fastCheck: { numRuns: 8 } }
  )

  it.effect.prop(
    "all pages of contacts are what the filters leave of them",
    [
      FastCheck.array(contacts.row, { maxLength: 40, size: "max" }),
      FastCheck.array(contacts.filter, { maxLength: 6 }),
      limit
    ],
    ([rows, filters, limit]) =>
      Effect.gen(function* () {
        yield* TestClock.setTime(contacts.now)
        const { rows: stored, workspaceId } = yield* contacts.stocked(rows)
        const client = yield* looking(workspaceId)
        for (const filter of filters) {
          const listed = yield* walk(
            ({ cursor }) =>
              client.contacts.list({ urlParams: { ...filter, limit, ...(cursor === undefined ? {} : { cursor }) } }),
            limit,
            ({ created_at, id }) => ({ at: created_at, id })
          )
          const expected = stored
            .filter(contacts.matches(contacts.withoutBlanks(filter)))
            .sort(newestFirst(({ created }) => -created))
          assert.deepStrictEqual(idsOf(listed), idsOf(expected), JSON.stringify(filter))
        }
      }),
    { fastCheck: { numRuns: 8 } }
  )

  it.effect("they are asked for with every filter that the contract has", () =>
    Effect.gen(function* () {
      const { accounts } = yield* comments.stocked([])
      const shapes = FastCheck.sample(comments.filterShape, 500)
      const asked = (filters: ReadonlyArray<object>) => [...new Set(filters.flatMap(Object.keys))]
      assert.sameMembers(
        asked(shapes.map((shape) => comments.toFilter(shape, accounts))),
        // texts are searched in test/Comments/Search.test.ts
        Object.keys(commentFilterParameters).filter((name) => name !== "q")
      )
      assert.sameMembers(asked(FastCheck.sample(contacts.filter, 500)), Object.keys(contactFilterParameters))
    })
  )
})
