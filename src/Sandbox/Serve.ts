import { HttpRouter } from "@effect/platform"
import { Duration, Effect, Either, Fiber, Option, type Random, type Ref, type Scope } from "effect"
import { disturbance, faultAnswer } from "./Faults/FaultAnswer.ts"
import { subjectOf } from "./Faults/FaultSubject.ts"
import { fire } from "./Faults/Faults.ts"
import { countCall } from "./Limits/CallLimits.ts"
import type { Batching } from "./World/Batching.ts"
import { type Call, type CallAnswer, type CallHandler, settle } from "./World/Call.ts"
import type { Imitation } from "./World/Imitation.ts"
import { readCall } from "./World/ReadCall.ts"
import { hangUp, reply } from "./World/Reply.ts"
import type { Settings } from "./World/Settings.ts"
import { Store } from "./World/Store.ts"

const carryOut = (imitation: Imitation, handler: CallHandler, call: Call) =>
  Effect.flatMap(Store, (store) =>
    store.update((world, now) => {
      const outcome = settle(handler, world, call, now)
      return [imitation.finish(outcome.world, call, outcome.answer), outcome.world]
    })
  )

/** Whether a call is within what the platform documents; the answer that refuses it where it is not. */
const refusal = (imitation: Imitation, call: Call) =>
  Effect.flatMap(Store, (store) =>
    store.update<CallAnswer | null>((world, now) => {
      const accountId = imitation.accountOf(world, call)
      const { beyond, world: after } = countCall(world, imitation.platform, call, accountId, now)
      const answer = Option.match(beyond, {
        onNone: () => null,
        onSome: (params) => imitation.faultAnswer("rate_limit", params, call, accountId)
      })
      return [answer, after]
    })
  )

/** With the fault that is due, if any, before or after it; null where the connection is closed without an answer. */
const disturbed = (
  imitation: Imitation,
  carryOut: Effect.Effect<CallAnswer | null, never, Store>,
  random: Ref.Ref<Random.Random>,
  call: Call
): Effect.Effect<CallAnswer | null, never, Store> =>
  Effect.gen(function* () {
    const store = yield* Store
    const draws = yield* drawEach((yield* store.world).faults.length, yield* random)
    const { subject, fault } = yield* store.update((world) => {
      const subject = subjectOf(imitation, world, call)
      const { fault, faults } = fire(world.faults, subject, draws)
      return [{ subject, fault }, Option.isSome(fault) ? { ...world, faults } : world]
    })
    if (Option.isNone(fault)) return yield* carryOut

    const { kind, params } = fault.value
    const { after, what } = disturbance(kind)
    if (what === "slow") {
      yield* Effect.sleep(Duration.millis(params.ms ?? 1000))
      return yield* carryOut
    }
    if (after) yield* carryOut
    if (what === "drop") return null
    const answer = faultAnswer(imitation, what, params, call, subject.accountId)
    if (answer === null) return yield* carryOut
    return imitation.finish(yield* store.world, call, answer)
  })

const drawEach = (count: number, random: Random.Random) => Effect.replicateEffect(random.next, count)

/** How a sandbox serves its platforms. */
export interface Serving extends Pick<Settings, "callLimits"> {
  readonly random: Ref.Ref<Random.Random>
  readonly server: Scope.Scope
}

/** What one call is answered, within the limits of the platform. */
const answered = (imitation: Imitation, handler: CallHandler, { callLimits, random }: Serving, call: Call) =>
  Effect.gen(function* () {
    const refused = callLimits === "none" ? null : yield* refusal(imitation, call)
    return refused === null
      ? yield* disturbed(imitation, carryOut(imitation, handler, call), random, call)
      : imitation.finish(yield* (yield* Store).world, call, refused)
  })

/** What a batch is answered: it counts for what it holds. */
const answeredBatch = (imitation: Imitation, batching: Batching, serving: Serving, call: Call) => {
  const each = Effect.gen(function* () {
    const store = yield* Store
    const calls = yield* store.update((world, now) => [batching.calls(world, call, now), world])
    return imitation.finish(
      yield* store.world,
      call,
      Either.isLeft(calls)
        ? calls.left
        : batching.answer(
            yield* Effect.forEach(calls.right, (one) => answered(imitation, one.handle, serving, one.call))
          )
    )
  })
  return disturbed(imitation, each, serving.random, call)
}

/**
 * Carries a request to who answers it. In the scope of the server: a platform goes on with what it was asked for when the
 * caller has given up waiting.
 */
const serve = (answer: (call: Call) => Effect.Effect<CallAnswer | null, never, Store>, { server }: Serving) =>
  Effect.gen(function* () {
    const call = yield* readCall
    const work = Effect.gen(function* () {
      const found = yield* answer(call)
      if (call.method !== "GET") yield* (yield* Store).flush
      return found === null ? hangUp() : reply(found)
    })
    return yield* Fiber.join(yield* Effect.forkIn(work, server))
  })

/** The routes of a platform, and its answer to every other path under its prefixes. */
export const routerOf = (imitation: Imitation, serving: Serving): HttpRouter.HttpRouter<never, Store> => {
  const handled = (handler: CallHandler) => serve((call) => answered(imitation, handler, serving, call), serving)
  const routes: ReadonlyArray<HttpRouter.Route<never, Store>> = imitation.routes.map((route) =>
    HttpRouter.makeRoute(route.method, route.path, handled(route.handle))
  )
  const { batching } = imitation
  const batches: ReadonlyArray<HttpRouter.Route<never, Store>> =
    batching === null
      ? []
      : [
          HttpRouter.makeRoute(
            "POST",
            batching.path,
            serve((call) => answeredBatch(imitation, batching, serving, call), serving)
          )
        ]
  const unknown: CallHandler = (_world, call) => Either.left(imitation.unknownPath(call))
  const others: ReadonlyArray<HttpRouter.Route<never, Store>> = imitation.prefixes.map((prefix) =>
    HttpRouter.makeRoute("*", `${prefix}/*`, handled(unknown))
  )
  return HttpRouter.fromIterable([...routes, ...batches, ...others])
}
