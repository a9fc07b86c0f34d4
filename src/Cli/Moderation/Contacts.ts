import { Args, Command, Options } from "@effect/cli"
import { Effect, Schema } from "effect"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Erasures } from "#src/Erasure/Erasures.ts"
import { confirmed, yesOption } from "../Confirm.ts"
import { asOperator, commonOptions } from "../Operator.ts"
import { print } from "../Output.ts"
import { printable } from "../Table.ts"
import { operator } from "../Workspace.ts"

const contactId = Args.text({ name: "contact" }).pipe(Args.withDescription("The id of the contact, con_…"))

export const contactsExport = Command.make(
  "export",
  { contact: contactId, ...commonOptions },
  Effect.fn("Cli.contactsExport")(function* ({ contact, json, workspace }) {
    const { workspaceId } = yield* asOperator(workspace)
    const data = yield* Effect.flatMap(Erasures, (erasures) => erasures.exportPerson(workspaceId, contact))
    yield* print(json, JSON.stringify(data, null, 2), data)
  })
).pipe(Command.withDescription("Prints all that is kept about a person, as in: contacts export con_0123 > person.json"))

export const contactsDelete = Command.make(
  "delete",
  { contact: contactId, yes: yesOption, ...commonOptions },
  Effect.fn("Cli.contactsDelete")(function* ({ contact, json, workspace, yes }) {
    const { workspaceId } = yield* asOperator(workspace)
    const found = yield* Effect.flatMap(Contacts, (contacts) => contacts.get(workspaceId, contact))
    const who = printable(found.name || found.handle || found.id)
    yield* confirmed(
      `${who}, what they wrote, and all that was made of it will be deleted for good. Counts stay. The platform is not told.`,
      yes
    )
    const erased = yield* Effect.flatMap(Erasures, (erasures) =>
      erasures.erasePerson({ workspaceId, actor: operator }, contact)
    )
    const words = `The person is deleted, with the text of ${erased.comments} comments and ${erased.messages} messages.`
    yield* print(json, words, erased)
  })
).pipe(Command.withDescription("Deletes a person and what they wrote, as in: contacts delete con_0123"))

export const contactsLink = Command.make(
  "link",
  {
    other: Args.text({ name: "other" }).pipe(Args.withDescription("The contact that becomes another name, con_…")),
    contact: Args.text({ name: "contact" }).pipe(Args.withDescription("The contact that stays, con_…")),
    yes: yesOption,
    ...commonOptions
  },
  Effect.fn("Cli.contactsLink")(function* ({ contact, json, other, workspace, yes }) {
    const { workspaceId } = yield* asOperator(workspace)
    const contacts = yield* Contacts
    const nameOf = (id: string) =>
      Effect.map(contacts.get(workspaceId, id), ({ handle, name }) => printable(name || handle || id))
    yield* confirmed(
      `${yield* nameOf(other)} and ${yield* nameOf(contact)} become one contact. This cannot be undone.`,
      yes
    )
    const linked = yield* contacts.link(workspaceId, other, contact)
    yield* print(json, `${printable(other)} is now another name of ${linked.id}.`, linked)
  })
).pipe(Command.withDescription("Makes one contact of two that are the same person, as in: contacts link con_1 con_2"))

const days = Options.integer("days").pipe(
  Options.withSchema(
    Schema.Int.pipe(Schema.between(0, 3650, { message: () => "--days takes a number from 0 to 3650" }))
  ),
  Options.optional,
  Options.withDescription("How many days; without it, says how many they are now")
)

export const commentsKeepRemoved = Command.make(
  "keep-removed",
  { days, ...commonOptions },
  Effect.fn("Cli.commentsKeepRemoved")(function* ({ days, json, workspace }) {
    const { workspaceId } = yield* asOperator(workspace)
    const erasures = yield* Erasures
    if (days._tag === "Some") yield* erasures.keepRemovedTexts({ workspaceId, actor: operator }, days.value)
    const now = yield* erasures.removedTextsDays(workspaceId)
    yield* print(json, `Texts of comments that are gone from their platform are kept for ${now} days.`, { days: now })
  })
).pipe(
  Command.withDescription(
    "Shows or sets how long texts of comments are kept that are gone from their platform: comments keep-removed --days 7"
  )
)
