import { Command } from "@effect/cli"
import { Console, Stream } from "effect"
import { personDocument } from "#src/Erasure/PersonDocument.ts"
import { PersonExport } from "#src/Erasure/PersonExport.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { asOperator, commonOptions } from "../Console/Operator.ts"
import { escaped } from "../Console/Output.ts"
import { withExample } from "../Help/Example.ts"
import { contactId } from "./Contacts.ts"

export const contactsExport = Command.make(
  "export",
  { contact: contactId, ...commonOptions },
  tracedFn("Cli.contactsExport")(function* ({ contact, workspace }) {
    const { workspaceId } = yield* asOperator(workspace)
    const people = yield* PersonExport
    const page = (cursor: string | undefined) => people.page(workspaceId, contact, cursor)
    yield* Stream.runForEach(personDocument(yield* page(undefined), page), (line) => Console.log(escaped(line)))
  })
).pipe(
  Command.withDescription(
    withExample("Prints all that is kept about a person", "contacts export con_0123 > person.json")
  )
)
