import { meantAtLarge } from "../MeantAtLarge.ts"
import { compilerVersion, emptyPolicy, type Policy, type Rule } from "../Policy.ts"
import { withoutContradictions } from "./Following/Contradictions.ts"
import { withOwnSites } from "./Following/ExceptOwn.ts"
import { type Headed, headed } from "./Headings.ts"
import { isUnder, type Lost } from "./Lost.ts"
import { OneSentence } from "./OneSentence.ts"
import { type Added, keptAsRead, readBefore, type Surrounded, surrounded } from "./ReadBefore.ts"
import { isFiller } from "./Rewrites/Conversational.ts"
import { sentencesIn } from "./Sentences.ts"

const readNow = (place: Surrounded, one: Headed, lost: Lost | null, before: ReadonlyArray<Rule>): Added => {
  const added = new OneSentence(place.sentences, lost, before).added(place.at, one)
  return lost === null ? keptAsRead(place, added) : added
}

/** What sentences say, one after the other; it stops before each that is not known from before. */
function* addedBy(sentences: ReadonlyArray<Headed>): Generator<void, ReadonlyArray<Added>> {
  const all: Array<Added> = []
  const joined = new Set<number>()
  let lost: Lost | null = null
  let before: ReadonlyArray<Rule> = []
  for (const [at, one] of sentences.entries()) {
    if (joined.has(at)) continue
    if (lost !== null && !isUnder(lost, one)) lost = null
    const place = surrounded(sentences, at, before)
    const known: Added | undefined = lost === null ? readBefore(place) : undefined
    if (known === undefined) yield
    const added: Added = known ?? readNow(place, one, lost, before)
    for (const index of added.joined) joined.add(index - place.at + at)
    lost = added.lost
    before = added.before
    all.push(added)
  }
  return all
}

/** What the rules of a sentence alone are; null where it is not read as a whole. */
const readAlone = (sentence: string): ReadonlyArray<Rule> | null => {
  const [one, more] = headed(sentencesIn(sentence))
  if (one === undefined || more !== undefined) return null
  const { competitors, rules, unclear } = new OneSentence([one], null, []).added(0, one)
  return unclear.length + competitors.length > 0 || rules.length === 0 ? null : rules
}

const saysAnything = ({ answers, competitors, facts, ownSites, rules, unclear }: Added): boolean =>
  [answers, competitors, facts, ownSites, rules, unclear].some(({ length }) => length > 0)
const nothingToDo = "it says nothing that is to be done; say what to hide, what to keep or what to ask about"

/** Compiles guidance, and stops before each sentence that has to be read, so that others may have their turn. */
export function* compileStepwise(guidance: string): Generator<void, Policy> {
  const all = yield* addedBy(headed(sentencesIn(guidance)).filter(({ text }) => !isFiller(text)))
  if (!all.some(saysAnything) && guidance.trim() !== "")
    return { ...emptyPolicy, unclear: [{ text: guidance.trim(), why: nothingToDo }] }
  return withoutContradictions(
    withOwnSites(
      {
        compiler: compilerVersion,
        rules: all.flatMap(({ rules }) => rules).flatMap(meantAtLarge),
        competitors: [...new Set(all.flatMap(({ competitors }) => competitors))],
        namings: all.flatMap(({ namings }) => namings),
        ownSites: all.flatMap(({ ownSites }) => ownSites),
        facts: all.flatMap(({ answers, facts }) => [...facts, ...answers.map(({ fact }) => fact)]),
        answers: all.flatMap(({ answers }) => answers),
        unclear: all.flatMap(({ unclear }) => unclear)
      },
      readAlone
    )
  )
}

/**
 * Guidance in plain words as rules. Each sentence is compiled whole or reported back whole with the reason: a
 * sentence half understood would do something nobody asked for. The same text always compiles to the same policy.
 */
export const compile = (guidance: string): Policy => {
  const steps = compileStepwise(guidance)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
