import { Likely } from "../../../Expressions/Likely.ts"
import { isReason } from "../Speech/Reasons.ts"
import { persons } from "../Words/Persons.ts"
import { hidingVerbs } from "../Words/Verbs.ts"

type Trim = readonly [from: RegExp, to: string]

const they = "(?:it|they|one|those|that|these)"
const appear =
  "(?:pops?|comes?|turns?|shows?|crops?|goes|go|lands?|appears?|happens?|(?:is|are|gets?) (?:posted|spotted|seen|noticed|written))"

/** How soon and how surely it is to be done changes nothing about what. */
const trims: ReadonlyArray<Trim> = [
  [
    /^if it(?:['’]s| is) (?:about|to do with|on|regarding) ([^,;]+?),? (?=(?:please |just )*(?:let|leave|keep|hide|remove|delete|ask|run|send|flag|pass|show|tell|check)\b)/iu,
    "if you see comments about $1, "
  ],
  [/\bwant(?:s|ing)? to know (?:about )?/iu, "asking about "],
  [
    /^([^,;]+?) (?:should|must|can|need to|have to|ought to|are to) (?:just |please |always )?be (?:told|asked|advised|invited|encouraged|directed|referred|pointed) (?:to|towards) [^,;]+[,;] (?:but |and |so )?(?:please )?((?:do not|don['’]?t|never) (?:hide|remove|delete))(?: (?:it|them|those|these))?$/iu,
    "$2 $1"
  ],
  [
    new RegExp(
      `^((?:please )?(?:keep|leave|allow) [^,;]+?)(?:,? (?:and|but) |, )(?:${hidingVerbs.join("|")}) (?=\\p{L})`,
      "iu"
    ),
    "$1, hide "
  ],
  [/^(?:ads|adverts|on ads|under ads): (?=no |hide |keep |remove |delete |leave )/iu, "on ads, "],
  [/^(facebook|instagram|tiktok|youtube|threads): (?=no |hide |keep |remove |delete |leave )/iu, "on $1, "],
  [new RegExp(`^(let|allow) (?:(?:our|the|all|any) )*${persons} (?=(?:to )?\\p{L}+)`, "iu"), "$1 people "],
  [
    / (under|below|beneath) (the|our) (giveaway|competition|raffle|vacancy|launch|tribute|announcement|trailer|teaser|poll|memorial|obituary|fundraiser|appeal|quiz)$/iu,
    " $1 $2 $3 post"
  ],
  [
    new RegExp(
      `^(?:our |the |any )?(?:${persons}) (?:should|must|do|can|may)(?: not|n['’]?t|not) (?:(?:need|have|want) to )?(?:see|read|be shown|find|hear) ([^,;]+?)(?:,| so|, so| and) (?:please )?(?:hide|remove|delete|block) (?:it|them|that|those)$`,
      "iu"
    ),
    "hide $1"
  ],
  [/^((?:i|we) (?:do not|don['’]?t) want )([^,;]+?) (?:mentioned|named|discussed|talked about)$/iu, "no mention of $2"],
  [/(?<=\b(?:of|about|to) )(?:our|my|the) \p{Ll}+ (?=\p{Lu}\p{Ll}+$)/u, ""],
  [
    /\b(?:says?|claims?|tells us)(?: that)? (?:their|his|her|the|my|an?|our) (?:parcel|order|package|delivery|item|shipment|post|stuff)s? (?:never|has(?: not|n['’]?t)|have(?: not|n['’]?t)|did(?: not|n['’]?t)) (?:came|come|arrived?|turn(?:ed)? up|show(?:n|ed)? up|got here|been delivered)\b/iu,
    "complains about late delivery"
  ],
  [
    /\b(?:saying|claiming|telling us)(?: that)? (?:their|his|her|the|my|an?|our) (?:parcel|order|package|delivery|item|shipment|post|stuff)s? (?:never|has(?: not|n['’]?t)|have(?: not|n['’]?t)|did(?: not|n['’]?t)) (?:came|come|arrived?|turn(?:ed)? up|show(?:n|ed)? up|got here|been delivered)\b/iu,
    "complaining about late delivery"
  ],
  [
    /^([^,;]+?) (?:can|may|could|(?:is|are) (?:allowed|free) to) be (?:critical|sceptical|skeptical|negative) (?:of|about) ([^,;]+)$/iu,
    "keep criticism of $2"
  ],
  [/ (?:in public|publicly|openly|freely|out loud)$/iu, ""],
  [/\b(?:my|our) [\p{L}-]+['’]s (?:\p{Ll}+ )?name,? (?:which is |is )?(?=\p{Lu}\p{Ll})/iu, "the name "],
  [
    /^(?:i|we)(?:['’]ve| have)? had (?:it|enough|our fill) (?:with|of) ([^,;]+?)(?:, (?:so )?(?:please )?(?:hide|remove|delete|bin|block) (?:it|them|those|that))?$/iu,
    "hide $1"
  ],
  [
    /^if there(?:['’]s| is| are) (?:any |a |an |some )?(?!no\b|not\b|nothing\b|nobody\b|never\b|none\b)(?=[^,;]+,? (?:please )?(?:hide|remove|delete|bin|take|keep|leave|let|show|ask|flag|tell)\b)/iu,
    "if you see "
  ],
  [/ without (?:any )?(?:warning|delay|hesitation|discussion|exception|mercy|question)$/iu, ""],
  [
    /^(.+?) (?:can|may|could|(?:is|are) allowed to) be (?:criticised|criticized|slated|slagged off|mocked|teased|complained about|moaned about|disagreed with),? but (?:(?:can|may) )?not (?:be )?(?:abused|insulted|attacked|bullied|harassed|sworn at)$/iu,
    "keep criticism of $1, hide insults"
  ],
  [
    /^(?:feel free to )?(?:criticise|criticize|moan about|complain about|disagree with|slag off|slate) (.+?) all (?:you|they|people) (?:like|want|wish), (?:but )?no ([^,;]+)$/iu,
    "keep criticism of $1, hide $2"
  ],
  [
    /^(?:feel free to )?(?:criticise|criticize|moan about|complain about|disagree with|slag off|slate) (.+?) all (?:you|they|people) (?:like|want|wish)$/iu,
    "keep criticism of $1"
  ],
  [
    /^(.+?) (?:can|may|could|(?:is|are) allowed to) be (?:criticised|criticized|slated|slagged off|complained about|moaned about|disagreed with)$/iu,
    "keep criticism of $1"
  ],
  [
    /^(?:hi|hello|hey|morning|good morning|ok|okay|right|so|also|and|oh|ah|well|ps|fyi|btw|quick one|one more thing|note)[,:!–-]* (?=\p{L})/iu,
    ""
  ],
  [
    /^if it(?:['’]s| is) (?:just|only|merely|simply|nothing but|nothing more than) (?:an? )?([^,;]+?),? (?=(?:please |just )*(?:let|leave|keep|allow|hide|remove|delete|do|never)\b)/iu,
    "if you see comments that are just $1, "
  ],
  [/^(?:being|as) an? [^,;]{3,40}?,? (?=(?:we|i|you|please|hide|keep|remove|delete|leave|no|do)\b)/iu, ""],
  [/,? (?:no matter|regardless of) (?:who|what|how|where|which|whom)\b[^,;]*$/iu, ""],
  [/,? whoever (?:says|said|writes|wrote|posts|posted|sends|it is)[^,;]*$/iu, ""],
  [
    new RegExp(
      `,? (?:as soon as|when(?:ever)?|wherever|every time|each time|the (?:moment|minute|second|instant)) ${they} ${appear}(?: (?:up|in|here|live))?$`,
      "iu"
    ),
    ""
  ],
  [/(?<=\p{L}) up (?:there|here)$|,? (?:good or bad|positive or negative|nice or not|bad or good|big or small)$/iu, ""],
  [
    / \((?:(?:the|like|such as|e\.?g\.?,?|you know,?|as in) )*("[^"]+"|“[^”]+”)(?: (?:lot|ones?|types?|kinds?|stuff|sort|thing|posts?|comments?))?\)/iu,
    " such as $1"
  ],
  [
    /\b(?:people|folks?|anyone|those|fans|customers|viewers|someone|somebody|the ones) who did(?: not|n['’]?t) (?:like|enjoy|love|rate) /iu,
    "people criticising "
  ],
  [
    /,? (?:immediately|straight ?away|right away|at once|instantly|on sight|asap|a\.s\.a\.p\.?|pronto|promptly|every (?:single )?time|always|for good|first thing|without (?:discussion|exception|fail|hesitation|question|delay|warning)|no (?:discussion|debate|exceptions|questions asked|ifs(?:,? (?:or|and|no) buts)|mercy|excuses)|end of(?: story)?|full stop|period|obviously|of course|please|pls|plz|thanks|thank you|thx|ta|cheers|lol|haha|tbh|imo|simple as|if you can|if possible|if you would|if that['’]?s ok(?:ay)?)$/iu,
    ""
  ],
  [
    /(?<=\b(?:hide|remove|delete|block) (?:it|them|those|that|these)),? (?:for (?:their|his|her|our|everyone['’]s|everybody['’]s|people['’]s)(?: own)? (?:safety|security|privacy|protection|good|sake|benefit)|so(?: that)? (?:nobody|no one|others|people|scammers|strangers|they) (?:can|could|might|may|do|does|cannot|can['’]?t|don['’]?t|doesn['’]?t)(?: not)? [^,;]+|to protect [^,;]+|before (?:anyone|anybody|someone|somebody|others|people) [^,;]+)$/iu,
    ""
  ],
  [
    /,? even with (?:(?:lots|loads|plenty|a lot) of |many |some |a few )?(?:emojis?|typos|hashtags|capitals|(?:exclamation|question) marks|(?:bad|weird|odd|terrible|poor) (?:spelling|grammar)|spelling mistakes)(?: (?:and|or) (?:bad|weird|odd|terrible|poor) (?:spelling|grammar))?$/iu,
    ""
  ],
  [/ (it|them|those|these) all$/iu, " $1"],
  [/,? (?:as|so) long as (they|it|people|it['’]s)(?: do(?:es)?| are| is)?(?: not|n['’]?t) (?=\p{L})/iu, " unless $1 "],
  [/^either (hide|remove|delete|block) or (?:hide|remove|delete|block) /iu, "$1 "],
  [
    /^(?:(?:i|we)(?:['’]re|['’]m| are| am)? )?(?:fine|ok|okay|cool|happy|relaxed|can live|can deal|have no problem) with ([^,;]+?),? (?:but )?(?:just )?not with ([^,;]+)$/iu,
    "keep $1, hide $2"
  ],
  [
    /^(?:i|we)(?: would|['’]d)? (?:want|need|like) ([^,;]+?) (?:gone|hidden|removed|deleted|taken down|out) (?:and|but) ([^,;]+?) (?:kept|left(?: up| alone)?|to (?:stay|remain))(?: up)?$/iu,
    "hide $1, keep $2"
  ],
  [
    /^(?:i|we)(?: would|['’]d)? (?:want|need|like) ([^,;]+?) (?:kept|left(?: up| alone)?|to (?:stay|remain))(?: up)? (?:and|but) ([^,;]+?) (?:gone|hidden|removed|deleted|taken down|out)$/iu,
    "keep $1, hide $2"
  ],
  [
    /^(?:nobody|no one|no-one) (?:should|must|may|can|gets to|is to|ought to)(?: be)? (advertising|promoting|plugging|selling|flogging|posting|sharing|insulting|attacking|swearing|threatening|bullying|offering)\b/iu,
    "no people $1"
  ],
  [/^([^,;]+?) stays?(?: up)?, ([^,;]+?) (?:doesn['’]?t|don['’]?t|does not|do not)$/iu, "keep $1, hide $2"],
  [
    / (?:immediately|instantly|promptly|automatically|obviously|simply|definitely|certainly|clearly|absolutely) (?=(?:come|comes|be|get|gets|go|goes|taken|removed|deleted|hidden|stay|stays)\b)/iu,
    " "
  ]
]

const ruleOf =
  /,? (?:(?:as per |per |it['’]?s |that['’]?s |this is )?(?:our |the )?(?:council|company|club|house|school|shop|store|page|brand|band|clinic|local|new|standard|official|strict) (?:policy|rules?|guidelines)|as agreed|as discussed|as usual|same as before|it['’]?s the law|by law|as required by law|(?:they|people|residents|customers|fans|everyone|everybody|folks|patients|parents|voters) (?:have|has|['’]ve) (?:a|every|the) right to [^,;]+|(?:we|i) can (?:take|handle) (?:it|them|that)|(?:it|that|this)(?:['’]?s| is) (?:just |only |all )?(?:fair enough|fair|healthy|normal|human|part of (?:the )?\p{L}+|how we (?:learn|improve)|good for us|useful)|(?:we|i)(?:['’]ve| have)? (?:learn|learnt|learned|improve|grow) from (?:it|them|that))$/iu

const longestReason = 14
/** Who gives a reason begins so; what goes on about some of them, or names somebody, is none. */
const reasoning =
  /^(?:because |as |since |so |cause |cos |and |but )*(?:we|i|it|they|that|this|these|those|there|he|she|you|people|families|kids|children|our \p{Ll}+)(?:['’]\p{L}+)?\b/iu
const goingOn =
  /\b(?:odd|occasional|some|one|ones|few|other|others|another|rest|matter|different|partner|sister|friend|competitors?|rivals?|only|both|either|neither|too|also)\b/u

/** Without a reason that stands behind a comma. */
const withoutReason = (sentence: string): string => {
  const at = Math.max(
    sentence.lastIndexOf(", "),
    sentence.lastIndexOf(" – "),
    sentence.lastIndexOf(" - "),
    sentence.lastIndexOf(" (")
  )
  if (at < 8) return sentence
  const reason = sentence.slice(at).replace(/^[ ,–(-]+|\)$/gu, "")
  return reason.split(" ").length <= longestReason &&
    / /u.test(reason) &&
    reasoning.test(reason) &&
    !goingOn.test(reason.toLowerCase()) &&
    !/(?<=\p{L} )\p{Lu}\p{Ll}/u.test(reason) &&
    isReason(reason, true)
    ? sentence.slice(0, at)
    : sentence
}

const most = 6
const likely = new Likely(trims, ([from]) => from)

/** A sentence without what is said besides: manners, haste and reasons. */
export const trimmed = (sentence: string): string => {
  let said = sentence.trim().replaceAll(/ ?— ?/gu, " – ")
  for (let round = 0; round < most; round++) {
    const less = withoutReason(
      likely.reduce(said, (one, [from, to]) => one.replace(from, to)).replace(ruleOf, "")
    ).trim()
    if (less === said || less.split(" ").length < 2) break
    said = less
  }
  return said
}
