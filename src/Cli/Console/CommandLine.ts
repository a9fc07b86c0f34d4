import { Context } from "effect"

/** How people start the command line; every hint shows commands as they can be copied. */
const program = "bun run steward"

/** A word as a shell reads it back. */
const shellWord = (word: string): string =>
  /^[\w@%+=:,./…-]+$/u.test(word) ? word : `"${word.replace(/(["\\$`])/g, "\\$1")}"`

/** A command as people type it, as in `keys list`. */
export const command = (words: string): string => `${program} ${words}`

/** A command of these words, each of which may hold anything. */
export const commandOf = (words: ReadonlyArray<string>): string => command(words.map(shellWord).join(" "))

/** The words of the command that runs. */
export class GivenWords extends Context.Reference<GivenWords>()("steward/GivenWords", {
  defaultValue: (): ReadonlyArray<string> => []
}) {}
