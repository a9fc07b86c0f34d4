import { Context, Effect, Layer, Option } from "effect"
import type { PersonId } from "#schema/Ids.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { afterCommit } from "#src/Database/Transaction.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Mail } from "#src/Mail/Mail.ts"
import { CredentialsRepo } from "../People/CredentialsRepo.ts"
import { PeopleRepo } from "../People/PeopleRepo.ts"
import { type SecurityEvent, securityLetter } from "./SecurityLetter.ts"

export interface Noted {
  readonly personId: PersonId
  readonly event: SecurityEvent
  /** Who did it, where it was not the person. */
  readonly actor?: string
  /** What else there is to say of it in the audit log. */
  readonly details?: Readonly<Record<string, unknown>>
}

/** Says what happened to how somebody signs in: in the audit log of each of their brands, and to them by mail. */
export class SecurityNotices extends Context.Tag("steward/SecurityNotices")<
  SecurityNotices,
  { readonly note: (noted: Noted) => Effect.Effect<void> }
>() {
  static readonly layer = Layer.scoped(
    SecurityNotices,
    Effect.gen(function* () {
      const people = yield* PeopleRepo
      const credentials = yield* CredentialsRepo
      const audit = yield* AuditLog
      const mail = yield* Mail
      const { base } = yield* AppLinks
      const behind = yield* Effect.scope
      return SecurityNotices.of({
        note: tracedFn("SecurityNotices.note")(function* ({ actor, details = {}, event, personId }) {
          const person = Option.getOrNull(yield* credentials.ofPerson(personId))
          if (person === null) return
          const after = { person_id: personId, ...details }
          const entry = { actor: actor ?? person.name, what: `person.${event}` as const, before: null, after }
          for (const { workspace_id } of yield* people.brandsOf(personId)) {
            yield* audit.record({ workspaceId: workspace_id, ...entry })
          }
          const { email, name } = person
          if (email === null) return
          const letter = mail.send({ to: email, ...securityLetter(event, name, base) }).pipe(
            Effect.catchAllCause((cause) => Effect.logError("An e-mail about a sign-in was not sent", cause)),
            Effect.forkIn(behind),
            Effect.asVoid
          )
          // no mail server: nothing that would be printed is worth a line for everything that people do
          if (mail.delivers) yield* afterCommit(`security letter ${event} ${personId}`, letter)
        }, Effect.orDie)
      })
    })
  )
}
