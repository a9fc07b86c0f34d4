import { urlsOf } from "../Detectors/Urls.ts"
import { judgedPieces } from "../Text/LongText.ts"
import { normalise } from "../Text/Normalise.ts"
import { contentOf, coverage, likeness } from "./Content.ts"

/** A question that a person answered in public. */
export interface EarlierReply {
  readonly question: string
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
/** From here it is the same question. */
const sameQuestion = 0.8
/** A reply given so often to the same question is the brand's standing answer to it. */
const standing = 2
/** A fact has to speak of most of what was asked. */
const answeredByFact = 0.5

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

const byLikeness = (one: { like: number; earlier: EarlierReply }, other: { like: number; earlier: EarlierReply }) =>
  other.like - one.like || (one.earlier.at < other.earlier.at ? 1 : -1)

const fromReplies = (asked: ReadonlySet<string>, earlier: ReadonlyArray<EarlierReply>): WrittenReply | null => {
  const near = earlier
    .filter((one) => !isPersonal(one))
    .map((one) => ({ earlier: one, like: likeness(asked, contentOf(one.question)) }))
    .filter(({ like }) => like >= worthDrafting)
    .sort(byLikeness)
  const [best] = near
  if (best === undefined) return null
  const same = near.filter(({ like }) => like >= sameQuestion)
  const agreed = same.every(({ earlier }) => said(earlier.reply) === said(best.earlier.reply))
  return {
    text: best.earlier.reply,
    sure: agreed && same.length >= standing,
    because: `As “${excerpt(best.earlier.question)}” was answered on ${best.earlier.at.slice(0, 10)}`
  }
}

const fromFacts = (asked: ReadonlySet<string>, facts: ReadonlyArray<string>): WrittenReply | null => {
  const best = facts
    .map((fact) => ({ fact, covered: coverage(asked, contentOf(fact)) }))
    .sort((one, other) => other.covered - one.covered)[0]
  if (best === undefined || best.covered < answeredByFact) return null
  return { text: `${best.fact.replace(/[.!\s]+$/, "")}.`, sure: false, because: "From the guidance" }
}

/**
 * A reply to a question from what the brand said before: people's replies to like questions first, then the facts of
 * the guidance; null with nothing suitable to say. Sure only of the same question, always answered the same way. A
 * question with a link in it is never answered.
 */
export const compose = (
  question: string,
  earlier: ReadonlyArray<EarlierReply>,
  facts: ReadonlyArray<string>
): WrittenReply | null => {
  if ([question, ...judgedPieces(question)].some((piece) => urlsOf(normalise(piece).written).length > 0)) return null
  const asked = contentOf(question)
  return fromReplies(asked, earlier) ?? fromFacts(asked, facts)
}
