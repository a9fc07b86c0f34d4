import type { Policy, Rule } from "../Policy.ts"
import { isOfRecommending } from "../Sayings/Done/WhatIsDone.ts"
import { answerGiven } from "./Answers/Given.ts"
import { isOfService } from "./Answers/OfService.ts"
import { isTold, saysNothing } from "./Apart/Told.ts"
import { following } from "./Behind.ts"
import { continued, isExceptionAlone, isLostException, namedWithNext } from "./Continued.ts"
import { inPlainWords } from "./Customary/InPlainWords.ts"
import { isRequest } from "./Customary/Requests.ts"
import { competitorsOf, isFact, whyOfWords } from "./Facts.ts"
import { joined } from "./Following/Joined.ts"
import { ownSitesOf } from "./Following/OwnSites.ts"
import { answeredBy } from "./Following/Refused.ts"
import { toldBefore, withToldBefore } from "./Following/ToldBefore.ts"
import type { Headed } from "./Headings.ts"
import { heldElsewhere } from "./Held/Elsewhere.ts"
import { askedAlready, heldBack } from "./Held/Held.ts"
import { inEnglish } from "./InEnglish.ts"
import { type Foreign, inOther } from "./InOther.ts"
import { askingAbout, limitedNames, ofNames } from "./LimitedNames.ts"
import { endsRefusing, isBroken, isHeading, type Lost, lostUnder, unfinished } from "./Lost.ts"
import { withNext } from "./Next.ts"
import { asRivals } from "./Plainer/Rivals.ts"
import type { Added } from "./ReadBefore.ts"
import { inPlainOrders } from "./Restated/Whole.ts"
import { plainForm } from "./Rewrites/PlainForm.ts"
import { greeting } from "./Speech/Greeting.ts"
import { isTakenBack, limitedBy, nothingBefore, ofTheLast, whyTakenBack } from "./TakenBack.ts"
import { isTakingBack, whyAlone } from "./Unread.ts"
import { whyNotRead } from "./WhyNotRead.ts"
import { withoutAsking } from "./Wider/Claims.ts"
import { whyNotWhole, withAllSaid } from "./Wider/Whole.ts"
import { read } from "./Words/ReadPart.ts"
import type { ReadSentence } from "./Words/ReadSentence.ts"

/** Reads one sentence, where it stands among the others and behind what the one before it was read as. */
export class OneSentence {
  private readonly sentences: ReadonlyArray<Headed>
  private readonly rules: Array<Rule> = []
  private readonly competitors = new Set<string>()
  private readonly namings: Array<Policy["namings"][number]> = []
  private readonly ownSites: Array<Policy["ownSites"][number]> = []
  private readonly facts: Array<string> = []
  private readonly answers: Array<Policy["answers"][number]> = []
  private readonly unclear: Array<Policy["unclear"][number]> = []
  private readonly joined = new Set<number>()
  private lost: Lost | null
  private before: ReadonlyArray<Rule>

  constructor(sentences: ReadonlyArray<Headed>, lost: Lost | null, before: ReadonlyArray<Rule>) {
    this.sentences = sentences
    this.lost = lost
    this.before = before
  }

  added(at: number, one: Headed): Added {
    this.sentence(at, one)
    const { answers, before, competitors, facts, joined, lost, namings, ownSites, rules, unclear } = this
    return { rules, competitors: [...competitors], namings, ownSites, facts, answers, unclear, joined, lost, before }
  }

  private sentence(at: number, one: Headed): void {
    const { said, text } = one
    if (said === null || (greeting.test(text) && !text.endsWith(":"))) return
    if (this.isBeyond(at, one) || this.isUnfinished(at, one)) return
    const before = this.before
    this.before = []
    if (at > 0 && isExceptionAlone(text, before)) return void this.unclear.push({ text, why: ofTheLast })
    const next = this.sentences[at + 1]
    const given = said === text ? answerGiven(text, whyAlone(text, next?.text)) : null
    if (given?._tag === "unread") return void this.unclear.push({ text, why: given.why })
    if (given !== null) return void this.answers.push(given.value)
    if (said === text && isOfService(text)) return void this.facts.push(text)
    if (toldBefore(text, next?.said ?? "") !== null) return void this.facts.push(text)
    const whole = withToldBefore(this.sentences[at - 1]?.text ?? "", said)
    const { asked, typed } = inPlainWords(whole, said)
    const own = ownSitesOf(asked, text)
    if (own !== null) {
      this.ownSites.push({ text, hosts: own.hosts })
      this.take(text, { rules: own.rules, competitors: [] })
      return
    }
    const reader = (part: string) => inEnglish(part, text)
    const elsewhere = askedAlready(typed, before) ?? heldElsewhere(typed, text)
    const held = elsewhere === null ? heldBack(typed, text, reader, whyAlone(text, next?.text)) : read(elsewhere)
    if (held?._tag === "unread") return void this.notRead(at, one, held.why)
    if (held !== null) {
      if (!this.isLeftOut(at, text, held.value)) this.take(text, { rules: held.value, competitors: [] })
      return
    }
    const [answer] = following(this.sentences, at)
    const answered = text.endsWith("?") && answer !== undefined ? answeredBy(text, answer, reader) : null
    if (answered !== null) return void this.inAnother(at, 1, text, answered, `${asked}, ${answer}`)
    const foreign = inOther(asked, text)
    const named = foreign === null && answer !== undefined ? namedWithNext(asked, answer, text) : null
    if (named !== null) return void this.goOn(at, 1, text, named, `${asked}, ${answer}`)
    const both =
      foreign !== null || (text.endsWith("?") && !isRequest(text)) || isTakingBack(text)
        ? null
        : withNext(asked, next?.said ?? null, text)
    const alone = both === null ? whyAlone(text, next?.text) : null
    const names = alone === null ? null : limitedNames(asked, next?.text ?? "")
    if (names !== null && next !== undefined) {
      this.takeLimited(text, { competitors: names, rules: [] }, next.text)
      this.joined.add(at + 1)
      return
    }
    if (alone !== null) return void this.unclear.push({ text, why: alone })
    // `Competitors: Kelda` is English first: what follows may go on about them
    const isNaming = foreign !== null && foreign.competitors.length > 0 && foreign.rules.length === 0
    if (foreign !== null && !(isNaming && competitorsOf(plainForm(asked))?._tag === "read")) {
      this.inAnother(at, 0, text, foreign, asked)
      return
    }
    if (both === null && isFact(text) && competitorsOf(plainForm(asked)) === null && asRivals(asked) === null) {
      const why = whyOfWords(text)
      return void (why === null ? this.facts.push(text) : this.unclear.push({ text, why }))
    }
    const reading =
      both ?? inPlainOrders({ asked, written: text, before, last: this.sentences[at - 1]?.text ?? "" }, reader)
    if (both === null && reading._tag === "read" && this.isLeftOut(at, text, reading.value.rules)) return
    if (reading._tag === "unread") this.notRead(at, one, reading.why)
    else this.goOn(at, both === null ? 0 : 1, text, reading.value, asked)
  }

