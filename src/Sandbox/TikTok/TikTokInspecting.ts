import { Either, Option } from "effect"
import { answered, type CallHandler } from "../World/Call.ts"
import { findToken } from "../World/World.ts"
import { answer, tokenRefused } from "./TikTokAnswer.ts"
import { onPath, required } from "./TikTokHandler.ts"

/** `POST tt_user/token_info/get/`: what a token may do. */
export const tokenInfo: CallHandler = onPath((world, call, now) =>
  Either.gen(function* () {
    const appId = yield* required(call, "app_id")
    const text = yield* required(call, "access_token")
    const token = yield* Either.fromOption(
      Option.filter(
        findToken(world, "tiktok", text),
        ({ expiresAt, kind, revoked }) => kind !== "refresh" && !revoked && (expiresAt === null || expiresAt > now)
      ),
      () => tokenRefused
    )
    return answered(world, answer({ app_id: appId, scope: token.scopes.join(","), creator_id: token.accountId }))
  })
)

/** `GET business/webhook/list/`: where the app has a kind of event pushed to. */
export const pushList: CallHandler = onPath((world, call) =>
  Either.gen(function* () {
    const appId = yield* required(call, "app_id")
    yield* required(call, "secret")
    const event = yield* required(call, "event_type")
    const off = world.accounts.some(({ platform, standing }) => platform === "tiktok" && standing?.noCallback === true)
    const pushed = off ? {} : { callback_url: "https://steward.example/webhooks/tiktok" }
    return answered(world, answer({ app_id: appId, event_type: event, ...pushed }))
  })
)
