import { SqlClient } from "@effect/sql"
import { Clock, Context, Duration, Effect, Layer, Option } from "effect"
import { Leads } from "#src/Contacts/Leads/Leads.ts"
import { periodic, untilNone } from "#src/Database/Periodic.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { worker } from "#src/Database/Worker.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { Accounts } from "../Accounts/Accounts.ts"
import type { PlatformError } from "../Port/PlatformError.ts"
import { PlatformReaders } from "../Port/PlatformReader.ts"
import { type DueForm, FormsRepo } from "./FormsRepo.ts"

const lease = Duration.minutes(2)
const batch = 20
/** Facebook keeps what was answered for so long. */
const readable = Duration.days(90)
/** No push comes again after this. */
const kept = Duration.days(100)
const forgottenAtOnce = 500

/** Reads what people answered to forms, which a push only tells of. */
export class FormReader extends Context.Tag("steward/FormReader")<
  FormReader,
  {
    /** Reads a batch of the forms that are due; answers how many. */
    readonly drain: Effect.Effect<number>
    /** Forgets a small batch of ids that no push can bring again; answers how many. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    FormReader,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* FormsRepo
      const leads = yield* Leads
      const accounts = yield* Accounts
      const readers = yield* PlatformReaders

      const failed = tracedFn("FormReader.failed")(function* (form: DueForm, error: PlatformError) {
        const now = yield* Clock.currentTimeMillis
        const dueAt = now + Duration.toMillis(waitAfter(error, form.attempts))
        const given = form.received_at.getTime() + Duration.toMillis(readable) <= dueAt
        yield* Effect.logWarning("What somebody answered to a form cannot be read", {
          account: form.account_id,
          form: form.external_id,
          reason: error.reason
        })
        yield* error._tag === "CommentRemoved" || given
          ? repo.done(form, error.reason)
          : repo.again(form, new Date(dueAt), error.reason)
      })

      const read = tracedFn("FormReader.read")(function* (form: DueForm) {
        const formOf = readers[form.platform]?.formOf
        const access = yield* accounts.access(form.workspace_id, form.account_id)
        if (Option.isNone(access) || formOf === undefined) return
        const account = { workspaceId: form.workspace_id, accountId: form.account_id, platform: form.platform }
        yield* formOf(access.value, form.external_id).pipe(
          Effect.matchEffect({
            onFailure: (error) => failed(form, error),
            onSuccess: (filled) =>
              leads
                .filled(account, { ...filled, externalId: form.external_id })
                .pipe(Effect.zipRight(repo.done(form, null)), transaction(sql))
          })
        )
      }, Effect.orDie)

      return FormReader.of({
        drain: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const until = new Date(now + Duration.toMillis(lease))
          const due = yield* Effect.orDie(repo.claim(new Date(now), until, batch))
          yield* Effect.forEach(
            due,
            (form) => Effect.catchAllCause(read(form), (cause) => Effect.logError("Reading a form broke off", cause)),
            { concurrency: 4, discard: true }
          )
          return due.length
        }).pipe(span("FormReader.drain")),
        forget: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          return yield* repo.forget(new Date(now - Duration.toMillis(kept)), forgottenAtOnce)
        }).pipe(Effect.orDie, span("FormReader.forget"))
      })
    })
  )

  static readonly worker = Layer.unwrapEffect(
    Effect.map(FormReader, ({ drain, forget }) =>
      Layer.merge(
        worker({ name: "forms", topic: "polls", every: "1 second", fibers: 1, drain }),
        periodic({
          name: "forms retention",
          every: "1 hour",
          task: untilNone(forget)
        })
      )
    )
  )
}

/** A permission may be given, and an account connected again, as long as the answers are kept. */
const waitAfter = (error: PlatformError, attempts: number): Duration.Duration => {
  if (error._tag === "RateLimited") return error.retryAfter
  return error._tag === "Transient"
    ? Duration.min(Duration.hours(1), Duration.minutes(2 ** Math.min(attempts, 6)))
    : Duration.hours(6)
}
