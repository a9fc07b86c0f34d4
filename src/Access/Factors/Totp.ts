import { Clock, Context, Duration, Effect, Layer, Option, Redacted } from "effect"
import { renderSVG } from "uqr"
import { Unprocessable } from "#schema/Errors.ts"
import type { PersonId } from "#schema/Ids.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { parseCode, secretLength, secretText, setupAddress, stepOf } from "./TotpCode.ts"
import { TotpRepo } from "./TotpRepo.ts"

export const totpPurpose = "second factor"

/** In this time a new secret has to be confirmed by a code. */
const setupLimit = Duration.hours(1)

/** What an authenticator app is given, once. */
export interface TotpSecret {
  /** Base32, for who types it. */
  readonly secret: string
  /** `otpauth://…` */
  readonly address: string
  /** The address as a QR code, an SVG document. */
  readonly qr: string
}

/** Codes of an authenticator app (RFC 6238). Secrets are sealed. */
export class Totp extends Context.Tag("steward/Totp")<
  Totp,
  {
    /** Makes a secret that counts for nothing until it is confirmed. `label` tells accounts apart in the app. */
    readonly begin: (personId: PersonId, label: string) => Effect.Effect<TotpSecret, Unprocessable>
    /** What waits to be confirmed, once more; none where nothing does. */
    readonly pending: (personId: PersonId, label: string) => Effect.Effect<Option.Option<TotpSecret>>
    /** Puts the secret in force that a code proves to have arrived. */
    readonly confirm: (personId: PersonId, typed: string) => Effect.Effect<void, Unprocessable>
    /** Whether it is a code of now that was not taken before. */
    readonly take: (personId: PersonId, typed: string) => Effect.Effect<boolean>
    /** Since when codes are asked for; none where they are not. */
    readonly since: (personId: PersonId) => Effect.Effect<Option.Option<Date>>
    readonly remove: (personId: PersonId) => Effect.Effect<void>
    /** Drops secrets that nobody confirmed in time; answers how many. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    Totp,
    Effect.gen(function* () {
      const repo = yield* TotpRepo
      const box = yield* SecretBox
      const random = yield* RandomBytes
      const now = Clock.currentTimeMillis
      const opened = (sealed: Uint8Array) => Effect.map(Effect.orDie(box.open(totpPurpose, sealed)), Redacted.value)

      return Totp.of({
        begin: tracedFn("Totp.begin")(function* (personId, label) {
          const secret = secretText(yield* random.bytes(secretLength))
          const sealed = yield* box.seal(totpPurpose, Redacted.make(secret))
          if (!(yield* Effect.orDie(repo.begin(personId, sealed, new Date(yield* now))))) {
            const message = "You have an authenticator app already. Remove it first, then set up the new one."
            return yield* Effect.fail(new Unprocessable({ message }))
          }
          return setupOf(secret, label)
        }),

        pending: tracedFn("Totp.pending")(function* (personId, label) {
          const row = Option.getOrNull(yield* repo.find(personId))
          if (row === null || row.confirmed_at !== null) return Option.none()
          return Option.some(setupOf(yield* opened(row.sealed_secret), label))
        }, Effect.orDie),

        confirm: tracedFn("Totp.confirm")(function* (personId, typed) {
          const at = yield* now
          const row = Option.getOrNull(yield* Effect.orDie(repo.find(personId)))
          if (row === null || row.created_at.getTime() <= at - Duration.toMillis(setupLimit)) {
            return yield* Effect.fail(
              new Unprocessable({
                message: "Nothing waits for a code, or it waited too long. Begin again."
              })
            )
          }
          if (row.confirmed_at !== null) {
            return yield* Effect.fail(new Unprocessable({ message: "Your authenticator app is set up already." }))
          }
          const code = parseCode(typed)
          const step = code === null ? null : stepOf(yield* opened(row.sealed_secret), code, at, null)
          if (step === null) {
            const message = "This code is not right. Enter the six digits that the app shows now."
            return yield* Effect.fail(new Unprocessable({ message }))
          }
          if (!(yield* Effect.orDie(repo.confirm(personId, row.sealed_secret, step, new Date(at))))) {
            return yield* Effect.fail(
              new Unprocessable({ message: "It was set up anew meanwhile. Scan the new code." })
            )
          }
        }),

        take: tracedFn("Totp.take")(function* (personId, typed) {
          const row = Option.getOrNull(yield* repo.find(personId))
          const code = parseCode(typed)
          if (row === null || row.confirmed_at === null || code === null) return false
          const step = stepOf(yield* opened(row.sealed_secret), code, yield* now, row.last_step)
          return step !== null && (yield* repo.take(personId, row.last_step, step))
        }, Effect.orDie),

        since: tracedFn("Totp.since")(function* (personId) {
          const row = yield* repo.find(personId)
          return Option.flatMap(row, ({ confirmed_at }) => Option.fromNullable(confirmed_at))
        }, Effect.orDie),

        remove: tracedFn("Totp.remove")((personId) => Effect.asVoid(repo.remove(personId)), Effect.orDie),

        forget: now.pipe(
          Effect.flatMap((at) => repo.prune(new Date(at - Duration.toMillis(setupLimit)))),
          Effect.orDie,
          span("Totp.forget")
        )
      })
    })
  )
}

const setupOf = (secret: string, label: string): TotpSecret => {
  const address = setupAddress(secret, label)
  return { secret, address, qr: renderSVG(address, { border: 2 }) }
}
