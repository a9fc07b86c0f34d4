import type { Rule } from "../../Policy.ts"

const whose = "(?:our|the|my|their|his|her|your|this|these|those)"
const noun = "(?<what>\\p{Ll}[\\p{Ll}-]+)"
const auxiliary =
  "(?:is|are|was|were|will|can|could|do|does|did|may|might|have|has)(?: (?:be|been|made|all|just|really|so|too|an?|full|of|only|totally|basically|literally))*"

/** Without one of these nothing is said of anything, and no expression has to be made for the word. */
const ofSomebody = new RegExp(`\\b${whose} `, "iu")

/** How a sentence says something of what it names: `our chef is a fraud`, `calls our chef a fraud`. */
const saying = (said: string): ReadonlyArray<RegExp> => {
  const term = RegExp.escape(said)
  return [
    new RegExp(`\\b${whose} (?:\\p{Ll}+ )?${noun} ${auxiliary} ${term}(?!\\p{L})`, "iu"),
    new RegExp(`\\b(?:that|say|says|saying|claim|claims|claiming) ${whose} ${noun} ${term}(?!\\p{L})`, "iu"),
    new RegExp(`\\baccus(?:e|es|ed|ing) ${whose} ${noun} of (?:being )?(?:an? )?${term}(?!\\p{L})`, "iu"),
    new RegExp(`\\bcall(?:s|ing|ed)? ${whose} (?:own )?${noun} (?:(?:an?|the|all) )?${term}(?!\\p{L})`, "iu")
  ]
}

/** Of these comments speak as of the brand itself, or to it: `you are a fraud`. */
const brand = new Set(
  "company brand firm business shop store page place team staff site website app service services product products prices food stuff people customers comments posts".split(
    " "
  )
)
const isWord = /^\p{Ll}[\p{Ll}-]*$/u

/** What a word that much else may have is said of; null where that is the brand, or nothing. */
const subjectOf = (term: string, sentence: string): string | null => {
  if (!ofSomebody.test(sentence)) return null
  const what = saying(term)
    .flatMap((form) => form.exec(sentence)?.groups?.["what"]?.toLowerCase() ?? [])
    .at(0)
  return what === undefined || brand.has(what) || what === term ? null : what
}

/**
 * Who calls the chef a fraud is hidden, and nobody else who speaks of fraud: both words have to stand near each other.
 * What is kept is kept by the one word, which takes nothing from anybody.
 */
export const withSubjects = (rules: ReadonlyArray<Rule>, sentence: string): ReadonlyArray<Rule> =>
  rules.map((rule) => {
    const [term = "", more] = rule.terms
    if (rule.effect !== "hide" || rule.topics.length > 0 || more !== undefined || !isWord.test(term)) return rule
    const what = subjectOf(term, sentence)
    return what === null ? rule : { ...rule, terms: [`${what} ${term}`] }
  })
