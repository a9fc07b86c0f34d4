import { type Platform, platforms } from "#schema/Platform.ts"
import { longestTopicName, type Topic, topicNamed } from "../../Topics.ts"

export type SentenceToken =
  | { readonly _tag: "word"; readonly text: string }
  | { readonly _tag: "topic"; readonly topic: Topic; readonly text: string }
  | { readonly _tag: "term"; readonly text: string; readonly quoted: boolean }
  | { readonly _tag: "platform"; readonly platform: Platform; readonly text: string }
  | { readonly _tag: "comma"; readonly text: "," }

interface Piece {
  readonly kind: "word" | "quoted" | "tag" | "comma" | "other"
  readonly written: string
  readonly lower: string
}

const platformNames: ReadonlyMap<string, Platform> = new Map<string, Platform>([
  ...platforms.map((platform) => [platform, platform] as const),
  ["fb", "facebook"],
  ["insta", "instagram"],
  ["ig", "instagram"],
  ["yt", "youtube"]
])

/** The network of a name in lower case, null when it is none. */
export const platformNamed = (name: string): Platform | null => platformNames.get(name) ?? null

/** Capitalised, and still not the name of anything that a comment can be searched for. */
export const neverNames: ReadonlySet<string> = new Set(
  (
    "also too still though therefore hence thus maybe perhaps sometimes often soon now later afterwards meanwhile instead anyway otherwise because since immediately " +
    "hide keep delete remove allow leave ask block show ok okay asap dm i we you he she it they me us them this that if when and or but not no all any please always never " +
    "english german french spanish italian portuguese polish russian ukrainian dutch turkish arabic chinese japanese " +
    "korean hindi greek swedish danish norwegian finnish czech hungarian romanian hebrew thai vietnamese indonesian " +
    "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august " +
    "september october november december american british european indian mexican asian african"
  ).split(" ")
)

/** So that a dot inside does not part it. */
const domain =
  /(?:https?:\/\/)?(?:[a-z0-9-]+\.)+(?:com|org|net|io|co|shop|store|app|de|fr|es|it|nl|pl|pt|no|se|dk|uk|eu|me|tv|biz|info|example)(?:\/[^\s,;]*)?(?![\p{L}\p{N}])/u
const isDomain = new RegExp(`^${domain.source}$`, "iu")

const words =
  /"([^"]*)"|“([^”"]*)[”"]|„([^“”"]*)[“”"]|«([^»]*)»|[#@][\p{L}\p{M}\p{N}_.]*[\p{L}\p{M}\p{N}_]|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’&+]*|[^\s]/u
const pattern = new RegExp(`${domain.source}|${words.source}`, "giu")

const piecesOf = (sentence: string): ReadonlyArray<Piece> =>
  [...sentence.replaceAll(/\be-mail/gi, "email").matchAll(pattern)].map((match) => {
    const written = match[0]
    const quoted = match[1] ?? match[2] ?? match[3] ?? match[4]
    if (quoted !== undefined) return { kind: "quoted", written: quoted.trim(), lower: quoted.trim().toLowerCase() }
    const lower = written.toLowerCase().replaceAll(/['’]/g, "")
    if (written === ",") return { kind: "comma", written, lower }
    if (/^[#@]./u.test(written) || isDomain.test(written)) return { kind: "tag", written, lower }
    if (written === "&" || written === "+") return { kind: "word", written, lower: "and" }
    if (written === "-" || written === "/") return { kind: "other", written, lower }
    return { kind: /^[\p{L}\p{N}]/u.test(written) ? "word" : "other", written, lower }
  })

/** In lower case; behind `&` these belong to the name before it. */
export const partners: ReadonlySet<string> = new Set([
  "co",
  "company",
  "sons",
  "daughters",
  "bros",
  "brothers",
  "partners",
  "cie",
  "friends"
])

const isName = (piece: Piece | undefined, at: number, shouting: boolean): boolean =>
  isPartOfName(piece, at, shouting) && piece !== undefined && !neverNames.has(piece.lower)

/** `Black Friday` is a name, `Friday` alone is not. */
const isPartOfName = (piece: Piece | undefined, at: number, shouting: boolean): boolean =>
  piece !== undefined &&
  piece.kind === "word" &&
  at > 0 &&
  !shouting &&
  /^(?:\p{N}*\p{Lu}|\p{Ll}+\p{Lu}\p{L})/u.test(piece.written) &&
  topicNamed(piece.lower) === null &&
  !platformNames.has(piece.lower)

const topicAt = (
  pieces: ReadonlyArray<Piece>,
  at: number
): { readonly topic: Topic; readonly length: number } | null => {
  for (let length = longestTopicName; length > 0; length--) {
    const run = pieces.slice(at, at + length).filter((piece) => piece.lower !== "-")
    if (run.length === 0 || run.some((piece) => piece.kind !== "word")) continue
    const topic = topicNamed(run.map((piece) => piece.lower).join(" "))
    if (topic !== null) return { topic, length }
  }
  return null
}

/** A sentence as words, topics, names and platforms. Names are quoted, tagged, or capitalised inside the sentence. */
export const tokensOf = (sentence: string): ReadonlyArray<SentenceToken> => {
  const pieces = piecesOf(sentence)
  const shouting = sentence === sentence.toUpperCase()
  const tokens: Array<SentenceToken> = []
  let at = 0
  while (at < pieces.length) {
    const piece = pieces[at]
    if (piece === undefined) break
    const topic = topicAt(pieces, at)
    const platform = platformNames.get(piece.lower)
    if (piece.kind === "comma") tokens.push({ _tag: "comma", text: "," })
    else if (piece.kind === "quoted" || piece.kind === "tag")
      tokens.push({ _tag: "term", text: piece.written, quoted: piece.kind === "quoted" })
    else if (topic !== null) {
      const text = pieces.slice(at, at + topic.length).map((part) => part.written)
      tokens.push({ _tag: "topic", topic: topic.topic, text: text.join(" ") })
      at += topic.length - 1
    } else if (platform !== undefined) tokens.push({ _tag: "platform", platform, text: piece.written })
    else if (isName(piece, at, shouting)) {
      const name = [piece.written]
      for (let next = at + 1; ; next++) {
        if (pieces[next]?.lower === "-") next++
        const joined = pieces[next]?.written === "&" && partners.has(pieces[next + 1]?.lower ?? "")
        if (joined) name.push("&")
        if (joined) next++
        const part = pieces[next]
        if (part === undefined || !isPartOfName(part, next, shouting)) break
        name.push(part.written)
        at = next
      }
      tokens.push({ _tag: "term", text: name.join(" "), quoted: false })
    } else if (piece.written === "&" && tokens.at(-1)?._tag === "term" && isName(pieces[at + 1], at + 1, shouting))
      tokens.push({ _tag: "word", text: "&" })
    else if (piece.lower !== "-" || tokens.length === 0) tokens.push({ _tag: "word", text: piece.lower })
    at++
  }
  return tokens
}
