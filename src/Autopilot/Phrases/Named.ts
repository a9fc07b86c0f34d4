import type { NormalisedText } from "../Text/Normalise.ts"

/** Whether a word has a capital that no sentence begins with: `my On shoes`. */
export const isNamed = ({ written }: NormalisedText, { start }: NormalisedText["words"][number]): boolean => {
  const before = written.slice(0, start).trimEnd()
  return /^\p{Lu}/u.test(written.slice(start, start + 2)) && before !== "" && !/[.!?…:\n]$/u.test(before)
}
