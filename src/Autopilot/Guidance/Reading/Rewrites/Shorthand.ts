import { contactWays } from "./ContactWays.ts"
import { inPassing } from "./InPassing.ts"
import { type Rewrite, unquoted } from "./Words.ts"

/** `No offence, but …` is about nothing that is to be hidden. */
const asides =
  "offen[cs]e|wonder|rush|hurry|worr(?:y|ies)|need|kidding|jokes?|pressure|problems?|doubt|hard feelings|harm|sweat|fuss|disrespect|biggie|idea|way|pun intended"

/** What is told of a thing in front of it. */
const told =
  "(?:fake|replica|counterfeit|knock-?off|bootleg|pirated?|used|second-?hand|pre-?owned|refurbished|cheap|free|new|old|stolen|illegal|smuggled|unlicensed|expired|broken|damaged|faulty|defective|leaking|leaky|late|missing|lost|delayed|wrong|cold|burnt|stale|raw|rotten|mouldy|moldy|dirty|empty|vegan|vegetarian|organic|gluten-?free|halal|kosher|homemade|imported|unsafe|dangerous|big|small|large|long|short|hot|red|blue|green|black|white|yellow|pink|purple|brown|grey|gray)"
const thing =
  "(?!(?:and|or|but|is|are|was|were|on|in|at|by|for|from|with|as|to|of|about|that|which|who|ones?|go|goes|should|must|may|can|stays?|please|has|have|needs?|will|gets?)\\b)[\\p{Ll}-]+"
const behind =
  "(?=$|[,.;:)]| (?:and|or|but|is|are|on|in|under|at|by|for|from|with|that|which|who|unless|except|should|must|may|can|go(?:es)?|stays?|please)\\b)"

/** Words as people shorten them, written out. */
export const shorthand: ReadonlyArray<Rewrite> = [
  // `fake, stolen or replica watches` are watches, each
  [
    new RegExp(
      `${unquoted}\\b(?<one>${told}), (?<two>${told}),? (?<or>and|or) (?<last>${told}) (?<thing>${thing}(?: ${thing})?)${behind}`,
      "iu"
    ),
    "$<one> $<thing>, $<two> $<thing> $<or> $<last> $<thing>"
  ],
  [
    new RegExp(
      `${unquoted}\\b(?<one>${told}) (?<or>and|or) (?<last>${told}) (?<thing>${thing}(?: ${thing})?)${behind}`,
      "iu"
    ),
    "$<one> $<thing> $<or> $<last> $<thing>"
  ],
  [new RegExp(`${unquoted}\\b(?:(?:re)?sellers|dealers|vendors|peddlers) of (?=\\p{Ll})`, "iu"), "people selling "],
  [
    new RegExp(
      `${unquoted}(?:(?<=\\b(?:is|are|can|may|should|must|will)) of course\\b|,? of course,?(?= (?:is|are|can|may|should|must|will|stays?|goes?|remains?)\\b))`,
      "iu"
    ),
    ""
  ],
  [new RegExp(`${unquoted}(?:,? etc\\b\\.?|,? and so (?:on|forth)(?: and so (?:on|forth))?)(?=$|[ ,;:)])`, "iu"), ""],
  [new RegExp(`^no (?:${asides})(?:,? (?:but|and|so) |\\s*[,;:–-]+\\s*)`, "iu"), ""],
  [new RegExp(`\\s*[,;–-]\\s*no (?:${asides})(?=$|\\s*[,;–-])`, "iu"), ""],
  [/^((?:please )?)keep (?:on )?asking (?=(?:me|us)\b)/iu, "$1ask "],
  [/^((?:please )?)(?:absolutely )?no (?:touching|censoring) (?:of )?/iu, "$1never hide "],
  [/\bno (?=(?:hide|remove|delete)(?:$| ))/iu, "never "],
  [/^((?:please )?)no longer (?=(?:hide|remove|delete|block|keep|allow|show|leave)\b)/iu, "$1never "],
  // `remove politics from under our posts`
  [
    new RegExp(
      `${unquoted}(?: off| away)? from (?:under(?:neath)?|below|beneath) (?=(?:the|our|my|all|any|these|those|this|that)\\b)`,
      "giu"
    ),
    " under "
  ],
  // `asking whether we ship is a question and can stay`
  [
    new RegExp(
      `${unquoted}(?<=\\bask(?:s|ing)? .*) is (?:(?:just|only|simply|still) )?an? (?:[\\p{L}-]+ )?(?:question|query)(?: and| so|,)(?: (?:it|that|they))?(?= (?:can|may|should|must|stays?|is (?:ok|okay|fine|welcome))\\b)`,
      "iu"
    ),
    ""
  ],
  // `hide links (not on Facebook)` limits as it does behind a comma
  [
    new RegExp(
      `${unquoted} \\(((?:but )?(?:not (?:on|under|in|from)|except|excluding|unless|only (?:on|under|in)) [^()]+)\\)$`,
      "iu"
    ),
    ", $1"
  ],
  ...contactWays,
  [/\bits (?=(?:an?|the|our|not|just|so|too|very)\b)/giu, "it's "],
  [/\bc(?:o?m)?mts?\b/giu, "comments"],
  [/\bmsgs\b/giu, "messages"],
  [/(?<=\p{L} )w\/ ?(?=[\p{L}"“])/giu, "with "],
  [/(?<=\p{L} )w\/o ?(?=\p{L})/giu, "without "],
  [/\babt\b/giu, "about"],
  [/\b(?:b\/?c|coz|cos|cuz)(?= (?:we|it|they|this|that|our|i)\b)/giu, "because"],
  [
    /\b(questions?|queries|complaints?|comments?|anything|stuff|posts?|enquiries|inquiries) re:? (?=\p{L})/giu,
    "$1 about "
  ],
  [/ = no[- ]go$/iu, " = no"],
  [/\b(like|such as|including|for example|for instance): ?(?=["'“‘])/giu, "$1 "],
  [/\bnever,? ever\b/giu, "never"],
  [
    /^(?:(?:ok|okay|right|alright|well|so),? so|so basically|basically|honestly|btw|fyi|by the way|just so you know),? (?=\p{L})/iu,
    ""
  ],
  [
    / (?:in|of) (?:any|all|every|whatever|whichever) languages?(?=$|,| (?:kept|hidden|is|are|should|must|goes?|stays?)\b)/iu,
    ""
  ],
  [
    /^(?:only (?:on )?)?(facebook|fb|instagram|insta|ig|tiktok|youtube|yt|threads)(?: only)? ?[:–—-] (?=\p{L})/iu,
    "on $1, "
  ],
  [
    /^(?:(?:i['’]?m |i am )?not sure (?:if|whether) (?:it['’]?s|this is|that['’]?s|it is|you can(?: do (?:it|this|that))?)(?: possible| doable| allowed| ok| okay)?,? but|(?:i )?do(?:n['’]?t| not) know (?:if|whether) (?:it['’]?s|this is|that['’]?s|it is) (?:possible|doable),? but|if (?:it['’]?s |it is |this is |at all |that['’]?s )?possible,?) (?=\p{L})/iu,
    ""
  ],
  [/\bpl[sz]{1,2}\b/giu, "please"],
  [/\bppl\b/giu, "people"],
  ...inPassing
]
