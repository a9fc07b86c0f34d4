import type { TextReading } from "../../Features/Reading.ts"

/** Whether a comment names no way to reach anybody, and no sum: no link, contact, handle, tag or money. */
export const givesNoWay = ({ contact, text: { words }, urls }: TextReading): boolean =>
  urls.length === 0 &&
  contact.score === 0 &&
  words.every(({ kind }) => kind !== "money" && kind !== "handle" && kind !== "hashtag")
