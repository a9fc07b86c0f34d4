import roles from "./Roles.json" with { type: "json" }

/** What a person is called by in front of the name and behind it, and what stands in front of that. */
export interface Roles {
  readonly before: ReadonlySet<string>
  readonly behind: ReadonlySet<string>
  readonly former: ReadonlySet<string>
  /** What words for those who work for a brand begin with. */
  readonly staff: ReadonlyArray<string>
  /** What comments that speak of them call them. */
  readonly called: ReadonlyArray<string>
  /** The same of those who lead it. */
  readonly bosses: ReadonlyArray<string>
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split("|").filter((word) => word !== ""))

/** By the name of the language in English. */
export const rolesIn: ReadonlyMap<string, Roles> = new Map(
  Object.entries(roles).map(([language, { before, behind, bosses, called, former, staff }]) => [
    language,
    {
      before: setOf(before),
      behind: setOf(behind),
      former: setOf(former),
      staff: [...setOf(staff)],
      called: [...setOf(called)],
      bosses: [...setOf(bosses)]
    }
  ])
)
