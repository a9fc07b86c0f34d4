import { clausesOf, sentencesOf, stretchesOf, type WordSpan } from "../Features/Parts.ts"
import type { TextReading } from "../Features/Reading.ts"
import { mayBeForeign } from "../Language/Language.ts"
import { operatingPoints } from "../Model/OperatingPoints.ts"
import type { Classification } from "./Classification/Classifier.ts"
import {
  type Least,
  mayStrengthen,
  ofExcused,
  ofLongText,
  ofOther,
  ofSentence,
  type PartScores,
  strengthened
} from "./PartScores.ts"
import { excusesIn } from "./Sayings/Excuses.ts"
import { isDoubtful, type Sold, weakened } from "./Sold.ts"

/** What can be seen of a part at a glance. */
export interface Glance {
  /** How near it comes to what people are asked about: one is there. */
  readonly heat: number
  /** No more than this comes of it when it is judged, and just as much of scams and spam; null where that cannot be told. */
  readonly most: () => Least | null
}

/** Looks at parts of a comment whose language is known, or is not. */
export interface PartJudge {
  readonly read: (whole: TextReading, from: number, to: number) => TextReading
  readonly glance: (part: TextReading, language: string | null) => Glance
  /** What it says by itself, in that language or in its own. */
  readonly judge: (part: TextReading, language: string | null) => Classification
}

/** Below so much heat of the whole no part of a few sentences is looked at, below so much of a sentence nothing smaller. */
const cold = { hate: 0.12, profanity: 0.05, scams: 0.06 } as const
const fewSentences = 4
const lukewarm = 0.35
/** From here on a part is judged in full. */
const warm = 0.5

const { hate: ofHate, scam: ofScams } = operatingPoints
const heatOf = ({ scores }: Classification): number =>
  Math.max(scores.hate / ofHate.ask, scores.profanity / 0.5, scores.scams / ofScams.ask)

/** In other languages than English less is known of a whole comment. */
const isCold = ({ language, scores }: Classification): boolean =>
  (language === "en" || language === null) &&
  scores.hate < cold.hate &&
  scores.profanity < cold.profanity &&
  scores.scams < cold.scams

/** Sentences of so many words are looked at by their clauses, and wherever they go on without a comma. */
const longClause = 10
const longStretch = 14
const stretched = 8
/** In longer comments, in characters, each sentence is judged in full. */
export const longText = 600

/** What a comment says as far as its parts have been looked at. */
class Parted {
  found: Classification
  readonly most = { scams: 0, spam: 0 }
  private readonly reading: TextReading
  private readonly sentences: ReadonlyArray<WordSpan>
  private readonly judge: PartJudge
  private readonly excused = new Map<number, boolean>()

  constructor(whole: Classification, reading: TextReading, sentences: ReadonlyArray<WordSpan>, judge: PartJudge) {
    this.found = whole
    this.reading = reading
    this.sentences = sentences
    this.judge = judge
  }

  /** A part from one sentence to another; how near it comes to anything. Nothing of it counts that is excused beside it. */
  count(part: WordSpan, first: number, last: number, by: PartScores, wholly: boolean): number {
    const { reading } = this
    if (part.from === 0 && part.to === reading.text.words.length) return heatOf(this.found)
    const { language } = this.found
    const own = this.judge.read(reading, part.from, part.to)
    const { heat, most } = this.judge.glance(own, language)
    if (heat < warm && !wholly) return heat
    const bound = most()
    if (bound !== null && !mayStrengthen(this.found, bound, by)) {
      this.sell(bound)
      return heat
    }
    const judged = this.judge.judge(own, language)
    this.sell(judged.scores)
    const stronger = strengthened(this.found, own, judged, by)
    if (stronger === this.found) return heat
    let isExcused = false
    for (let at = Math.max(0, first - 1); at <= Math.min(last + 1, this.sentences.length - 1); at++) {
      isExcused ||= this.isExcusing(at)
    }
    this.found = isExcused ? strengthened(this.found, own, judged, ofExcused) : stronger
    return heat
  }

  private sell({ scams, spam }: Sold): void {
    this.most.scams = Math.max(this.most.scams, scams)
    this.most.spam = Math.max(this.most.spam, spam)
  }

  private isExcusing(at: number): boolean {
    const before = this.excused.get(at)
    if (before !== undefined) return before
    const { from, to } = this.sentences[at] ?? { from: 0, to: 0 }
    const now = excusesIn(this.found.language, this.judge.read(this.reading, from, to).text)
    this.excused.set(at, now)
    return now
  }
}

/**
 * What a comment says as a whole, or where a part of it says something worse, that: whoever praises first and insults then
 * insults. What excuses a part stands in it or beside it.
 */
export const withParts = (whole: Classification, reading: TextReading, judge: PartJudge): Classification => {
  const { text } = reading
  const words = text.words.length
  const all = sentencesOf(text)
  if (all.length === 1 && words <= longClause) return whole
  const isForeign = ({ from, to }: WordSpan) => mayBeForeign(text, from, to)
  if (all.length <= fewSentences && isCold(whole) && !all.some(isForeign)) return whole
  const doubtful = all.length > 2 && isDoubtful(reading, whole)
  // a plain fraud is hidden as the gravest of all, whatever else it says
  if (!doubtful && whole.scores.scams >= operatingPoints.scam.hide) return whole
  const isLong = text.written.length > longText
  const parted = new Parted(whole, reading, all, judge)
  let before = 0
  all.forEach((sentence, at) => {
    const heat = parted.count(sentence, at, at, isLong ? ofLongText : ofSentence, doubtful || isLong)
    if (at > 0 && (doubtful || Math.max(before, heat) >= lukewarm)) {
      parted.count({ from: all[at - 1]?.from ?? 0, to: sentence.to }, at - 1, at, ofOther, doubtful)
    }
    before = heat
    const words = sentence.to - sentence.from
    if (words <= longClause || heat < lukewarm) return
    const clauses = clausesOf(text, sentence)
    if (clauses.length > 1) for (const part of clauses) parted.count(part, at, at, ofOther, false)
    if (words > longStretch)
      for (const part of stretchesOf(sentence, stretched)) parted.count(part, at, at, ofOther, false)
  })
  return doubtful ? weakened(parted.found, parted.most, all.length) : parted.found
}
