import type { RuleTarget } from "../../Policy.ts"
import { topicNamed } from "../../Topics.ts"
import { hasMark, type MarkedText } from "../Words/Marked.ts"
import { joinedNames, type ReadPart, read, unread } from "../Words/ReadPart.ts"
import { type Context, type FoundItem, item, nothingNamed, together, twoWays } from "./Items.ts"
import { isKind } from "./Kinds.ts"
import { isClause, isLaw } from "./Reasons.ts"
import { byItsName, withoutVerdict } from "./Simpler.ts"
import { classes, plainWord } from "./Vocabulary.ts"

const separators =
  /, (?:and |or |nor )?| and | or | nor |(?<=[\p{L}\p{N}\ue000-\uf8ff]) ?\/ ?(?=[\p{L}\p{N}\ue000-\uf8ff])/iu
/** `"hire me" "any vacancy"` is a list without its commas, and `"DM me" & links` one with a sign for and. */
const sideBySide = /([\ue000-\uf8ff]) (?=[\ue000-\uf8ff])/gu
/** What is said there is said of them. */
const aboutUs = /(?<=[\ue000-\uf8ff]) (?:about|of|at|to) (?:us|me|our (?:\p{L}+ )?\p{L}+)$/iu
const andSign = / & (?=[\p{Ll}\ue000-\uf8ff])/gu
const eitherOf =
  /\b(why|where|when|how|what|who|if|whether)(?:,? (?:or|and) )(?=(?:why|where|when|how|what|who|if|whether)\b)/giu
