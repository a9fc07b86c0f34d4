import type { Topic } from "../Topics.ts"
import type { SentenceToken } from "./Words/Tokens.ts"

const kinds: ReadonlySet<Topic> = new Set(["scams", "spam", "hate", "profanity", "negative"])
const parts: ReadonlySet<Topic> = new Set(["links", "contact", "media"])
const themes: ReadonlySet<Topic> = new Set(["politics", "religion", "crypto", "gambling"])
/** They say what kind of comment: `racist spam`, `link spam`. Other names of kinds side by side are a list. */
const describing = new Set(
  (
    "hateful racist homophobic sexist bigoted transphobic antisemitic xenophobic negative spammy scammy profane vulgar insulting " +
    "link url image picture photo gif misogynistic islamophobic"
  ).split(" ")
)

/** Subjects that make no sense together, so that they are a list. */
export const isTheme = (topic: Topic) => themes.has(topic)

/** Names of kinds or of parts of comments side by side: `spam swearing`. */
export const isListOfTwo = (one: SentenceToken | undefined, other: SentenceToken | undefined): boolean => {
  if (one?._tag !== "topic" || other?._tag !== "topic" || one.topic === other.topic) return false
  if (describing.has(one.text.toLowerCase())) return false
  const whole = kinds.has(one.topic) || parts.has(one.topic)
  return kinds.has(other.topic)
    ? whole
    : parts.has(other.topic) && whole && !["scams", "spam", "hate"].includes(one.topic)
}

/** Three and more of a kind side by side are a list: `swearing links spam`. */
export const isBareList = (item: ReadonlyArray<SentenceToken>): boolean => {
  const named = item.flatMap((token) => (token._tag === "topic" ? [token.topic] : []))
  if (named.length < 3 || named.length < item.length || new Set(named).size < named.length) return false
  return [(topic: Topic) => kinds.has(topic) || parts.has(topic), (topic: Topic) => themes.has(topic)].some((alike) =>
    named.every(alike)
  )
}
