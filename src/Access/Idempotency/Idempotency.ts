import { SqlClient } from "@effect/sql"
import { Clock, Context, Duration, Effect, Layer, Redacted } from "effect"
import { callerId, type Principal } from "#schema/api/Authentication.ts"
import { Conflict, Unprocessable } from "#schema/Errors.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { span } from "#src/Ground/Span.ts"
import { IdempotentAnswersRepo, type StoredResponse } from "./IdempotentAnswersRepo.ts"

/** Answers are kept this long for repeats. */
const kept = Duration.toMillis("24 hours")

/** What an answer is sealed as: it may show a secret, which is shown once. */
export const answerPurpose = "idempotent answer"

/** Few, so that nobody waits long for their locks. */
const forgottenAtOnce = 500

/** An answer as it was given: a status and the exact body. */
export interface GivenAnswer {
  readonly status: number
  readonly body: string
}

/** Carries out a request once, however often it is repeated with the same key. */
export class Idempotency extends Context.Tag("steward/Idempotency")<
  Idempotency,
  {
    /**
     * Runs `answer` and keeps what it gave, in one transaction with everything it changed; a repeat within 24 hours
     * gets that again. The same key with another request is Unprocessable, one whose first request is still running
     * a Conflict. A failure keeps nothing: the repeat tries again.
     */
    readonly once: (
      principal: Principal,
      idempotencyKey: string,
      request: Uint8Array
    ) => <E, R>(answer: Effect.Effect<GivenAnswer, E, R>) => Effect.Effect<GivenAnswer, E | Conflict | Unprocessable, R>
    /** Drops a batch of answers that are no longer given; answers how many. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    Idempotency,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* IdempotentAnswersRepo
      const box = yield* SecretBox

      /** That it cannot be opened is a defect. */
      const bodyOf = ({ body, sealed_body }: Pick<StoredResponse, "body" | "sealed_body">) =>
        sealed_body === null
          ? Effect.succeed(body ?? "")
          : Effect.orDie(Effect.map(box.open(answerPurpose, sealed_body), Redacted.value))

      return Idempotency.of({
        once: (principal, idempotencyKey, request) => (answer) =>
          Effect.gen(function* () {
            const id = {
              workspace_id: principal.workspaceId,
              key_id: callerId(principal),
              idempotency_key: idempotencyKey
            }
            if (!(yield* Effect.orDie(repo.tryLock(id)))) {
              return yield* Effect.fail(
                new Conflict({
                  message: "A request with this Idempotency-Key is still running; repeat it in a moment"
                })
              )
            }
            const now = yield* Clock.currentTimeMillis
            const [earlier] = yield* Effect.orDie(repo.get(id, new Date(now - kept)))
            if (earlier !== undefined) {
              if (Buffer.from(earlier.request).equals(request)) {
                return { status: earlier.status, body: yield* bodyOf(earlier) }
              }
              return yield* Effect.fail(
                new Unprocessable({
                  message: "This Idempotency-Key was used with another request; use a new one for a new request"
                })
              )
            }
            const given = yield* answer
            const sealed_body = yield* box.seal(answerPurpose, Redacted.make(given.body))
            const stored = { status: given.status, sealed_body, request, created_at: new Date(now) }
            yield* Effect.orDie(repo.put({ ...id, ...stored }))
            return given
          }).pipe(transaction(sql), span("Idempotency.once")),

        forget: Clock.currentTimeMillis.pipe(
          Effect.flatMap((now) => repo.prune(new Date(now - kept), forgottenAtOnce)),
          Effect.orDie,
          span("Idempotency.forget")
        )
      })
    })
  )
}
