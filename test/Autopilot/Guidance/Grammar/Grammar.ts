import { FastCheck as fc } from "effect"
import { meant, type Told } from "./Meaning.ts"

/** What owners type in one language: ways to say what to do, with `{x}` for what about, and names for that. */
export interface Grammar {
  readonly hide: ReadonlyArray<string>
  readonly keep: ReadonlyArray<string>
  readonly ask: ReadonlyArray<string>
  /** In front of what to do, and behind it. */
  readonly open: string
  readonly close: string
  /** By what is meant: names, each with its forms parted by `~`; `^` is in front of one that is no plural. */
  readonly objects: Readonly<Record<string, string>>
  /** By what is meant. */
  readonly limits: Readonly<Record<string, string>>
  readonly typos: string
}

export interface Typed {
  readonly sentence: string
  readonly meaning: string
  readonly frame: string
  readonly name: string
  readonly what: string
  readonly limit: string
  readonly around: string
}

/** What people put into a comment, of which `with {x}` can be said. */
const put = /^(?:links|contact|media|discount|bank|order|plate|"|#|@)/u
const plainName = (name: string) =>
  !/comment|\bpost|people|ppl|anyone|anything|anybody|mention|sharing|saying|^any |users|customers/iu.test(name)
const imperative =
  /^(?:hide|remove|delete|take|get|bin|block|filter|kill|ban|stop|clear|keep|leave|allow|let|show|ask|check|flag|hold|send|pass|forward|tell|review|run|notify|alert|escalate)\b/u

/** Whether a person would say it so. */
const isSaid = (frame: string, name: string, what: string): boolean => {
  if (frame.includes("[x]") && !(put.test(what) && plainName(name))) return false
  if (/(?:\b(?:the|all|any|no|of|never any|more|every bit of|kind of|form of)|nothing with) \{x\}/u.test(frame))
    return plainName(name) && !/^(?:\^?(?:any|the|our|one)\b|["'“@#])/u.test(name)
  return true
}

const inFrame = (frame: string, name: string): string | null => {
  const isPlural = !name.startsWith("^")
  const forms = name.replace(/^\^/, "").split("~")
  if ([...frame.matchAll(/\{(\d)\}/g)].some((match) => forms[Number(match[1]) - 1] === undefined)) return null
  return frame
    .replace(" [x]", "")
    .replace(/\[([^\]/]*)\/([^\]/]*)\]/g, isPlural ? "$2" : "$1")
    .replaceAll("{x}", forms[0] ?? "")
    .replaceAll(/\{(\d)\}/g, (_, form: string) => forms[Number(form) - 1] ?? "")
}

const isOfName = (limit: string) => /^(?:\+|about|from|in |not in)/u.test(limit)
const isConditional = (wording: string) => /^,? ?(?:but |\()?(?:if|when|unless)\b/u.test(wording)

const limitFits = (frame: string, what: string, name: string, limit: string): boolean => {
  if (/page|here|comments|following|everywhere|channel|house|rule|always|without|until|before/u.test(frame))
    return false
  const topic = limit.replace(/^(?:\+|except |without |about )/u, "")
  if (what.split("+").includes(topic) || /^["@#]|\p{Lu}/u.test(what)) return false
  if (limit.startsWith("about")) return what === "negative" || what === "question"
  if (/^(?:\+|without)/u.test(limit)) return !put.test(what) && !/ (?:with|that|who)\b/u.test(name)
  return true
}

const isNotFor = (open: string, frame: string): boolean =>
  /^(?:can|could|would|will|kindly|just|please|pls|plz|also|and|so)/u.test(open) && !imperative.test(frame)

interface Drawn {
  readonly effect: Told
  readonly frame: string
  readonly what: string
  readonly name: string
  readonly limit: string | null
  readonly wording: string
  readonly open: string
  readonly close: string
  readonly style: number
  readonly apostrophes: boolean
  readonly typo: number
}

/** A sentence of those choices; null where nobody would say it so. */
export const typed = (grammar: Grammar, drawn: Drawn): Typed | null => {
  const { close, effect, frame, limit, name, open, what, wording } = drawn
  if (!isSaid(frame, name, what) || isNotFor(open, frame)) return null
  // hatred is never kept, and of whom an insult is no rule can tell apart
  if (effect === "keep" && /^hate$|^insult\+/u.test(what)) return null
  if (limit !== null && (!limitFits(frame, what, name, limit) || /^(?:everywhere|on all|for now)/u.test(close)))
    return null
  if (/[?.]\.?$/u.test(frame) && (limit !== null || close !== "")) return null
  if (/^(?:i|we|if|when)\b/u.test(frame) && isConditional(wording)) return null
  const isFront =
    limit !== null && /^(?:on|not on)/u.test(limit) && drawn.style % 4 === 0 && /^(?:on|under|in) /u.test(wording)
  const atName = limit !== null && isOfName(limit) && !isConditional(wording)
  const said = inFrame(frame, atName ? (name.includes("~") ? name : `${name} ${wording}`) : name)
  if (said === null || (atName && name.includes("~"))) return null
  const limitText = (text: string) =>
    name.startsWith("^")
      ? text.replace(/\[([^\]/]*)\/([^\]/]*)\]/g, "$1")
      : text.replace(/\[([^\]/]*)\/([^\]/]*)\]/g, "$2")
  const behind =
    limit === null || atName ? "" : isFront ? "" : /^,/u.test(wording) ? limitText(wording) : ` ${limitText(wording)}`
  const front = isFront ? `${wording}, ` : ""
  let sentence = `${front}${open === "" ? "" : `${open} `}${limitText(said)}${behind}${/^[!.?]/u.test(close) ? close : close === "" ? "" : ` ${close}`}`
  if (/^(?:can|could|would|will)\b/u.test(open) && close === "") sentence += "?"
  if (drawn.apostrophes) sentence = sentence.replace(/(?<=\p{L})'(?=(?:t|s|re|d|ll|m|ve)\b)/gu, "")
  let typo = ""
  if (drawn.typo >= 0) {
    const typos = grammar.typos.split("|").map((line) => line.split("="))
    const fitting = typos.filter(([right = ""]) => new RegExp(`\\b${right}\\b`, "u").test(sentence))
    const [right = "", wrong = ""] = fitting[drawn.typo % Math.max(fitting.length, 1)] ?? []
    const choices = wrong.split(",")
    const chosen = choices[drawn.typo % choices.length] ?? ""
    if (right !== "") {
      typo = ` typo ${chosen}`
      sentence = sentence.replace(new RegExp(`\\b${right}\\b`, "u"), chosen)
    }
  }
  if (drawn.style < 60) sentence = sentence.replace(/^[^\p{L}"“„«'@#]*\p{L}/u, (first) => first.toUpperCase())
  else if (drawn.style >= 96 && !/["@#]|\p{Lu}/u.test(what)) sentence = sentence.toUpperCase()
  return {
    sentence,
    meaning: meant(effect, what, limit),
    frame: `${effect}: ${frame}`,
    name,
    what,
    limit: limit === null ? "" : `${limit}: ${wording}`,
    around: `${open}…${close}${typo}`
  }
}

const choice = (list: string): ReadonlyArray<string> => list.split("|")

const seldom = (list: string, weight: number) =>
  list === ""
    ? fc.constant("")
    : fc.oneof(
        { arbitrary: fc.constant(""), weight: 10 - weight },
        { arbitrary: fc.constantFrom(...choice(list)), weight }
      )

/** Draws sentences of a language; some are null, which nobody would say. */
export const sentencesOf = (grammar: Grammar): fc.Arbitrary<Typed | null> => {
  const told = fc.constantFrom<Told>("hide", "keep", "ask")
  const objects = Object.entries(grammar.objects).map(([what, names]) =>
    fc.constantFrom(...choice(names)).map((name) => ({ what, name }))
  )
  const limits = Object.entries(grammar.limits).map(([limit, wordings]) =>
    fc.constantFrom(...choice(wordings)).map((wording) => ({ limit, wording }))
  )
  return told.chain((effect) =>
    fc
      .record({
        frame: fc.constantFrom(...grammar[effect].flatMap(choice)),
        object: fc.oneof(...objects),
        limit: fc.oneof(
          { arbitrary: fc.constant({ limit: null, wording: "" }), weight: 7 },
          ...(limits.length === 0 ? [] : [{ arbitrary: fc.oneof(...limits), weight: 3 }])
        ),
        open: seldom(grammar.open, 3),
        close: seldom(grammar.close, 3),
        style: fc.integer({ min: 0, max: 99 }),
        apostrophes: fc.boolean(),
        typo: fc.integer({ min: -9, max: 3 })
      })
      .map(({ limit, object, ...drawn }) => typed(grammar, { ...drawn, ...object, ...limit, effect }))
  )
}
