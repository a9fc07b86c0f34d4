import { Likely } from "../../../Expressions/Likely.ts"
import type { Topic } from "../../Topics.ts"

/** How what follows is to be understood. */
export type Following = "thing" | "clause" | "called" | "whom"

/** What leads to a thing, and what comments are that speak of it so. */
export interface Leading {
  readonly form: RegExp
  readonly topics: ReadonlyArray<Topic>
  readonly following: Following
}

export const writers =
  "(?:people|persons?|ppl|users?|customers?|fans?|followers?|guests?|visitors?|patients?|players?|students?|parents?|kids|folks|guys|mates|members|viewers|readers|reviewers|commenters|someone|somebody|anyone|anybody|everyone|everybody|whoever|bots?|trolls?|haters?|creeps?|weirdos?|accounts?|profiles?|spammers|scammers|(?:a|any|the|another) (?:person|user|customer|fan|guest|visitor|patient|player|student|parent|commenter))"
const carriers =
  "(?:comments?|posts?|messages?|remarks?|anything|everything|whatever|stuff|things?|content|those|ones?|reviews?)"
const lead = "(?:(?:any|all|every|each|the|those|these|that|this|our|such|some|more|a|an|other|your|of) )*"
const bridge =
  "(?: (?:that['’]?s|which['’]?s|who['’]?s|who['’]re|they['’]re|that|which|who|where|in which|just|simply|even|are|is|have|has|try|tries|trying|want|wants|wanting|start|starts|starting|keep|keeps|to|been|always|constantly|falsely|publicly))*"
/** What stands between the comments, those who write them, and what they do. */
const relative = `${bridge}(?: (?:from|by|of)? ?${writers})?${bridge}`

/** `Mention`, `mentions` and `mentioning`. */
const forms = (verbs: string) =>
  verbs
    .split("|")
    .map((verb) => {
      const [first = "", ...more] = verb.split(" ")
      const stem = first.replace(/e$/, "")
      const doubled = /[^aeiou][aeiou][gptbnd]$/.test(first) ? `${first}${first.at(-1)}ing` : `${stem}ing`
      const third = first.endsWith("y") && !/[aeiou]y$/.test(first) ? `${first.slice(0, -1)}ies` : `${first}e?s`
      return [`(?:${first}|${third}|${doubled}|${first}ing|${stem}ed)`, ...more].join(" ")
    })
    .join("|")

const about = "about|regarding|concerning|on|re|over|around|of|relating to|related to|with regards? to|in relation to"
const us =
  "(?:us|me|him|her|them|it|people|anyone|somebody|someone|each other|(?:our|the|my|their|his|her|other|your) (?:own )?[\\p{L}'’-]+)"

/** What comments do, behind `comments that`. */
const doing: ReadonlyArray<readonly [verbs: string, topics: ReadonlyArray<Topic>, following: Following]> = [
  [
    `(?:(?:is|are|was|were) )?(?:all )?(?:${about}|to do with|got to do with|having to do with|dealing with|based on)`,
    [],
    "thing"
  ],
  [
    `(?:${forms("mention|report|discuss|name|reference|cite|quote|bring up|refer to|talk about|bang on about|go on about|drone on about|harp on about|rave about|talk of|speak about|speak of|speculate about|speculate on|chat about|joke about|make jokes about|argue about|argue over|debate|debate about|comment on|gossip about|post about|write about|hint at|spoil|use the word|use the words|use")})`,
    [],
    "thing"
  ],
  ["(?:sounds?|looks?|smells?|feels?|seems?) like|resembl(?:e|es|ing)", [], "thing"],
  [
    "(?:contain|contains|containing|include|includes|including|has|have|having|with|featuring)(?: (?:the|a|an|any|our|some))?(?: old| new)?(?: (?:words?|phrases?|terms?|names?|hashtags?|expressions?)(?: of)?)?",
    [],
    "thing"
  ],
  [`(?:${forms("ask")})(?: (?:us|me))? (?:if|whether|when|why|where|how|what|who|which)`, ["question"], "clause"],
  [`(?:${forms("ask|enquire|inquire")})(?: (?:us|me))? (?:about|regarding|on|for prices? of)`, ["question"], "thing"],
  [`(?:${forms("ask|beg|look|search|fish")})(?: (?:us|me))? for`, [], "thing"],
  [`(?:${forms("ask")})`, ["question"], "thing"],
  [
    `(?:${forms("complain|moan|whine|whinge|rant|grumble|gripe|call out|be angry|get angry")})(?: (?:${about}|that|because of|at))?`,
    ["negative"],
    "thing"
  ],
  [`(?:${forms("criticise|criticize|slate|slam|bash|diss|badmouth|bad-mouth")})`, ["negative"], "thing"],
  [`(?:${forms("call")}) ${us}(?: an?| the)?`, [], "called"],
  [`(?:${forms("tell|remind|warn|inform")}) (?:us|me|people|everyone|others|customers)(?: that)?`, [], "clause"],
  [`(?:${forms("accuse")}) ${us} of`, [], "clause"],
  [`(?:${forms("compare")}) (?:us|our [\\p{L}'’-]+|it|this|me|them) (?:with|to)`, [], "thing"],
  [
    `(?:${forms("say|claim|suggest|imply|allege|state|insist|think|believe|reckon|pretend|promise|guarantee|spread|write")})(?: that)?`,
    [],
    "clause"
  ],
  [`(?:${forms("praise|compliment|applaud")})`, ["praise"], "thing"],
  [`(?:(?:${forms("offer|try|want")}) to (?:sell|resell))`, [], "thing"],
  [`(?:${forms("promote|advertise|sell|offer|push|plug|recommend|market|peddle|pitch")})`, [], "thing"],
  [
    `(?:${forms("insult|mock|bully|harass|attack|abuse|belittle|offend|ridicule|body-shame|fat-shame")})`,
    ["insult"],
    "whom"
  ],
  [
    "(?:is|are|being|gets?|getting) (?:being )?(?:rude|abusive|nasty|mean|horrible|aggressive|insulting|disrespectful|hostile|unkind) (?:to|towards?|about|with|at)",
    ["insult"],
    "whom"
  ],
  [`(?:${forms("disagree|argue")}) (?:with us |with me )?(?:about|on|over)`, [], "thing"],
  [`(?:${forms("encourage|glorify|condone|celebrate|justify|normalise|normalize|advocate|deny")})`, [], "thing"],
  [`(?:${forms("need|want|request|demand|require")})`, [], "thing"],
  [`(?:${forms("make|poke")}) (?:fun|jokes?) (?:of|at|about)`, [], "thing"],
  [
    `(?:${forms("fight|bicker|quarrel|squabble")})(?: (?:with|among|amongst) (?:each other|one another|themselves|others|other \\p{L}+))?`,
    ["insult"],
    "whom"
  ],
  [`(?:${forms("threaten")})`, ["threat"], "whom"],
  [
    `(?:${forms("tag")})(?: (?:their|there|his|her|a|some|other|your))? (?:friends?|mates?|mums?|moms?|dads?|mothers?|partners?|people|family|others|each other|someone|somebody|sisters?|brothers?|bff|besties?)`,
    ["tag"],
    "whom"
  ],
  [`(?:${forms("swear|curse|cuss")})`, ["profanity"], "whom"],
  [
    `(?:${forms("share|post|leave|drop|give|paste|send|publish|reveal|leak|put|list|link to|show|hand")})(?: (?:out|up|away))?`,
    [],
    "thing"
  ]
]

