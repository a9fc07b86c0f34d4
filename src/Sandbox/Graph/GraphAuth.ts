import { createHmac, timingSafeEqual } from "node:crypto"
import { Either, Option } from "effect"
import type { Platform } from "#schema/Platform.ts"
import type { Call, CallAnswer } from "../World/Call.ts"
import type { Settings } from "../World/Settings.ts"
import { findToken, type GrantedToken, type World } from "../World/World.ts"
import { missingPermission, problem } from "./GraphAnswer.ts"
import { input } from "./GraphInput.ts"

const dead = (message: string, subcode?: number) =>
  problem({ message, code: 190, ...(subcode === undefined ? {} : { subcode }) })

export const expired = dead(
  "Error validating access token: Session has expired. The current time is past the expiry time.",
  463
)

export const tokenText = (call: Call) => call.bearer ?? Option.getOrNull(input(call, "access_token"))

/** The app itself may inspect tokens, and nothing else. */
const appToken = (platform: Platform, token: string, appId: string): GrantedToken => ({
  platform,
  token,
  kind: "user",
  accountId: appId,
  scopes: [],
  expiresAt: null,
  revoked: false
})

/** A token that may be used now, with a right `appsecret_proof` when one is sent. */
export const authorise =
  ({ appId, appSecret }: Settings, platform: Platform) =>
  (world: World, call: Call, now: number): Either.Either<GrantedToken, CallAnswer> => {
    const text = tokenText(call)
    if (text === null) return Either.left(dead("An access token is required to request this resource."))
    if (text === `${appId}|${appSecret}`) return Either.right(appToken(platform, text, appId))
    const token = findToken(world, platform, text)
    if (Option.isNone(token)) return Either.left(dead("Invalid OAuth access token - Cannot parse access token"))
    if (token.value.revoked) return Either.left(dead("Error validating access token: The session is invalid.", 460))
    if (token.value.expiresAt !== null && token.value.expiresAt <= now) return Either.left(expired)
    const proof = input(call, "appsecret_proof")
    if (Option.isSome(proof) && !sameText(proof.value, proofOf(appSecret, text)))
      return Either.left(problem({ message: "Invalid appsecret_proof provided in the API argument", code: 100 }))
    return Either.right(token.value)
  }

export const proofOf = (appSecret: string, token: string) => createHmac("sha256", appSecret).update(token).digest("hex")

const sameText = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

export const requireScope = (token: GrantedToken, scope: string): Either.Either<void, CallAnswer> =>
  token.scopes.includes(scope) ? Either.void : Either.left(missingPermission(scope))

/** What changes a page, or belongs to it alone, takes the token of that page. */
export const requirePage = (token: GrantedToken, pageId: string): Either.Either<void, CallAnswer> =>
  token.kind === "page" && token.accountId === pageId
    ? Either.void
    : Either.left(
        problem({
          status: 403,
          message: "(#210) A page access token is required to request this resource.",
          code: 210
        })
      )
