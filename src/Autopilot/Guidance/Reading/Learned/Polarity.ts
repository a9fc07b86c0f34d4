import { Likely } from "../../../Expressions/Likely.ts"
/** What some words say to do, by the words alone; `mixed` where they say several things. */
export type Polarity = "hide" | "keep" | "ask" | "no" | "none" | "mixed" | "denied"

const hiding =
  "hid(?:e|es|ing|den)|remov(?:e|es|ed|ing|al)|delet(?:e|es|ed|ing|ion)|block(?:s|ed|ing)?|ban(?:s|ned|ning)?|bin(?:s|ned|ning)?|kill(?:s|ed|ing)?|nuke|zap(?:ped)?|ditch|trash(?:ed)?|scrap(?:ped)?|purge[ds]?|erased?|mute[ds]?|axed?|dump(?:ed)?|toss(?:ed)?|chuck(?:ed)?|suppress(?:ed)?|censor(?:ed|ing)?|filter(?:ed|ing)?|eliminated?|scrub(?:bed)?|vanish(?:es)?|disappears?|gone|goes(?! to\\b| on\\b)|go(?! to\\b| on\\b)|out|away|off|forbidden|prohibited|taboo|unwelcome|unacceptable|unwanted|sweep|wiped?|weed(?:ed)?|boot(?:ed)?|banish(?:ed)?|begone|squash(?:ed)?|swept|struck|strike|lose|take down|taken down|bye|rid|culled?|pulled|unpublish|bothered by|bothers us|bothers me|annoy(?:s|ed|ing)?|disturb(?:s|ing)?|silenc(?:e|ed|ing)"
const keeping =
  "keep(?:s|ing)?|kept|leav(?:e|es|ing)|left|stay(?:s|ing)?|remain(?:s|ing)?|allow(?:s|ed|ing)?|permit(?:s|ted)?|tolerat(?:e|es|ed)|accept(?:s|ed|able)?|welcome|fine|ok|okay|okey|alright|all right|visible|visibly|shown?|public|stand(?:s|ing)?|legit|legitimate|harmless|love|enjoy|appreciate[ds]?|spared?|let(?:s)?|good|great|cool|lovely|useful|encouraged?|valuable|approve[ds]?|live with|free to|may|readable|appear(?:s|ing)?|publish(?:ed)?|exempt|yes|tolerable|happy"
const asking =
  "ask(?: me| us| first| before| our| my)?(?! you\\b| them\\b| people\\b| customers\\b| users\\b| for\\b| if\\b| whether\\b| how\\b| why\\b| what\\b| where\\b| when\\b)|check(?:ed)?(?: with| by)?|review(?:ed)?|consult(?:ed)?|escalated?|flag(?:ged)?|forward(?:ed)?|sent? (?:it |them |those |that |these )?(?:to|on)|rout(?:e|ed)|notify|alert(?:ed)?|ping|tell (?:me|us)|show (?:me|us|it to|them to)|shown to|let (?:me|us|our \\w+|the \\w+) (?:see|know|decide|check|have|look|judge)|see (?:first|those first|it first|before|that before|them before|them first)|look at|looked at|looks at|a look|decides?|decision|judge|to (?:me|us|hr|legal|pr|compliance|head office|a human|a person|someone|somebody)|to (?:our|my|the) (?:\\w+ )?(?:team|lawyers?|solicitors?|manager|boss|department|office|desk|director|owner|ceo|agency|staff|lead|counsel|press|editor|curator|head|board)|human|queue|hold for|held for|pass(?:ed)? (?:it |them |these |those )?(?:on )?to|in front of (?:me|us|our|my|the)|by me|past (?:me|us|our|the)|sign ?off|hear about|hear of|know about|run (?:it |them )?by|(?:want|wants|like|need|needs) to see (?:it|that|those|them|these|this|each|every)|want to know|inform(?:ed)?|report(?:ed)? to|brought to|bring|before anything|before you|before anyone|before it does|before they|eyes on|my desk|land on|comes? to|goes? to|go to|call me|phone me|give us a shout|myself|personally|told"
const noes =
  "no|not|never|dont|doesnt|didnt|cant|cannot|wont|isnt|arent|shouldnt|mustnt|wouldnt|neednt|werent|wasnt|nobody|no one|noone|none|nothing|neither|nor|without|nowhere|aint|avoid|refrain|stop|quit|unless|nope|zero|hardly|less"

const mustNot =
  "(?:shouldnt|mustnt|must not|should not|cant|cannot|can not|may not|shall not|must never|should never|may never)"
const doing =
  "(?:see|share|post|read|mention|write|advertise|plug|insult|name|sell|promote|find|know about|be able to|have to|get to)"

