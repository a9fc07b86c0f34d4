/** A part of a sentence that was read, or why it was not. */
export type ReadPart<A> =
  | { readonly _tag: "read"; readonly value: A }
  | { readonly _tag: "unread"; readonly why: string }

export const read = <A>(value: A): ReadPart<A> => ({ _tag: "read", value })
export const unread = (why: string): ReadPart<never> => ({ _tag: "unread", why })

export const joinedNames =
  'it is not clear whether "&" joins two names or is part of one; write "and", or put the name in quotes'
export const ofRivals =
  'Steward knows competitors by their names; name them, as in "Our competitors are Kelda and Vela", and it hides what mentions them'
export const keepsAllThere =
  "a rule keeps what it names, and not all there is; say what to keep, or write “Never hide anything on YouTube without asking me”"
