import { people, type Rewrite, unquoted } from "../Rewrites/Words.ts"

const mocking =
  "(?:mak(?:e|es|ing) fun of|mock(?:s|ing)?|laugh(?:s|ing)? (?:at|about)|ridicul(?:e|es|ing)|(?:say(?:s|ing)? )?(?:nasty|mean|rude|cruel|horrible|bad) (?:comments?|remarks?|things|stuff) about|tak(?:e|es|ing) the (?:piss|mick|mickey) out of|jok(?:e|es|ing) about)"
const someone =
  "(?:our|the|my|a|any|other|these|those|someone|somebody|people)?(?: ?(?:female|male|young|old|plus[- ]size))? ?(?:models?|staff|team|presenters?|hosts?|actors?|actress(?:es)?|customers?|people|players?|girls?|women|men|kids|members?|singers?|dancers?|waitress(?:es)?|baristas?|employees?|guests?|fans?|users?|others)"
const age = "(?:old|former|previous|original|new|newest|latest|last|first|current|next|upcoming)"
const who = `(?<!["“„«][^"”»]*)\\b(?:comments?|posts?|messages?|people|anyone|anybody|those|everyone) (?:(?:that|which|who) )?(?:is |are )?(?:asks?|asking|begs?|begging)(?: (?:us|me|people|others))?`

const ad = "(?:this|these|the same|our|the|your|that) (?:ads?|adverts?|commercials?)"
const often =
  "(?:too (?:often|much)|all the time|again(?: and again)?|over and over(?: again)?|everywhere|constantly|so (?:often|much)|non-?stop|every day)"

const unfit =
  "(?:inappropriate|unsuitable|indecent|unsavou?ry|improper)(?:,? (?:or|and|&) (?:offensive|rude|vulgar|abusive|nasty))?"
const unfitKinds = "swearing, sexual comments, insults and hate speech"

