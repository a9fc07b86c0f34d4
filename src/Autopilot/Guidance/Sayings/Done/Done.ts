/** Whether a comment does what guidance says is done about a subject, and does not only name it. */
export type HowFarDone = "plainly" | "perhaps" | "no"

/** What guidance says is done about a subject: no word of the subject tells it from a comment that does something else. */
export interface Doing {
  /** Behind `where they`. */
  readonly does: string
  /** Whether a sentence of guidance speaks of it, with a mark for what is named. */
  readonly said: RegExp
  /** `terms`: what the comment names, as the rule has it. */
  readonly shown: (text: string, terms: ReadonlyArray<string>) => HowFarDone
}

const names = (terms: ReadonlyArray<string>): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])@?(?:${terms.map((term) => RegExp.escape(term)).join("|")})(?:['’]s)?(?![\\p{N}]|[\\p{Script=Latin}\\p{Script=Arabic}\\p{Script=Devanagari}])`,
    "giu"
  )

/** The text in lower case with a mark where it names them. */
export const marked = (text: string, terms: ReadonlyArray<string>): string =>
  (terms.length === 0 ? text : text.replaceAll(names(terms), "§")).toLowerCase().replaceAll("’", "'")

/** Somebody who wants to know, and says nothing of it. */
export const isAsked = (text: string): boolean =>
  /\?\W*$/u.test(text) &&
  /(?:^|[.!,;:\n] ?)(?:(?:hi|hello|hey|hiya|sorry|so|and|but|ok|also|just|quick question|please)[ ,!]+)*(?:can|could|do|does|did|is|are|was|were|am|will|would|may|should|has|have|where|when|what|which|who|how|any|anyone|wie|wo|wann|was|kann|est|où|quand|comment|puis)(?!\p{L})/iu.test(
    text
  )

/** What happened to who writes, or to theirs. */
export const isOwn = (text: string): boolean =>
  /(?<!\p{L})(?:i|i['’](?:m|ve|d|ll)|my|me|we|we['’]ve|we['’]re|our)(?!\p{L})/iu.test(text)
