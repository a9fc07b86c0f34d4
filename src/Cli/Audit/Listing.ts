import { Command, Options } from "@effect/cli"
import { type AuditEntry, type AuditQuery, AuditWhat } from "#schema/resources/Audit.ts"
import { AuditTrail } from "#src/Audit/AuditTrail.ts"
import { isState, valueInWords } from "#src/Audit/StateWords.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { asOperator, commonOptions } from "../Console/Operator.ts"
import { print } from "../Console/Output.ts"
import { cursorOption, limitOption, more, queryOf } from "../Console/Paging.ts"
import { parsedText } from "../Console/Parsed.ts"
import { table } from "../Console/Table.ts"
import { timeOption } from "../Console/TimeOption.ts"
import { withExample } from "../Help/Example.ts"

export const auditList = Command.make(
  "list",
  {
    actor: Options.text("actor").pipe(
      Options.optional,
      Options.withDescription("Only what this person or assistant changed: a name, or a part of one")
    ),
    what: parsedText("what", AuditWhat).pipe(
      Options.optional,
      Options.withDescription("Only changes of this kind, as in member or member.removed")
    ),
    since: timeOption("since", "Changed at this time or later"),
    until: timeOption("until", "Changed before this time"),
    limit: limitOption,
    cursor: cursorOption,
    ...commonOptions
  },
  tracedFn("Cli.auditList")(function* ({ actor, cursor, json, limit, since, until, what, workspace }) {
    const principal = yield* asOperator(workspace)
    const trail = yield* AuditTrail
    const page = yield* trail.list(principal, {
      limit,
      ...queryOf<AuditQuery>({ actor, what, since, until, cursor })
    })
    yield* print(json, inWords(page.data) + more(page), page)
  })
).pipe(
  Command.withDescription(withExample("Lists who changed what, newest first", "audit list --what member --since 30d"))
)

const inWords = (entries: ReadonlyArray<AuditEntry>) =>
  entries.length === 0
    ? "No changes match."
    : table(
        ["AT", "WHO", "WHAT", "FROM", "TO"],
        entries.map(({ actor, after, at, before, what }) => [
          at,
          actor,
          what,
          brief(before, after),
          brief(after, before)
        ])
      )

const longest = 60

type State = Readonly<Record<string, unknown>>

/** A state in one line, without the punctuation of JSON: first what is not so in the other state. */
const brief = (state: unknown, other: unknown): string => {
  if (!isState(state)) return state === null ? "" : valueInWords(state)
  const words = wordsOf(state, other).join(", ")
  return words.length <= longest ? words : `${words.slice(0, longest - 1)}…`
}

const wordsOf = (state: State, other: unknown): ReadonlyArray<string> => {
  const told = Object.keys(state).filter((name) => name !== "id" && state[name] !== null)
  const isChanged = (name: string) => isState(other) && JSON.stringify(state[name]) !== JSON.stringify(other[name])
  return [...told.filter(isChanged), ...told.filter((name) => !isChanged(name))].map((name) => {
    const [value, before] = [state[name], isState(other) ? other[name] : null]
    // of states within states, the words as well: what changed there is not cut either
    return isState(value) && isState(before)
      ? `${name} ${wordsOf(value, before).join(", ")}`
      : `${name} ${wordOf(value)}`
  })
}

const wordOf = (value: unknown): string =>
  typeof value === "object" || value === "" ? valueInWords(value) : String(value)