/** What is meant, where the words alone would reach further or nowhere. */
export const meant: ReadonlyArray<Rewrite> = [
  // whose they are is told by no comment
  [
    new RegExp(
      `${unquoted}(?<!\\p{L})other (?<whose>shops|brands|companies|stores|businesses|sellers|firms|bakeries|restaurants|clubs|schools)['’] (?<what>\\p{L}+(?: \\p{L}+)?)(?=$|[,.;!])`,
      "iu"
    ),
    "$<what> of other $<whose>"
  ],
  [
    new RegExp(`${unquoted}(?<!\\p{L})(?:an? |any |the )?spoiler[- ](?:warnings?|alerts?)(?!\\p{L})`, "iu"),
    '"spoiler warning" or "spoiler alert"'
  ],
  [
    new RegExp(
      `${unquoted}(?<!\\p{L})(?:eine[nr]? |een )?(?<warning>spoilerwarnung|spoilerwaarschuwing|spoileralarm|spoileralert)(?!\\p{L})`,
      "iu"
    ),
    '"$<warning>"'
  ],
  [
    new RegExp(
      `${who} for (?:some )?(?:money|cash|donations)(?: for (?:themsel(?:f|ves)|himself|herself|(?:their|his|her) (?:own )?(?:\\p{L}+ )?\\p{L}+))?(?=$|[.;])`,
      "iu"
    ),
    "money requests"
  ],
  [
    /(?<!\p{L})spoilers? (?:of|about|for|on|with) (?:the |any |all |our )?(?:match|game|race|fight|final) ?(?:results?|scores?)(?!\p{L})/iu,
    "match results"
  ],
  [
    new RegExp(
      `${unquoted}(?:${people} |comments? )?(?:who |that )?(?:(?:are|is) )?(?:moan(?:s|ing)?|complain(?:s|ing)?|whin(?:e|es|ing)|say(?:s|ing)?)(?: about| that)? (?:they(?:['’]re| are)? )?(?:(?:keep|keeps|always|constantly|sick of|tired of|fed up with|still) (?:on )?(?:see(?:ing)?|get(?:ting)?|be(?:ing)? shown) ${ad}|(?:sick of|tired of|fed up with) ${ad}|(?:see(?:ing)?|get(?:ting)?) ${ad} ${often})(?: ${often})?(?=$|[.,;!])`,
      "iu"
    ),
    "comments that mention ad fatigue"
  ],
  [
    new RegExp(
      `${unquoted}(?<!\\p{L})(?:whatever|anything|everything|comments?|posts?|messages?|a comment)(?: (?:that|which))? sounds? (?:like|as if|as though) (?:someone|somebody|a person|people|they|the writer) (?=(?:want|wants|may want|might want|is going|plans?) to (?:hurt|kill|harm|end|die))`,
      "iu"
    ),
    "anyone who says they "
  ],
  [new RegExp(`${who} for (?:a |some )?(?:jobs?|work)(?=$|[.;])`, "iu"), "job requests"],
  [
    new RegExp(`${unquoted}\\b${unfit} (?:language|words?)(?=$|[,.;]| (?:and|or|but|on|under)\\b)`, "iu"),
    "bad language"
  ],
  [
    new RegExp(
      `${unquoted}\\b(?:(?:any|all|every) )*(?:${unfit} (?:comments?|remarks?|content|stuff|posts?|messages?|things|replies)|(?:anything|everything|comments?|posts?|stuff|remarks?|content)(?: (?:that|which)(?:['’]?s| is| are| may be| seems?)?)? ${unfit})(?=$|[,.;]| (?:and|or|but|on|under)\\b)`,
      "iu"
    ),
    unfitKinds
  ],
  [
    new RegExp(
      `${unquoted}\\b(YouTube|Instagram|Facebook|TikTok|Threads|Insta) (?:links?|urls?)(?=$|[,.;]| (?:and|or|but|from|in)\\b)`,
      "iu"
    ),
    "links to $1"
  ],
  [
    new RegExp(
      `${unquoted}\\b(?:people'?s |others'? )?(?:personal|private) (?:information|info|data|details)(?=$|[,.;]| (?:and|or|on|under|in|from)\\b)`,
      "iu"
    ),
    "contact details, addresses and bank details"
  ],
  [
    /^(?<lead>(?:please |pls |just )*ask (?:me|us) about (?:any |all )?comments (?:about|that mention|mentioning)) (?:our|the|my) (?<age>old|former|previous|new) (?<what>(?!(?:one|ones|names?|posts?|videos?|reels?|ads?)\b)\p{Ll}{3,})$/iu,
    '$<lead> "$<age> $<what>"'
  ],
  // `make fun of how our models look`
  [
    new RegExp(
      `${unquoted}\\b(?:(?:any |all )?(?:comments?|posts?|people|anyone|anything|those)(?: that| which| who)? )?${mocking} (?:how ${someone} (?:looks?|dress(?:es)?)|(?:the )?(?:looks|appearance|bod(?:y|ies)|weight|figures?) of ${someone}|${someone}['’]s? (?:looks|appearance|bod(?:y|ies)|weight|figures?))(?=$|[,.;])`,
      "iu"
    ),
    "body shaming"
  ],
  // `comments about our old logo`
  [
    new RegExp(
      `^(?=(?:please |pls |just )*(?:hide|remove|delete|block|no|get rid of|bin|it would|i['’]d|we['’]d|i would|we would|could|can)\\b)(?<lead>[^"“]*?\\b(?:about|mention(?:s|ing)?|of|regarding|concerning)) (?:(?:our|the|my|your) )(?<age>${age}) (?<what>(?!(?:week|month|year|season|time|night|day|summer|winter|one|ones|name|names|posts?|videos?|reels?|ads?)\\b)\\p{Ll}{3,})(?=$|[.;]| (?:should|must|can|may|is|are|was|were|be|being|to|on|under|hidden|removed|please)\\b)`,
      "iu"
    ),
    '$<lead> "$<age> $<what>"'
  ],
  // `on the leather posts (#leather)`, `on #launch posts`
  [
    /\b(?<on>on|under) (?:(?:our|the|my|all) )?(?:[\p{L}-]+ ){0,3}(?:posts?|reels?|videos?|stories) \((?:tagged |with )?(?<tag>#[\p{L}\p{N}_]+)\)/iu,
    "$<on> posts tagged $<tag>"
  ],
  [
    /\b(?<on>on|under) (?:(?:our|the|my|all|any) )?(?<tag>#[\p{L}\p{N}_]+)[- ](?:posts?|reels?|videos?|stories)\b/iu,
    "$<on> posts tagged $<tag>"
  ],
  [
    /,? (?:whenever|when|if|every time|wherever|as soon as) (?:they|it|these|those) (?:come|comes|pop|pops|turn|turns|show|shows|crop|crops) up(?: anywhere| here)?$/iu,
    ""
  ],
  [
    /^(?:for|in|on) (?<place>tiktok|instagram|facebook|youtube|threads) (?:comments|posts|videos)[,:] /iu,
    "on $<place>, "
  ],
  [
    /\b(?<what>comments|posts|anything|messages) (?:that (?:are|is) )?(?:entirely |completely |fully |all |only )?(?:written|typed) (?:entirely |completely |fully |all |only )?in (?:all )?(?:capital letters|capitals|caps|upper ?case|block capitals)\b/iu,
    "comments in all caps"
  ],
  [/^(?:please )?be so (?:kind|good|nice) (?:as to|and) /iu, "please "],
  [/^(?:(?:could|would|can) you )?(?:please )?be so (?:kind|good|nice) (?:as to|and) /iu, "please "],
  [/\b(?:i|we)['’]d rather you ask(?:ed)? (?:me|us) (?=(?:if|when|whenever|about|before)\b)/iu, "ask me "],
  [
    /^(?<told>(?:we|i)(?:['’]ve| have)? (?:had|have|get|got|see|saw|are getting|been getting|keep getting) (?:a lot of|lots of|many|loads of|some|so many|too many|tons of|a few) )(?<what>[^,;:]+?)(?:,| [–—-]|;)? (?:and |so )?(?:please |kindly |pls |just )*(?:get rid of|hide|remove|delete|bin|block|zap) (?:those|them|these|that|it)$/iu,
    "hide $<what>"
  ]
]
