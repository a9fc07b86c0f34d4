import { type Rewrite, unquoted } from "../Rewrites/Words.ts"

const whom =
  "(?:(?:our|the|my|any|other|another|each|a|an|one of our) )?(?:\\p{Ll}+ )?(?:staff|team|crew|kids|children|people|women|men|girls|boys|models?|players?|coach(?:es)?|chefs?|hosts?|guests?|fans?|customers?|band|singers?|drummers?|guitarists?|bassists?|waitress(?:es)?|nurses?|volunteers?|presenters?|actors?|actress(?:es)?|drivers?|owners?|members?|students?|teachers?|parents?|refs?|referees?|others?|bar ?tenders?|waiters?|baristas?|barbers?|bakers?|cleaners?|managers?|trainers?|stewards?|farmers?|hairdressers?|builders?|carers?|rangers?|gardeners?|keepers?|\\p{L}{3,}(?:ists?|ians?))"
const role =
  "(?:founder|co-founder|ceo|boss|owner|manager|director|singer|drummer|guitarist|chef|head chef|coach|captain|presenter|host|president|chair|chairman|headteacher|principal|vet|doctor|dentist|midwife|mayor|artist|author|designer|trainer)"
const instructed = "(?:please |pls |just )*(?:hide|remove|delete|leave|keep|don['’]?t hide|never hide)"
const turning =
  "(?:hide|hidden|keep|kept|remove|delete|leave|ask|allow|fine|ok|okay|welcome|stay|not|never|no|none|nobody|but|if|unless|only|except|without|when|where|don['’]?t|competitors?|rivals?)"

