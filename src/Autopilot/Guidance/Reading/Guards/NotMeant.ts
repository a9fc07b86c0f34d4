import type { Rule } from "../../Policy.ts"
import { topicNamed } from "../../Topics.ts"
import { allBut } from "./AllBut.ts"

/** What a sentence says by some words that its rules would not do, and why none of them is followed. */
interface Meant {
  readonly said: RegExp
  readonly of: (rule: Rule) => boolean
  readonly why: string
}

const ofAnything = () => true
const telling = "it only tells something, and nothing follows from it; the other sentences stand without it"
const allowed = "allowed|permitted|accepted|tolerated|welcome|wanted|please|thanks|hide|remove|delete|keep"
const complaints = "complaints?|criticisms?|questions?|quer(?:y|ies)|objections?"
const verb =
  "(?:hid(?:e|es|ing)|delet(?:e|es|ing)|remov(?:e|es|ing)|block(?:s|ing)?|keep(?:s|ing)?|leav(?:e|es|ing)|ask)"
const ownLinks = [
  "(?:our|my) (?:own )?(?:links?|urls?|hyperlinks?)",
  "(?:unsere?[nr]?|meine?[nr]?|eigenen?) (?:eigenen )?links?",
  "(?:nos|notre|mes|mon) (?:propres? )?liens?",
  "(?:nuestr[oa]s?|mis?) (?:propi[oa]s? )?(?:enlaces?|links?)",
  "(?:nossos?|meus?) (?:pr[óo]prios? )?links?",
  "(?:nostri|nostro|miei|mio) (?:propri )?link",
  "(?:onze|ons|mijn|eigen) (?:eigen )?links?",
  "(?:nasz|nasze|naszych|moje|własne) link\\p{L}*",
  "(?:bizim (?:link|bağlantı)\\p{L}*|(?:link|bağlantı)l[ae]r[ıi]m[ıi]z[ıi]?)"
].join("|")

