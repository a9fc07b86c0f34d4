import type { Rule } from "../../Policy.ts"
import { subjectOf, type Topic } from "../../Topics.ts"
import type { Rewrite } from "../Rewrites/Words.ts"
import { evenElsewhere, swornElsewhere } from "./EvenSwearingElsewhere.ts"

const heated =
  "(?:(?:very|really|so|quite|a bit|a little|absolutely|totally|pretty|super|being|getting|feeling) )*(?:angry|furious|mad|livid|raging|fuming|enraged|irate|rude|sweary|foul[- ]mouthed|crude|coarse|vulgar|profane|heated)"
const who =
  "(?:they|it|these|those|people|somebody|someone|customers?|guests?|patients?|clients?|fans?|members?|passengers?|parents|players?|users?|the (?:comments?|complaints?|reviews?|customers?|guests?|people|person|writer)|who(?:ever)? writes (?:it|them))"
const are = "(?:['’](?:s|re)|s|re| (?:is|are|was|were|gets?|got|sounds?|seems?|turns?|becomes?|look))"
const swearing =
  "(?:swearing|swear words?|profanit(?:y|ies)|bad language|foul language|strong language|rude words?|curse words?|cussing)"
const swears = `(?: (?:do |might |may |happen to )?(?:swears?|curses?|cuss(?:es)?|use|uses|used|contain|contains|include|includes|have|has|come with|comes with|are full of|is full of)|['’](?:s|re) full of|(?: (?:is|are)|['’](?:s|re)) (?:swearing|cursing|cussing))`
const kept = "(?=$|[,;.!]| (?:but|and|while|as long as|unless) )"

/** How heated what is kept may be: whoever says so lets people swear about it. */
const forms = [
  `(?<!not )even (?:if|when|though|where) ${who}${are} (?:also )?${heated}(?: (?:or|and) ${heated})*(?: (?:about it|with us|at us))?`,
  `(?<!not )even (?:if|when|though|where) ${who}(?: (?:do |might |may )?(?:swears?|curses?|cuss(?:es)?)|(?: (?:is|are)|['’](?:s|re)) (?:swearing|cursing|cussing))(?: (?:a lot|a bit|loudly|like (?:a )?\\p{L}+|while (?:they['’]re )?at it|about it))?`,
  `(?<!not )even (?:if|when|though|where) (?:${who}${swears} (?:a lot of |some |any |a bit of |a |the odd )?${swearing}|there(?:['’]s| is| are) (?:a lot of |some |a bit of )?${swearing}(?: in (?:it|them))?)`,
  `(?<!not )even (?:(?:the|really|very) )*${heated}(?: (?:or|and) ${heated})* ones`,
  `(?<!not )even with (?:a lot of |some |a bit of )?${swearing}(?: in (?:it|them))?`,
  `(?:no matter how|however|regardless of how) ${heated}(?: (?:or|and) ${heated})*(?: ${who}(?: (?:is|are|gets?|may be|might be|sounds?)|${are}))?`,
  `${swearing} (?:and all|included)`
]
const even = new RegExp(`(?<=\\p{L}|["”’]),? (?:${forms.join("|")})${kept}`, "iu")

const sworn = new RegExp(`swear|curs|cuss|profan|language|rude words|${swornElsewhere}`, "iu")

/** `Laat kritiek staan, ook als er gescholden wordt`: where a verb stands last, in front of what is kept. */
const elsewhere = new RegExp(
  `(?:(?<=[\\p{L}"”’])(?:,| [–—-])? |^|(?<=[^\\p{Script=Latin}]))${evenElsewhere}(?:(?<=[\\p{Script=Latin}\\p{Script=Arabic}])(?=$|[,;.!?])[,]?|(?<=(?:bile|dahi|da|de|も|도|भी|bhi|ho|हो))[、,]? ?)`,
  "iu"
)

/** Whether another language than English says so. */
export const letsSwearElsewhere = (sentence: string): boolean => elsewhere.test(sentence)

export const evenSwearing: ReadonlyArray<Rewrite> = [
  [even, ""],
  [elsewhere, " "]
]

const areas: ReadonlySet<string> = new Set<Topic>(["profanity", "insult", "hate", "threat", "scams", "spam"])
const complaining: ReadonlySet<string> = new Set<Topic>(["negative", "delay", "faulty", "quality"])

/** Whether more may be said in what a rule keeps: anger speaks of complaints alone, and swearing of whatever is kept. */
const isHeated = ({ effect, except, topics }: Rule, isSworn: boolean): boolean =>
  effect === "keep" &&
  except.every((one) => !one.topics.includes("profanity")) &&
  !topics.some((topic) => areas.has(topic)) &&
  (isSworn || topics.some((topic) => complaining.has(topic)))

const same = (one: Rule) => (other: Rule) =>
  one.terms.join() === other.terms.join() && one.topics.join() === other.topics.join()

/** Of what is said of anything those that insult somebody are left out. */
const alsoSworn = (rule: Rule): Rule => ({
  ...rule,
  topics: [...rule.topics, "profanity"],
  except:
    rule.terms.length > 0 ||
    rule.topics.some((topic) => subjectOf(topic) !== null && topic !== "question" && topic !== "praise")
      ? rule.except
      : [...rule.except, { topics: ["insult"], terms: [] }]
})

/** `Keep complaints about delays, even when they're furious`: people may swear in these, and in no others. */
export const withSwearing = (rules: ReadonlyArray<Rule>, sentence: string): ReadonlyArray<Rule> => {
  const said = (even.exec(sentence) ?? elsewhere.exec(sentence))?.[0]
  if (said === undefined) return rules
  const isSworn = sworn.test(said)
  const heated = rules
    .filter((rule) => isHeated(rule, isSworn))
    .map(alsoSworn)
    .filter((rule) => !rules.some(same(rule)))
  return [...rules, ...heated]
}