/** Everyday ways to say it, and to say why. */
export const everyday: ReadonlyArray<Rewrite> = [
  // `anyone having a go at the drummer`
  [
    new RegExp(
      `${unquoted}\\b(?:(?:anyone|anybody|someone|people|those|whoever|comments?)(?: who| that)? )?(?:(?:is|are|keeps?) )?(?:ha(?:s|ve|ving) a (?:go|pop|dig) at|pick(?:s|ing)? on|gang(?:s|ing)? up on|lay(?:s|ing)? into) (?=${whom}(?:$|[,.;]| (?:gets?|must|should|has|have|goes?|is|are|and|or|but|on|in|under)\\b))`,
      "iu"
    ),
    "people insulting "
  ],
  [
    /^(?:please )?(?:(?:do not|don['’]?t|never|no need to) ask (?:me |us )?about (?:the )?|(?:just |please )*(?:leave|keep|ignore|allow) (?:the |all )?)emojis?(?:[,;] (?:just |please )*(?:leave|keep) (?:them|it))?(?: alone| up| be)?$/iu,
    "keep emoji comments"
  ],
  // `hide "scam" only when it comes with a link`
  [
    /^(?<hide>(?:please )?(?:hide|remove|delete|ask me about)) (?:the word )?(?<what>["“][^"“”]+["”]) (?:only |just )?(?:(?:when|if|where) (?:it|they) (?:comes?|is|are|appears?|stands?|goes) (?:together |along )?)?with (?:an? )?(?<kind>links?|phone numbers?|e-?mail address(?:es)?|urls?)$/iu,
    "$<hide> comments that contain $<what> and contain $<kind>"
  ],
  [new RegExp(`\\b(?:our|the|my) (?:\\p{Ll}+ )?${role} (?=\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?['’]s \\p{Ll})`, "u"), ""],
  [/\b(?:our|my|the) (?:old|former|previous|new|maiden|original|first|other) name,? (?=\p{Lu}\p{L})/gu, ""],
  [
    /(?<!["“„«][^"”»]*)\b(?<what>(?:parking|speeding|library|traffic|council|late|court|railway|train) fines?)\b/iu,
    '"$<what>"'
  ],
  [
    new RegExp(
      `${unquoted}\\b(?:(?:comments?|people|anyone|anybody|men|guys)(?: who| that)? )?(?:are )?(?:flirt(?:s|ing)? with|hit(?:s|ting)? on|chat(?:s|ting)? up) (?:(?:our|the|my) (?:\\p{Ll}+ )?\\p{Ll}+|${whom})(?=$|[,.;])`,
      "iu"
    ),
    "flirting"
  ],
  // `expect complaints, leave them all`
  [
    /^(?:[^,;:"“]+[,;] )?(?:so |we |please |you can |you may |you['’]ll )*expect (?:some |lots of |a lot of |many |a few |more )?(?<what>[^,;:]+?)[,;] (?:just |please |so )*(?:leave|keep) (?:them|it|those)(?: all)?(?: up| alone| be)?$/iu,
    "keep $<what>"
  ],
  [
    new RegExp(
      `^(?:our|my|the) (?:(?!\\b${turning}\\b)[^,;:.?!"“])+? (?:went|has|have|is|are|was|were|had|got|opened|closed|moved|changed|ended|started|starts|ends)\\b(?:(?!\\b${turning}\\b)[^,;:.?!"“])*, (?=${instructed} )(?!.*\\b(?:it|them|those|these|that|they)\\b)`,
      "iu"
    ),
    ""
  ],
  [
    /\b(?:anyone|anybody|whoever|those|somebody|someone) (?:who (?:is |are )?)?slagging off (?=\p{L})/giu,
    "people slagging off "
  ],
  // `keep questions about tickets, hide people selling them`
  [
    /(?<=\babout (?<what>[\p{L}-]+)\b[^.;"“]*\b(?:people|anyone|anybody|those|whoever) (?:who (?:are )?)?(?:selling|buying|swapping|reselling|sell|buy|swap|resell) )them\b/iu,
    "$<what>"
  ],
  // `we don't answer questions about wages here: hide them`
  [
    /^we (?:don['’]?t|do not|never|won['’]?t) (?:answer|discuss|comment on|deal with|talk about) (?<what>[^,;:"“]+?)(?: on)?(?: here| in (?:the|our) comments)?(?:[:;,]| [–—-]) (?:so |please |just )*(?<hide>hide|remove|delete) (?:them|it|those|these)$/iu,
    "$<hide> $<what>"
  ],
  [
    /(?<=\p{L}), (?:as |because |since )?we (?:never|don['’]?t|do not|won['’]?t|will not) (?:share|give|tell|answer|publish|reveal|disclose|discuss|do) (?:it|them|that|those|this)(?: out)?(?: here)?$/iu,
    ""
  ],
  [
    /\b(?:on|under) (?:our |the )?(?:normal|regular|ordinary|usual|unpaid) (?=posts\b)(?!posts (?:i|we|it)\b)/giu,
    "on organic "
  ],
  [/,? (?:and )?(?:that|this|which) includes (?=\p{L})/iu, " and "],
  // `keep our page free of people selling followers` keeps none of them
  [
    /(?<=^|[,;:] ?|\b(?:and|but|so|then|to|please|let['’]?s|help|help us) )keep (?:(?:our|my|the|this|all|these) (?:[\p{L}-]+ ){1,3}|it |things |everything |us )(?:free|clear|clean) (?:of|from) (?!charge|cost)(?:any |all )?(?=\p{L})/giu,
    "hide "
  ],
  [/^(?=would be (?:great|nice|good|lovely|helpful|brilliant|fab|amazing|ideal) if )/iu, "it "],
  // `medical side effects` are called side effects
  [/\b(?:medical|severe|serious|bad|nasty|unpleasant|possible|any|other|health) (?=side[- ]effects?\b)/giu, ""],
  // `should come to me first, never hide them on your own`
  [
    /(?<=\b(?:first|me|us)),? (?:and |but |so )?(?:please )?(?:never|don['’]?t|do not) (?:hide|remove|delete) (?:them|it|those|these) (?:on your own|(?:by )?yourself|automatically|without (?:asking|me|us))(?: me| us)?$/iu,
    ""
  ],
  [
    new RegExp(
      `${unquoted}\\b(?:(?:anyone|anybody|people|accounts|those|someone|bots)(?: who| that)? )?(?:offer(?:s|ing)?|promis(?:e|es|ing)|claim(?:s|ing)?) to ["“]?(?:recover|get back|restore|unlock|retrieve)["”]? (?:(?:your|my|their|hacked|lost|stolen|banned|disabled|locked) )*(?:accounts?|profiles?|pages?|funds|money|crypto)\\b`,
      "iu"
    ),
    "account recovery scams"
  ]
]
