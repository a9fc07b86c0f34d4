import type { Rule, RuleTarget } from "../../Policy.ts"
import { isToTheLetter } from "../../TermPatterns.ts"

/** Whoever guides judges by them, and no comment says them of itself. */
const judging =
  "genuine|real|honest|normal|legitimate|legit|fair|constructive|serious|sincere|reasonable|valid|justified|proper|authentic|actual|true|polite|civil|respectful|thoughtful|sensible|ordinary|heartfelt|well[- ]meant|good[- ]faith|" +
  "echte[nrs]?|ehrliche[nrs]?|normale[nrs]?|berechtigte[nrs]?|faire[nrs]?|konstruktive[nrs]?|ernste[nrs]?|ernsthafte[nrs]?|ernstgemeinte[nrs]?|aufrichtige[nrs]?|sachliche[nrs]?|vernünftige[nrs]?|" +
  "vraie?s?|sincères?|honnêtes?|normale?s?|normaux|légitimes?|justes?|constructi(?:f|ve)s?|sérieu(?:x|se|ses)|raisonnables?|" +
  "genuin[oa]s?|reales|sincer[oa]s?|honest[oa]s?|normales|legítim[oa]s?|just[oa]s?|constructiv[oa]s?|seri[oa]s?|razonables?|verdader[oa]s?|" +
  "ver[ií]dic[oa]s?|reais|normais|construtiv[oa]s?|sér[ií][oa]s?|razoáveis|verdadeir[oa]s?|ver[ei]|sincer[ie]|onest[ie]|legittim[ie]|costruttiv[ie]|ragionevoli|normali|seri[ae]?|" +
  "eerlijke?|oprechte?|serieuze?|terechte?|redelijke?|constructieve|szczere|uczciwe|prawdziwe|rzetelne|konstruktywne|poważne|normalne|rozsądne|gerçek|samimi|dürüst|yapıcı|ciddi|makul"
const ahead = new RegExp(`^(?:(?:${judging}),? (?:and )?)+`, "iu")
const alone = new RegExp(`^(?:${judging})$`, "iu")
const kind =
  "(?:questions?|quer(?:y|ies)|complaints?|criticisms?|critiques?|feedback|reviews?|compliments?|praise|comments?|concerns?|requests?|fragen?|beschwerden?|kritik|questions?|plaintes?|critiques?|preguntas?|quejas?|críticas?|domande?|reclami|critiche|perguntas?|reclamações|vragen|klachten|kritiek|pytania|skargi|sorular|şikayetler)"

/** A term without the words that only judge; null where there is no other. */
const plain = (term: string, source: string): string | null => {
  if (isToTheLetter(term, source) || !source.toLowerCase().includes(term.toLowerCase())) return term
  const rest = term.replace(ahead, "")
  if (!alone.test(rest)) return rest
  const isOfKind = new RegExp(
    `(?<!\\p{L})${rest} (?:[\\p{L}-]+ )?${kind}(?!\\p{L})|(?<!\\p{L})${kind} ${rest}(?!\\p{L})`,
    "iu"
  )
  return isOfKind.test(source) ? null : term
}

/** Whether a term of a known kind only judges it, beside what it says. */
export const isJudged = (target: RuleTarget, source: string): boolean =>
  target.topics.length > 0 && target.terms.some((term) => plain(term, source) !== term)

const withoutJudged = <Target extends RuleTarget>(target: Target, source: string): Target =>
  isJudged(target, source)
    ? { ...target, terms: target.terms.map((term) => plain(term, source)).filter((term) => term !== null) }
    : target

const question: RuleTarget = { topics: ["question"], terms: [] }
/** `Hide who says that they burn, but keep genuine safety questions`: nobody who asks only says so. */
const keptApart = new RegExp(`(?<!\\p{L})(?:${judging}) (?:[\\p{L}-]+ ){0,2}questions?(?!\\p{L})`, "iu")

/** Rules without words that only judge what comments are: of a known kind, all are looked for. */
export const withoutJudging = (rules: ReadonlyArray<Rule>, said: string): ReadonlyArray<Rule> => {
  const spares =
    keptApart.test(said) && rules.some(({ effect, topics }) => effect === "keep" && topics.includes("question"))
  return rules.map((rule) => {
    const { effect, except, source, topics } = rule
    const left = except.map((target) => withoutJudged(target, source))
    if (effect !== "hide") return { ...withoutJudged(rule, source), except: left }
    const isSpared = spares && topics.length === 0
    return { ...rule, except: isSpared ? [...left, question] : left }
  })
}