  /** Takes what a sentence says with those behind it that go on about it, or none of them where an exception is lost. */
  private goOn(at: number, read: number, text: string, said: ReadSentence, asked: string): void {
    const first = withAllSaid(text, asked, said)
    if (first._tag === "unread") return void this.unclear.push({ text, why: first.why })
    const behind = following(this.sentences, at)
    const more = continued(first.value, asked, text, behind.slice(read))
    const sentences = read + more.sentences
    const next = behind[sentences]
    const isLost = next !== undefined && ownSitesOf(next, next) === null && isLostException(more.said, next)
    const all = behind.slice(0, isLost ? sentences + 1 : sentences)
    for (const index of all.keys()) this.joined.add(at + 1 + index)
    const rest = whyNotWhole({ text, asked, behind: behind.slice(0, sentences), next: next ?? behind[0] }, more.said)
    if (rest !== null) this.unclear.push(...[text, ...all].map((one) => ({ text: one, why: rest })))
    else if (!isLost) this.take(joined(text, all), more.said)
    else if (more.said.competitors.length > 0) this.takeLimited(text, more.said, next)
    else this.unclear.push({ text, why: limitedBy(next) }, ...all.map((one) => ({ text: one, why: ofTheLast })))
  }

  /** What stands under a heading that is not understood, or cannot be meant as it stands. */
  private isBeyond(at: number, one: Headed): boolean {
    const beyond = one.why ?? (this.lost === null ? null : lostUnder(this.lost.heading.text))
    if (beyond === null) return false
    this.unclear.push({ text: one.text, why: beyond })
    const first = this.sentences[at + 1]
    if (this.lost !== null && isBroken(one, first)) this.lost = { heading: this.lost.heading, first }
    return true
  }

  private isUnfinished(at: number, one: Headed): boolean {
    const first = this.sentences[at + 1]
    if (!endsRefusing(one, first)) return false
    this.unclear.push({ text: one.text, why: unfinished })
    this.lost = { heading: one, first }
    return true
  }

  /** Leaves both out where the next takes this one back. */
  private isLeftOut(at: number, text: string, made: ReadonlyArray<Rule>): boolean {
    const next = this.sentences[at + 1]
    const after = this.sentences[at + 2]
    if (next === undefined || next.said === null || isHeading(next, after) || isBroken(next, after)) return false
    if (!isTakenBack([...new Set(made.map(({ effect }) => effect))], next.text)) return false
    this.unclear.push({ text, why: whyTakenBack(next.text) }, { text: next.text, why: nothingBefore })
    this.joined.add(at + 1)
    return true
  }

  private inAnother(at: number, read: number, text: string, foreign: Foreign, asked: string): void {
    if (foreign.problem !== null) this.unclear.push({ text, why: foreign.problem })
    else if (!this.isLeftOut(at + read, text, foreign.rules)) this.goOn(at, read, text, foreign, asked)
  }

  private notRead(at: number, one: Headed, why: string): void {
    const first = this.sentences[at + 1]
    if (saysNothing(one.text, first?.text ?? "")) return
    if (isTold(one.text) && asRivals(one.text) === null) return void this.facts.push(one.text)
    this.unclear.push({ text: one.text, why: whyNotRead(one.text, one.said ?? one.text, why) })
    if (isHeading(one, first) || isBroken(one, first)) this.lost = { heading: one, first }
  }

  private takeLimited(text: string, said: ReadSentence, limit: string): void {
    this.take(text, askingAbout(said, text))
    this.unclear.push({ text: limit, why: ofNames })
  }

  private take(text: string, { competitors, rules }: ReadSentence): void {
    this.before = rules
    this.rules.push(...withoutAsking(rules, text).map((rule) => ({ ...rule, source: text })))
    // who is to be hidden for recommending them is not hidden for a word of them
    const known = competitors.filter((name) => !this.rules.some((rule) => isOfRecommending(rule, name)))
    for (const name of known) this.competitors.add(name)
    if (known.length > 0) this.namings.push({ text, names: known })
  }
}
