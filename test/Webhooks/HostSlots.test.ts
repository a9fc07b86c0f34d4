import { assert, describe, it } from "@effect/vitest"
import { Effect, FastCheck, Option } from "effect"
import { HostSlots } from "#src/Webhooks/HostSlots.ts"

const busyNow = Effect.gen(function* () {
  const slots = yield* HostSlots
  let busy: ReadonlyArray<string> = []
  yield* slots.take((hosts) => {
    busy = hosts
    return Effect.succeedNone
  })
  return [...busy].sort()
})

const hosts = ["a.example", "b.example:8443"] as const
const step = FastCheck.oneof(
  FastCheck.record({ take: FastCheck.constantFrom(...hosts) }),
  FastCheck.record({
    free: FastCheck.constantFrom(...hosts),
    worked: FastCheck.constantFrom(true, true, false, false, false, null)
  })
)

describe("HostSlots", () => {
  it.effect.prop(
    "a host has at most 8 attempts in flight, and one after 3 failures in a row",
    [FastCheck.array(step, { minLength: 20, maxLength: 50 })],
    ([steps]) =>
      Effect.gen(function* () {
        const slots = yield* HostSlots
        const inFlight = new Map<string, number>(hosts.map((host) => [host, 0]))
        const failures = new Map<string, number>(hosts.map((host) => [host, 0]))
        const of = (counts: ReadonlyMap<string, number>, host: string) => counts.get(host) ?? 0
        for (const each of steps) {
          if ("take" in each) {
            const taken = yield* slots.take((busy) =>
              Effect.succeed(busy.includes(each.take) ? Option.none() : Option.some({ target_host: each.take }))
            )
            if (Option.isSome(taken)) inFlight.set(each.take, of(inFlight, each.take) + 1)
          } else if (of(inFlight, each.free) > 0) {
            yield* slots.free(each.free, each.worked)
            inFlight.set(each.free, of(inFlight, each.free) - 1)
            if (each.worked !== null) failures.set(each.free, each.worked ? 0 : of(failures, each.free) + 1)
          }
          const bound = (host: string) => (of(failures, host) >= 3 ? 1 : 8)
          assert.deepStrictEqual(
            yield* busyNow,
            hosts.filter((host) => of(inFlight, host) >= bound(host))
          )
          assert.isTrue(hosts.every((host) => of(inFlight, host) <= 8))
        }
      }).pipe(Effect.provide(HostSlots.layer)),
    { fastCheck: { numRuns: 30 } }
  )

  it.effect("takes no more than 8 slots of a host when many ask at once", () =>
    Effect.gen(function* () {
      const slots = yield* HostSlots
      const claim = slots.take((busy) =>
        Effect.as(
          Effect.yieldNow(),
          busy.includes("a.example") ? Option.none() : Option.some({ target_host: "a.example" })
        )
      )
      const taken = yield* Effect.all(Effect.replicate(claim, 50), { concurrency: "unbounded" })
      assert.strictEqual(taken.filter(Option.isSome).length, 8)
    }).pipe(Effect.provide(HostSlots.layer))
  )

  it.effect("a claim that fails takes no slot", () =>
    Effect.gen(function* () {
      const slots = yield* HostSlots
      yield* Effect.replicateEffect(Effect.flip(slots.take(() => Effect.fail("no database"))), 20)
      assert.deepStrictEqual(yield* busyNow, [])
    }).pipe(Effect.provide(HostSlots.layer))
  )
})
