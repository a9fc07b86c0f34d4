import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option } from "effect"
import type { Unprocessable } from "#schema/Errors.ts"
import type { PersonId } from "#schema/Ids.ts"
import type { PasskeyOptions, SignedPasskey } from "#schema/resources/Security.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { type FactorKinds, Factors } from "../Factors/Factors.ts"
import { type PasskeyRequest, Passkeys } from "../Factors/Passkeys.ts"
import { looksLikeRecoveryCode } from "../Factors/RecoveryCode.ts"
import { RecoveryCodes } from "../Factors/RecoveryCodes.ts"
import { SecurityNotices } from "../Factors/SecurityNotices.ts"
import { Totp } from "../Factors/Totp.ts"
import type { TooManyAttempts } from "../Limits/Attempts.ts"
import { CredentialsRepo } from "../People/CredentialsRepo.ts"
import { CodeLimits } from "./CodeLimits.ts"
import { type HalfSignIn, type HalfSignInGone, HalfSignIns, type SentHalf } from "./HalfSignIns.ts"
import { KnownDevices } from "./KnownDevices.ts"
import { type Factor, type HowSignedIn, Sessions } from "./Sessions.ts"
import { type SignedIn, SignInRefused } from "./SignedIn.ts"
import type { TriedFrom } from "./SignInLimits.ts"

/** What the second step is sent from a browser. */
export interface SentSecond extends SentHalf {
  readonly from: TriedFrom
}

type Refused = HalfSignInGone | SignInRefused | TooManyAttempts

const signInAsking: PasskeyRequest = { personId: null, boundTo: "sign-in", verified: true }

const askingOf = ({ key, personId }: HalfSignIn): PasskeyRequest => ({
  personId,
  boundTo: `second step ${key}`,
  verified: false
})

/** Lets in who shows a second factor after their password, or a passkey in the place of both. */
export class SecondStep extends Context.Tag("steward/SecondStep")<
  SecondStep,
  {
    /** What can be shown; fails where nothing waits for it. */
    readonly kinds: (sent: SentHalf) => Effect.Effect<FactorKinds, HalfSignInGone>
    /** A code of the app, or a recovery code. */
    readonly withCode: (sent: SentSecond, typed: string) => Effect.Effect<SignedIn, Refused>
    readonly passkeyOptions: (sent: SentHalf) => Effect.Effect<PasskeyOptions, HalfSignInGone | Unprocessable>
    readonly withPasskey: (
      sent: SentSecond,
      signed: SignedPasskey
    ) => Effect.Effect<SignedIn, HalfSignInGone | Unprocessable>
    /** For a passkey alone: whoever's it is. */
    readonly aloneOptions: (from: TriedFrom) => Effect.Effect<PasskeyOptions, TooManyAttempts | Unprocessable>
    readonly alone: (from: TriedFrom, signed: SignedPasskey) => Effect.Effect<SignedIn, Unprocessable>
  }
>() {
  static readonly layer = Layer.effect(
    SecondStep,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const halves = yield* HalfSignIns
      const factors = yield* Factors
      const totp = yield* Totp
      const recovery = yield* RecoveryCodes
      const passkeys = yield* Passkeys
      const notices = yield* SecurityNotices
      const limits = yield* CodeLimits
      const credentials = yield* CredentialsRepo
      const sessions = yield* Sessions
      const devices = yield* KnownDevices

      const enter = Effect.fnUntraced(function* (
        personId: PersonId,
        { address, device, userAgent }: TriedFrom,
        how: Pick<HowSignedIn, "by" | "factor">
      ) {
        const session = yield* sessions.start(personId, { ...how, address, userAgent })
        return { session, device: yield* devices.remember(device, personId) }
      })

      /** The half step is used up with the session that it leads to, or neither happens. */
      const finish = (sent: SentSecond, { by, personId }: HalfSignIn, factor: Factor) =>
        Effect.zipRight(halves.take(sent), enter(personId, sent.from, { by, factor })).pipe(transaction(sql))

      return SecondStep.of({
        kinds: tracedFn("SecondStep.kinds")(function* (sent) {
          return yield* factors.kinds((yield* halves.find(sent)).personId)
        }),

        withCode: tracedFn("SecondStep.withCode")(function* (sent, typed) {
          const { personId } = yield* halves.find(sent)
          const kind = looksLikeRecoveryCode(typed) ? "recovery_code" : "totp"
          const person = Option.getOrNull(yield* Effect.orDie(credentials.ofPerson(personId)))
          const email = person?.email ?? null
          const giveBack = yield* limits.code({ personId, email, from: sent.from, kind })
          const half = yield* halves.tried(sent)
          const good = yield* kind === "totp" ? totp.take(personId, typed) : recovery.take(personId, typed)
          if (good) {
            yield* giveBack
            if (kind === "recovery_code") {
              const details = { left: yield* recovery.left(personId) }
              yield* notices.note({ personId, event: "recovery_code_used", details })
            }
            return yield* finish(sent, half, kind)
          }
          if (half.isLast) {
            yield* halves.take(sent)
            if (yield* limits.letterDue(personId)) yield* notices.note({ personId, event: "wrong_codes" })
          }
          const message = half.isLast
            ? "That was one wrong code too many. Sign in again."
            : "This code is not right, or was used already. Wait for the next one, and enter it."
          return yield* new SignInRefused({ message })
        }),

        passkeyOptions: tracedFn("SecondStep.passkeyOptions")(function* (sent) {
          return yield* passkeys.request(askingOf(yield* halves.find(sent)))
        }),

        withPasskey: tracedFn("SecondStep.withPasskey")(function* (sent, signed) {
          const half = yield* halves.find(sent)
          yield* passkeys.prove(askingOf(half), signed)
          return yield* finish(sent, half, "passkey")
        }),

        aloneOptions: tracedFn("SecondStep.aloneOptions")(function* (from) {
          yield* limits.challenge(from)
          return yield* passkeys.request(signInAsking)
        }),

        alone: tracedFn("SecondStep.alone")(function* (from, signed) {
          const personId = yield* passkeys.prove(signInAsking, signed)
          return yield* enter(personId, from, { by: "passkey", factor: "passkey" })
        })
      })
    })
  )
}