const rewritten: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /\b(?:a |such a )?(?:shame|pity|disaster|mistake|wrong|silly|stupid|mad|crazy|unfair|embarrassing|sad|bad idea)\b(?= (?:if|to|when|that)\b)|\bhates? (?:for|if|it if|it when)\b/g,
    " N "
  ],
  [
    /\b(?:dont|do not|never) (?:go|be) (?:too )?(?:easy|lenient|soft|gentle)\b|\bbe (?:very |really |extra )?(?:strict|tough|hard|harsh|merciless)\b/g,
    " H "
  ],
  // `spam to us` is nothing that anybody is asked
  [/\b(?:spam|noise|nothing|everything|gold|poison|insults?|dear|important) to (?:me|us)\b/g, " "],
  [/\b(?:go|be) (?:easy|lenient|gentle|generous|relaxed)\b/g, " K "],
  [
    new RegExp(
      `\\b${mustNot} (?:ever )?(?:be (?:posted|mentioned|shared|named|sold|advertised|visible|shown|seen|there|here|displayed|readable|public)|pop up|show up|appear|stand|stay|remain|be (?:left|kept) up)\\b`,
      "g"
    ),
    " H "
  ],
  [
    new RegExp(
      `\\b(?:nobody|no one|noone) (?:should|may|must|can|is allowed to|gets to|needs to|has to|wants to) (?:ever )?${doing}\\b`,
      "g"
    ),
    " H "
  ],
  [
    /\b(?:tolerate|accept|allow|want|keep|need|permit)s? (?:neither|no|none|nothing)\b|\bnot (?:a fan|fans) of\b|\bnot wanted\b|\bnot one\b(?= $)/g,
    " H "
  ],
  [
    /\b(?:a|the|your|any|this|our|spam) filters?\b|(?<=[a-z] .*)\bnot even\b|\bkeep up (?=with|the)|\bno exceptions?\b|\bwithout exception\b|\bno (?:matter|mercy|discussion)\b|\bno problem with\b(?= it$)/g,
    " "
  ],
  // whoever is told to keep swearing goes on with nothing
  [/(?<!^ (?:please |just |always |so |and |but )?)\b(?:keeps?|kept|keeping) (?:on )?(?=\w+ing\b)/g, " "],
  [/\b(?:no|zero) tolerance\b|\bput up with no\b/g, " H "],
  [
    /\bwont put up with\b|\b(?:sick|tired|fed up|had enough|enough) (?:of|with)\b|\bget(?:s)? on (?:my|our) nerves\b|\bcant stand\b|\bdo without\b|(?<!d )\bhates?\b(?! (?:for|if|it if|when)\b)/g,
    " H "
  ],
  [
    /\b(?:has|have|had) no (?:place|business|home|room)\b|\bno (?:place|room|home|time|patience|interest|space)(?: \w+)? (?:for|in|on)\b(?! (?:hiding|censoring|deleting|removing|blocking|silencing)\b)|\ba (?:hard |big |clear |definite |firm )?no(?: no| go)?\b|\boff (?:the table|limits)\b|\b(?:a )?red line\b|\b(?:dont|doesnt|do not|does not) belong\b|\bno go\b/g,
    " H "
  ],
  [
    /\b(?:isnt|arent|not|no|never|without) (?:a |an |any |much |really )?(?:problems?|issues?|bother|drama|big deal|harm|worry|objections?|reason to worry)\b/g,
    " K "
  ],
  [
    /\b(?:dont|doesnt|do not|does not|not|never|wont|couldnt|nobody|no one) (?:really |even |ever )?(?:mind|minds|care|cares|bother|bothers|bothered|matter|matters|object|scared|worried|offended|offend|hurt|fussed)\b/g,
    " K "
  ],
  [
    /\bnothing (?:against|wrong with|wrong w)\b|\bnever mind\b|\bno objections?\b|\bdo no harm\b|\bby all means\b|\bas you were\b|\bfeel free\b|\bhands off\b|\bcan live with\b|\bpart of the (?:fun|culture|game)\b|\bwhat we (?:live for|want)\b/g,
    " K "
  ],
  [/\b(?:rather than|instead of|sooner than) (?:leaving|keeping|showing|allowing|leave|keep)\b(?: up\b)?/g, " "],
  [
    /\b(?:rather than|instead of|sooner than) (?:just )?(?:hiding|deleting|removing|blocking|hide|delete|remove|hidden|banning|being hidden)\b/g,
    " R "
  ],
  [
    /\b(?:do not|dont|not|no need to|never|neednt) (?:ask|consult|check|ping|tell|bother)(?: with)?(?: me| us)?\b/g,
    " Z "
  ],
  [/\b(?:no|without|dont need) (?:need|reason|point|cause|call|business|grounds) (?:to|for|in)\b|\bneed not\b/g, " N "],
  [/\bnever ever\b|\bnot ever\b|\bno longer\b/g, " N "],
  [/\b(?:not|dont|never|do not) (?:even )?(?:touch|touched|mess with|bother with)\b|\buntouched\b|\balone\b/g, " K "],
  [new RegExp(`\\b(?:${asking})\\b`, "g"), " A "],
  [new RegExp(`\\b(?:${hiding})\\b`, "g"), " H "],
  [new RegExp(`\\b(?:${keeping})\\b`, "g"), " K "],
  [new RegExp(`\\b(?:${noes})\\b`, "g"), " N "]
]

const likely = new Likely(rewritten, ([from]) => from)

/** Atoms of what is said, in order, each once where it repeats itself. */
export const atomsOf = (words: string): string => {
  const said = likely.reduce(` ${words} `, (text, [from, to]) => text.replace(from, to))
  const atoms = said.match(/(?<= )[HKANRZ](?= )/g) ?? []
  return atoms.filter((atom, at) => atom !== atoms[at - 1]).join("")
}

const byAtoms: Readonly<Record<string, Polarity>> = {
  "": "none",
  H: "hide",
  K: "keep",
  A: "ask",
  N: "no",
  NH: "keep",
  HN: "denied",
  NK: "hide",
  KN: "denied",
  R: "keep",
  RK: "keep",
  KR: "keep",
  KA: "ask",
  Z: "none"
}

export const polarityOf = (words: string): Polarity => {
  const all = atomsOf(words)
  // what nobody has to be asked about is said elsewhere
  const atoms = all.length > 1 ? all.replaceAll("Z", "") : all
  const known = byAtoms[atoms]
  if (known !== undefined) return known
  if (/^[ARNH]*A[ARNH]*$/.test(atoms) && !/NA/.test(atoms)) return "ask"
  return "mixed"
}
