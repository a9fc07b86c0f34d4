import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, FastCheck, type Layer } from "effect"
import type { Contact } from "#schema/resources/Contact.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { walk } from "#test/Comments/Walk.ts"
import { openWriters, step } from "#test/Database/Writers.ts"
import { brand, House } from "#test/House.ts"
import { runs } from "#test/Runs.ts"
import { meet } from "./Meeting.ts"

const limit = FastCheck.integer({ min: 1, max: 9 })
/** What a transaction does: changes somebody who is there, or meets somebody new. */
const writings = FastCheck.array(
  FastCheck.record({ whom: FastCheck.option(FastCheck.nat(5)), kept: FastCheck.boolean() }),
  { minLength: 1, maxLength: 6 }
)
const steps = FastCheck.array(step, { minLength: 4, maxLength: 24 })

const place = ({ created_at, id }: Contact) => ({ at: created_at, id })

layer(House)("Contacts under concurrent writers", (it) => {
  it.effect.prop(
    "a client that asks again for what changed since the newest it has met ends with everybody as they are",
    [writings, steps, limit],
    ([writings, steps, limit]) =>
      Effect.gen(function* () {
        const { accounts, principal, workspaceId } = yield* brand()
        const services = yield* Effect.context<Layer.Layer.Success<typeof House>>()
        const contacts = yield* Contacts
        const people = yield* Effect.forEach(["0", "1", "2", "3", "4", "5"], (id) => meet(accounts.facebook, id))
        const met = new Map<string, Contact>()
        let newest: string | undefined
        const sync = (turn: (page: number) => Effect.Effect<unknown>) =>
          Effect.gen(function* () {
            const filter = newest === undefined ? {} : { updated_since: DateTime.unsafeMake(newest) }
            const items = yield* walk((page) => contacts.list(workspaceId, filter, page), limit, place, turn)
            for (const item of items) {
              met.set(item.id, item)
              if (newest === undefined || item.updated_at > newest) newest = item.updated_at
            }
          })
        const writers = yield* openWriters(
          writings.map(({ kept, whom }, index) => ({
            kept,
            write:
              whom === null
                ? Effect.provide(meet(accounts.facebook, `new-${index}`), services)
                : Effect.orDie(contacts.update(principal, people[whom] ?? "", { fields: { [`f${index}`]: "x" } }))
          }))
        )
        for (const step of steps) {
          yield* writers.take(step)
          yield* sync(() => Effect.void)
        }
        yield* writers.finish
        yield* sync(() => Effect.void)
        const all = yield* walk((page) => contacts.list(workspaceId, {}, page), limit, place)
        assert.deepStrictEqual(
          all.map(({ id }) => met.get(id)),
          all
        )
        assert.strictEqual(met.size, all.length)
      }),
    { fastCheck: { numRuns: runs(6) }, timeout: 60_000 }
  )

  it.effect.prop(
    "a walk meets everybody who was there exactly once, newest first, whoever comes meanwhile",
    [FastCheck.integer({ min: 1, max: 25 }), limit, steps],
    ([count, limit, steps]) =>
      Effect.gen(function* () {
        const { accounts, principal, workspaceId } = yield* brand()
        const services = yield* Effect.context<Layer.Layer.Success<typeof House>>()
        const contacts = yield* Contacts
        const there = yield* Effect.forEach(Array.from({ length: count }), (_, index) =>
          meet(accounts.facebook, `${index}`)
        )
        const writers = yield* openWriters(
          Array.from({ length: 6 }, (_, index) => ({
            kept: index % 3 !== 0,
            write:
              index % 2 === 0
                ? Effect.provide(meet(accounts.facebook, `new-${index}`), services)
                : Effect.orDie(contacts.update(principal, there[index % count] ?? "", { add_tags: [`t${index}`] }))
          }))
        )
        const listed = yield* walk(
          (page) => contacts.list(workspaceId, {}, page),
          limit,
          place,
          (page) => Effect.forEach(steps.slice(page * 3, page * 3 + 3), writers.take)
        )
        yield* writers.finish
        const met = new Set(listed.map(({ id }) => id))
        for (const id of there) assert.isTrue(met.has(id), `${id} was skipped`)
      }),
    { fastCheck: { numRuns: runs(6) }, timeout: 60_000 }
  )
})
