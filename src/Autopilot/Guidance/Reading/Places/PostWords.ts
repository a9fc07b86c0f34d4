import { everywhere } from "../../Place.ts"
import type { Place } from "../../Policy.ts"
import type { SentenceToken } from "../Words/Tokens.ts"
import { verbAt } from "../Words/Verbs.ts"
import { isSeparator, isWord, type Placed } from "./PlaceWords.ts"

const words = (text: string) => text.split(" ")

const ads = words("ads ad adverts advert advertisements")
const posts = words(
  "posts post videos video reels reel stories story shorts short clips clip pictures picture pics pic trailers trailer livestreams livestream content thread campaign campaigns"
)
/** They name what posts are about as well: `our campaign posts`. */
const naming = words("campaign campaigns trailer trailers story stories")
const paid = words("paid sponsored promoted boosted")
const about = words("about regarding concerning mentioning announcing featuring promoting titled called tagged on for")
const speaking = words(
  "that which mention mentions say says talk talks about are is discuss discusses announce announces"
)
const quoting = words("with containing contain contains where the whose")
const quotedAs = words(
  "caption captions word words text hashtag hashtags tag phrase title says say mentions contains includes is in their"
)
/** They tell a post by its age or kind, which nothing in its caption does. */
const unspoken = words(
  "no none neither not all any every each last latest new newest old older oldest recent first second next previous pinned popular viral these those " +
    "this that other others certain some few many most live own organic public private normal regular video photo image more"
)
const determiners = words("the our my a an any all your their")
const enders = words("except unless but only if when while because so then")
const empty = words("it them us me you him her this that these those there ours")

const standing = words("under below beneath underneath from over off out beside near above")

const longest = 5

const isEnd = (tokens: ReadonlyArray<SentenceToken>, at: number, opening: boolean) => {
  const token = tokens[at]
  return (
    token === undefined ||
    isWord(token, enders) ||
    verbAt(tokens, at) !== null ||
    (token._tag === "comma" && (opening || verbAt(tokens, at + 1) !== null)) ||
    (at > 0 && isWord(token, ["on", "under"]))
  )
}

/** Words to look for in captions, from a place on; null where they are not plain. */
const captionsAt = (tokens: ReadonlyArray<SentenceToken>, start: number) => {
  const opening = start <= longest && isWord(tokens[0], ["on", "under", "in", "at", "for"])
  const captions: Array<string> = []
  let item: Array<string> = []
  let at = start
  const close = () => {
    if (item.length > 0) captions.push(item.join(" "))
    item = []
  }
  for (; !isEnd(tokens, at, opening); at++) {
    const token = tokens[at]
    if (token === undefined) break
    if (isSeparator(token)) {
      if (isEnd(tokens, at + 1, opening)) break
      // `posts about the sale and spam`: what is listed may be of the post or of the rule
      const next = tokens.slice(at + 1).find((one) => !isWord(one, determiners))
      if (next?._tag === "topic") return null
      close()
    } else if (item.length === 0 && isWord(token, determiners)) continue
    else item.push(token.text)
  }
  close()
  const plain = captions.every(
    (caption) =>
      caption.split(" ").length <= longest &&
      (naming.includes(caption) || ![...empty, ...ads, ...posts].includes(caption))
  )
  return captions.length === 0 || !plain ? null : { captions, end: at }
}

const skip = (tokens: ReadonlyArray<SentenceToken>, at: number, list: ReadonlyArray<string>) => {
  let next = at
  while (isWord(tokens[next], list)) next++
  return next
}

/** What follows `posts`: `about the sale`, `that mention the sale`, `with the hashtag #sale`. */
const described = (tokens: ReadonlyArray<SentenceToken>, at: number) => {
  if (isWord(tokens[at], about)) return captionsAt(tokens, at + 1)
  const spoken = skip(tokens, at, speaking)
  if (spoken > at) return captionsAt(tokens, spoken)
  if (!isWord(tokens[at], quoting)) return null
  const quoted = skip(tokens, skip(tokens, at, quoting), quotedAs)
  const term = tokens[quoted]
  if (term?._tag === "term") return captionsAt(tokens, quoted)
  return isWord(tokens[quoted - 1], quotedAs) ? captionsAt(tokens, quoted) : null
}

/** `on posts about the sale`, `under our Black Friday ads`, behind the preposition; null when it is none. */
export const postsAt = (tokens: ReadonlyArray<SentenceToken>, start: number): Placed | null => {
  let at = skip(tokens, start, determiners)
  const named: Array<SentenceToken> = []
  while (named.length < longest) {
    const token = tokens[at]
    if (token === undefined || token._tag === "comma" || token._tag === "platform") break
    if (isWord(token, [...ads, ...posts]) && !(isWord(token, naming) && isWord(tokens[at + 1], [...ads, ...posts])))
      break
    if (isSeparator(token) || isWord(token, [...enders, ...standing, "on", "our", "my"]) || verbAt(tokens, at) !== null)
      return null
    named.push(token)
    at++
  }
  const kind = tokens[at]
  if (!isWord(kind, [...ads, ...posts])) return null
  const isPaid = isWord(kind, ads) || named.some((token) => isWord(token, paid))
  const name = named.filter((token) => !isWord(token, paid))
  const place: Place = { ...everywhere, surface: isPaid ? "ad" : null }
  if (name.some((token) => isWord(token, unspoken))) return null
  const after = described(tokens, at + 1)
  if (after !== null) {
    return name.length > 0 ? null : { place: { ...place, captions: after.captions }, end: after.end }
  }
  if (name.length === 0) return null
  return { place: { ...place, captions: [name.map(({ text }) => text).join(" ")] }, end: at + 1 }
}
