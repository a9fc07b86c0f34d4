import { urlsOf } from "../Detectors/Urls.ts"
import { type FactToSay, factsToSay } from "../Guidance/Facts/ToSay.ts"
import type { Policy } from "../Guidance/Policy.ts"
import { judgedPieces } from "../Text/LongText.ts"
import { normalise } from "../Text/Normalise.ts"
import { type AskedFor, askedFor } from "./AskedFor.ts"
import { contentOf, coverage, likeness } from "./Content.ts"
import { answers, asksTheSame, namesIn } from "./Fit.ts"
import { asked, isOwnMatter, standsAlone } from "./SameQuestion.ts"

/** A question, and where it was asked. */
export interface Question {
  readonly text: string
  /** The account that it was put to, by name. */
  readonly account: string
  /** The platform's id of the post; null where it is not known. */
  readonly post: string | null
  /** Whether it stands under another comment, to whose author it may be put. */
  readonly inThread: boolean
}

/** A question that a person answered in public. */
export interface EarlierReply {
  readonly question: string
  readonly post: string | null
  /** Of the post. */
  readonly caption: string | null
  readonly reply: string
  /** Name and handle of who asked. */
  readonly asker: ReadonlyArray<string>
  /** ISO 8601. */
  readonly at: string
}

export interface WrittenReply {
  readonly text: string
  /** Whether it may be posted without a person looking at it. */
  readonly sure: boolean
  /** Where it comes from, in words. */
  readonly because: string
}

/** From here an earlier question is near enough that its reply is worth looking at. */
const worthDrafting = 0.5
/** A reply given so often to the same question under a post is the brand's standing answer to it there. */
const standing = 2
/** One given under so many posts that say different things does not hang on the post. */
const everywhere = 3

/** What was written to one person does not go to another: names, and numbers of orders, phones and mail. */
const isPersonal = ({ asker, reply }: EarlierReply) => {
  const lower = reply.toLowerCase()
  const named = asker
    .flatMap((name) => name.toLowerCase().split(/\s+/))
    .filter((name) => name.length > 2)
    .some((name) => lower.includes(name))
  return named || /\d{5,}|@|\b(?:dm|inbox|message)(?:ed)? you\b/i.test(reply)
}

const said = (reply: string) => normalise(reply).canonical

const excerpt = (text: string) => (text.length <= 60 ? text : `${Array.from(text).slice(0, 59).join("")}…`)

interface Near {
  readonly earlier: EarlierReply
  readonly like: number
  readonly here: boolean
}

const byLikeness = (one: Near, other: Near) =>
  other.like - one.like || Number(other.here) - Number(one.here) || (one.earlier.at < other.earlier.at ? 1 : -1)

const isHere = ({ post }: Question, earlier: EarlierReply) => post !== null && post === earlier.post

/** Whether a reply is what the brand always says to this very question: under this post, or under any. */
const isStanding = (question: Question, reply: string, earlier: ReadonlyArray<EarlierReply>): boolean => {
  const words = asked(question.text, question.account)
  if (words === null || question.inThread || isOwnMatter(question.text)) return false
  const same = earlier.filter((one) => asked(one.question, question.account) === words)
  const here = same.filter((one) => isHere(question, one))
  const counted = here.length > 0 ? here : same
  if (counted.some((one) => said(one.reply) !== said(reply))) return false
  if (here.length > 0) return here.length >= standing
  const captions = new Set(same.flatMap(({ caption }) => (caption === null ? [] : [said(caption)])))
  return captions.size >= everywhere && standsAlone(question.text)
}

/** What a person replied names nothing that was not asked about, unless the very same was asked. */
const isAbout = (question: Question, { question: answered, reply }: EarlierReply, wanted: AskedFor): boolean =>
  asked(answered, question.account) === asked(question.text, question.account) ||
  wanted.kind !== null ||
  namesIn(reply).every((name) => wanted.content.has(name) || normalise(question.account).canonical.includes(name))

const fromReplies = (
  question: Question,
  wanted: AskedFor,
  earlier: ReadonlyArray<EarlierReply>
): WrittenReply | null => {
  const content = contentOf(question.text)
  const usable = earlier.filter((one) => !isPersonal(one))
  const [best] = usable
    .map((one) => ({ earlier: one, like: likeness(content, contentOf(one.question)), here: isHere(question, one) }))
    .filter(({ like }) => like >= worthDrafting)
    .filter(({ earlier: one }) => asksTheSame(wanted, askedFor(one.question, question.account)))
    .filter(({ earlier: one }) => isAbout(question, one, wanted))
    .sort(byLikeness)
  if (best === undefined) return null
  const { at, question: answered, reply } = best.earlier
  return {
    text: reply,
    sure: isStanding(question, reply, usable),
    because: `As “${excerpt(answered)}” was answered on ${at.slice(0, 10)}`
  }
}

const ended = (fact: string): string => {
  const plain = fact.replace(/[.!\s]+$/, "")
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]$/u.test(plain)) return `${plain}。`
  return `${plain}${/\p{Script=Devanagari}\p{M}*$/u.test(plain) ? "।" : "."}`
}

/** Never sure: words alone do not tell that a fact is the whole answer, and a wrong reply in public is worse than a draft. */
const fromFacts = (wanted: AskedFor, told: ReadonlyArray<FactToSay>): WrittenReply | null => {
  const best = told
    .filter((one) => answers(one, wanted))
    .map(({ fact }) => ({ fact, covered: coverage(wanted.content, contentOf(fact)) }))
    .sort((one, other) => other.covered - one.covered)[0]
  return best === undefined ? null : { text: ended(best.fact), sure: false, because: "From the guidance" }
}

/**
 * A reply to a question from what the brand said before: people's replies to like questions first, then the facts of
 * the guidance; null with nothing suitable to say. Sure only of the same question, always answered the same way. A
 * question with a link in it is never answered.
 */
export const compose = (
  question: Question,
  earlier: ReadonlyArray<EarlierReply>,
  facts: ReadonlyArray<string>,
  given: Policy["answers"] = []
): WrittenReply | null => {
  const { account, text } = question
  if ([text, ...judgedPieces(text)].some((piece) => urlsOf(normalise(piece).written).length > 0)) return null
  const wanted = askedFor(text, account)
  return fromReplies(question, wanted, earlier) ?? fromFacts(wanted, factsToSay({ facts, answers: given }))
}
