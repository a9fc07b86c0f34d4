import { Clock, Context, Duration, Effect, Layer, Option } from "effect"
import { AuthorComments } from "#src/Comments/Authors/AuthorComments.ts"
import { Profiles } from "#src/Contacts/Profiles/Profiles.ts"
import type { UnnamedContact } from "#src/Contacts/Profiles/UnnamedContact.ts"
import { worker } from "#src/Database/Worker.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { Accounts } from "../Accounts/Accounts.ts"
import type { PlatformError } from "../Port/PlatformError.ts"
import { PlatformReaders, readablePlatforms } from "../Port/PlatformReader.ts"

const lease = Duration.minutes(2)
const batch = 20
const troubledFor = Duration.minutes(5)
const refusedFor = Duration.days(1)

/** Asks the platforms who people are who wrote a message, which comes without a name, and whether they follow. */
export class PeopleNamer extends Context.Tag("steward/PeopleNamer")<
  PeopleNamer,
  {
    /** Asks about a batch of the people who are due; answers how many. */
    readonly drain: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    PeopleNamer,
    Effect.gen(function* () {
      const profiles = yield* Profiles
      const comments = yield* AuthorComments
      const accounts = yield* Accounts
      const readers = yield* PlatformReaders
      const readable = yield* readablePlatforms

      const name = tracedFn("PeopleNamer.name")(function* (unnamed: UnnamedContact) {
        const { account_id, external_id, id, workspace_id } = unnamed
        const access = yield* accounts.access(workspace_id, account_id)
        if (Option.isNone(access)) return
        const reader = readers[access.value.platform]
        if (reader === undefined) return
        yield* reader.personOf(access.value, external_id).pipe(
          Effect.flatMap(
            Option.match({
              onNone: () => profiles.askLater(workspace_id, id, null),
              onSome: (facts) =>
                profiles
                  .told(workspace_id, id, facts)
                  .pipe(
                    Effect.flatMap((now) =>
                      facts.name === "" ? Effect.void : comments.nameAuthor(workspace_id, now, facts.name)
                    )
                  )
            })
          ),
          Effect.catchAll((error) =>
            Effect.gen(function* () {
              yield* Effect.logDebug("A person's name cannot be read", { contact: id, reason: error.reason })
              const now = yield* Clock.currentTimeMillis
              const wait = waitAfter(error)
              const dueAt = Option.map(wait, (time) => new Date(now + Duration.toMillis(time)))
              yield* profiles.askLater(workspace_id, id, Option.getOrNull(dueAt))
            })
          )
        )
      })

      return PeopleNamer.of({
        drain: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const until = new Date(now + Duration.toMillis(lease))
          const due = yield* profiles.claim(readable, new Date(now), until, batch)
          yield* Effect.forEach(
            due,
            (unnamed) =>
              Effect.catchAllCause(name(unnamed), (cause) => Effect.logError("Naming a person broke off", cause)),
            { concurrency: 8, discard: true }
          )
          return due.length
        }).pipe(span("PeopleNamer.drain"))
      })
    })
  )

  static readonly worker = Layer.unwrapEffect(
    Effect.map(PeopleNamer, ({ drain }) =>
      worker({ name: "people namer", topic: "polls", every: "1 second", fibers: 1, drain })
    )
  )
}

/** None for never: the platform does not show this person. */
const waitAfter = (error: PlatformError): Option.Option<Duration.Duration> => {
  switch (error._tag) {
    case "CommentRemoved":
    case "InvalidPlatformRequest":
      return Option.none()
    case "RateLimited":
      return Option.some(error.retryAfter)
    case "Transient":
      return Option.some(troubledFor)
    default:
      return Option.some(refusedFor)
  }
}
