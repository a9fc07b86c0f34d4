import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Contacts } from "../Contacts.ts"
import { ContactsRepo } from "../ContactsRepo.ts"
import { formPrefix } from "../Identity.ts"
import { Linking } from "../Linking.ts"
import { ProfilesRepo } from "../Profiles/ProfilesRepo.ts"
import type { ContactAccount } from "../StoredContact.ts"
import { type FilledForm, readForm, takeForm } from "./FilledForm.ts"

/** Takes in contact data that people gave elsewhere than in a message. */
export class Leads extends Context.Tag("steward/Leads")<
  Leads,
  {
    /**
     * Whoever filled in a form of the account: the one contact there who filled in others with the same address, or a
     * new one. Never somebody whom the platform knows: they may have typed the address of another person into a message.
     * It makes `lead.captured` where there is an e-mail address or a phone number, and `contact.updated` where anything
     * is news. The same form twice is taken once.
     */
    readonly filled: (account: ContactAccount, form: FilledForm) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    Leads,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const contacts = yield* Contacts
      const rows = yield* ContactsRepo
      const profiles = yield* ProfilesRepo
      const clock = yield* WorkspaceClock
      const linking = yield* Linking

      return Leads.of({
        filled: tracedFn("Leads.filled")(
          function* (account, form) {
            const { workspaceId } = account
            const at = yield* clock.next(workspaceId)
            const identity = { kind: "id", value: formPrefix + form.externalId } as const
            const taken = yield* rows.known(account, [identity])
            if (taken.length > 0) return
            const answers = readForm(form)
            const [same, ...more] = answers.email === null ? [] : yield* rows.ofForms(account, answers.email)
            const known = same !== undefined && more.length === 0
            if (known) yield* rows.identify(account, identity, same)
            const person = { externalId: identity.value, name: "", handle: "" }
            const [met] = yield* contacts.seen(account, [{ person, at }])
            if (met === null || met === undefined) return
            const before = yield* Effect.flatten(rows.lock(workspaceId, met.id))
            const { changed, set } = takeForm(before, answers)
            yield* rows.update(workspaceId, met.id, set, at)
            // nobody can be asked who filled in a form
            if (!known) yield* profiles.askLater(workspaceId, met.id, null)
            const { email, phone } = answers
            const lead = email === null && phone === null ? null : { email, phone, source: "form" as const }
            yield* linking.finish(workspaceId, met.id, changed, at, lead)
          },
          Effect.orDie,
          transaction(sql)
        )
      })
    })
  )
}
