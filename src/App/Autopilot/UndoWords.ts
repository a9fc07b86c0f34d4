import { counted } from "../Parts/Words.tsx"

/** How many comments stay hidden for what is in force today, or since nobody knows what they say. */
export const staying = (count: number): string =>
  `${counted(count, "comment")} that your settings of today would hide as well, or ask about, or of which the text was deleted`

const soDo = (count: number, words: string) => (count === 0 ? "" : ` So ${count === 1 ? "does" : "do"} ${words}.`)

/** What is not shown again when a version is taken back; `byProtections` where it is the guidance's alone. */
export const staysHidden = (byProtections: number, today: number): string =>
  [
    "What stays hidden: what people hid, and what other versions hid.",
    soDo(byProtections, `${counted(byProtections, "comment")} that a protection hid`),
    soDo(today, staying(today))
  ].join("")
