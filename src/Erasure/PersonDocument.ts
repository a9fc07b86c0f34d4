import { Chunk, Effect, Option, Stream } from "effect"

/** Of `PersonalDataPage` what its lines are made by. */
interface Page {
  readonly data: { readonly comments: ReadonlyArray<unknown>; readonly messages: ReadonlyArray<unknown> }
  readonly next_cursor: string | null
}

type ListName = "comments" | "messages"

/** Where the document is: which list is open, and whether an item stands in it already. */
interface Place {
  readonly list: ListName
  readonly begun: boolean
}

const start: Place = { list: "comments", begun: false }

const indented = (value: unknown, by: string) => JSON.stringify(value, null, 2).replaceAll("\n", `\n${by}`)

const opening = (list: ListName) => `  "${list}": [`

const beginning = ({ data: { comments: _, messages: __, ...person } }: Page): ReadonlyArray<string> => [
  "{",
  ...Object.entries(person).map(([name, value]) => `  "${name}": ${indented(value, "  ")},`),
  opening("comments")
]

const itemLines = (items: ReadonlyArray<unknown>, begun: boolean) =>
  items.map((item, nth) => `    ${begun || nth > 0 ? "," : ""}${indented(item, "    ")}`)

/** The lines that a page adds, and where the document is then. */
const linesOf = ({ data, next_cursor }: Page, { begun, list }: Place): readonly [ReadonlyArray<string>, Place] => {
  const comments = itemLines(data.comments, begun && list === "comments")
  const turns = list === "comments" && (data.messages.length > 0 || next_cursor === null)
  const messages = itemLines(data.messages, begun && list === "messages")
  return [
    [
      ...comments,
      ...(turns ? ["  ],", opening("messages")] : []),
      ...messages,
      ...(next_cursor === null ? ["  ]", "}"] : [])
    ],
    turns || list === "messages"
      ? { list: "messages", begun: messages.length > 0 || (begun && list === "messages") }
      : { list, begun: begun || comments.length > 0 }
  ]
}

/**
 * All that is kept about a person as one JSON document, line by line, made page by page, so that what is in memory does
 * not grow with what somebody wrote.
 */
export const personDocument = <E, R>(
  first: Page,
  following: (cursor: string) => Effect.Effect<Page, E, R>
): Stream.Stream<string, E, R> =>
  Stream.concat(
    Stream.fromIterable(beginning(first)),
    Stream.paginateChunkEffect({ page: first, place: start }, ({ page, place }) => {
      const [lines, then] = linesOf(page, place)
      const added = Chunk.unsafeFromArray(lines)
      return page.next_cursor === null
        ? Effect.succeed([added, Option.none()] as const)
        : Effect.map(following(page.next_cursor), (next) => [added, Option.some({ page: next, place: then })] as const)
    })
  )