const examples =
  /^(.+?)(?:(?:,? \(?|,|\()(?:such as|like|namely|e\.?g\.?|for example|for instance|i\.?e\.?),? | [–—-] (?=[\ue000-\uf8ff]))(.+?)\)?$/iu
/** `People who do not like Kelda` names no examples. */
const liking = /(?:\b(?:who|that|which|not|really|do|does|did|would|also|just|they|we|you|i)|n['’]t)$/iu
const examplesIn = (text: string): RegExpExecArray | null => {
  const found = examples.exec(text)
  return found !== null && / like $/iu.test(text.slice(0, -(found[2] ?? "").length)) && liking.test(found[1] ?? "")
    ? null
    : found
}
const inBrackets = /^(.+?) \(([^()]+)\)$/u

const andAlike =
  /(?<=\S) (?:both|each|alike)$|,? (?:and|or) (?:similar(?: \p{L}+)?|the like|suchlike|so on|whatever|(?:(?:any|all|the|all the) )?other (?:\p{L}+ )?(?:like (?:it|them|that|this|those)|of (?:that|this) (?:kind|sort|type)))$/iu

/** In front of words that are spoken of as such. */
const asWords =
  /^(?:(?:any|all|the|these|those|of|following|use of|using) )*(?:words?|phrases?|terms?|hashtags?|expressions?|sentences?|keywords?)(?: of)?:? (?=[\ue000-\uf8ff\p{L}])(?!(?:of|that|which|about|like|for|in|on|such|by|from)\b)/iu

const sameTopics = (one: RuleTarget, other: RuleTarget) => one.topics.join() === other.topics.join()

/** Alternatives with the same topics are one. */
const merged = (targets: ReadonlyArray<RuleTarget>): ReadonlyArray<RuleTarget> => {
  const all: Array<RuleTarget> = []
  for (const target of targets) {
    const at = all.findIndex((other) => sameTopics(other, target) && other.terms.length > 0 === target.terms.length > 0)
    const same = all[at]
    if (same === undefined) all.push(target)
    else all[at] = { topics: same.topics, terms: [...new Set([...same.terms, ...target.terms])] }
  }
  return all
}

/** `Links to streams, leave other links`: no item of the list. */
const ordered =
  /^(?:please |but |just |also )*(?:hide|remove|delete|block|keep|leave|allow|(?:ask|tell) (?:me|us)) (?!(?:it|this|that) )\p{L}/iu
const limits = /^(?:not?|never|except|excluding|only|unless|but|if|when|without)\b/iu
const explaining = /^(?:(?:the|an?|our|my|their) )?\p{Ll}[\p{Ll}'’-]*(?: \p{Ll}[\p{Ll}'’-]*){0,4}$/u
/** `Apple (the phone maker)`: what stands behind a name tells which is meant, and is nothing to look for. */
const isExplained = (general: string, list: string): boolean =>
  /(?:^|\s)(?:\p{Lu}\S*|[\ue000-\uf8ff])$/u.test(general) &&
  explaining.test(list) &&
  !separators.test(list) &&
  !list.split(" ").some((word) => topicNamed(word) !== null)

const isClass = (text: string) => text.split(" ").some((word) => classes.has(plainWord(word)))

const apposed = /^(?:our|my|the|an?) [\p{Ll} -]+$/u

/** `Drinking and driving` is one thing, and either of them another. */
const doneTogether = /(?:^|\b(?:about|on|of|mention|mentions|mentioning) )(\p{Ll}+ing) and \p{Ll}+ing$/u

const ofQuestions = (topics: RuleTarget["topics"]) => topics.includes("question") || topics.includes("negative")

/** `Job and visa questions`: what they all are stands behind the last; null where it may be said of the last alone. */
const shared = (
  targets: ReadonlyArray<RuleTarget>,
  headed: ReadonlyArray<boolean>
): ReadonlyArray<RuleTarget> | null => {
  const last = targets.at(-1)
  const before = targets.slice(0, -1)
  if (last === undefined || before.length === 0 || headed.some((one) => one)) return targets
  const kind = last.topics.filter(isKind)
  const whole = kind.length > 0 && last.topics.length + last.terms.length > 1
  if (!whole || before.some(({ topics }) => topics.some(isKind))) return targets
  return ofQuestions(kind) ? targets.map((target) => together(kind, target)) : null
}

const owner = /\b(?:our|my) (\p{L}+)['’]s? /u
const oneWord = /^(?:(?:the|their|an?|your|our|my) )?\p{Ll}*[^s\P{L}]$/u
const numbered = / (?:numbers?|codes?|details|addresses|accounts|cards?|passwords?)$/iu
/** `WhatsApp and Telegram numbers`: what the first is a name of stands behind the last. */
const isNamedAlike = (part: string, last: string) =>
  /(?:^| (?:about|of|on|for|from|mention|mentioning) )\p{Lu}[\p{L}\p{N}]*$/u.test(part) &&
  /^\p{Lu}[\p{L}\p{N}]* \p{Ll}+[^s\P{Ll}]s$/u.test(last)
/** With what the last of a list ends with: `account or card numbers`. */
const withLast = (part: string, last: string): string | null => {
  const [, ...end] = last.trim().split(" ")
  const isPlain = /^\p{Ll}+(?: \p{Ll}+){1,2}$/u.test(last.trim()) && /(?:^| )\p{Ll}+$/u.test(part.trim())
  return isPlain || isNamedAlike(part.trim(), last.trim()) ? `${part.trim()} ${end.join(" ")}` : null
}

/** What comments are about: all of a list, or nothing. */
export const objects = (given: string, source: MarkedText): ReadPart<ReadonlyArray<RuleTarget>> => {
  const text = byItsName(withoutVerdict(given.trim()))
    .replaceAll(eitherOf, "")
    .replace(andAlike, "")
    .replaceAll(sideBySide, "$1, ")
    .replace(aboutUs, "")
    .replaceAll(andSign, " and ")
    .replace(/^(?:both|either) /iu, "")
    .replace(asWords, "")
  const named = examplesIn(text) ?? inBrackets.exec(text)
  if (named !== null) {
    const [, general = "", list = ""] = named
    if (text.endsWith(")") && limits.test(list)) return twoWays
    if (text.endsWith(")") && isExplained(general, list)) return objects(general, source)
    const some = objects(list, source)
    if (some._tag === "unread") return some
    const all = objects(general, source)
    // of what no word tells, the words that are quoted
    const isNamed = hasMark(list) || list.split(separators).every((name) => /^\p{Lu}/u.test(name))
    const quoted = some.value.every(({ terms, topics }) => topics.length === 0 && terms.length > 0) && isNamed
    if (all._tag === "unread") return isClass(general) || quoted ? some : all
    // `our sons (Ben and Leo)` are no others, and hashtags tag nobody
    const own = isNamed && /\b(?:our|my) \p{Ll}/u.test(general)
    const hashtags = some.value.every(({ terms }) => terms.length > 0 && terms.every((term) => term.startsWith("#")))
    // of what many words tell, those that are named
    const isOfMany = all.value.every(({ terms, topics }) => topics.length === 0 && terms.length > 2)
    if (quoted && (own || isOfMany || (hashtags && all.value.every(({ topics }) => topics.includes("tag")))))
      return some
    const [only] = all.value
    const kind = all.value.length === 1 ? (only?.topics.filter(isKind) ?? []) : []
    const listed = some.value.map((target) => (target.topics.length === 0 ? together(kind, target) : target))
    return read(merged(isClass(general) ? listed : [...all.value, ...listed]))
  }
  if (/\p{Lu}[\p{L}\p{N}]* & \p{Lu}/u.test(text)) return unread(joinedNames)
  const targets: Array<RuleTarget> = []
  const headed: Array<boolean> = []
  let context: Context | null = null
  const done = doneTogether.exec(text)?.[1]
  const parts = done !== undefined && topicNamed(done) === null ? [text] : text.split(separators)
  for (const [at, part] of parts.entries()) {
    if (part.trim() === "") continue
    if (at > 0 && ordered.test(part)) return twoWays
    // `Anna, our founder`
    const joined = /,(?: (?:and|or|nor))?$/iu.test(text.slice(0, text.lastIndexOf(part)).trimEnd())
    if (
      at > 0 &&
      at === parts.length - 1 &&
      joined &&
      apposed.test(part) &&
      /^\p{Lu}/u.test(parts[at - 1]?.split(" ").at(-1) ?? "")
    )
      continue
    if (joined && context?.following !== "clause" && context?.following !== "called" && isClause(part)) return twoWays
    // why numbers are hidden, or what else is
    if (joined && isLaw(part) && targets.some(({ topics }) => topics.includes("contact"))) return twoWays
    // `asking for our staff's address or phone number`
    const whose = context?.requested === true ? owner.exec(parts[0] ?? "")?.[1] : undefined
    if (at > 0 && whose !== undefined && /^\p{Ll}+(?: \p{Ll}+){0,2}$/u.test(part)) {
      targets.push({ topics: [], terms: [`${whose} ${part}`] })
      headed.push(false)
      continue
    }
    const alone: ReadPart<FoundItem> = item(part.trim(), context, source)
    const last = parts.at(-1) ?? ""
    const bare = (numbered.test(last) && oneWord.test(part.trim())) || isNamedAlike(part.trim(), last.trim())
    const apart = alone._tag === "read" && !(bare && alone.value.target.topics.length === 0)
    const whole = apart || at === parts.length - 1 ? null : withLast(part, last)
    const found: ReadPart<FoundItem> = whole === null ? alone : item(whole, context, source)
    if (found._tag === "unread") return alone._tag === "unread" ? alone : found
    if (at > 0 && context === null && found.value.context !== null && found.value.target.topics.some(isKind))
      return twoWays
    targets.push(found.value.target)
    headed.push(found.value.context !== null)
    context = found.value.context ?? context
  }
  const all = shared(targets, headed)
  if (all === null) return twoWays
  return all.length === 0 ? nothingNamed : read(merged(all))
}
