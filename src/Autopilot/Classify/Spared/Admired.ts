import type { TextReading } from "../../Features/Reading.ts"

const admiring = /[🔥😍🤩🥰🙌💯❤🧡💛💚💙💜]/u

/** `Killer bike, absolutely sick 🔥` is praise in words that are hard on anything else. */
export const isAdmired = ({ listed, text: { written } }: TextReading): boolean =>
  !written.plain && admiring.test(written.whole) && !listed.some(({ value: { list } }) => list === "negative")
