import { Clock, Context, Duration, Effect, Layer, Option, type Redacted } from "effect"
import type { PersonId } from "#schema/Ids.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import type { Person } from "../People/Person.ts"
import { hashToken, makeToken, parseToken, type SecretToken } from "./SecretToken.ts"
import { SessionsRepo } from "./SessionsRepo.ts"

/** A session ends when it was not used for this long, */
export const idleLimit = Duration.days(7)

/** and this long after the sign-in whatever happens. */
export const absoluteLimit = Duration.days(30)

/** That a session is used is written down this often, and not with every page. */
const markedEvery = Duration.toMillis("5 minutes")

export interface HowSignedIn {
  readonly by: "password" | "link"
  /** Where from, where that is known. */
  readonly address: Option.Option<string>
}

/** People who are signed in with a browser. What the cookie holds is kept as its hash alone. */
export class Sessions extends Context.Tag("steward/Sessions")<
  Sessions,
  {
    /** What the cookie has to hold: the only time it is seen. It stands in the audit log of each of their brands. */
    readonly start: (personId: PersonId, how: HowSignedIn) => Effect.Effect<SecretToken>
    /** Who is signed in with this cookie. */
    readonly authenticate: (cookie: Redacted.Redacted) => Effect.Effect<Option.Option<Person>>
    readonly end: (cookie: Redacted.Redacted) => Effect.Effect<void>
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
      const random = yield* RandomBytes
      const times = Effect.map(Clock.currentTimeMillis, (now) => ({
        now: new Date(now),
        idleSince: new Date(now - Duration.toMillis(idleLimit))
      }))

      return Sessions.of({
        start: Effect.fn("Sessions.start")(function* (personId, { address, by }) {
          const token = yield* Effect.provideService(makeToken, RandomBytes, random)
          const { now } = yield* times
          yield* repo.insert(
            hashToken(token),
            personId,
            now,
            new Date(now.getTime() + Duration.toMillis(absoluteLimit))
          )
          for (const { name, workspace_id } of yield* repo.brandsOf(personId)) {
            const after = { person_id: personId, by, from: Option.getOrNull(address) }
            const entry = { actor: name, what: "person.signed_in", before: null, after }
            yield* audit.record({ workspaceId: workspace_id, ...entry })
          }
          return token
        }, Effect.orDie),

        authenticate: Effect.fn("Sessions.authenticate")(function* (cookie) {
          const token = parseToken(cookie)
          if (Option.isNone(token)) return Option.none()
          const { now, idleSince } = yield* times
          const hash = hashToken(token.value)
          const found = yield* repo.person(hash, now, idleSince)
          if (Option.isNone(found)) return Option.none()
          const { used_at, ...person } = found.value
          if (now.getTime() - used_at.getTime() >= markedEvery) yield* repo.markUsed(hash, now)
          return Option.some(person)
        }, Effect.orDie),

        end: Effect.fn("Sessions.end")(
          (cookie) =>
            Option.match(parseToken(cookie), {
              onNone: () => Effect.void,
              onSome: (token) => Effect.asVoid(repo.remove(hashToken(token)))
            }),
          Effect.orDie
        ),

        endAll: Effect.fn("Sessions.endAll")((personId) => Effect.asVoid(repo.removeOf(personId)), Effect.orDie),

        forget: times.pipe(
          Effect.flatMap(({ now, idleSince }) => repo.prune(now, idleSince)),
          Effect.orDie,
          Effect.withSpan("Sessions.forget")
        )
      })
    })
  )
}
