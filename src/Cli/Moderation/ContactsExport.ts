import { Command } from "@effect/cli"
import { Console, Effect } from "effect"
import { PersonExport } from "#src/Erasure/PersonExport.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { asOperator, commonOptions } from "../Console/Operator.ts"
import { escaped } from "../Console/Output.ts"
import { withExample } from "../Help/Example.ts"
import { contactId } from "./Contacts.ts"

const indented = (value: unknown) => escaped(JSON.stringify(value, null, 2)).replaceAll("\n", "\n    ")

/** One JSON document, written page by page, so that what is in memory does not grow with what somebody wrote. */
export const contactsExport = Command.make(
  "export",
  { contact: contactId, ...commonOptions },
  tracedFn("Cli.contactsExport")(function* ({ contact, workspace }) {
    const { workspaceId } = yield* asOperator(workspace)
    const people = yield* PersonExport
    const first = yield* people.page(workspaceId, contact, undefined)
    const { comments: _, messages: __, ...person } = first.data
    yield* Console.log("{")
    for (const [name, value] of Object.entries(person)) {
      yield* Console.log(`  "${name}": ${escaped(JSON.stringify(value, null, 2)).replaceAll("\n", "\n  ")},`)
    }
    let [list, page] = [openList("comments"), first]
    yield* Console.log(list.opening)
    for (;;) {
      yield* list.add(page.data.comments)
      if (list.name === "comments" && (page.data.messages.length > 0 || page.next_cursor === null)) {
        yield* Console.log("  ],")
        list = openList("messages")
        yield* Console.log(list.opening)
      }
      yield* list.add(page.data.messages)
      if (page.next_cursor === null) break
      page = yield* people.page(workspaceId, contact, page.next_cursor)
    }
    yield* Console.log("  ]\n}")
  })
).pipe(
  Command.withDescription(
    withExample("Prints all that is kept about a person", "contacts export con_0123 > person.json")
  )
)

const openList = (name: "comments" | "messages") => {
  let written = 0
  return {
    name,
    opening: `  "${name}": [`,
    add: (items: ReadonlyArray<unknown>) =>
      Effect.forEach(items, (item) => Console.log(`    ${written++ === 0 ? "" : ","}${indented(item)}`), {
        discard: true
      })
  }
}
