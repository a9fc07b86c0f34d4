import { Context, DateTime, Effect, Layer, Option, Redacted } from "effect"
import { NotFound, type Unprocessable } from "#schema/Errors.ts"
import { ConnectAttemptId, type WorkspaceId } from "#schema/Ids.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { now } from "#src/Ground/Now.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { hashToken } from "#src/Ground/SecretToken.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { type Connector, type ConnectRequest, newAttempt } from "./ConnectAttempt.ts"
import { ConnectAttemptsRepo } from "./ConnectAttemptsRepo.ts"
import { loginBinding } from "./LoginBinding.ts"
import { makeState, parseState, textOf } from "./LoginState.ts"
import { OfferedLogins } from "./OfferedLogins.ts"

/** Links that are printed for whoever opens them and signs in. Each begins one login. */
export class ConnectLinks extends Context.Tag("steward/ConnectLinks")<
  ConnectLinks,
  {
    /** What the link holds, and when it ends. */
    readonly print: (
      workspaceId: WorkspaceId,
      wish: ConnectRequest
    ) => Effect.Effect<{ readonly link: string; readonly expiresAt: DateTime.Utc }, Unprocessable>
    /** What a printed link is for; it stays good. */
    readonly printed: (text: string) => Effect.Effect<ConnectRequest & { readonly workspaceId: WorkspaceId }, NotFound>
    /**
     * The address of the platform's login page, for this person in this session alone. The link is used up.
     */
    readonly open: (by: Connector, text: string) => Effect.Effect<string, NotFound | Unprocessable>
  }
>() {
  static readonly layer = Layer.effect(
    ConnectLinks,
    Effect.gen(function* () {
      const repo = yield* ConnectAttemptsRepo
      const { loginOf } = yield* OfferedLogins
      const bind = yield* loginBinding
      const ids = yield* Ids
      const random = yield* RandomBytes
      const { base } = yield* AppLinks

      const found = Effect.fnUntraced(function* (text: string) {
        const state = yield* Effect.mapError(parseState(text), () => linkGone)
        const hash = hashToken(state.token)
        const attempt = yield* Effect.orDie(repo.printed(state.workspaceId, hash, yield* now))
        return Option.isNone(attempt) ? yield* Effect.fail(linkGone) : { ...attempt.value, hash }
      })

      return ConnectLinks.of({
        print: tracedFn("ConnectLinks.print")(
          function* (workspaceId, wish) {
            yield* loginOf(wish.platform)
            const state = yield* makeState(workspaceId)
            const attempt = newAttempt(workspaceId, yield* ids.make("cna", ConnectAttemptId.make), wish, yield* now)
            yield* Effect.orDie(repo.insert({ ...attempt, state_hash: hashToken(state.token) }))
            const link = `${base}/settings/accounts/connect?${new URLSearchParams({ workspace: workspaceId, link: Redacted.value(textOf(state)) })}`
            return { link, expiresAt: DateTime.unsafeMake(attempt.expires_at) }
          },
          Effect.provideService(RandomBytes, random)
        ),

        printed: tracedFn("ConnectLinks.printed")(function* (text) {
          const { account_id, platform, workspace_id } = yield* found(text)
          return { workspaceId: workspace_id, platform, accountId: account_id }
        }),

        open: tracedFn("ConnectLinks.open")(function* (by, text) {
          const { hash, platform, workspace_id } = yield* found(text)
          if (workspace_id !== by.workspaceId) return yield* Effect.fail(linkGone)
          const { address, row } = yield* bind(by, platform)
          const taken = yield* Effect.orDie(repo.bind(by.workspaceId, hash, yield* now, row))
          return Option.isNone(taken) ? yield* Effect.fail(linkGone) : address
        })
      })
    })
  )
}

const linkGone = new NotFound({ message: "This link was used already, or has ended. Print a new one" })
