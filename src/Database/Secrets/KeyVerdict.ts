import { shortId } from "./SecretKey.ts"

/** What is known when a process starts. Keys go by their ids. */
export interface KeyFacts {
  /** The keys that the process was given, the sealing one first; none when it was given none. */
  readonly held: ReadonlyArray<string>
  /** Where they were given: a setting's name, or a file. */
  readonly where: string
  /** The keys that something in the database may be sealed under. */
  readonly known: ReadonlyArray<string>
  /** What is sealed under keys that nobody told the database, by their ids. */
  readonly strays: ReadonlyArray<{ readonly keyId: string; readonly count: number; readonly table: string }>
  /** Secrets that do not say their key: how many there are, and whether the held keys open any of those that were tried. */
  readonly unnamed: { readonly count: number; readonly opened: boolean }
  /** Whether the process may bring a new key to a database that has one. */
  readonly mayAdd: boolean
}

export type KeyVerdict =
  | { readonly _tag: "Use" }
  /** There is no secret yet, and no key: one may be made. */
  | { readonly _tag: "Make" }
  /** The sealing key is new to the database, which is to be told. */
  | { readonly _tag: "Add" }
  | { readonly _tag: "Refuse"; readonly message: string }

const refuse = (...sentences: ReadonlyArray<string>): KeyVerdict => ({ _tag: "Refuse", message: sentences.join(" ") })

const named = (ids: ReadonlyArray<string>) => `${ids.length === 1 ? "key" : "keys"} ${ids.map(shortId).join(" and ")}`

const goBy = "(Keys are named by the first digits of their SHA-256.)"

/** Whether a process may work with the keys that it holds on a database, before it seals or opens anything. */
export const keyVerdict = (facts: KeyFacts): KeyVerdict => {
  const { held, known, strays, unnamed, where } = facts
  const [sealing] = held
  if (sealing === undefined) {
    if (known.length === 0 && strays.length === 0 && unnamed.count === 0) return { _tag: "Make" }
    const needed = known.length === 0 ? "the key that they were sealed under" : `the ${named(known)}`
    return refuse(
      `STEWARD_SECRET_KEY is not set, there is no ${where}, and this database keeps secrets that are sealed under a key.`,
      `Set STEWARD_SECRET_KEY to ${needed}; all processes on one database share it.`,
      ...(known.length === 0 ? [] : [goBy])
    )
  }
  const missing = known.filter((id) => !held.includes(id))
  if (missing.length > 0) {
    return refuse(
      `${where} holds the ${named(held)}, and secrets in this database are sealed under the ${named(missing)}.`,
      "Set STEWARD_SECRET_KEY to the key that the other processes on this database have, or restore it from a copy.",
      "Several keys are separated by commas: the first one seals, all of them open.",
      goBy
    )
  }
  const stray = strays.find(({ keyId }) => !held.includes(keyId))
  if (stray !== undefined) {
    const what = stray.count === 1 ? "1 secret" : `${stray.count} secrets`
    return refuse(
      `${where} lacks the ${named([stray.keyId])}, under which ${what} in the table ${stray.table} ${stray.count === 1 ? "is" : "are"} sealed.`,
      "Add that key to STEWARD_SECRET_KEY after a comma.",
      goBy
    )
  }
  if (unnamed.count > 0 && !unnamed.opened) {
    return refuse(
      `${where} holds a key that opens none of the secrets in this database.`,
      "Set STEWARD_SECRET_KEY to the key that they were sealed under, or restore it from a copy."
    )
  }
  if (known.includes(sealing)) return { _tag: "Use" }
  if (known.length > 0 && !facts.mayAdd) {
    return refuse(
      `The first key in ${where} is new to this database.`,
      "Start every service with it first (as STEWARD_SECRET_KEY=new,old), so that all of them can open what it seals."
    )
  }
  return { _tag: "Add" }
}
