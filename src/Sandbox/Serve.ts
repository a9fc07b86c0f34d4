import { HttpRouter } from "@effect/platform"
import { Duration, Effect, Either, Fiber, Option, type Random, type Ref, type Scope } from "effect"
import { disturbance, faultAnswer } from "./Faults/FaultAnswer.ts"
import { subjectOf } from "./Faults/FaultSubject.ts"
import { fire } from "./Faults/Faults.ts"
import { countCall } from "./Limits/CallLimits.ts"
import { type Call, type CallAnswer, type CallHandler, settle } from "./World/Call.ts"
import type { Imitation } from "./World/Imitation.ts"
import { readCall } from "./World/ReadCall.ts"
import { hangUp, reply } from "./World/Reply.ts"
import type { Settings } from "./World/Settings.ts"
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

/** How a sandbox serves its platforms. */
export interface Serving extends Pick<Settings, "callLimits"> {
  readonly random: Ref.Ref<Random.Random>
  readonly server: Scope.Scope
}

/**
 * Carries a request to its handler, with the fault that is due, if any, before or after it. In the scope of the server:
 * a platform goes on with what it was asked for when the caller has given up waiting.
 */
export const serve = (imitation: Imitation, handler: CallHandler, { callLimits, random, server }: Serving) =>
  Effect.gen(function* () {
    const call = yield* readCall
    const refused = callLimits === "none" ? null : yield* refusal(imitation, call)
    if (refused !== null) return reply(imitation.finish(yield* (yield* Store).world, call, refused))
    const work = yield* Effect.forkIn(disturbed(imitation, handler, random, call), server)
    return yield* Fiber.join(work)
  })

/** The routes of a platform, and its answer to every other path under its prefixes. */
export const routerOf = (imitation: Imitation, serving: Serving): HttpRouter.HttpRouter<never, Store> => {
  const routes: ReadonlyArray<HttpRouter.Route<never, Store>> = imitation.routes.map((route) =>
    HttpRouter.makeRoute(route.method, route.path, serve(imitation, route.handle, serving))
  )
  const unknown: CallHandler = (_world, call) => Either.left(imitation.unknownPath(call))
  const others: ReadonlyArray<HttpRouter.Route<never, Store>> = imitation.prefixes.map((prefix) =>
    HttpRouter.makeRoute("*", `${prefix}/*`, serve(imitation, unknown, serving))
  )
  return HttpRouter.fromIterable([...routes, ...others])
}
