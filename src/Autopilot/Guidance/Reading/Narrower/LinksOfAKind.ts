import type { Rule } from "../../Policy.ts"
import type { Meant } from "../Guards/SaidOtherwise.ts"

const isBare = ({ except, terms, topics }: Rule): boolean =>
  topics.join() === "links" && terms.length === 0 && except.length === 0

const odd =
  "(?:suspicious|suspect|dodgy|sketchy|shady|unsafe|malicious|weird|strange|unknown|random|untrusted|untrustworthy|fishy|iffy|questionable|harmful|dubious|fraudulent)"
const suspect = [
  `${odd}(?:[ -]looking)? (?:(?:web|website|external) )?(?:links?|urls?)`,
  `(?:links?|urls?) (?:to|from) ${odd}(?:[ -]looking)? (?:(?:web ?)?sites?|pages?|places)`,
  "(?:verdächtig|dubios|zwielichtig|unseriös|seltsam|komisch|schädlich|gefährlich|unsicher|fragwürdig)\\p{L}* links?",
  "liens? (?:suspects?|douteux|louches?|bizarres?|malveillants?|dangereux|frauduleux)",
  "(?:enlaces?|links?) (?:sospechosos?|dudosos?|raros?|extraños?|maliciosos?|peligrosos?)",
  "link (?:sospett[oi]|dubbi[oi]?|stran[oi]|malevol[oi]|dannos[oi]|pericolos[oi])",
  "links? (?:suspeitos?|duvidosos?|estranhos?|maliciosos?|perigosos?)",
  "(?:verdachte|dubieuze|rare|vreemde|schadelijke|gevaarlijke|onveilige|louche) links?",
  "(?:podejrzan|dziwn|niebezpieczn|szkodliw)\\p{L}+ (?:link|odnośnik)\\p{L}*",
  "(?:link|odnośnik)\\p{L}* (?:podejrzan|dziwn|niebezpieczn|szkodliw)\\p{L}+",
  "(?:şüpheli|garip|tehlikeli|zararlı) (?:link|bağlantı)\\p{L}*",
  "(?:怪しい|あやしい|不審な|危険な)(?:リンク|URL)\\p{L}*",
  "(?:의심스러운|수상한|이상한|위험한) ?(?:링크|URL)\\p{L}*",
  "(?:संदिग्ध|खतरनाक|अजीब) लिंक",
  "(?:ال)?روابط (?:ال)?(?:مشبوهة|مريبة|خطيرة|ضارة|غريبة)"
].join("|")

const oddly = new RegExp(`^${odd}(?!\\p{L})`, "iu")

const described = new RegExp(
  `(?<!\\p{L})(?:links?|urls?) (?:(?:that|which) )?(?:look|looks|looking|seem|seems|are|is|appear)(?: \\p{L}+)? ${odd}(?!\\p{L})`,
  "iu"
)
/** Whether a sentence speaks of links that are odd, in any words. */
export const ofOddLinks = (sentence: string): boolean => described.test(sentence)

/** `Suspicious links`: which of them are is not told. */
export const suspectLinks: Meant = {
  said: new RegExp(`(?<!\\p{L})(?:${suspect})(?!\\p{L})`, "iu"),
  of: (rule) => isBare(rule) || (rule.topics.includes("links") && rule.terms.some((term) => oddly.test(term))),
  why: "Steward does not see where a link leads, and all links would be meant; write “Hide spammy links” or “Hide phishing links”, name the websites, or say it of all links"
}

const spamLinks =
  /(?<!\p{L})(?:(?:spam|junk)[ -]?(?:links?|urls?)|(?:links?|liens?|enlaces?) (?:de |di )?spam)(?!\p{L})/iu

/** `Spam links` are those that look like spam, and not all. */
export const ofSpamLinks = (rules: ReadonlyArray<Rule>, said: string): ReadonlyArray<Rule> =>
  spamLinks.test(said) && rules.filter(isBare).length === 1
    ? rules.map((rule) => (isBare(rule) ? { ...rule, topics: ["spam", ...rule.topics] } : rule))
    : rules
