import type { Effect } from "../../Policy.ts"
import { persons } from "../Words/Persons.ts"
import { type Rewording, replacing } from "../Words/Rewording.ts"

const unkind =
  "(?:negative|bad|critical|nasty|mean|rude|unkind|horrible|unpleasant|cruel|hurtful|disparaging|derogatory|snide|catty|spiteful)"
const remarks = "(?:comments?|remarks?|posts?|things|stuff|messages|words|jibes|digs|opinions|takes)"
const whom =
  /^(?:(?:our|my|the|any|other|another|a|an|each) )*(?:\p{Ll}+ )?(?:us|me|him|her|them|each other|one another|staff|team|crew|people|women|men|girls|boys|kids|children|person|players?|customers?|guests?|members?|\p{L}{3,}(?:ers?|ors?|ists?|ians?|ees))$/iu

const unkindly = new RegExp(
  `^(?:(?:any|all|the|these|those) )*(?:(?:anything|something|everything|stuff|things) ${unkind}|${unkind} ${remarks}) (?:about|on|of|towards?|to|against|regarding) (?<of>.+)$`,
  "iu"
)
/** `Anything negative about the new menu` is a complaint about it, and about persons an insult. */
const ofSomething: Rewording = (what) => {
  const found = unkindly.exec(what)?.groups?.["of"]
  if (found === undefined) return what
  return whom.test(found) ? "insults" : `complaints about ${found}`
}

/** Ways to say the same of which the readers may know one. */
const variants: ReadonlyArray<Rewording> = [
  replacing(
    /^(?:(?:all|any|every|each|the|these|those|such|more|some|our|a lot of|lots of|loads of|the usual|anything like|all that|all this) )+(?=\p{L})/iu,
    ""
  ),
  replacing(/^(?:the )?ones (?=who|that|which|about)/iu, "people "),
  replacing(
    new RegExp(
      `^(?:comments? |posts? |messages? |anything )?(?:from |by )?(?:(?:any|all|the|our|other|some|a|an|those) )*${persons} (?=(?:who|that|[\\p{L}]+ing)\\b)`,
      "iu"
    ),
    "people "
  ),
  replacing(/^(?:comments?|posts?|messages?) (?=\p{L}+ing )/iu, "people "),
  replacing(/(?:,| \() ?(?:etc\.?|and so on|and the like|you name it|for example|e\.?g\.?)\)?$/iu, ""),
  replacing(
    / (?:at|in|from|with|of) (?:our|the|my|this|your) (?:studio|company|shop|store|firm|school|club|brand|business|organisation|organization|place|restaurant|clinic|hospital|museum|team|office|factory|page|bank|hotel|gym|library|council|charity|airline|venue|university|college|practice|bakery|café|cafe|bar|pub|theatre|zoo|park)$/iu,
    ""
  ),
  replacing(
    /^(?:people|those) who (?:are |keep |keeps |try to |start |love to |like to |want to )(?=\p{L})/iu,
    "people "
  ),
  replacing(
    /(?<=\S) (?:themselves|himself|herself|publicly|in public|openly|online|again and again|all the time|over and over|(?:\d+|a hundred|a million) times)$/iu,
    ""
  ),
  replacing(/ by name$/iu, ""),
  replacing(/ (?:under|on|in|below) (?:our|the|my) (?:posts?|comments?|feed|page|videos?|photos?|pictures?)$/iu, ""),
  replacing(
    /^(?:people |ads for |offers of )?(?:sell|flogg?|hawk|peddl|offer|tout|push|shift|advertis|promot)(?:ing|e|s|es)? (?:(?:cheap|their|some|any) )*(?:fake|knock-?offs?|knocked-off|counterfeit|replica|rip-?off|bogus|copied)(?: .+)?$/iu,
    "replicas"
  ),
  replacing(/^.{3,50}? such as (?=[^,]+, )/u, ""),
  replacing(
    /^(?:fake|scam|bogus|copycat) (?:accounts?|profiles?|pages?) (?:(?:who|that|which) )?(?:say|says|saying|claim|claims|claiming|tell|tells|telling|writing|posting|messaging|offering) .+$/iu,
    "fake accounts"
  ),
  replacing(
    /^(?:any |all |the )?(?:personal )?(?:attacks?|abuse|pile-?ons?|digs|swipes|rants) (?:on|at|against|aimed at|towards?) (?:(?:our|the|any|other|individual|named) )*(?!competitors?|rivals?|us\b)\p{Ll}{3,}$/iu,
    "insults"
  ),
  ofSomething
]

/** What is spoken of in other words, each made of the one before. */
export const inOtherWords = (what: string, effect: Effect): ReadonlyArray<string> => {
  const all: Array<string> = []
  let said = what
  for (const variant of variants) {
    const next = variant(said, effect).trim()
    if (next === said || next === "") continue
    said = next
    all.push(said)
  }
  return all
}
