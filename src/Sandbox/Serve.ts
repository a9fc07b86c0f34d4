import { HttpRouter } from "@effect/platform"
import { Duration, Effect, Either, Fiber, Option, type Random, type Ref, type Scope } from "effect"
import { disturbance, faultAnswer } from "./Faults/FaultAnswer.ts"
import { subjectOf } from "./Faults/FaultSubject.ts"
import { fire } from "./Faults/Faults.ts"
import { type Call, type CallHandler, settle } from "./World/Call.ts"
import type { Imitation } from "./World/Imitation.ts"
import { readCall } from "./World/ReadCall.ts"
import { hangUp, reply } from "./World/Reply.ts"
import { Store } from "./World/Store.ts"

const carryOut = (imitation: Imitation, handler: CallHandler, call: Call) =>
  Effect.gen(function* () {
    const store = yield* Store
    const answer = yield* store.update((world, now) => {
      const outcome = settle(handler, world, call, now)
      return [imitation.finish(outcome.world, call, outcome.answer), outcome.world]
    })
    if (call.method !== "GET") yield* store.flush
    return reply(answer)
  })

const disturbed = (imitation: Imitation, handler: CallHandler, random: Ref.Ref<Random.Random>, call: Call) =>
  Effect.gen(function* () {
    const store = yield* Store
    const draws = yield* drawEach((yield* store.world).faults.length, yield* random)
    const { subject, fault } = yield* store.update((world) => {
      const subject = subjectOf(imitation, world, call)
      const { fault, faults } = fire(world.faults, subject, draws)
      return [{ subject, fault }, Option.isSome(fault) ? { ...world, faults } : world]
    })
    if (Option.isNone(fault)) return yield* carryOut(imitation, handler, call)

    const { kind, params } = fault.value
    const { after, what } = disturbance(kind)
    if (what === "slow") {
      yield* Effect.sleep(Duration.millis(params.ms ?? 1000))
      return yield* carryOut(imitation, handler, call)
    }
    if (after) yield* carryOut(imitation, handler, call)
    if (what === "drop") return hangUp()
    const answer = faultAnswer(imitation, what, params, call, subject.accountId)
    if (answer === null) return yield* carryOut(imitation, handler, call)
    return reply(imitation.finish(yield* store.world, call, answer))
  })

const drawEach = (count: number, random: Random.Random) => Effect.replicateEffect(random.next, count)

/**
 * Carries a request to its handler, with the fault that is due, if any, before or after it. In the scope of the server:
 * a platform goes on with what it was asked for when the caller has given up waiting.
 */
export const serve = (
  imitation: Imitation,
  handler: CallHandler,
  random: Ref.Ref<Random.Random>,
  server: Scope.Scope
) =>
  Effect.gen(function* () {
    const call = yield* readCall
    const work = yield* Effect.forkIn(disturbed(imitation, handler, random, call), server)
    return yield* Fiber.join(work)
  })

/** The routes of a platform, and its answer to every other path under its prefixes. */
export const routerOf = (
  imitation: Imitation,
  random: Ref.Ref<Random.Random>,
  server: Scope.Scope
): HttpRouter.HttpRouter<never, Store> => {
  const routes: ReadonlyArray<HttpRouter.Route<never, Store>> = imitation.routes.map((route) =>
    HttpRouter.makeRoute(route.method, route.path, serve(imitation, route.handle, random, server))
  )
  const unknown: CallHandler = (_world, call) => Either.left(imitation.unknownPath(call))
  const others: ReadonlyArray<HttpRouter.Route<never, Store>> = imitation.prefixes.map((prefix) =>
    HttpRouter.makeRoute("*", `${prefix}/*`, serve(imitation, unknown, random, server))
  )
  return HttpRouter.fromIterable([...routes, ...others])
}
