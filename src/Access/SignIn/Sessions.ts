import { Clock, Context, Duration, Effect, Layer, Option, type Redacted } from "effect"
import { NotFound } from "#schema/Errors.ts"
import { type PersonId, SessionId } from "#schema/Ids.ts"
import type { SignedInSession } from "#schema/resources/Security.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { hashToken, makeToken, parseToken, type SecretToken } from "#src/Ground/SecretToken.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { shown } from "#src/Ground/Time.ts"
import type { Person } from "../People/Person.ts"
import { deviceWords } from "./DeviceWords.ts"
import { SessionsRepo } from "./SessionsRepo.ts"

/** A session ends when it was not used for this long, */
export const idleLimit = Duration.days(7)

/** and this long after the sign-in whatever happens. */
export const absoluteLimit = Duration.days(30)

/** That a session is used is written down this often, and not with every page. */
const markedEvery = Duration.toMillis("5 minutes")

/** What somebody showed beside their password, or in its place. */
export type Factor = "totp" | "recovery_code" | "passkey"

export interface HowSignedIn {
  readonly by: "password" | "link" | "passkey"
  readonly factor?: Factor
  /** Where from, where that is known. */
  readonly address: Option.Option<string>
  /** What the browser says it is. */
  readonly userAgent?: string | undefined
}

/** Who asks, in which of their sessions, and when they last proved who they are. */
export interface CurrentSession {
  readonly id: SessionId
  readonly person: Person
  readonly provedAt: Date
}

/** Characters of what a browser says it is. */
const longestAgent = 400

/** People who are signed in with a browser. What the cookie holds is kept as its hash alone. */
export class Sessions extends Context.Tag("steward/Sessions")<
  Sessions,
  {
    /** What the cookie has to hold: the only time it is seen. It stands in the audit log of each of their brands. */
    readonly start: (personId: PersonId, how: HowSignedIn) => Effect.Effect<SecretToken>
    /** Who is signed in with this cookie. */
    readonly authenticate: (cookie: Redacted.Redacted) => Effect.Effect<Option.Option<Person>>
    readonly current: (cookie: Redacted.Redacted) => Effect.Effect<Option.Option<CurrentSession>>
    /** Those of a person, the one used last first. `current`: the one that asks. */
    readonly list: (personId: PersonId, current: SessionId) => Effect.Effect<ReadonlyArray<SignedInSession>>
    /** Somebody has just proved once more who they are; false where the session has ended meanwhile. */
    readonly prove: (id: SessionId) => Effect.Effect<boolean>
    readonly end: (cookie: Redacted.Redacted) => Effect.Effect<void>
    readonly endOne: (personId: PersonId, id: string) => Effect.Effect<void, NotFound>
    /** All but this one, and those that wait for a second factor; answers how many there were. */
    readonly endOthers: (personId: PersonId, current: SessionId) => Effect.Effect<number>
    /** On every device. */
    readonly endAll: (personId: PersonId) => Effect.Effect<void>
    /** Drops the sessions that have ended; answers how many. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    Sessions,
    Effect.gen(function* () {
      const repo = yield* SessionsRepo
      const audit = yield* AuditLog
      const ids = yield* Ids
      const random = yield* RandomBytes
      const times = Effect.map(Clock.currentTimeMillis, (now) => ({
        now: new Date(now),
        idleSince: new Date(now - Duration.toMillis(idleLimit))
      }))

      const current = tracedFn("Sessions.current")(function* (cookie: Redacted.Redacted) {
        const token = parseToken(cookie)
        if (Option.isNone(token)) return Option.none()
        const { now, idleSince } = yield* times
        const hash = hashToken(token.value)
        const found = yield* repo.person(hash, now, idleSince)
        if (Option.isNone(found)) return Option.none()
        const { proved_at, session_id, used_at, ...person } = found.value
        if (now.getTime() - used_at.getTime() >= markedEvery) yield* repo.markUsed(hash, now)
        return Option.some({ id: session_id, person, provedAt: proved_at })
      }, Effect.orDie)

      return Sessions.of({
        current,

        start: tracedFn("Sessions.start")(function* (personId, { address, by, factor, userAgent }) {
          const token = yield* Effect.provideService(makeToken, RandomBytes, random)
          const { now } = yield* times
          yield* repo.insert({
            hash: hashToken(token),
            id: yield* ids.make("ses", SessionId.make),
            personId,
            at: now,
            expiresAt: new Date(now.getTime() + Duration.toMillis(absoluteLimit)),
            userAgent: userAgent?.replaceAll("\0", "").slice(0, longestAgent).toWellFormed() ?? null,
            address: Option.getOrNull(address),
            factor: factor ?? null
          })
          for (const { name, workspace_id } of yield* repo.brandsOf(personId)) {
            const shown = factor === undefined ? {} : { factor }
            const after = { person_id: personId, by, ...shown, from: Option.getOrNull(address) }
            const entry = { actor: name, what: "person.signed_in" as const, before: null, after }
            yield* audit.record({ workspaceId: workspace_id, ...entry })
          }
          return token
        }, Effect.orDie),

        authenticate: tracedFn("Sessions.authenticate")((cookie) =>
          Effect.map(
            current(cookie),
            Option.map(({ person }) => person)
          )
        ),

        list: tracedFn("Sessions.list")(function* (personId, mine) {
          const { now, idleSince } = yield* times
          const rows = yield* repo.list(personId, now, idleSince)
          return rows.map(({ address, created_at, id, used_at, user_agent }) => ({
            id,
            device: deviceWords(user_agent),
            address,
            created_at: shown(created_at),
            used_at: shown(used_at),
            current: id === mine
          }))
        }, Effect.orDie),

        prove: tracedFn("Sessions.prove")(function* (id) {
          return yield* repo.markProved(id, (yield* times).now)
        }, Effect.orDie),

        endOne: tracedFn("Sessions.endOne")(function* (personId, id) {
          if (yield* Effect.orDie(repo.removeOne(personId, id))) return
          return yield* Effect.fail(new NotFound({ message: "This device is signed out already" }))
        }),

        endOthers: tracedFn("Sessions.endOthers")(
          (personId, id) => Effect.zipRight(repo.removeHalvesOf(personId), repo.removeOthers(personId, id)),
          Effect.orDie
        ),

        end: tracedFn("Sessions.end")(
          (cookie) =>
            Option.match(parseToken(cookie), {
              onNone: () => Effect.void,
              onSome: (token) => Effect.asVoid(repo.remove(hashToken(token)))
            }),
          Effect.orDie
        ),

        endAll: tracedFn("Sessions.endAll")(
          (personId) => Effect.asVoid(Effect.zipRight(repo.removeHalvesOf(personId), repo.removeOf(personId))),
          Effect.orDie
        ),

        forget: times.pipe(
          Effect.flatMap(({ now, idleSince }) => repo.prune(now, idleSince)),
          Effect.orDie,
          span("Sessions.forget")
        )
      })
    })
  )
}
