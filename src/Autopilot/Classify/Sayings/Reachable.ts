import type { TextReading } from "../../Features/Reading.ts"

/** Whether there is somebody to turn to. */
export const names = ({ contact, text, urls }: TextReading): boolean =>
  contact.score > 0 || urls.length > 0 || text.words.some(({ kind }) => kind === "handle")

/** A messenger that is only named is nobody to turn to. */
const reachable = 0.5
/** Whoever asks whether there is something offers nothing. */
const asks = /[?？؟][\s\p{P}\p{S}]*$/u

export const isAsked = ({ contact, text, urls }: TextReading): boolean =>
  contact.score < reachable && urls.length === 0 && asks.test(text.written.whole)
