import { isEverywhere } from "../../Place.ts"
import type { Rule } from "../../Policy.ts"
import { topicNamed } from "../../Topics.ts"
import { whyTooWide } from "../Everyday/Everyday.ts"
import { whyOnlyFelt } from "../Everyday/Feelings.ts"
import { allBut } from "./AllBut.ts"
import { notTold } from "./NotTold.ts"
import { saidBesides } from "./SaidBesides.ts"
import { lostException, type Meant, ofAnything, saidOtherwise, telling } from "./SaidOtherwise.ts"
import { deniedOtherwise } from "./TwiceDenied.ts"

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
  ...saidOtherwise,
  ...saidBesides,
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
    // `It is illegal to hide complaints`
    said: /^(?:it|that|this)(?:['’]s| is| was| would be| seems| feels| looks) (?:(?:very|so|really|simply|also|actually|just|totally|completely|a bit|rather) )*(?:illegal|unlawful|wrong|bad|forbidden|unfair|unethical|stupid|silly|dishonest|a crime|a mistake|a shame|a pity|pointless|unnecessary|risky|dangerous|against the (?:law|rules)|not (?:allowed|legal|fine|right|fair|ok|okay|good|nice|smart|our job|our style)) (?:to|if (?:we|you)|when (?:we|you)) (?:just )?(?:hide|remove|delete|block|censor|keep|leave|allow)\b/iu,
    of: ofAnything,
    why: telling
  },
  {
    // `I doubt that links should stay`
    said: /(?<!\p{L})(?:(?:i|we)(?: (?:really|seriously|very much|highly))? doubt|(?:i['’]?m|i am|we['’]?re|we are|nobody is|nobody['’]s|no one is) not (?:saying|asking|telling|suggesting|demanding|implying)|never not|not never|don['’]?t not)(?!\p{L})/iu,
    of: ofAnything,
    why: "it says what is not meant; say what to hide, what to keep or what to ask about"
  },
  {
    // `We hate deleting links`
    said: /^(?:we|i)(?:['’]re| are|['’]m| am)?(?: (?:really|all|just|always|so|do))* (?:hate|dislike|regret|avoid|dread|detest|refuse|sorry|ashamed|tired|sick|fed up|can['’]?t stand|(?:do(?:n['’]t| not)|never|no longer) (?:like|enjoy|believe in|support|agree with)) (?:of |about |for |with |to )?(?:be )?(?:hid|delet|remov|block|censor)/iu,
    of: ofAnything,
    why: telling
  },
  {
    // `Hide most links`
    said: /^(?:please )?(?:hide|remove|delete|block|keep|leave|allow|show) (?:most|some|a few|a couple|nearly all|almost all|half|a lot|many|several|the odd)(?: of)?(?: the| our)? /iu,
    of: ({ terms, topics }) => topics.length > 0 && terms.length === 0,
    why: "it speaks of how many there are to be, and a rule is for all of them; say what to hide, keep or ask about"
  },
  {
    // `Hide complaints (kidding)`
    said: /\((?:just |only |lol |haha )*(?:kidding|jk|j\/k|joking|joke|not|sarcasm|irony|as if)\W*\)|(?:^|\s)\/s\W*$/iu,
    of: ofAnything,
    why: "it says that it is not meant; leave it out, or say what to do instead"
  },
  {
    // `Keep it PG`
    said: /^(?:please )?keep (?:it|things|this|the page|our page|everything) (?!up\b|visible\b|if\b|when\b)[\p{L}-]+\W*$/iu,
    of: ({ effect }) => effect === "keep",
    why: 'it does not say which comments to hide, keep or ask about; write for example "Hide links" or "Keep complaints"'
  },
  {
    // `Keep complaints in mind`
    said: /^(?:please )?keep .+ (?:in mind|in sight|in view|on (?:your|the) radar)\W*$/iu,
    of: ofAnything,
    why: 'it does not say which comments to hide, keep or ask about; write for example "Hide links" or "Keep complaints"'
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

const excepting =
  /(?<!["“„«'‘][^"”»'’]*)(?<!\p{L})(?:but not (?:if|when|where|for|those|the ones)|unless|except(?:ing)?)(?!\p{L})/iu
const asksFirst = /(?<!\p{L})unless (?:i|we|you|somebody|someone)(?!\p{L})/iu
/** `Hide Kelda but not if they say we are better`: none of the rules leaves anything out. */
const losesException = (said: string, rules: ReadonlyArray<Rule>): boolean =>
  rules.length > 0 &&
  excepting.test(said) &&
  !asksFirst.test(said) &&
  new Set(rules.map(({ effect }) => effect)).size === 1 &&
  rules.every((rule) => rule.except.length + rule.exceptIn.length === 0 && isEverywhere(rule))

/** Why rules made of a sentence are not followed; null where they say what it says. */
export const notMeant = (said: string, rules: ReadonlyArray<Rule>): string | null =>
  allBut(said, rules) ??
  (keepsGrave(rules) ? keptHate : null) ??
  (losesException(said, rules) ? lostException : null) ??
  deniedOtherwise(said, rules) ??
  notTold(said, rules) ??
  whyTooWide(said, rules) ??
  whyOnlyFelt(said, rules) ??
  meant.find((one) => rules.some(one.of) && one.said.test(said))?.why ??
  null
