import { Either, Option } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { answered, type CallRoute, json } from "../World/Call.ts"
import type { Settings } from "../World/Settings.ts"
import { findAccount, findToken } from "../World/World.ts"
import { gone, missingPermission } from "./GraphAnswer.ts"
import { authorise } from "./GraphAuth.ts"
import { type GraphHandler, idOf } from "./GraphHandler.ts"
import { required } from "./GraphInput.ts"

const seconds = (at: number | null | undefined) => (at == null ? 0 : Math.floor(at / 1000))

/** `GET /debug_token`: whether a token would work, for what and how long. */
const debugToken =
  (platform: Platform, { appId }: Settings): GraphHandler =>
  (world, call, now) =>
    Either.map(required(call, "input_token"), (text) => {
      const data = Option.match(findToken(world, platform, text), {
        onNone: () => ({ is_valid: false, scopes: [], error: { code: 190, message: "Invalid OAuth access token." } }),
        onSome: (token) => {
          const standing = Option.getOrUndefined(findAccount(world, platform, token.accountId))?.standing
          const roleLost = standing?.roleLost === true
          return {
            app_id: appId,
            type: token.kind.toUpperCase(),
            is_valid: !roleLost && !token.revoked && (token.expiresAt === null || token.expiresAt > now),
            expires_at: seconds(token.expiresAt),
            data_access_expires_at: seconds(standing?.dataAccessEndsAt),
            profile_id: token.accountId,
            user_id: token.grantedBy ?? token.accountId,
            scopes: token.scopes,
            ...(roleLost
              ? { error: { code: 190, subcode: 492, message: "The user must be an administrator of the page." } }
              : {})
          }
        }
      })
      return answered(world, json(200, { data }))
    })

/** `GET /{app}/permissions`: which permissions the app was given by its review; for the app itself alone. */
const appPermissions =
  (platform: Platform, { appId }: Settings, scopes: ReadonlyArray<string>): GraphHandler =>
  (world, call, _now, token) => {
    if (idOf(call) !== appId) return Either.left(gone("GET", idOf(call)))
    if (token.accountId !== appId) return Either.left(missingPermission("an app access token"))
    const ours = world.accounts.filter((account) => account.platform === platform)
    const standard = new Set(ours.flatMap(({ standing }) => standing?.standardAccess ?? []))
    const data = scopes.map((permission) => ({ permission, status: standard.has(permission) ? "unapproved" : "live" }))
    return Either.right(answered(world, json(200, { data })))
  }

/** What an app may ask about its tokens, and which of the permissions it was given. `prefix` with the version. */
export const inspectRoutes = (
  platform: Platform,
  prefix: `/${string}`,
  settings: Settings,
  scopes: ReadonlyArray<string>
): ReadonlyArray<CallRoute> => {
  const check = authorise(settings, platform)
  const on = (path: `/${string}`, handle: GraphHandler): CallRoute => ({
    method: "GET",
    path: `${prefix}${path}`,
    handle: (world, call, now) => Either.flatMap(check(world, call, now), (token) => handle(world, call, now, token))
  })
  return [
    on("/debug_token", debugToken(platform, settings)),
    on("/:id/permissions", appPermissions(platform, settings, scopes))
  ]
}
