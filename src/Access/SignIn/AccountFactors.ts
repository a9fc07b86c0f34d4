import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { Forbidden, NotFound, Unprocessable } from "#schema/Errors.ts"
import type { MadePasskey, Passkey, PasskeyOptions, RecoveryCodesMade } from "#schema/resources/Security.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Factors, hasFactor } from "../Factors/Factors.ts"
import { Passkeys } from "../Factors/Passkeys.ts"
import { RecoveryCodes } from "../Factors/RecoveryCodes.ts"
import type { SecurityEvent } from "../Factors/SecurityLetter.ts"
import { SecurityNotices } from "../Factors/SecurityNotices.ts"
import { Totp, type TotpSecret } from "../Factors/Totp.ts"
import { AccountProofs } from "./AccountProofs.ts"
import { KnownDevices } from "./KnownDevices.ts"
import { type CurrentSession, Sessions } from "./Sessions.ts"

type Refused = Forbidden | Unprocessable

export interface NewPasskey {
  readonly name: string
  readonly credential: MadePasskey
}

export interface PasskeyAdded extends RecoveryCodesMade {
  readonly passkey: Passkey
}

const creationFor = ({ id }: CurrentSession) => `creation ${id}`

/**
 * What somebody signs in with beside their password, as they change it: each change asks for a fresh proof, stands in
 * the audit logs and is told by mail. The first factor ends their other sessions, which showed none, and knows none of
 * their devices any more: whoever had their password may have signed in on many, and would try codes on each.
 */
export class AccountFactors extends Context.Tag("steward/AccountFactors")<
  AccountFactors,
  {
    readonly beginTotp: (session: CurrentSession) => Effect.Effect<TotpSecret, Refused>
    readonly confirmTotp: (session: CurrentSession, code: string) => Effect.Effect<RecoveryCodesMade, Refused>
    readonly removeTotp: (session: CurrentSession) => Effect.Effect<void, Refused>
    readonly passkeyCreation: (session: CurrentSession) => Effect.Effect<PasskeyOptions, Refused>
    readonly addPasskey: (session: CurrentSession, made: NewPasskey) => Effect.Effect<PasskeyAdded, Refused>
    readonly removePasskey: (session: CurrentSession, id: string) => Effect.Effect<void, Refused | NotFound>
    /** Makes them anew; the old ones work no longer. */
    readonly newCodes: (session: CurrentSession) => Effect.Effect<RecoveryCodesMade, Refused>
  }
>() {
  static readonly layer = Layer.effect(
    AccountFactors,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const proofs = yield* AccountProofs
      const factors = yield* Factors
      const totp = yield* Totp
      const passkeys = yield* Passkeys
      const codes = yield* RecoveryCodes
      const sessions = yield* Sessions
      const devices = yield* KnownDevices
      const notices = yield* SecurityNotices

      const note = ({ person }: CurrentSession, event: SecurityEvent, details = {}) =>
        notices.note({ personId: person.id, event, details })

      const added = Effect.fnUntraced(function* ({ id, person }: CurrentSession, hadFactor: boolean) {
        if (!hadFactor) yield* Effect.zipRight(sessions.endOthers(person.id, id), devices.forgetOf(person.id))
        return { recovery_codes: yield* factors.codesIfNone(person.id) }
      })

      return AccountFactors.of({
        beginTotp: tracedFn("AccountFactors.beginTotp")(function* (session) {
          yield* proofs.fresh(session)
          return yield* totp.begin(session.person.id, session.person.email ?? session.person.name)
        }),

        confirmTotp: tracedFn("AccountFactors.confirmTotp")(function* (session, code) {
          yield* proofs.fresh(session)
          const before = yield* factors.kinds(session.person.id)
          yield* totp.confirm(session.person.id, code)
          const made = yield* added(session, hasFactor(before))
          yield* note(session, "totp_added")
          return made
        }, transaction(sql)),

        removeTotp: tracedFn("AccountFactors.removeTotp")(function* (session) {
          yield* proofs.fresh(session)
          const { totp: had } = yield* factors.kinds(session.person.id)
          yield* totp.remove(session.person.id)
          if (!had) return
          yield* factors.tidy(session.person.id)
          yield* note(session, "totp_removed")
        }, transaction(sql)),

        passkeyCreation: tracedFn("AccountFactors.passkeyCreation")(function* (session) {
          yield* proofs.fresh(session)
          return yield* passkeys.creation(session.person, creationFor(session))
        }),

        // the challenge is used up even where the rest is taken back
        addPasskey: tracedFn("AccountFactors.addPasskey")(function* (session, made) {
          yield* proofs.fresh(session)
          const before = yield* factors.kinds(session.person.id)
          const passkey = yield* passkeys.add(session.person.id, creationFor(session), made)
          const { recovery_codes } = yield* added(session, hasFactor(before))
          yield* note(session, "passkey_added", { passkey: passkey.name })
          return { passkey, recovery_codes }
        }),

        removePasskey: tracedFn("AccountFactors.removePasskey")(function* (session, id) {
          yield* proofs.fresh(session)
          const { name } = yield* passkeys.remove(session.person.id, id)
          yield* factors.tidy(session.person.id)
          yield* note(session, "passkey_removed", { passkey: name })
        }, transaction(sql)),

        newCodes: tracedFn("AccountFactors.newCodes")(function* (session) {
          yield* proofs.fresh(session)
          if (!hasFactor(yield* factors.kinds(session.person.id))) return { recovery_codes: null }
          const recovery_codes = yield* codes.make(session.person.id)
          yield* note(session, "recovery_codes_made")
          return { recovery_codes }
        }, transaction(sql))
      })
    })
  )
}
