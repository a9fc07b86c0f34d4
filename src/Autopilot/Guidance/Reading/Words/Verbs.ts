import type { Effect } from "../../Policy.ts"
import type { SentenceToken } from "./Tokens.ts"

type Phrase = readonly [words: ReadonlyArray<string>, effect: Effect]

const phrases = (effect: Effect, list: string): ReadonlyArray<Phrase> =>
  list.split("|").map((phrase) => [phrase.trim().split(" "), effect] as const)

const negations = ["never", "do not", "dont"]
const polarities = (effect: Effect, verbs: ReadonlyArray<string>, negated: Effect): ReadonlyArray<Phrase> => [
  ...verbs.flatMap((verb) => phrases(effect, `${verb}|always ${verb}|we always ${verb}`)),
  ...verbs.flatMap((verb) =>
    negations.flatMap((no) => phrases(negated, `${no} ${verb}|${no} ever ${verb}|we ${no} ${verb}`))
  )
]

const removing = [
  "take down",
  "take away",
  "take off",
  "get rid of",
  "kill",
  "zap",
  "bin",
  "nuke",
  "ban",
  "ditch",
  "trash",
  "scrap",
  "filter out",
  "filter",
  "weed out",
  "purge",
  "eliminate",
  "wipe",
  "erase",
  "clear out",
  "clean up",
  "throw out",
  "kick out",
  "screen out",
  "mute",
  "boot",
  "boot out",
  "axe",
  "chuck",
  "chuck out",
  "dump",
  "toss",
  "toss out",
  "drop",
  "cull",
  "nix",
  "banish",
  "exclude",
  "suppress",
  "censor",
  "shadow hide",
  "shadow ban",
  "shadowban",
  "do away with",
  "lose",
  "get shot of",
  "rid us of"
]

/** Words that open an order to hide. */
export const hidingVerbs: ReadonlyArray<string> = ["hide", "remove", "delete", "block", ...removing]

const hiding = ["hide", "remove", "delete", "block", ...removing].flatMap((verb) => [
  verb,
  ...["hide", "remove", "delete"].filter((other) => other !== verb).map((other) => `${verb} or ${other}`)
])

const all: ReadonlyArray<Phrase> = [
  ...polarities("hide", hiding, "keep"),
  ...polarities("keep", ["allow", "show", "permit", "tolerate", "accept"], "hide"),
  ...phrases(
    "keep",
    "keep|always keep|leave|always leave|leave up|approve|always approve|keep up|we keep|we allow|we welcome|protect|leave in"
  ),
  ...phrases(
    "keep",
    "stop hiding|stop removing|stop deleting|we do not mind|we dont mind|i do not mind|i dont mind|we are fine with|" +
      "we are ok with|we are okay with|we are good with|we are cool with|we are happy with|were fine with|were ok with|" +
      "were okay with|were good with|were cool with|were happy with|im fine with|im ok with|im okay with|i am fine with|" +
      "i am ok with|i am okay with|dont mind|do not mind"
  ),
  ...phrases(
    "ask",
    "ask me about|ask us about|ask about|ask me before hiding|ask us before hiding|ask before hiding|ask me first about|" +
      "ask first about|check with me about|check with us about|check with me on|check with us on|always ask about|" +
      "always ask me about|check with me before hiding|check with us before hiding|ask before deleting|ask before removing|ask me before deleting|ask me before removing|ask us before deleting|ask us before removing|always check with me about"
  ),
  ...phrases(
    "hide",
    "never keep|do not keep|dont keep|we do not keep|we dont keep|do not leave|dont leave|never leave"
  ),
  ...phrases(
    "hide",
    "we are not ok with|we are not okay with|we are not fine with|were not ok with|were not okay with|were not fine with|" +
      "we will not tolerate|we wont tolerate|we will not accept|we wont accept|we cannot accept|we cant accept|" +
      "stop showing|stop allowing|dont want|do not want"
  ),
  ...phrases(
    "hide",
    "we do not want|we dont want|i do not want|i dont want|we do not want to see|we dont want to see|we never want to see|we never want|i never want to see"
  )
].toSorted((one, other) => other[0].length - one[0].length)

/** These end in `it` or stand alone behind a condition: `if someone mentions refunds, ask me`. */
const conditionalAsks = phrases(
  "ask",
  "ask me|ask us|ask|ask me first|ask us first|ask first|check with me|check with us|check with me first|check with us first|" +
    "let me know|let us know|tell me|tell us|notify me|notify us|alert me|alert us|inform me|inform us|ping me|flag it|flag it for me|" +
    "flag it for us|send it to me|send it to us|escalate it|escalate|escalate to us|escalate to me|escalate it to us|pass it on|come to me|come to us"
)

export interface GuidanceVerb {
  readonly effect: Effect
  /** How many tokens it takes. */
  readonly length: number
}

const matches = (tokens: ReadonlyArray<SentenceToken>, at: number, words: ReadonlyArray<string>) =>
  words.every((word, offset) => {
    const token = tokens[at + offset]
    return token?._tag === "word" && token.text === word
  })

/** By their first word, each list in the order it had: whole guidance is asked for them word by word. */
const byFirstWord = (list: ReadonlyArray<Phrase>): PhrasesByWord => Map.groupBy(list, ([[first = ""]]) => first)
type PhrasesByWord = ReadonlyMap<string, ReadonlyArray<Phrase>>

const find = (list: PhrasesByWord, tokens: ReadonlyArray<SentenceToken>, at: number): GuidanceVerb | null => {
  const first = tokens[at]
  if (first?._tag !== "word") return null
  const phrase = list.get(first.text)?.find(([words]) => matches(tokens, at, words))
  return phrase === undefined ? null : { effect: phrase[1], length: phrase[0].length }
}

const allByWord = byFirstWord(all)

/** The instruction that starts at a token, the longest that fits. */
export const verbAt = (tokens: ReadonlyArray<SentenceToken>, at: number): GuidanceVerb | null =>
  find(allByWord, tokens, at)

const byLength = byFirstWord([...conditionalAsks, ...all].toSorted((one, other) => other[0].length - one[0].length))

/** The instruction behind or in front of a condition, where nothing has to follow `ask me`. */
export const conditionalVerbAt = (tokens: ReadonlyArray<SentenceToken>, at: number): GuidanceVerb | null =>
  find(byLength, tokens, at)

const noVerb: GuidanceVerb = { effect: "hide", length: 1 }

/** `No links`: only at the start of a sentence. */
export const openingVerb = (tokens: ReadonlyArray<SentenceToken>): GuidanceVerb | null => {
  const first = tokens[0]
  return verbAt(tokens, 0) ?? (first?._tag === "word" && first.text === "no" ? noVerb : null)
}