const meant: ReadonlyArray<Meant> = [
  {
    // `Deleted complaints are bad for us`
    said: /^(?:(?:the|our|all|any|most|many|some|too many) )?(?:deleted|removed|hidden|blocked|censored|kept) .*\b(?:is|are|was|were|am)\b/iu,
    of: ofAnything,
    why: telling
  },
  {
    // `I have no complaints about links`
    said: new RegExp(
      `^(?:but |so |and )?(?:i|we|they|there|he|she|it)(?:['’](?:ve|s|re))? (?:(?:still|currently|have|had|has|got|get|receive|received|are|is|was|were) )*(?:no|zero|hardly any|(?:do(?: not|n['’]t) (?:have|get)|never (?:have|had|get|got))(?: any| a single)?) (?:${complaints})(?!\\p{L})(?!.*\\b(?:${allowed})\\b)`,
      "iu"
    ),
    of: ({ topics }) => topics.includes("negative") || topics.includes("question"),
    why: telling
  },
  {
    // `We have no links so far`
    said: /^(?:but |so |and )?(?:i|we)(?:['’]ve)? (?:(?:still|currently|had|have|got|get|receive|received) )+no (?!tolerance|patience|mercy|room|place|time|use|need)\p{L}+(?: (?:comments?|posts?))?(?: (?:here|so far|yet|anymore|at the moment|right now|now|today|on (?:our|this) \p{L}+))*\W*$/iu,
    of: ({ effect }) => effect === "hide",
    why: telling
  },
  {
    // `Keeping spam is bad`
    said: /^(?:keeping|leaving|allowing|accepting|permitting) .*\b(?:is|are|was|looks?|feels?|would be) (?:(?:really|so|very|just|quite|always|a|an|too|simply) )*(?:bad|wrong|awful|terrible|horrible|mistake|problem|risky|dangerous|stupid|harmful|shame|disaster|nightmare|unacceptable)\b/iu,
    of: ({ effect }) => effect === "keep",
    why: telling
  },
  {
    // `You hide complaints`
    said: /^you(?: (?:already|currently|still|always|often|sometimes|usually|seem to|just))* (?:hide|delete|remove|block|keep|leave|allow)s?(?! (?:please|me)\b) /iu,
    of: ofAnything,
    why: telling
  },
  {
    // `Hide non-praise`
    said: /(?<!\p{L})non-?(?=\p{L})/iu,
    of: ({ effect, terms }) => effect !== "ask" && terms.some((term) => isNonKind(term)),
    why: "it speaks of all that is not of a kind; name what to hide, what to keep and what to ask about"
  },
  {
    // `No drama`
    said: /^(?:please )?(?:no|hide|remove|stop)(?: more| any)? (?:drama|fights?|toxicity|chaos|nonsense|trouble|mess|tea|shade)\W*$/iu,
    of: ({ terms }) => terms.length > 0,
    why: "many words and no single one tell of it; name a kind such as insults, or put the words that such comments contain in quotes"
  },
  {
    // `You don't hide enough complaints`
    said: new RegExp(
      `\\b${verb} (?:(?:that|so|as|too|nearly|quite) (?:many|much|few|little)|nearly enough|enough)\\b`,
      "iu"
    ),
    of: ofAnything,
    why: "it speaks of how many there are to be, and a rule is for all of them; say what to hide, keep or ask about"
  },
  {
    // `Keep racist jokes`
    said: /\b(?:jok(?:es?|ing)|humou?r(?:ous)?|banter|memes?|puns?|satire|comedy|sarcasm|irony)\b/iu,
    of: ({ effect, terms, topics }) =>
      effect === "keep" && terms.length === 0 && topics.some((topic) => grave.has(topic)),
    why: "Steward does not tell whether it is meant as a joke, and all that is like it would stay; put the words that may stay in quotes"
  },
  {
    // `Zero tolerance`
    said: /^(?:(?:zero|no|absolute|strict|total) )+(?:tolerance|compromises?|patience|leniency|chill)(?: (?:policy|approach|at all|here|please|on this page))*\W*$/iu,
    of: ofAnything,
    why: 'it does not say of what; name it, as in "Zero tolerance for spam"'
  },
  {
    // `Hell no`, and `Links, hell no`
    said: /(?:^|[,;:–-] ?)(?:hell|heck|god|fuck|damn|shit|christ|jesus)s?,? (?:no|nah|never|not|yes|yeah)\W*$/iu,
    of: ({ terms }) => terms.some((term) => /^(?:hell|heck|god|fuck|damn|shit|christ|jesus)s?$/iu.test(term)),
    why: 'it does not say which comments to hide, keep or ask about; write for example "Hide links" or "Keep complaints"'
  },
  {
    // `Hide our links`
    said: new RegExp(`(?<![\\p{L}])(?:${ownLinks})(?![\\p{L}'’])`, "iu"),
    of: ({ terms, topics }) => topics.includes("links") && terms.length === 0,
    why: "links to other websites would be meant as well; name your websites, as in “Our website is bloom.example”, or the address in quotes"
  }
]

const grave: ReadonlySet<string> = new Set(["hate", "threat", "scams", "violence"])
const isNonKind = (term: string): boolean =>
  topicNamed(
    /^non-?(.+)$/iu
      .exec(term)?.[1]
      ?.toLowerCase()
      .replace(/(?<=praise|complaint|question|link)s$/u, "") ?? ""
  ) !== null

/** `Allow racist comments`: nobody's words tell which of it is meant. */
const keepsGrave = (rules: ReadonlyArray<Rule>): boolean => {
  const kept = rules.filter(
    ({ effect, terms, topics }) => effect === "keep" && terms.length === 0 && topics.join() === "hate"
  )
  return kept.length > 0 && !rules.some(({ effect, topics }) => effect === "hide" && topics.includes("hate"))
}
const keptHate =
  "all hateful comments would stay, whoever they are about; put the words that may stay in quotes, or say what else to keep"

/** Why rules made of a sentence are not followed; null where they say what it says. */
export const notMeant = (said: string, rules: ReadonlyArray<Rule>): string | null =>
  allBut(said, rules) ??
  (keepsGrave(rules) ? keptHate : null) ??
  meant.find((one) => rules.some(one.of) && one.said.test(said))?.why ??
  null
