import { Context, DateTime, Duration, Effect, Layer, Option, Redacted } from "effect"
import { NotFound, Unprocessable } from "#schema/Errors.ts"
import { type AccountId, ConnectAttemptId, type PersonId, type SessionId, type WorkspaceId } from "#schema/Ids.ts"
import { type Platform, platformName } from "#schema/Platform.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { hashToken, makeToken } from "#src/Ground/SecretToken.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { Accounts } from "../Accounts/Accounts.ts"
import { supportedPlatforms } from "../Adapters/Adapters.ts"
import { PlatformAdapters } from "../Port/PlatformAdapter.ts"
import type { PlatformLogin } from "../Port/PlatformLogin.ts"
import { AccountConnection, type ConnectionOutcome } from "./AccountConnection.ts"
import { type AccountChoice, candidatesText, choicesOf, readCandidates, type Wanted } from "./Candidates.ts"
import { ConnectAttemptsRepo, type StoredAttempt } from "./ConnectAttemptsRepo.ts"
import { challengeOf, makeState, parseState, textOf } from "./LoginState.ts"
import { declined, NothingFound, refusedWords } from "./LoginWords.ts"
import { redirectAddress } from "./RedirectAddress.ts"
import { candidatesPurpose, verifierPurpose } from "./Sealing.ts"

/** How long a printed link, a login and a choice last, each. */
export const attemptLasts = Duration.minutes(10)
const forgottenAtOnce = 500

/** Who connects something, for which brand, in which session. Whether they may is for the caller to know. */
export interface Connector {
  readonly workspaceId: WorkspaceId
  readonly personId: PersonId
  readonly sessionId: SessionId
  /** For the audit log. */
  readonly actor: string
}

export interface ConnectRequest {
  readonly platform: Platform
  /** The account to connect again, if it is one. */
  readonly accountId: AccountId | null
}

