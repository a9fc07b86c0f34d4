import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"

type Saying = Pick<NeedsYouItem, "id" | "text">

/** What people write alike looks alike: letters of either case, spaces and signs that are not seen make no difference. */
const wordsOf = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()

/** How many others of a list say the same, for each that is not alone with its words. What has none says nothing alike. */
export const othersSayingTheSame = (items: ReadonlyArray<Saying>): ReadonlyMap<string, number> => {
  const byWords = new Map<string, Array<string>>()
  for (const { id, text } of items) {
    const words = wordsOf(text)
    if (words === "") continue
    const known = byWords.get(words)
    if (known === undefined) byWords.set(words, [id])
    else known.push(id)
  }
  const others = new Map<string, number>()
  for (const ids of byWords.values()) {
    if (ids.length > 1) for (const id of ids) others.set(id, ids.length - 1)
  }
  return others
}

/** Why it asks says what it leans by as well where both are about the same: it is not read twice. */
export const isSaidIn = (why: string, reason: string): boolean => reason.includes(why.replace(/^It |\.$/g, ""))
