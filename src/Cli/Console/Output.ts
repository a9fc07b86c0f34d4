import { Options } from "@effect/cli"
import { Console } from "effect"

export const jsonOption = Options.boolean("json").pipe(Options.withDescription("Print JSON, for programs"))

/** The same JSON, without the control characters that it may hold as they are: terminals obey some of them. */
export const escaped = (json: string) =>
  json.replace(/[\u007f-\u009f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`)

/** Prints an answer for people, or as JSON. */
export const print = (json: boolean, words: string, data: unknown) =>
  Console.log(json ? escaped(JSON.stringify(data, null, 2)) : words)

/** Prints a whole list for people, or as JSON in the shape that pages of the REST API have. */
export const printList = (json: boolean, words: string, rows: ReadonlyArray<unknown>) =>
  print(json, words, { data: rows, next_cursor: null })
