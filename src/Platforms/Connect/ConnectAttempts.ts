import { Context, Effect, Layer, Option, Redacted } from "effect"
import { NotFound, Unprocessable } from "#schema/Errors.ts"
import { ConnectAttemptId, type SessionId, type WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { now } from "#src/Ground/Now.ts"
import { hashToken } from "#src/Ground/SecretToken.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { Accounts } from "../Accounts/Accounts.ts"
import { AccountConnection, type ConnectionOutcome } from "./AccountConnection.ts"
import { type AccountChoice, candidatesText, choicesOf, readCandidates, type Wanted } from "./Candidates.ts"
import { attemptEnd, type Connector, type ConnectRequest, newAttempt } from "./ConnectAttempt.ts"
import { ConnectAttemptsRepo, type StoredAttempt } from "./ConnectAttemptsRepo.ts"
import { loginBinding } from "./LoginBinding.ts"
import { parseState } from "./LoginState.ts"
import { declined, NothingFound, refusedWords } from "./LoginWords.ts"
import { OfferedLogins } from "./OfferedLogins.ts"
import { redirectAddress } from "./RedirectAddress.ts"
import { candidatesPurpose, verifierPurpose } from "./Sealing.ts"

const forgottenAtOnce = 500

/** How far a login has come. */
export type AttemptStage =
  | { readonly stage: "unfinished"; readonly platform: Platform }
  | { readonly stage: "failed"; readonly platform: Platform; readonly failure: string }
  | {
      readonly stage: "choosing"
      readonly platform: Platform
      readonly choices: ReadonlyArray<AccountChoice>
      readonly wanted: Wanted | null
    }

/** What a platform led the browser back with. */
export interface BroughtBack {
  readonly platform: Platform
  readonly state: string
  /** Blank where the platform brings none. */
  readonly code: string
  readonly error: string
}

/** Logins at platforms, from the button to the accounts that are connected. Each is used once, by whoever began it. */
export class ConnectAttempts extends Context.Tag("steward/ConnectAttempts")<
  ConnectAttempts,
  {
    /** The address of the platform's login page, for this person in this session alone. */
    readonly begin: (by: Connector, wish: ConnectRequest) => Effect.Effect<string, Unprocessable>
    /**
     * Takes what a platform brought back. Fails where it belongs to no login of this session: nothing is asked of the
     * platform then. What the platform refuses stands in `standing`.
     */
    readonly callback: (
      sessionId: SessionId,
      brought: BroughtBack
    ) => Effect.Effect<{ readonly workspaceId: WorkspaceId; readonly id: ConnectAttemptId }, NotFound>
    readonly standing: (by: Connector, id: string) => Effect.Effect<AttemptStage, NotFound>
    /** Connects what was chosen. The attempt ends with it, and with it the tokens of what was not. */
    readonly choose: (
      by: Connector,
      id: string,
      externalIds: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlyArray<ConnectionOutcome>, NotFound | Unprocessable>
    /** Forgets the attempt, and what it kept. */
    readonly cancel: (by: Connector, id: string) => Effect.Effect<void>
    /** Throws a small batch of those away that have ended; answers how many. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    ConnectAttempts,
    Effect.gen(function* () {
      const repo = yield* ConnectAttemptsRepo
      const accounts = yield* Accounts
      const connection = yield* AccountConnection
      const { loginOf } = yield* OfferedLogins
      const bind = yield* loginBinding
      const box = yield* SecretBox
      const ids = yield* Ids
      const { base } = yield* AppLinks

      const own = ({ sessionId, workspaceId }: Connector, id: string) => ({ workspaceId, id, sessionId })

      const redeemed = Effect.fnUntraced(function* (attempt: StoredAttempt, code: string) {
        const { id, platform, sealed_verifier, workspace_id } = attempt
        if (sealed_verifier === null) return yield* Effect.dieMessage(`${id} has no verifier`)
        const login = yield* loginOf(platform)
        const candidates = yield* login.redeem({
          code: Redacted.make(code),
          redirectUri: redirectAddress(base, platform),
          verifier: yield* Effect.orDie(box.open(verifierPurpose, sealed_verifier))
        })
        if (candidates.length === 0) return yield* new NothingFound({ platform })
        const sealed = yield* box.seal(candidatesPurpose, candidatesText(candidates))
        yield* Effect.orDie(repo.offer(workspace_id, id, sealed, attemptEnd(yield* now)))
      })

      const opened = (sealed: Uint8Array) =>
        Effect.orDie(Effect.flatMap(box.open(candidatesPurpose, sealed), readCandidates))

      return ConnectAttempts.of({
        begin: tracedFn("ConnectAttempts.begin")(function* (by, wish) {
          const { address, row } = yield* bind(by, wish.platform)
          const attempt = newAttempt(by.workspaceId, yield* ids.make("cna", ConnectAttemptId.make), wish, yield* now)
          yield* Effect.orDie(repo.insert({ ...attempt, ...row, stage: "begun" }))
          return address
        }),

        callback: tracedFn("ConnectAttempts.callback")(function* (sessionId, { code, error, platform, state }) {
          const parsed = yield* Effect.mapError(parseState(state), () => notYours)
          const taken = yield* Effect.orDie(
            repo.take(parsed.workspaceId, hashToken(parsed.token), sessionId, platform, yield* now)
          )
          if (Option.isNone(taken)) return yield* Effect.fail(notYours)
          const { id, workspace_id } = taken.value
          const fail = (words: string) => Effect.orDie(repo.fail(workspace_id, id, words))
          if (code === "") yield* fail(declined(platform, error))
          else {
            yield* redeemed(taken.value, code).pipe(
              Effect.catchTags({ NothingFound: ({ message }) => fail(message) }),
              Effect.catchAll((trouble) =>
                fail("reason" in trouble ? refusedWords(platform, trouble) : `${trouble.message}.`)
              )
            )
          }
          return { workspaceId: workspace_id, id }
        }),

        standing: tracedFn("ConnectAttempts.standing")(function* (by, id) {
          const found = yield* Effect.orDie(repo.get(own(by, id), yield* now))
          if (Option.isNone(found)) return yield* Effect.fail(attemptGone)
          const { account_id, failure, platform, sealed_candidates, stage } = found.value
          if (stage === "failed") return { stage, platform, failure: failure ?? "" }
          if (stage !== "choosing" || sealed_candidates === null) return { stage: "unfinished", platform }
          const candidates = yield* opened(sealed_candidates)
          const known = yield* accounts.list(by.workspaceId)
          return { stage, platform, ...choicesOf(platform, candidates, known, account_id) }
        }),

        choose: tracedFn("ConnectAttempts.choose")(function* (by, id, externalIds) {
          const found = yield* Effect.orDie(repo.get(own(by, id), yield* now))
          if (Option.isNone(found) || found.value.sealed_candidates === null) return yield* Effect.fail(attemptGone)
          const { platform, sealed_candidates } = found.value
          const candidates = yield* opened(sealed_candidates)
          const chosen = candidates.filter(
            ({ externalId, refusal }) => refusal === null && externalIds.includes(externalId)
          )
          if (chosen.length === 0) return yield* Effect.fail(nothingChosen)
          // who is first takes the tokens with it
          if (Option.isNone(yield* Effect.orDie(repo.remove(own(by, id), yield* now))))
            return yield* Effect.fail(attemptGone)
          return yield* Effect.forEach(chosen, (one) => connection.make(by, platform, one))
        }),

        cancel: tracedFn("ConnectAttempts.cancel")(function* (by, id) {
          yield* Effect.orDie(repo.remove(own(by, id), yield* now))
        }),

        forget: Effect.flatMap(now, (at) => Effect.orDie(repo.forget(at, forgottenAtOnce))).pipe(
          span("ConnectAttempts.forget")
        )
      })
    })
  )
}

const attemptGone = new NotFound({ message: "This login is over. Begin again" })
const notYours = new NotFound({
  message: "This login was not begun in this browser, was used already, or took longer than ten minutes. Begin again"
})
const nothingChosen = new Unprocessable({ message: "Choose at least one account" })
