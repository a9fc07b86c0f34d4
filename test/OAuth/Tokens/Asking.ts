import { assert } from "@effect/vitest"
import { Effect, type Redacted } from "effect"
import { AccessTokens } from "#src/OAuth/Grants/AccessTokens.ts"
import { type IssuedTokens, Tokens } from "#src/OAuth/Grants/Tokens.ts"
import { OAuthError } from "#src/OAuth/Protocol/OAuthError.ts"
import { audited } from "#test/Access/TestAccess.ts"
import { signedUp } from "#test/Access/TestSignIn.ts"
import { approved, exchanged, registered } from "../TestOAuth.ts"

export const isGood = (token: Redacted.Redacted) =>
  Effect.flatMap(AccessTokens, ({ authenticate }) => authenticate(token)).pipe(
    Effect.as(true),
    Effect.catchTag("InvalidToken", () => Effect.succeed(false))
  )

export const refreshed = (
  client: Effect.Effect.Success<ReturnType<typeof registered>>,
  { refresh }: Pick<IssuedTokens, "refresh">,
  scope?: string
) => Effect.flatMap(Tokens, (tokens) => tokens.refresh(client, refresh, scope))

/** A person of a brand of their own, a client, and a code for it. */
export const asking = Effect.gen(function* () {
  const { workspace, person } = yield* signedUp()
  const client = yield* registered()
  const who = { client, person, workspaceId: workspace.id }
  return { ...who, code: yield* approved(who) }
})

export const connected = Effect.gen(function* () {
  const { client, code, ...who } = yield* asking
  return { ...who, client, code, issued: yield* exchanged(client, code) }
})

export const ended = Effect.fn("ended")(function* (
  workspaceId: Effect.Effect.Success<typeof connected>["workspaceId"]
) {
  const entries = yield* audited(workspaceId)
  return entries.filter(({ what }) => what === "assistant.disconnected")
})

export const refusal = <A>(effect: Effect.Effect<A, OAuthError, Tokens>) =>
  Effect.map(Effect.flip(effect), (error) => {
    assert.instanceOf(error, OAuthError)
    return error.code
  })
