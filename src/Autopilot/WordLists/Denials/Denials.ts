/**
 * How hate is denied and objected to in one language, as parts of expressions over texts as they are read, without
 * accents. `{b}` stands for a word of blame, `{c}` for harm that is called for, `{claim}` for
 * either behind whom it is said of in the same clause, and `{gap}` for a few words of one sentence.
 */
export interface Denials {
  /** What groups are called: whoever denies one of these says no evil. Nothing that a group is not without losing by it. */
  readonly blame: string
  /** `are not {b}` */
  readonly denies: ReadonlyArray<string>
  /** Harm that is called for: whoever refuses one of these wishes nobody ill. */
  readonly calls: string
  /** With the name of a group between, and nothing instead of what needs not be there: `no ... is a {b}`, `not all ... are {b}`, `nobody should {c} ...`. */
  readonly around: ReadonlyArray<readonly [before: string, behind: string]>
  /** `nobody should say ... {b}`, `it is a lie that ... {b}`, `to call ... {b} is racist` */
  readonly objects: ReadonlyArray<string>
  /** What somebody does not say or think, or somebody else does who is told off for it: `you can't say that {claim}` */
  readonly claims?: ReadonlyArray<string>
  /** The same as a question: `how can you say that {claim}?` */
  readonly rebukes?: ReadonlyArray<string>
  /** Within an objection: it is objected that they are not. */
  readonly not: string
  /** Joins clauses: what stands before it is another. */
  readonly and: string
  /** Before a denial in its clause: somebody else denies it, or it is doubted. */
  readonly doubts: string
  /** Beside either: what follows is worse, or it is only complained that one may not say so. */
  readonly turns: string
}
