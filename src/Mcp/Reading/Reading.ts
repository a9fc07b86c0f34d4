import { quotedNotice } from "#schema/tools/Tools.ts"
import { lengths, quote } from "./Quote.ts"

/** An answer as a model reads it, line by line. */
export interface Reading {
  /** What it is, in our words alone. */
  readonly heading: string
  /** What it says. Whatever somebody wrote or is called stands in it as a quote. */
  readonly lines: ReadonlyArray<string>
  /** What can be done next, in our words alone. */
  readonly next?: ReadonlyArray<string>
}

/** Without words of strangers. */
export const plainText = ({ heading, lines, next = [] }: Reading): string => [heading, ...lines, ...next].join("\n")

/**
 * With words of strangers: said first, and everything that holds any between marks that nobody could have known when
 * they wrote it. What they wrote is quoted besides, so that it can neither end its line nor pose as one of ours.
 */
export const fencedText = ({ heading, lines, next = [] }: Reading, mark: string): string =>
  lines.length === 0
    ? plainText({ heading, lines, next })
    : [quotedNotice, heading, `<quoted ${mark}>`, ...lines, `</quoted ${mark}>`, ...next].join("\n")

/** What is there of several parts. */
export const joined = (parts: ReadonlyArray<string | undefined>, separator = ", "): string =>
  parts.filter((part) => part !== undefined && part !== "").join(separator)

/** The lines that are there. */
export const present = (lines: ReadonlyArray<string | undefined>): ReadonlyArray<string> =>
  lines.flatMap((line) => (line === undefined || line === "" ? [] : [line]))

const asData = (value: unknown) =>
  typeof value === "string" ? quote(value, lengths.sentence) : quote(JSON.stringify(value), lengths.whole)

/** Fields that were asked for by name and that have no words of their own, `told` being those that have. */
export const others = (
  item: Readonly<Record<string, unknown>>,
  told: ReadonlyArray<string>,
  fields: ReadonlyArray<string> | undefined
): ReadonlyArray<string> =>
  (fields ?? []).flatMap((name) =>
    told.includes(name) || !Object.hasOwn(item, name) ? [] : [`  ${name} ${asData(item[name])}`]
  )

/** `1 comment`, `2 comments`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** How to go on with a list. */
export const nextPage = (tool: string, cursor: string | null): ReadonlyArray<string> =>
  cursor === null
    ? []
    : [`There are more: call ${tool} again with the same arguments and cursor ${JSON.stringify(cursor)}.`]
