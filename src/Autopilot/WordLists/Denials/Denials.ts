/**
 * How hate is denied and objected to in one language, as parts of expressions over texts as they are read, without
 * accents. `{b}` stands for a word of blame and `{gap}` for a few words of one sentence.
 */
export interface Denials {
  /** What groups are called: whoever denies one of these says no evil. Nothing that a group is not without losing by it. */
  readonly blame: string
  /** `are not {b}` */
  readonly denies: ReadonlyArray<string>
  /** `no ... is a {b}`, with the name of a group between. */
  readonly none: readonly [before: string, behind: string] | null
  /** `nobody should say ... {b}`, `it is a lie that ... {b}`, `to call ... {b} is racist` */
  readonly objects: ReadonlyArray<string>
  /** Within an objection: it is objected that they are not. */
  readonly not: string
  /** Joins clauses: what stands before it is another. */
  readonly and: string
  /** Before a denial in its clause: somebody else denies it, or it is doubted. */
  readonly doubts: string
  /** Beside either: what follows is worse, or it is only complained that one may not say so. */
  readonly turns: string
}
