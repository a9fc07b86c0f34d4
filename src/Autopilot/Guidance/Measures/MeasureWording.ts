import type { Countable, Measure } from "./Measure.ts"

const names: Readonly<Record<Countable, readonly [one: string, more: string]>> = {
  words: ["word", "words"],
  characters: ["character", "characters"],
  links: ["link", "links"],
  tags: ["tag", "tags"],
  hashtags: ["hashtag", "hashtags"],
  emoji: ["emoji", "emoji"],
  images: ["image", "images"],
  marks: ["exclamation or question mark", "exclamation or question marks"]
}

const amount = ({ least, most, of }: Measure): string => {
  const [one, more] = names[of]
  if (most === null) return `${least} ${more} or more`
  if (most === 0) return `no ${more}`
  if (least === most) return `${least} ${least === 1 ? one : more}`
  return least === 0 ? `${most} ${most === 1 ? one : more} or fewer` : `${least} to ${most} ${more}`
}

const isAny = ({ least, most }: Measure): boolean => least <= 1 && most === null

/** What a comment of such a measure does, behind `comments that`. */
export const measureWording = (measure: Measure): string => {
  const things = isAny(measure) ? names[measure.of][1] : amount(measure)
  return measure.alone ? `are nothing but ${things}` : `have ${things}`
}
