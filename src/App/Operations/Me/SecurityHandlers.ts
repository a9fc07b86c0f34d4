import { Effect, Redacted } from "effect"
import type { PersonId } from "#schema/Ids.ts"
import { Passkeys } from "#src/Access/Factors/Passkeys.ts"
import { AccountFactors } from "#src/Access/SignIn/AccountFactors.ts"
import { AccountPassword } from "#src/Access/SignIn/AccountPassword.ts"
import { AccountProofs } from "#src/Access/SignIn/AccountProofs.ts"
import { AccountSecurity } from "#src/Access/SignIn/AccountSecurity.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { data } from "#src/Http/Endpoints/Answer.ts"
import { Grants, newPassword } from "#src/OAuth/Grants/Grants.ts"
import { handlers } from "./MeHandlers.ts"

const done = data({ done: true as const })

/** How people protect their accounts. */
export const securityHandlers = Effect.gen(function* () {
  const security = yield* AccountSecurity
  const proofs = yield* AccountProofs
  const factors = yield* AccountFactors
  const passkeys = yield* Passkeys
  const sessions = yield* Sessions
  const password = yield* AccountPassword
  const grants = yield* Grants
  return handlers({
    show: ({ session }) => Effect.map(security.show(session), data),
    prove: ({ payload, session }) => Effect.map(proofs.byPassword(session, Redacted.make(payload.password)), data),
    proofOptions: ({ session }) => Effect.map(proofs.passkeyOptions(session), data),
    proveByPasskey: ({ payload, session }) => Effect.map(proofs.byPasskey(session, payload.credential), data),
    beginTotp: ({ session }) => Effect.map(factors.beginTotp(session), data),
    confirmTotp: ({ payload, session }) => Effect.map(factors.confirmTotp(session, payload.code), data),
    removeTotp: ({ session }) => Effect.as(factors.removeTotp(session), done),
    newCodes: ({ session }) => Effect.map(factors.newCodes(session), data),
    passkeyOptions: ({ session }) => Effect.map(factors.passkeyCreation(session), data),
    addPasskey: ({ payload, session }) => Effect.map(factors.addPasskey(session, payload), data),
    renamePasskey: ({ path, payload, session }) =>
      Effect.map(passkeys.rename(session.person.id, path.id, payload.name), data),
    removePasskey: ({ path, session }) => Effect.as(factors.removePasskey(session, path.id), done),
    sessions: ({ session }) => Effect.map(sessions.list(session.person.id, session.id), data),
    endSession: ({ path, session }) => Effect.as(sessions.endOne(session.person.id, path.id), done),
    endOthers: ({ session }) =>
      Effect.map(sessions.endOthers(session.person.id, session.id), (ended) => data({ ended })),
    changePassword: ({ payload, session }) => {
      const chosen = { current: Redacted.make(payload.current), password: Redacted.make(payload.password) }
      const end = (id: PersonId) => (payload.keep_assistants === true ? Effect.void : grants.endAll(id, newPassword))
      return Effect.as(password.change(session, chosen, end), done)
    }
  })
})
