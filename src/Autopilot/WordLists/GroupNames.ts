import lists from "./GroupNames.json" with { type: "json" }

/** Words for groups of people in one language. Lists are parted by blanks. */
export interface GroupNames {
  /** Of many: `Muslims`. */
  readonly several: string
  /** Of one: `Muslim`. */
  readonly one: string
  /** What somebody is like, before or behind another word: `Jewish`. */
  readonly like: string
  /** People in general, many and one: they are a group with a word that tells what they are like. */
  readonly persons: string
  readonly person: string
  /** The same few groups in each form, which stand for all of them. */
  readonly panel: { readonly [Form in GroupForm]: ReadonlyArray<string> }
}

export type GroupForm = "several" | "one" | "like"

/** By language, ISO 639-1. */
export const groupNames: ReadonlyMap<string, GroupNames> = new Map(Object.entries(lists))
