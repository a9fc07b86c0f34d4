import type { Rule, RuleTarget } from "../../Policy.ts"
import { isToTheLetter } from "../../TermPatterns.ts"
import { isJudged } from "./Judging.ts"

/** `Hide serious complaints`: all of them would be hidden. */
const hidesJudged = (rules: ReadonlyArray<Rule>): boolean =>
  rules.some((rule) => rule.effect === "hide" && isJudged(rule, rule.source))

const pictures = "(?:memes?|gifs?|images?|pictures?|pics?|photos?|stickers?|emojis?|selfies)"
/** `Memes and jokes about cyclists`: all memes would be meant. */
const shared = new RegExp(
  `(?<!\\p{L})${pictures},? (?:and|or|&) (?:[\\p{L}-]+ )?(?:jokes?|puns?|banter|humou?r|satire|stories|posts|remarks?|comments?|videos?|clips?) (?:about|on|of|with|involving) `,
  "iu"
)
const sharesAbout = (said: string, rules: ReadonlyArray<Rule>): boolean =>
  shared.test(said) &&
  rules.some(({ terms, topics }) => topics.includes("media") && terms.length === 0) &&
  rules.length > 1

/** Words for a website, whoever's it is. */
const site =
  /^(?:(?:the |our |own )*(?:web ?)?sites?|web ?pages?|home ?pages?|(?:web|online) ?(?:shops?|stores?)|shops?|stores?|webs?|(?:web|internet)?seiten?|websites?|online-?shops?|boutiques?|sitios?(?: web)?|páginas?(?: web)?|tiendas?|sit[oi](?: web)?|negozi[o]?|loja|lojas|winkels?|webwinkels?|stron\p{L}*|witryn\p{L}*|sklep\p{L}*|site(?:miz)?\p{L}*|mağaza\p{L}*|サイト|ウェブサイト|ホームページ|ショップ|自社サイト|사이트|웹사이트|홈페이지|쇼핑몰|वेबसाइट|साइट|दुकान|موقع\p{L}*|متجر\p{L}*|الموقع|domains?|own|ours)$/iu
const isSite = (target: RuleTarget, source: string): boolean =>
  target.terms.length > 0 && target.terms.every((term) => site.test(term) && !isToTheLetter(term, source))

const covers = (rule: Rule, target: RuleTarget): boolean =>
  target.terms.length === 0 && rule.terms.length === 0 && target.topics.every((topic) => rule.topics.includes(topic))

/** `Hide links, except to our site`: which one that is nobody said. */
const ofUnnamedSite = (rules: ReadonlyArray<Rule>): boolean =>
  rules.some(
    (rule) =>
      rule.topics.includes("links") &&
      (isSite(rule, rule.source) || rule.except.some((target) => isSite(target, rule.source) || covers(rule, target)))
  )

const order = /^(?:goe?s?|vanish(?:es)?|disappears?|stays?|remains?)$/i
/** `Posts about vaccines go, questions about prices stay`: what is said of the first was taken for a word of it. */
const holdsOrder = (rules: ReadonlyArray<Rule>): boolean =>
  rules.length > 1 &&
  rules.some(({ source, terms }) =>
    terms.some((term) => / /.test(term) && order.test(term.split(" ").at(-1) ?? "") && !isToTheLetter(term, source))
  )

const given: ReadonlySet<string> = new Set(["bank", "address", "order", "plate"])
/** `Comments asking for our bank details`: only who gives them is told. */
const asksFor = (rules: ReadonlyArray<Rule>): boolean =>
  rules.some(
    ({ source, topics }) =>
      topics.some((topic) => given.has(topic)) &&
      /(?<!\p{L})(?:(?:ask|beg|fish)(?:s|es|ed|ing)? (?:\p{L}+ )?for|(?:request|demand)(?:s|ed|ing)?)(?!\p{L})/iu.test(
        source
      )
  )

export const ofOwnSite =
  "Steward does not know which website is yours unless it is named; write its address, as in “Hide links, except to bloom.example”"
const tooMuch =
  "no word tells such comments from others of their kind, and all of them would be hidden; put the words that they contain in quotes"
const onlyGiven =
  "Steward sees where such numbers are given, and not who asks for them; put the words that such comments contain in quotes, or write “Hide scams”"
const inTwoWays = "it is not clear whether both are meant of what it is about; write a sentence for each part"

/** Why rules are not followed that are made of words that tell too little; null where they tell enough. */
export const notTold = (said: string, rules: ReadonlyArray<Rule>): string | null =>
  ofUnnamedSite(rules)
    ? ofOwnSite
    : sharesAbout(said, rules) || holdsOrder(rules)
      ? inTwoWays
      : asksFor(rules)
        ? onlyGiven
        : hidesJudged(rules)
          ? tooMuch
          : null
