import type { KnownParts } from "../Features/KnownParts.ts"
import type { TextReading } from "../Features/Reading.ts"
import type { Classification } from "./Classification/Classifier.ts"
import type { Glance, PartJudge } from "./InParts.ts"
import type { Least } from "./PartScores.ts"

/** What was made of a part in a language. */
interface Opinion {
  readonly language: string | null
  glance: Glance | null
  judged: Classification | null
}

const nothing: ReadonlyArray<never> = []

const boundOnce = ({ heat, most }: Glance): Glance => {
  let found: { readonly most: Least | null } | null = null
  return {
    heat,
    most: () => {
      found ??= { most: most() }
      return found.most
    }
  }
}

const remembering = (judge: PartJudge, parts: KnownParts): PartJudge => {
  const opinions = new Map<TextReading, ReadonlyArray<Opinion>>()
  const opinionOn = (part: TextReading, language: string | null): Opinion => {
    const others = opinions.get(part) ?? nothing
    const known = others.find((one) => one.language === language)
    if (known !== undefined) return known
    const now: Opinion = { language, glance: null, judged: null }
    opinions.set(part, [...others, now])
    return now
  }
  return {
    read: (whole, from, to) => parts.read(whole, from, to),
    glance: (part, language) => {
      const opinion = opinionOn(part, language)
      opinion.glance ??= boundOnce(judge.glance(part, language))
      return opinion.glance
    },
    judge: (part, language) => {
      const opinion = opinionOn(part, language)
      opinion.judged ??= judge.judge(part, language)
      return opinion.judged
    }
  }
}

/** A judge by the parts of a comment that are known: it reads and judges each of them once. */
export const judgedOnce = (judge: PartJudge): ((parts: KnownParts) => PartJudge) => {
  const judges = new WeakMap<KnownParts, PartJudge>()
  return (parts) => {
    const known = judges.get(parts) ?? remembering(judge, parts)
    judges.set(parts, known)
    return known
  }
}
