import { Clock, Context, Data, Effect, Layer, Option, type Redacted } from "effect"
import type { AssistantPrincipal } from "#schema/api/Authentication.ts"
import type { GrantId, WorkspaceId } from "#schema/Ids.ts"
import { HashDirectory } from "#src/Directory/HashDirectory.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { challenge } from "../Protocol/Challenge.ts"
import * as OpaqueToken from "../Protocol/OpaqueToken.ts"
import { foundBy } from "./FoundBy.ts"
import { GrantsRepo } from "./GrantsRepo.ts"
import { TokensRepo } from "./TokensRepo.ts"

/** The token is missing, unknown, expired or revoked, or not one for the tool server. */
export class InvalidToken extends Data.TaggedError("InvalidToken")<{ readonly message: string }> {}

/** The access tokens that assistants send to the tool server. */
export class AccessTokens extends Context.Tag("steward/AccessTokens")<
  AccessTokens,
  {
    /**
     * For whom an assistant acts, with the role they hold now: one query, another
     * where the token was not seen before, and none for what cannot be a token. Fails
     * once the grant is revoked or the person is no longer a member.
     */
    readonly authenticate: (token: Redacted.Redacted) => Effect.Effect<AssistantPrincipal, InvalidToken>
    /** Fails once this grant has ended: for a call that was let in, and had to wait since. */
    readonly granted: (workspaceId: WorkspaceId, grantId: GrantId) => Effect.Effect<void, InvalidToken>
    /** The `WWW-Authenticate` of a 401: where to sign in, and what to ask for. `sent`: there was a token. */
    readonly challenge: (sent: boolean) => string
  }
>() {
  /** `baseUrl` without a slash at its end. */
  static readonly layer = ({ baseUrl }: { readonly baseUrl: string }) =>
    Layer.effect(
      AccessTokens,
      Effect.gen(function* () {
        const repo = yield* TokensRepo
        const grants = yield* GrantsRepo
        const directory = yield* HashDirectory
        return AccessTokens.of({
          authenticate: tracedFn("AccessTokens.authenticate")(function* (sent) {
            const token = OpaqueToken.parse("access", sent)
            const now = new Date(yield* Clock.currentTimeMillis)
            const found = yield* Effect.transposeMapOption(token, (value) => foundBy(directory, value))
            const principal = yield* Effect.transposeMapOption(Option.flatten(found), ({ hash, workspaceId }) =>
              Effect.orDie(repo.principal(workspaceId, hash, now))
            )
            return yield* Option.match(Option.flatten(principal), {
              onNone: () =>
                new InvalidToken({ message: "The access token is unknown, expired or revoked; sign in again" }),
              onSome: Effect.succeed
            })
          }),
          granted: tracedFn("AccessTokens.granted")(function* (workspaceId, grantId) {
            if (Option.isSome(yield* Effect.orDie(grants.get(workspaceId, grantId)))) return
            return yield* new InvalidToken({
              message: "The assistant was disconnected while this call waited for its turn; nothing was done"
            })
          }),
          challenge: (sent) => challenge(baseUrl, sent)
        })
      })
    )
}