/** A platform, and what the operator has to set before anybody can log in there. */
export interface OfferedLogin {
  readonly platform: Platform
  readonly missing: ReadonlyArray<string>
}

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
    readonly offered: ReadonlyArray<OfferedLogin>
    /** What a link holds that is printed for whoever opens it and signs in, and when it ends. */
    readonly print: (
      workspaceId: WorkspaceId,
      wish: ConnectRequest
    ) => Effect.Effect<{ readonly link: string; readonly expiresAt: DateTime.Utc }, Unprocessable>
    /** What a printed link is for; it stays good. */
    readonly printed: (text: string) => Effect.Effect<ConnectRequest & { readonly workspaceId: WorkspaceId }, NotFound>
    /** The address of the platform's login page, for this person in this session alone. */
    readonly begin: (by: Connector, wish: ConnectRequest) => Effect.Effect<string, Unprocessable>
    /** The same by a printed link, which is used up. */
    readonly open: (by: Connector, text: string) => Effect.Effect<string, NotFound | Unprocessable>
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
      const adapters = yield* PlatformAdapters
      const box = yield* SecretBox
      const ids = yield* Ids
      const random = yield* RandomBytes
      const { base } = yield* AppLinks
      const withRandom = Effect.provideService(RandomBytes, random)

      const now = Effect.map(DateTime.now, DateTime.toDateUtc)
      const end = Effect.map(DateTime.now, (at) => DateTime.addDuration(at, attemptLasts))

      const offered = supportedPlatforms.map((platform) => ({
        platform,
        missing: adapters[platform]?.login.missing ?? []
      }))

      /** The login of a platform, where the operator has set it up. */
      const loginOf = (platform: Platform): Effect.Effect<PlatformLogin, Unprocessable> => {
        const login = adapters[platform]?.login
        if (login !== undefined && login.missing.length === 0) return Effect.succeed(login)
        const missing = login?.missing.join(" and ") ?? ""
        const message = `Nobody can log in at ${platformName(platform)} before whoever runs Steward has set ${missing}`
        return Effect.fail(new Unprocessable({ message }))
      }

      const own = ({ sessionId, workspaceId }: Connector, id: string) => ({ workspaceId, id, sessionId })

      const stored = Effect.fnUntraced(function* (workspaceId: WorkspaceId, { accountId, platform }: ConnectRequest) {
        const id = yield* ids.make("cna", ConnectAttemptId.make)
        const attempt: StoredAttempt = {
          workspace_id: workspaceId,
          id,
          platform,
          stage: "printed",
          state_hash: null,
          person_id: null,
          session_id: null,
          account_id: accountId,
          sealed_verifier: null,
          sealed_candidates: null,
          failure: null,
          expires_at: DateTime.toDateUtc(yield* end)
        }
        return attempt
      })

      /** What binds a login to a session, and the address that it leads to. */
      const bound = Effect.fnUntraced(function* (
        { personId, sessionId, workspaceId }: Connector,
        platform: Platform,
        login: PlatformLogin
      ) {
        const state = yield* withRandom(makeState(workspaceId))
        const verifier = yield* withRandom(makeToken)
        const address = login.address({
          redirectUri: redirectAddress(base, platform),
          state: textOf(state),
          challenge: challengeOf(verifier)
        })
        const row = {
          state_hash: hashToken(state.token),
          person_id: personId,
          session_id: sessionId,
          sealed_verifier: yield* box.seal(verifierPurpose, verifier),
          expires_at: DateTime.toDateUtc(yield* end)
        }
        return { address, row }
      })

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
        yield* Effect.orDie(repo.offer(workspace_id, id, sealed, DateTime.toDateUtc(yield* end)))
      })

      return ConnectAttempts.of({
        offered,

        print: tracedFn("ConnectAttempts.print")(function* (workspaceId, wish) {
          yield* loginOf(wish.platform)
          const state = yield* withRandom(makeState(workspaceId))
          const attempt = yield* stored(workspaceId, wish)
          yield* Effect.orDie(repo.insert({ ...attempt, state_hash: hashToken(state.token) }))
          const link = `${base}/settings/accounts/connect?${new URLSearchParams({ workspace: workspaceId, link: Redacted.value(textOf(state)) })}`
          return { link, expiresAt: DateTime.unsafeMake(attempt.expires_at) }
        }),

        printed: tracedFn("ConnectAttempts.printed")(function* (text) {
          const state = yield* Effect.mapError(parseState(text), () => linkGone)
          const found = yield* Effect.orDie(repo.printed(state.workspaceId, hashToken(state.token), yield* now))
          if (Option.isNone(found)) return yield* Effect.fail(linkGone)
          const { account_id, platform, workspace_id } = found.value
          return { workspaceId: workspace_id, platform, accountId: account_id }
        }),

        begin: tracedFn("ConnectAttempts.begin")(function* (by, wish) {
          const { address, row } = yield* bound(by, wish.platform, yield* loginOf(wish.platform))
          yield* Effect.orDie(repo.insert({ ...(yield* stored(by.workspaceId, wish)), ...row, stage: "begun" }))
          return address
        }),

        open: tracedFn("ConnectAttempts.open")(function* (by, text) {
          const state = yield* Effect.mapError(parseState(text), () => linkGone)
          const hash = hashToken(state.token)
          const found = yield* Effect.orDie(repo.printed(state.workspaceId, hash, yield* now))
          if (Option.isNone(found) || state.workspaceId !== by.workspaceId) return yield* Effect.fail(linkGone)
          const { platform } = found.value
          const { address, row } = yield* bound(by, platform, yield* loginOf(platform))
          const taken = yield* Effect.orDie(repo.bind(by.workspaceId, hash, yield* now, row))
          return Option.isNone(taken) ? yield* Effect.fail(linkGone) : address
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
          const candidates = yield* Effect.orDie(
            Effect.flatMap(box.open(candidatesPurpose, sealed_candidates), readCandidates)
          )
          const known = yield* accounts.list(by.workspaceId)
          return { stage, platform, ...choicesOf(platform, candidates, known, account_id) }
        }),

        choose: tracedFn("ConnectAttempts.choose")(function* (by, id, externalIds) {
          const found = yield* Effect.orDie(repo.get(own(by, id), yield* now))
          if (Option.isNone(found) || found.value.sealed_candidates === null) return yield* Effect.fail(attemptGone)
          const { platform, sealed_candidates } = found.value
          const candidates = yield* Effect.orDie(
            Effect.flatMap(box.open(candidatesPurpose, sealed_candidates), readCandidates)
          )
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

const linkGone = new NotFound({ message: "This link was used already, or has ended. Print a new one" })
const attemptGone = new NotFound({ message: "This login is over. Begin again" })
const notYours = new NotFound({
  message: "This login was not begun in this browser, was used already, or took longer than ten minutes. Begin again"
})
const nothingChosen = new Unprocessable({ message: "Choose at least one account" })
