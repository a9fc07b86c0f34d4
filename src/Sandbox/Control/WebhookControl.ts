import { Effect, Either, Option, Random, Schema } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { deliver, handshake } from "../Webhooks/Deliver.ts"
import { findDelivery, retarget } from "../Webhooks/Deliveries.ts"
import { type Call, json } from "../World/Call.ts"
import { PushTarget } from "../World/Delivery.ts"
import type { Settings } from "../World/Settings.ts"
import { Store } from "../World/Store.ts"
import { body, type FindImitation, refusal, unknownThing } from "./ControlInput.ts"

const NewTarget = (settings: Settings) =>
  Schema.Struct({
    platform: PushTarget.fields.platform,
    url: PushTarget.fields.url,
    verifyToken: PushTarget.fields.verifyToken,
    secret: Schema.optionalWith(PushTarget.fields.secret, { default: () => settings.appSecret })
  })

const pushingOf = (imitationOf: FindImitation, platform: Platform) =>
  Either.flatMap(imitationOf(platform), ({ push }) =>
    Either.fromNullable(push, () => refusal(400, `${platform} pushes nothing.`))
  )

/** `POST /_sandbox/webhook-targets`: where a platform pushes to, once the receiver has passed the handshake. */
export const setTarget = (imitationOf: FindImitation, settings: Settings) =>
  tracedFn("WebhookControl.setTarget")(function* (call: Call) {
    const store = yield* Store
    const target = yield* body(NewTarget(settings), call)
    const { checked } = yield* pushingOf(imitationOf, target.platform)
    const challenge = String(yield* Random.nextIntBetween(1_000_000_000, 2_000_000_000))
    if (checked) yield* Effect.mapError(handshake(target, challenge), (reason) => refusal(422, reason))
    yield* store.update((world, now) => [undefined, retarget(world, target, now)])
    return json(201, { platform: target.platform, url: target.url })
  }, Effect.merge)

const Replay = Schema.Struct({ tamper: Schema.optionalWith(Schema.Boolean, { default: () => false }) })

/** `POST /_sandbox/deliveries/:id/replay`: sends an event once more, right now; with `tamper` under a wrong signature. */
export const replay = (imitationOf: FindImitation) =>
  tracedFn("WebhookControl.replay")(function* (call: Call) {
    const store = yield* Store
    const id = call.route["id"] ?? ""
    const world = yield* store.world
    const delivery = yield* Either.fromOption(findDelivery(world, id), () => unknownThing("delivery", id))
    const target = yield* Either.fromOption(
      Option.fromNullable(world.targets.find(({ platform }) => platform === delivery.platform)),
      () => refusal(409, `There is no webhook target for ${delivery.platform}.`)
    )
    const { tamper } = yield* body(Replay, call)
    return json(
      200,
      yield* deliver(yield* pushingOf(imitationOf, delivery.platform), target, [delivery], yield* store.now, tamper)
    )
  }, Effect.merge)
