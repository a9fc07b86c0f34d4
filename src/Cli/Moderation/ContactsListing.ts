import { Command, Options } from "@effect/cli"
import { platformName } from "#schema/Platform.ts"
import { type Contact, type ContactFilter, ContactSearch } from "#schema/resources/Contact.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { asOperator, commonOptions } from "../Console/Operator.ts"
import { print } from "../Console/Output.ts"
import { cursorOption, limitOption, more, pageOf, queryOf } from "../Console/Paging.ts"
import { parsedText } from "../Console/Parsed.ts"
import { table } from "../Console/Table.ts"
import { withExample } from "../Help/Example.ts"

export const contactsList = Command.make(
  "list",
  {
    search: parsedText("search", ContactSearch).pipe(
      Options.withAlias("q"),
      Options.optional,
      Options.withDescription("Only those whose name, handle, e-mail address or phone holds this")
    ),
    limit: limitOption,
    cursor: cursorOption,
    ...commonOptions
  },
  tracedFn("Cli.contactsList")(function* ({ cursor, json, limit, search, workspace }) {
    const { workspaceId } = yield* asOperator(workspace)
    const contacts = yield* Contacts
    const page = yield* contacts.list(workspaceId, queryOf<ContactFilter>({ q: search }), pageOf(limit, cursor))
    yield* print(json, listed(page.data) + more(page), page)
  })
).pipe(
  Command.withDescription(
    withExample("Lists people who wrote to the brand, newest first", "contacts list --search dana")
  )
)

const listed = (contacts: ReadonlyArray<Contact>) =>
  contacts.length === 0
    ? "There are no such contacts."
    : table(
        ["SINCE", "ON", "NAME", "HANDLE", "E-MAIL", "ID"],
        contacts.map(({ created_at, email, handle, id, name, platform }) => [
          created_at,
          platformName(platform),
          name,
          handle,
          email ?? "",
          id
        ])
      )