const question = "(?:questions?|queries|query|enquiries|inquiries)"
const complaint =
  "(?:complaints?|criticisms?|critique|moaning|whining|grumbling|rants?|negativity|negative (?:comments|reviews|feedback|remarks|opinions)|bad reviews|gripes|frustration|anger)"
const speech =
  "(?:(?:unsolicited|unwanted|random|constant|endless|silly) )?(?:mentions?|requests?|demands?|pleas|talk|discussions?|debates?|arguments?|(?:(?:tasteless|sick|bad|cruel|dumb|stupid|lame|cheap|distasteful|inappropriate|offensive) )?jokes?|rumou?rs?|claims?|allegations?|accusations?|speculations?|theories|gossip|reports?|stories|comparisons?|references?|suggestions?|hints?|chat|chatter|conversations?|news|opinions?|remarks?|comments?|posts?|advice|tips|guesses|fights?|drama|words?|statements?|anything|everything|stuff|questions and (?:answers|comments)|discussing|begging|feedback|input|thoughts|views)"

const claim = "(?:rumou?rs?|claims?|allegations?|accusations?|suggestions?|hints?|statements?|complaints?)"

const leads = (kind: string, topics: ReadonlyArray<Topic>): ReadonlyArray<Leading> => [
  {
    form: new RegExp(
      `^${lead}${kind} (?:(?:${about}|as to) )?(?:when|if|whether|why|where|how|what|which|who) (?<rest>.+)$`,
      "iu"
    ),
    topics,
    following: "clause"
  },
  {
    form: new RegExp(
      `^${lead}${kind} (?:${kind === claim ? "that|" : ""}saying|claiming|suggesting) (?<rest>.+)$`,
      "iu"
    ),
    topics,
    following: "clause"
  },
  {
    form: new RegExp(
      `^${lead}${kind} (?:${about}|to|with|for|mentioning|naming|involving|containing|asking for) (?<rest>.+)$`,
      "iu"
    ),
    topics,
    following: "thing"
  }
]

/** What leads to a thing in the name of some comments: `complaints about`, `people who call us`. */
const allLeadings: ReadonlyArray<Leading> = [
  ...doing.map(
    ([verbs, topics, following]): Leading => ({
      form: new RegExp(`^${lead}(?:${carriers}|${writers})${relative} (?:${verbs})(?: (?<rest>.+))?$`, "iu"),
      topics,
      following
    })
  ),
  ...leads(question, ["question"]),
  ...leads(complaint, ["negative"]),
  ...leads(speech, []),
  ...leads(claim, [])
]
export const leadings = new Likely(allLeadings, ({ form }) => form)

/** `Comments`, `anything`, `people`: they name nothing. */
export const onlyCarrier = new RegExp(`^${lead}(?:${carriers}|${writers})$`, "iu")
