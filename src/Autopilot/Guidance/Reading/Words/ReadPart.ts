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
export const knownByHandle =
  'Steward knows who wrote a comment by the handle alone; name the handles, as in "Hide links by @dana", or say what these comments contain'
export const judgedByItself =
  "each comment is judged by itself, and not by what somebody wrote before; say what such comments contain, or hide spam"
export const nothingNamed = "it is not clear what “it” or “them” speaks of; name it again"
