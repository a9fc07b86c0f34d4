import { createHash } from "node:crypto"
import { Either } from "effect"
import type { Platform } from "#schema/Platform.ts"
import type { IssuedLoginCode } from "../World/LoginCode.ts"
import type { Settings } from "../World/Settings.ts"
import type { World } from "../World/World.ts"

/** Why a code is not taken. */
export type CodeProblem = "client" | "secret" | "code" | "used" | "expired" | "redirect_uri" | "verifier"

interface SentCode {
  readonly platform: Platform
  readonly clientId: string
  readonly secret: string
  readonly code: string
  readonly redirectUri: string
  /** Empty where none was sent. */
  readonly verifier: string
}

const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url")

/** The app that a request names and proves to be. */
export const knownClient = (
  { clients }: Settings,
  { clientId, platform, secret }: Pick<SentCode, "clientId" | "platform" | "secret">
): Either.Either<void, "client" | "secret"> => {
  const client = clients.find((one) => one.platform === platform && one.id === clientId)
  if (client === undefined) return Either.left("client")
  return client.secret === secret ? Either.void : Either.left("secret")
}

/** Takes a code, once, from the app and for the address that it was made for. */
export const takeCode = (
  settings: Settings,
  world: World,
  sent: SentCode,
  now: number
): Either.Either<{ readonly login: IssuedLoginCode; readonly world: World }, CodeProblem> =>
  Either.gen(function* () {
    yield* knownClient(settings, sent)
    const login = world.codes.find(({ code, platform }) => platform === sent.platform && code === sent.code)
    if (login === undefined || login.clientId !== sent.clientId) return yield* Either.left("code" as const)
    if (login.used) return yield* Either.left("used" as const)
    if (login.expiresAt <= now) return yield* Either.left("expired" as const)
    if (login.redirectUri !== sent.redirectUri) return yield* Either.left("redirect_uri" as const)
    if (login.challenge !== null && login.challenge !== challengeOf(sent.verifier))
      return yield* Either.left("verifier" as const)
    const codes = world.codes.map((one) => (one === login ? { ...login, used: true } : one))
    return { login, world: { ...world, codes } }
  })
