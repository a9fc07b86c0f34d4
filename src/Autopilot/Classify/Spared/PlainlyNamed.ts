import type { TextReading } from "../../Features/Reading.ts"
import { plainWords } from "../../WordLists/PlainWords.ts"
import { aroundOnlyGroup } from "../Groups/OnlyGroup.ts"

const plain: ReadonlySet<string> = new Set(plainWords.trim().split(/\s+/))

/** In a longer comment there is a subject besides. */
const longest = 140

/** Plain words that are no longer, as they stand together: whether one wants them, how many are too many, what they want of one. */
const otherwise = new RegExp(
  [
    "^(?:and |or |really )?(?:do|did|can|could|would|will|have|are|am) (?:we|you|they|i) (?:really |like )?(?:want|wants|need|like|love|know|see|feel|respect|wear|buy|live|sit|invite)",
    "\\b(?:too|so|that|very|really) (?:many|few|old)\\b|(?<!how )many|how do|\\bas (?:good|nice|old)",
    "\\b(?:take(?! part)|gets?|got|wants?|need|have|has|use|like|love|buy|bought) (?:our|my|your|us|me|everything)\\b|everything (?:to|for|here|in)",
    "^(?:are|is|were) (?:\\p{L}+ ){1,2}(?:people|persons|women|men)$|\\b(?:like|than) \\p{L}+$|\\bwas better|(?:would|will) be (?:new|a first|nice|good)$|\\bbetter (?:without|than)"
  ].join("|"),
  "u"
)
const quoting = /["“”„«»「」『』(]/u
/** All others may say what is meant. */
const kindEmoji = /[❤♥🧡💛💚💙💜🤍🤎😀-😄😊☺🙂😍🥰😘🤗👍👏🙏💪✨🎉🎊🥳🌈🌸🌷🎂🍰☕]/gu
const emoji = /\p{Extended_Pictographic}/u

/**
 * Whether a comment names many of one group and says nothing but what holds of anybody, by words that say nothing against
 * anybody: `are Hindus allowed to join?`
 */
export const isPlainlyNamed = (reading: TextReading): boolean => {
  const { canonical, written } = reading.text
  if (written.length > longest) return false
  const around = aroundOnlyGroup(reading)
  if (around === null) return false
  const saysNoMore = [...around.before, ...around.behind].every(({ kind, text }) => kind === "word" && plain.has(text))
  // most say more, and all that is looked for besides takes longer
  return (
    saysNoMore &&
    !quoting.test(written.whole) &&
    !emoji.test(written.whole.replaceAll(kindEmoji, "")) &&
    !otherwise.test(canonical)
  )
}
