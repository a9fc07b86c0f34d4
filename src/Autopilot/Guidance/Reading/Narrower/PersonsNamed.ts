import type { Rule } from "../../Policy.ts"
import { isToTheLetter } from "../../TermPatterns.ts"
import type { Meant } from "../Guards/SaidOtherwise.ts"

const persons =
  "(?:employees?|staff(?: members?)?|team(?: members?)?|colleagues?|workers?|children|child|kids?|minors?|customers?|clients?|guests?|patients?|pupils?|students?|teachers?|players?|members?|users?|drivers?|nurses?|doctors?|people|persons?|someone|somebody|individuals?|victims?|witnesses|residents?|volunteers?|managers?|waiters?|waitress(?:es)?|receptionists?|participants?|winners?|parents?)"
const whose =
  "(?:(?:the|a|an|any|our|my|their|other|private|individual|single|specific|certain|some|one of|of) )*(?:[\\p{Ll}-]+ )?"
const named = [
  `nam(?:e|es|ing) ${whose}${persons}(?!\\p{L})`,
  `names? of ${whose}${persons}(?!\\p{L})`,
  `${persons}['’]?s?['’]? (?:full |first |last |real |sur)?names?(?!\\p{L})`,
  `${persons} (?:is|are|gets?|being|be|was|were) (?:named|mentioned by name|identified)(?!\\p{L})`,
  `${persons} by (?:their |his |her )?(?:full |first |last |real )?names?(?!\\p{L})`,
  "(?:mitarbeiter\\p{L}*|kolleg\\p{L}+|kind\\p{L}*|kunden|patient\\p{L}*|schüler\\p{L}*) (?:(?:namentlich|beim namen) )?(?:nennen|nennt|erwähnt werden)",
  "namen (?:von|der|unserer|eines|einer) (?:mitarbeiter\\p{L}*|kolleg\\p{L}+|kind\\p{L}*|kunden|patient\\p{L}*)",
  "(?:nomment|nomme|nommant|citent|citant) (?:un|une|des|nos|les|le nom d\\p{L}*) ?(?:[’'])?(?:employée?s?|salariée?s?|enfants?|clients?|patients?|collègues?)",
  "noms? d(?:e|es|u|['’]un) ?(?:nos )?(?:employée?s?|salariée?s?|enfants?|clients?|patients?)",
  "(?:nombran|nombren|nombra|nombrando) a? ?(?:(?:un|una|los|las|nuestros|nuestras|al|el|la) )*(?:emplead[oa]s?|niñ[oa]s?|clientes?|pacientes?|trabajador\\p{L}*)",
  "nombres? de (?:(?:un|una|los|las|nuestros|nuestras) )*(?:emplead[oa]s?|niñ[oa]s?|clientes?|pacientes?)"
].join("|")

const isWritten = (term: string, source: string): boolean =>
  isToTheLetter(term, source) ||
  (/^\p{Lu}/u.test(term) &&
    source.includes(term) &&
    !/^(?:mitarbeiter|kolleg|kind|kunde|patient|schüler|namen)/iu.test(term))

/** What a person is called stands in the guidance, or is not known. */
const isOfUnnamed = ({ source, terms, topics }: Rule): boolean =>
  topics.length === 0 && terms.length > 0 && !terms.some((term) => isWritten(term, source))

/** `Comments naming employees`: none of them says that they are employees. */
export const personsNamed: Meant = {
  said: new RegExp(`(?<!\\p{L})(?:${named})`, "iu"),
  of: isOfUnnamed,
  why: "Steward does not know what persons are called unless their names are written; write them, as in “Hide comments that mention Karen Hollis or Paul Berg”"
}
