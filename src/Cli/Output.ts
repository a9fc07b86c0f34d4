import { Options } from "@effect/cli"
import { Console } from "effect"

export const jsonOption = Options.boolean("json").pipe(Options.withDescription("Print JSON, for programs"))

/** Prints an answer for people, or as JSON. */
export const print = (json: boolean, words: string, data: unknown) =>
  Console.log(json ? JSON.stringify(data, null, 2) : words)

/** Prints a whole list for people, or as JSON in the shape that pages of the REST API have. */
export const printList = (json: boolean, words: string, rows: ReadonlyArray<unknown>) =>
  print(json, words, { data: rows, next_cursor: null })
