import { type HttpClient, HttpRouter } from "@effect/platform"
import { Effect, Random, Ref, Schema } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { type Call, type CallAnswer, type CallHandler, json, settle } from "../World/Call.ts"
import type { Imitation } from "../World/Imitation.ts"
import { readCall } from "../World/ReadCall.ts"
import { reply } from "../World/Reply.ts"
import type { Settings } from "../World/Settings.ts"
import { Store } from "../World/Store.ts"
import { addAccount, putToken } from "./AccountControl.ts"
import { body, findImitation, refusal } from "./ControlInput.ts"
import { addFault, listFaults, removeFault, removeFaults } from "./FaultControl.ts"
import { advanceClock, deliveries, setQuota, setUsage, state } from "./Levers.ts"
import { lead, message } from "./MessageControl.ts"
import { setStanding } from "./StandingControl.ts"
import { comment, edit, takeAway } from "./Strangers.ts"
import { replay, setTarget } from "./WebhookControl.ts"

const answering = <R>(handle: (call: Call) => Effect.Effect<CallAnswer, never, R>) =>
  Effect.gen(function* () {
    const store = yield* Store
    const call = yield* readCall
    const answer = yield* handle(call)
    if (call.method !== "GET") yield* store.flush
    return reply(answer)
  })

const changing = (handler: CallHandler) =>
  answering((call) =>
    Effect.flatMap(Store, (store) =>
      store.update((world, now) => {
        const { answer, world: after } = settle(handler, world, call, now)
        return [answer, after]
      })
    )
  )

const Reset = Schema.Struct({ seed: Schema.optional(Schema.Int) })

/** Back to the start: no comments, targets or faults. `seed` makes what faults with a rate do repeatable. */
const reset = (random: Ref.Ref<Random.Random>) =>
  tracedFn("ControlRoutes.reset")(function* (call: Call) {
    const store = yield* Store
    const { seed } = yield* body(Reset, call)
    if (seed !== undefined) yield* Ref.set(random, Random.make(seed))
    const world = yield* store.fresh
    yield* store.update(() => [undefined, world])
    return json(200, { reset: true })
  }, Effect.merge)

const prefix = "/_sandbox"

/** The strings that a test pulls; no platform has them. */
export const controlRoutes = (
  imitations: ReadonlyArray<Imitation>,
  settings: Settings,
  random: Ref.Ref<Random.Random>
): HttpRouter.HttpRouter<never, Store | HttpClient.HttpClient> => {
  const imitationOf = findImitation(imitations)
  const people = HttpRouter.empty.pipe(
    HttpRouter.post("/messages", changing(message(imitationOf))),
    HttpRouter.post("/leads", changing(lead(imitationOf))),
    HttpRouter.post("/standing", changing(setStanding))
  )
  return people.pipe(
    HttpRouter.post("/reset", answering(reset(random))),
    HttpRouter.get("/state", changing(state)),
    HttpRouter.post("/comments", changing(comment(imitationOf))),
    HttpRouter.post("/comments/:id/edit", changing(edit(imitations))),
    HttpRouter.post("/comments/:id/remove", changing(takeAway(imitations))),
    HttpRouter.post("/webhook-targets", answering(setTarget(imitationOf, settings))),
    HttpRouter.get("/deliveries", changing(deliveries)),
    HttpRouter.post("/deliveries/:id/replay", answering(replay(imitationOf))),
    HttpRouter.get("/faults", changing(listFaults)),
    HttpRouter.post("/faults", changing(addFault(imitationOf))),
    HttpRouter.del("/faults", changing(removeFaults)),
    HttpRouter.del("/faults/:id", changing(removeFault)),
    HttpRouter.post("/clock", changing(advanceClock)),
    HttpRouter.post("/usage", changing(setUsage)),
    HttpRouter.post("/quota", changing(setQuota)),
    HttpRouter.post("/tokens", changing(putToken(imitationOf))),
    HttpRouter.post("/accounts", changing(addAccount(imitationOf))),
    HttpRouter.all(
      "/*",
      answering((call) => Effect.succeed(refusal(404, `The control API has no ${call.method} ${call.path}.`)))
    ),
    HttpRouter.prefixAll(prefix)
  )
}
