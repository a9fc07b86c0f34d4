/** How a language tells that somebody had a competitor's, `§`, and has the brand's now: in canonical form. */
export interface WentOver {
  readonly language: string
  /** The brand, or what is its own: `yours`. */
  readonly yours: string
  /** It was theirs once, for better or worse. */
  readonly had: ReadonlyArray<string>
  /** They sold it, or it broke, or they want no more of it. */
  readonly gone: ReadonlyArray<string>
  /** They have the brand's now, or like it better. */
  readonly arrived: ReadonlyArray<string>
  /** It is the brand's that they had, or the competitor's that they like better. */
  readonly against: ReadonlyArray<string>
  readonly isUnparted?: true
}

/** The name, with an ending. */
export const name = "§\\p{L}*"
export const any = (most: number) => `(?:[\\p{L}\\p{M}\\p{N}]+ ){0,${most}}?`
