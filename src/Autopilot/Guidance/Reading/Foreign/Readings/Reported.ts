import { type ForeignWord, is } from "../Lexed/ForeignWord.ts"
import { reports } from "./Reports.ts"

/** They are done in a comment, and nothing that it tells of. */
const subjects: ReadonlySet<string> = new Set([
  "delivery",
  "delay",
  "refund",
  "price",
  "faulty",
  "quality",
  "legal",
  "cruelty",
  "rigged"
])

/** A language, and how a text is read in its words. */
interface Spoken {
  readonly name: string
  readonly behind: boolean
  readonly words: (text: string) => ReadonlyArray<ForeignWord>
}

const longest = 240

/**
 * `If somebody says that their parcel was mouldy, tell me`: what is told in a clause of its own, named by the first of
 * its words that says what it is about, and to be asked about; null for any other sentence.
 */
export const reportedIn = (sentence: string, { behind, name, words }: Spoken): string | null => {
  const report = reports[name]
  if (report === undefined || sentence.length > longest) return null
  const said = sentence.trim().replace(/[.!。！।\s]+$/u, "")
  const clause = report.forms.map((form) => form.exec(said)?.groups?.["x"]).find((x) => x !== undefined)
  if (clause === undefined) return null
  const tokens = words(clause)
  const things = tokens.filter((token) => is(token, "thing") || token.exact)
  const thing = behind ? things.at(-1) : things[0]
  if (thing !== undefined) return report.ask.replace("{x}", () => (thing.exact ? `"${thing.text}"` : thing.text))
  const about =
    tokens.find(({ kinds }) => kinds.topic !== undefined && subjects.has(kinds.topic)) ??
    tokens.find((token) => is(token, "quality"))
  return about === undefined ? null : report.ask.replace("{x}", () => report.complaints.replace("{x}", about.text))
}
