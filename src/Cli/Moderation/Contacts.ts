import { Args, Command, Options } from "@effect/cli"
import { Duration, Effect, Option, Schema } from "effect"
import type { Contact } from "#schema/resources/Contact.ts"
import { TextRetention } from "#src/Access/Workspaces/TextRetention.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Erasures } from "#src/Erasure/Erasures.ts"
import { printable } from "#src/Ground/Printable.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { confirmed, yesOption } from "../Console/Confirm.ts"
import { asOperator, commonOptions } from "../Console/Operator.ts"
import { print } from "../Console/Output.ts"
import { operator } from "../Console/Workspace.ts"
import { withExample } from "../Help/Example.ts"

export const contactId = Args.text({ name: "contact" }).pipe(Args.withDescription("The id of the contact, con_…"))

const nameOf = ({ handle, id, name }: Pick<Contact, "handle" | "id" | "name">) => printable(name || handle || id)

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`

export const contactsDelete = Command.make(
  "delete",
  { contact: contactId, yes: yesOption, ...commonOptions },
  tracedFn("Cli.contactsDelete")(function* ({ contact, json, workspace, yes }) {
    const { workspaceId } = yield* asOperator(workspace)
    const found = yield* Effect.flatMap(Contacts, (contacts) => contacts.get(workspaceId, contact))
    const who = nameOf(found)
    yield* confirmed(
      `${who}, what they wrote, and everything derived from it will be deleted for good. Totals stay. The platform is not told.`,
      yes
    )
    const erased = yield* Effect.flatMap(Erasures, (erasures) =>
      erasures.erasePerson({ workspaceId, actor: operator }, contact, Duration.infinity)
    )
    if (!erased.deleted) {
      const so = `${who} is being deleted already: ${counted(erased.comments, "comment")} so far. It goes on by itself.`
      return yield* print(json, so, erased)
    }
    const texts = `${counted(erased.comments, "comment")} and ${counted(erased.messages, "message")}`
    const words = `${who} is deleted, with the text of ${texts}. ${erased.backups}`
    return yield* print(json, words, erased)
  })
).pipe(
  Command.withDescription(withExample("Deletes a person and what they wrote; asks first", "contacts delete con_0123"))
)

export const contactsLink = Command.make(
  "link",
  {
    other: Args.text({ name: "other" }).pipe(Args.withDescription("The contact that becomes another name, con_…")),
    contact: Args.text({ name: "contact" }).pipe(Args.withDescription("The contact that stays, con_…")),
    yes: yesOption,
    ...commonOptions
  },
  tracedFn("Cli.contactsLink")(function* ({ contact, json, other, workspace, yes }) {
    const principal = yield* asOperator(workspace)
    const { workspaceId } = principal
    const contacts = yield* Contacts
    if (other === contact) {
      return yield* new CommandFailed({
        message: "These are the same id: <other> is the other contact that is the same person"
      })
    }
    const old = yield* contacts.get(workspaceId, other)
    const into = yield* contacts.get(workspaceId, contact)
    if (old.id === into.id) {
      const already = `${printable(other)} and ${printable(contact)} are one contact already. Nothing is changed.`
      return yield* print(json, already, into)
    }
    yield* confirmed(`${nameOf(old)} and ${nameOf(into)} become one contact. This cannot be undone.`, yes)
    const linked = yield* contacts.link(principal, other, contact)
    yield* print(json, `${printable(other)} is now another name of ${linked.id}.`, linked)
  })
).pipe(
  Command.withDescription(
    withExample("Makes one contact of two that are the same person; asks first", "contacts link con_1 con_2")
  )
)

const days = Options.integer("days").pipe(
  Options.withSchema(
    Schema.Int.pipe(Schema.between(0, 3650, { message: () => "--days takes a number from 0 to 3650" }))
  ),
  Options.optional,
  Options.withDescription("How many days; without it, says how many they are now")
)

const inDays = (count: number) => (count === 1 ? "1 day" : `${count} days`)

export const commentsKeepRemoved = Command.make(
  "keep-removed",
  { days, yes: yesOption, ...commonOptions },
  tracedFn("Cli.commentsKeepRemoved")(function* ({ days, json, workspace, yes }) {
    const { workspaceId } = yield* asOperator(workspace)
    const retention = yield* TextRetention
    const before = yield* retention.days(workspaceId)
    if (Option.isSome(days)) {
      if (days.value < before) {
        const older = `Texts of comments that were removed from their platform more than ${inDays(days.value)} ago are deleted for good.`
        yield* confirmed(`${older} Until now they were kept for ${inDays(before)}.`, yes)
      }
      yield* retention.set({ workspaceId, days: days.value }, operator)
    }
    const now = Option.getOrElse(days, () => before)
    yield* print(json, `Texts of comments that were removed from their platform are kept for ${inDays(now)}.`, {
      days: now
    })
  })
).pipe(
  Command.withDescription(
    withExample(
      "Shows or sets how long texts are kept of comments that were removed from their platform",
      "comments keep-removed --days 7"
    )
  )
)
