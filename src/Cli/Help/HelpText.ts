import type { HelpDoc, Span } from "@effect/cli"

/** The words of a span, without how they are set. */
const spanText = (span: Span.Span): string => {
  switch (span._tag) {
    case "Text":
    case "URI":
      return span.value
    case "Sequence":
      return spanText(span.left) + spanText(span.right)
    default:
      return spanText(span.value)
  }
}

/** The paragraphs of a document, in order. */
export const paragraphs = (doc: HelpDoc.HelpDoc): ReadonlyArray<string> => {
  switch (doc._tag) {
    case "Paragraph":
      return [spanText(doc.value).trim()]
    case "Sequence":
      return [...paragraphs(doc.left), ...paragraphs(doc.right)]
    default:
      return []
  }
}

/** What stands under each heading of a command's document. */
export interface Sections {
  readonly description: string
  /** A command line that does it, or none. */
  readonly example: string | undefined
  readonly arguments: ReadonlyArray<Entry>
  readonly options: ReadonlyArray<Entry>
  readonly commands: ReadonlyArray<Entry>
}

/** A name as it is typed, and what is said of it. */
export interface Entry {
  readonly name: string
  readonly words: ReadonlyArray<string>
}

const parts = (doc: HelpDoc.HelpDoc): ReadonlyArray<HelpDoc.HelpDoc> =>
  doc._tag === "Sequence" ? [...parts(doc.left), ...parts(doc.right)] : [doc]

export const sectionsOf = (doc: HelpDoc.HelpDoc): Sections => {
  const description: Array<string> = []
  const found: Record<string, Array<Entry>> = { ARGUMENTS: [], OPTIONS: [], COMMANDS: [] }
  let heading = ""
  for (const part of parts(doc)) {
    if (part._tag === "Header") heading = spanText(part.value)
    else if (part._tag === "Paragraph" && heading === "DESCRIPTION") description.push(spanText(part.value))
    else if (part._tag === "DescriptionList") {
      found[heading]?.push(
        ...part.definitions.map(([name, what]) => ({ name: spanText(name).trim(), words: paragraphs(what) }))
      )
    } else if (part._tag === "Enumeration" && heading === "COMMANDS") {
      found[heading]?.push(...part.elements.flatMap(commandEntries))
    }
  }
  const { ARGUMENTS = [], COMMANDS = [], OPTIONS = [] } = found
  const [words = "", example] = description
  return { description: words, example, arguments: ARGUMENTS, options: OPTIONS, commands: COMMANDS }
}

const commandEntries = (doc: HelpDoc.HelpDoc): ReadonlyArray<Entry> => {
  if (doc._tag === "DescriptionList") {
    return doc.definitions.map(([name, what]) => ({ name: spanText(name).trim(), words: paragraphs(what) }))
  }
  return paragraphs(doc).map((line) => ({ name: line, words: [] }))
}
