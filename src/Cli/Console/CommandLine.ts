import { Context, Effect } from "effect"

/** How people start the command line; every hint shows commands as they can be copied. */
const program = "bun run steward"

/** A word as a shell reads it back. */
export const shellWord = (word: string): string =>
  /^[\w@%+=:,./…-]+$/u.test(word) ? word : `"${word.replace(/(["\\$`])/g, "\\$1")}"`

/** A command as people type it, as in `keys list`. */
export const command = (words: string): string => `${program} ${words}`

/** A command of these words, each of which may hold anything. */
export const commandOf = (words: ReadonlyArray<string>): string => command(words.map(shellWord).join(" "))

/** The words of the command that runs. */
export class GivenWords extends Context.Reference<GivenWords>()("steward/GivenWords", {
  defaultValue: (): ReadonlyArray<string> => []
}) {}

const workspaceOption = "--workspace"

/** The workspace that the command which runs was given, as its option. */
const workspaceIn = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const at = words.indexOf(workspaceOption)
  const [given] = at < 0 ? [] : words.slice(at + 1)
  if (given !== undefined) return [workspaceOption, given]
  return words.filter((word) => word.startsWith(`${workspaceOption}=`)).slice(0, 1)
}

/** A command in the workspace of the one that runs, so that it works as it is printed where there are several. */
export const commandThere = (words: string): Effect.Effect<string> =>
  Effect.map(GivenWords, (given) => {
    const there = workspaceIn(given)
    return command([words, ...there.map(shellWord)].join(" "))
  })
