import { nearest } from "#src/Ground/Nearest.ts"

/** Verbs that say the same of a tool. */
const verbs: ReadonlyArray<ReadonlyArray<string>> = [
  ["get", "show", "read", "fetch", "view", "describe"],
  ["list", "search", "find", "query", "browse"],
  ["set", "update", "put", "change", "edit", "write", "modify", "replace", "patch", "save"],
  ["act", "moderate", "hide", "unhide", "allow", "archive", "unarchive", "block", "unblock"],
  ["record", "add", "create", "log", "track"]
]

/** Words between the verb and what it is about. */
const between = new Set(["a", "all", "an", "on", "the", "to"])

interface Spoken {
  /** The place of the verb among those above; -1 for none of them. */
  readonly verb: number
  readonly about: string
}

const spoken = (name: string): Spoken => {
  const [verb = "", ...words] = name
    .replaceAll(/([a-z])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== "")
  return {
    verb: verbs.findIndex((same) => same.includes(verb)),
    about: words
      .filter((word) => !between.has(word))
      .map((word) => word.replace(/s$/, ""))
      .join(" ")
  }
}

/** The tool that was probably meant by a name: by what its verb means and what it is about, else by its letters. */
export const meantTool = (given: string, known: ReadonlyArray<string>): string | null => {
  const asked = spoken(given)
  const alike = known.find((name) => {
    const { about, verb } = spoken(name)
    return verb !== -1 && verb === asked.verb && about === asked.about
  })
  return alike ?? nearest(given, known)
}
