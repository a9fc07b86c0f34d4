import type { Rule } from "../../Policy.ts"
import type { Meant } from "../Guards/SaidOtherwise.ts"
import { unquoted } from "../Rewrites/Words.ts"

const rivals =
  "(?:(?:[Aa]ll|[Aa]ny|[Oo]ur|[Tt]he|[Mm]y|[Oo]ther|[Dd]irect|[Mm]ain|[Ll]ocal|[Bb]iggest) )*(?:[Cc]ompetitors?|[Cc]ompetition|[Rr]ivals?|[Rr]ival brands|[Cc]ompeting brands)"
const name =
  '(?:["“][^"”]+["”]|[\\p{Lu}\\p{N}][\\p{L}\\p{N}&\'’.+-]*(?: (?:& )?[\\p{Lu}\\p{N}][\\p{L}\\p{N}&\'’.+-]*)*)'
const names = `(?<names>${name}(?:(?:,? (?:and|or|&) |, )${name})*)`
const namely = "(?:i\\.?e\\.?|e\\.?g\\.?|namely|that is|meaning|that means)[,:]? "
const lead =
  "(?:(?:any |all )?(?:(?:comments?|posts?|anything|anyone|people|everything) (?:about|on|mentioning|naming|(?:that|who) mentions?)|mentions? of) )?"
const away =
  "(?:(?:(?:should|must|need to|have to|has to|are to|is to|may|can|will)(?: all| always)? (?:be|get)|to be|get|gets|are|is) (?:hidden|removed|deleted|blocked|taken down)|(?:should|must|have to|need to|can) (?:go|disappear|vanish))(?: please)?"

const said = new RegExp(`${unquoted}(?<rivals>${rivals})(?:,| [–—-])? ${namely}${names}(?=$|[,.;:]| \\p{Ll})`, "u")
const within = new RegExp(
  `(?<=\\()(?:${namely}|(?:like|such as|for example|mainly|especially),? )(?=["“\\p{Lu}\\p{N}][^()]*\\))`,
  "iu"
)
const suchAs = new RegExp(`^(?<rivals>${lead}${rivals}),? (?:like|such as) ${names},?(?= ${away}$)`, "u")
const subject = new RegExp(`^(?:[Pp]lease )?${lead}${rivals} ?\\(${names}\\),? ${away}$`, "iu")
const limited = new RegExp(
  `${unquoted}${lead}${rivals} ?\\(${names}\\)(?=,? (?:but |only )?(?:except|unless|not|other than|apart from|if|when|where|on|in|under|from)\\b)`,
  "iu"
)
const asked = new RegExp(
  `^(?<order>(?:please )?(?:ask (?:me |us )?(?:first )?about|check with (?:me|us) about|flag|keep|leave|allow|never hide|(?:don['’]?t|do not) (?:hide|remove|delete)) )${lead}${rivals} ?\\(${names}\\)`,
  "iu"
)
const beside = new RegExp(
  `^(?<before>(?:please )?(?:hide|remove|delete|block|keep|ask (?:me |us )?about) (?:(?!\\b(?:about|of|to|with|from|by|between)\\b)[^()"“])+?(?:,|,? and|,? or) )${lead}${rivals} ?\\(${names}\\)`,
  "iu"
)

const listed = (list: string): string => list.replaceAll(/,? (?:and|or|&) (?=["“\p{Lu}\p{N}])/gu, " or ")
const mentioning = (list = ""): string => `comments that mention ${listed(list)}`

/** `Competitors (Kelda and Vela) get hidden`: the names are those of the competitors, and no more has to be said of a comment. */
export const withNamedRivals = (sentence: string): string => {
  const inBrackets = (_: string, rival: string, list: string) => `${rival} (${list})`
  const plain = sentence.replace(within, "").replace(said, inBrackets).replace(suchAs, inBrackets)
  const hidden = subject.exec(plain)?.groups?.["names"]
  if (hidden !== undefined) return `hide competitors (${hidden})`
  const order = asked.exec(plain) ?? beside.exec(plain)
  if (order !== null)
    return `${order.groups?.["order"] ?? order.groups?.["before"] ?? ""}${mentioning(order.groups?.["names"])}${plain.slice(order[0].length)}`
  const found = limited.exec(plain)
  if (found === null) return plain
  return `${plain.slice(0, found.index)}${mentioning(found.groups?.["names"])}${plain.slice(found.index + found[0].length)}`
}

const bracketed = new RegExp(`${rivals} ?\\((?:${namely})?${names}\\)`, "iu")

/** Nobody has to mention another competitor besides for a name of one to be meant. */
export const ofNamedRivals = (rules: ReadonlyArray<Rule>, said: string): ReadonlyArray<Rule> => {
  const list = bracketed.exec(said)?.groups?.["names"]
  if (list === undefined) return rules
  return rules.map((rule) =>
    rule.topics.includes("competitors") && rule.terms.length > 0 && rule.terms.every((term) => list.includes(term))
      ? { ...rule, topics: rule.topics.filter((topic) => topic !== "competitors") }
      : rule
  )
}

/** `Competitors (prices and links)`: whose they are is lost. */
export const ofTheirs: Meant = {
  said: new RegExp(`(?<!\\p{L})${rivals} ?\\(\\p{Ll}[^()]*\\)`, "u"),
  of: ({ topics }) => topics.length > 0 && !topics.includes("competitors"),
  why: "what stands in brackets would be hidden whoever it is of; name the competitors, as in “Hide mentions of Kelda and Vela”"
}
