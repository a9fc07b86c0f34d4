import { type Rewrite, unquoted } from "../Rewrites/Words.ts"

/** What comments are about, as owners call it, in the words by which it is known. */
export const subjects: ReadonlyArray<Rewrite> = [
  [
    new RegExp(
      `${unquoted}\\b(?:comments?|replies|posts?|people|anyone|anybody|those|whoever)(?: that| who| which)? call(?:s|ing)? (?:(?:other|our|fellow|each|one) )*(?:commenters|customers|people|users|fans|followers|guests|others|other|another|members|staff) (?:names|stupid|dumb|fat|ugly|thick|pathetic|sheep|(?:idiot|moron|loser|clown|snowflake|liar)s?)(?=$|[,.;])`,
      "giu"
    ),
    "people insulting each other"
  ],
  [new RegExp(`${unquoted}\\b(?:cheap shots?|pot-?shots?|low blows?|swipes?) at (?=\\p{L})`, "giu"), "digs at "],
  [
    /\b(?:people |anyone |anybody |those )?(?:who )?(?:hav(?:e|ing)|tak(?:e|ing)) a (?:pop|dig|swipe) at (?=\p{Lu})/gu,
    "digs at "
  ],
  // `anyone shouting "scam"`
  [
    /\b(?<who>people|anyone|anybody|those|everyone|comments?|customers)(?: who| that)? (?:keep )?(?:shout(?:s|ing)?|yell(?:s|ing)?|scream(?:s|ing)?|cr(?:y|ies|ying)) ["“‘']?(?<what>scam|scammers?|frauds?|fake|rip-?off|con|thie(?:f|ves)|liars?)["”’']?(?=$|[,.;!]| (?:at|about|in|on|under|should|must|and|or|but)\b)/giu,
    "$<who> calling us a $<what>"
  ],
  [/\bOF (?=(?:accounts?|links?|girls?|models?|promos?|spam|pages?|creators?)\b)/gu, "OnlyFans "],
  [
    /["“‘']first!*["”’'](?: or ["“‘']second!*["”’'])? (?=(?:comments?|posts?|replies|nonsense|stuff|crowd|brigade|gang)\b)/giu,
    "first "
  ],
  [/\bfirst (?:nonsense|stuff|crowd|brigade|gang)(?=$|[,.;])/giu, "first comments"],
  [
    /\b(?<what>comments?|posts|anything|messages|replies) (?:with|containing) (?<in>(?:\p{Lu}\p{L}+(?:,? (?:or|and) |, ))*\p{Lu}\p{L}+) (?:text|characters|letters|script|writing)\b/gu,
    "$<what> in $<in>"
  ],
  // what the brand has done to them is no order: `comments about dogs being banned`
  [/(?<=\babout (?:the )?[\p{L}-]+ )being (?=(?:banned|blocked|removed|deleted|hidden)\b)/giu, "who were "],
  [
    new RegExp(
      `${unquoted}\\b(?:proper|actual|outright|downright|sheer|blatant|genuine) (?=(?:abuse|insults?|harassment|bullying|hate|racism|nastiness)\\b)`,
      "giu"
    ),
    ""
  ],
  // two words for one thing, of which neither alone is meant
  [
    new RegExp(
      `${unquoted}\\bhealth (?:and|&) safety(?: (?:concerns?|issues?|complaints?|risks?|hazards?|worries|stuff|matters))?\\b`,
      "giu"
    ),
    "safety concerns"
  ],
  [new RegExp(`${unquoted}\\blost (?:and|&) found\\b(?: (?:posts?|comments?|items?))?`, "giu"), "lost property"],
  [
    new RegExp(
      `${unquoted}(?<!\\b(?:to|who|that|people|they|and|or|not|can|please) )\\b(?:our |the )?share prices?(?= (?:talk|comments?|chat|speculation|discussions?)\\b|$|[,.;])`,
      "giu"
    ),
    "stock prices"
  ]
]
