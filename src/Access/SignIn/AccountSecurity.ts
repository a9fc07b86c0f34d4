import { Context, Effect, Layer, Option } from "effect"
import type { Security } from "#schema/resources/Security.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shownOrNull } from "#src/Ground/Time.ts"
import { Passkeys } from "../Factors/Passkeys.ts"
import { RecoveryCodes } from "../Factors/RecoveryCodes.ts"
import { Totp } from "../Factors/Totp.ts"
import { CredentialsRepo } from "../People/CredentialsRepo.ts"
import { AccountProofs } from "./AccountProofs.ts"
import type { CurrentSession } from "./Sessions.ts"

/** How the account of who is signed in is protected. */
export class AccountSecurity extends Context.Tag("steward/AccountSecurity")<
  AccountSecurity,
  { readonly show: (session: CurrentSession) => Effect.Effect<Security> }
>() {
  static readonly layer = Layer.effect(
    AccountSecurity,
    Effect.gen(function* () {
      const totp = yield* Totp
      const passkeys = yield* Passkeys
      const codes = yield* RecoveryCodes
      const proofs = yield* AccountProofs
      const credentials = yield* CredentialsRepo
      return AccountSecurity.of({
        show: tracedFn("AccountSecurity.show")(function* (session) {
          const { id } = session.person
          const row = Option.getOrNull(yield* Effect.orDie(credentials.ofPerson(id)))
          return {
            totp_since: shownOrNull(Option.getOrNull(yield* totp.since(id))),
            passkeys: yield* passkeys.list(id),
            passkeys_impossible: passkeys.impossible,
            recovery_codes_left: yield* codes.left(id),
            has_password: row?.hash != null,
            password_is_common: row?.is_common === true,
            proved_until: Option.getOrNull(yield* proofs.until(session))
          }
        })
      })
    })
  )
}
