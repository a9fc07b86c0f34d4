import { Likely } from "../../../Expressions/Likely.ts"
import { judgedByItself, keepsAllThere, knownByHandle } from "../Words/ReadPart.ts"
import { unseen } from "./Unseen.ts"

/** What guidance asks for by what nobody tells Steward, and what to say instead. */
interface Beyond {
  readonly said: RegExp
  readonly why: string
}

const few = "(?:a |an |any |the |just |only |at least |up to )*"
const many =
  "(?:more than|less than|fewer than|over|under|at least|at most|up to|too many|lots of|loads of|tons of|a lot of|several|multiple|\\d+ or more|\\d+\\+)"
const number = "(?:\\d+|one|two|three|four|five|six|ten|twenty|a hundred)"
const counted =
  "(?:links?|urls?|hashtags?|tags?|mentions?|emojis?|smileys|exclamation marks?|question marks?|lines?|sentences?)"
const comments = "(?:comments?|posts?|replies|messages|reviews|rants|texts?|ones)"
const order =
  "(?:please |always |just |pls )*(?:hide|remove|delete|block|keep|leave|allow|show|ask (?:me|us) about|no|never hide|do(?: not|n['’]?t) (?:hide|remove|delete))"

const somebody =
  "(?:(?:my|our|the|your|a|an|any|his|her|their|most|some) (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+|i|you|we|they|he|she|people|nobody|no ?one|everybody|everyone|somebody|someone|anybody|anyone)"
const would =
  "(?:would|might|may|could|should|will|wouldn['’]?t|won['’]?t|couldn['’]?t|shouldn['’]?t|['’]d)(?: (?:not|never|ever|also|probably|definitely|want to|like to|have|rather|even))*"
const decide =
  "(?:hide|hidden|delete|deleted?|remove|removed|block|blocked|bin|keep|kept|allow|approve|leave up|hate|dislike|disapprove|mind|object|choose|pick|ask(?= about| me|$)|sue|faint|frown|tolerate|accept)"
const orders =
  "(?:please |always |just |also |pls )*(?:hide|remove|delete|block|keep|leave(?: up)?|allow|show|ask (?:me|us)(?: about)?|never hide|do(?: not|n['’]?t) (?:hide|remove|delete))"
const judged =
  "(?:comments?|posts?|replies|messages|things?|stuff|anything|everything|all|those|ones|what|whatever|whichever)"

/** The age of a post, who writes for the first time, how long a comment is, how many links it has: no comment says so. */
const beyond: ReadonlyArray<Beyond> = [
  ...unseen,
  {
    said: /\b(?:posts?|photos|videos|reels|ads?|stories) (?:that (?:are|were) |which (?:are|were) |that['’]s |from )?(?:older than|more than \p{L}+ (?:days?|weeks?|months?|years?) old|(?:over|at least) \p{L}+ (?:days?|weeks?|months?|years?) old|last (?:year|month|week)|years? ago|months? ago|a while ago|(?:19|20)\d\d$)|\b(?:on|under|below) (?:(?:our|the|my|all|any|very|really) )*(?:old|older|ancient|past|newer|recent|latest|last) (?:posts?|photos|videos|reels|ads|content)\b/iu,
    why: "a rule knows no post by its age; name posts by words of their caption, as in “on posts about the sale”"
  },
  {
    said: new RegExp(
      `\\b(?:first[- ]time|first[- ]ever|brand[- ]new|newly joined|repeat|returning|regular|long[- ]time) (?:commenters?|posters?|visitors?|users?|followers?|accounts?|offenders?|fans?|customers?|writers?|members?|people)(?=['’]|$|[ ,.])|\\b(?:non[- ]?followers|non[- ]?members|non[- ]?customers)\\b|\\b(?:who|that) (?:(?:do(?:es)?(?: not|n['’]?t)|never|just|only|already|recently) )*(?:follow(?:s|ed)? us|commented|comment(?:s|ed)? (?:for the first time|before)|subscribed to us|bought (?:from us|anything))\\b|\\b(?:accounts?|profiles?|people|users?) (?:with|without|having) (?:no|few|less|fewer|under|${few}\\d+)[^,;]*(?:followers|picture|photo|posts|name)\\b`,
      "iu"
    ),
    why: knownByHandle
  },
  {
    said: new RegExp(
      `^${order} (?:all |any |the |these |those )*(?:(?:very|really|super|extremely|too|overly) )?(?:(?:one|two|three|single|\\d+)[- ]?word|one[- ]worded|(?:one|two|single)[- ]letter|long|lengthy|endless|short|overlong)(?: and \\p{L}+)? ${comments}\\b|\\b${comments} (?:(?:that|which) (?:are|is) )?(?:(?:way |far |much )?(?:longer|shorter) than|too (?:long|short)|over \\d+|under \\d+)|\\b(?:of|with|than|over|under|have|has) ${few}(?:${many} )?${number} (?:words?|letters|characters|lines)\\b|\\bwalls? of text\\b`,
      "iu"
    ),
    why: "it is not clear how long that is; say it in words or characters, as in “Hide comments longer than 500 characters” or “Hide one-word comments”"
  },
  {
    said: new RegExp(
      `\\b${many} (?:${number} )?(?:(?:other|different|of|the|their|our|or more) )*${counted}(?=$|[ ,;.])|\\b(?:tag|tags|tagging|link|links) (?:to )?${many} ${number}\\b`,
      "iu"
    ),
    why: "it is not clear how many are meant, or of what; say it as in “Hide comments with more than three hashtags”"
  },
  {
    said: new RegExp(
      `\\b(?:the )?(?:exact )?same (?:thing|comment|text|message|question|link|post|stuff)s? (?:(?:posted|written|sent|said|asked) )?(?:twice|again|over and over|multiple times|many times|several times|more than once|repeatedly|\\p{L}+ times|under|on|across|everywhere)\\b|\\b(?:repeat(?:ed|s|ing)?|duplicates?d?|double|identical) ${comments}|\\b${comments} (?:that (?:are|were) )?(?:repeated|duplicated|posted (?:twice|many times|several times|more than once|over and over))\\b|\\b(?:post|posts|posting|comment|comments|write|writes) (?:twice|more than once|several times|too often)\\b`,
      "iu"
    ),
    why: judgedByItself
  },
  {
    said: new RegExp(
      `^${order} (?:all |any |the |our |these )*(?:(?:full|real|first|last) )?names? of (?!(?:competitors?|rivals?|brands?|other)\\b)\\p{L}|\\b(?!(?:competitors|rivals|brands)['’])[\\p{L}-]+s['’] (?:(?:full|real|first|last) )?names?\\b|^(?:all |any |the |our )*names? of (?!(?:competitors?|rivals?|brands?|other)\\b)[\\p{L} ]+ (?:must|should|can|may|are|have|need)`,
      "iu"
    ),
    why: "a name is looked for as it is written, and these are not; write the names themselves"
  },
  {
    said: /^(?:please )?(?:hide|remove|delete) nothing (?:but|except|other than|apart from)|^(?:please )?(?:only|just) (?:hide|remove|delete) [^;]+(?:,|;| and| but| –| -) (?:please )?(?:leave|keep|allow|show)(?: up)? (?:everything|all|anything|the rest)|^(?:everything|anything|all) (?:except|but|apart from|other than) [^,;]+ (?:stays?|may stay|can stay|is fine|is ok|is allowed)|(?:everything|anything|all|the rest) (?:else )?(?:stays?|may stay|can stay|is fine|is ok|is allowed|ask (?:me|us))$/iu,
    why: "the switches of the protections say what else is hidden; switch off those that are not to hide, and say here only what to hide, keep or ask about besides"
  },
  {
    said: new RegExp(
      `^${order} (?:everything|anything|all|comments?|whatever|stuff)(?: comments?| posts?)?(?: that(?:['’]s)?| which)? ?(?:is|are|has|have)?(?:n['’]t| not)(?: got)?(?: related| relevant| about| on| to do| anything to do)(?: to| with| about| for)? `,
      "iu"
    ),
    why: "no word tells what a comment is not about; say what to hide, or name what may stay, as in “Keep questions about the match”"
  },
  {
    said: /^(?:please |pls )?(?:(?:never|do(?:n['’]?t| not)) (?:hide|remove|delete|touch) (?:anything|any(?: of the)? comments?|comments)|(?:hide|remove|delete) nothing)(?: (?:at all|ever|(?:on|under|in) [^,;]+))?$|^(?:keep|leave|allow) (?:everything|all comments|anything)(?: up| alone)?(?: (?:on|under|in) [^,;]+)?$/iu,
    why: keepsAllThere
  },
  {
    said: new RegExp(
      `^${orders} (?:(?:all|the|any|those) )*(?:${judged}(?: (?:that|which))? ${somebody}|(?:what|whatever|whichever)(?: (?!(?:say|mention|claim|look|read|sound|contain|people|customers|fans|competitor)s?(?!\\p{L}))[\\p{L}-]+){1,2}) ?${would} ${decide}(?!\\p{L})|^${orders} (?:what|whatever)(?: [\\p{L}-]+){1,3} (?:says?|tells?|said|told)(?: (?:you|us|me))? to(?!\\p{L})|^${orders} ${judged}(?: (?:that|which))? (?:(?:would|might|may|could|can) )?(?:makes? ${somebody} (?:nervous|uneasy|uncomfortable|blush|cringe|wince|worried|anxious|angry|mad|furious|unhappy|sad|cry)|(?:annoy|embarrass|irritate|displease|worry|bother)(?:e?s)? ${somebody})(?!\\p{L})`,
      "iu"
    ),
    why: "what somebody would think of a comment stands in none; say what such comments contain, or put their words in quotes"
  },
  {
    said: /^(?:(?:please|pls|could you|can you|maybe|just|but|also|and|so|i['’]d like you to|we['’]d like you to|try to|you (?:can|should|may|must)) )*(?:be (?:(?:a )?(?:bit|little|lot|touch|much|way) )?(?:(?:more |less |too |not so |not as )?(?:strict|careful|gentle|harsh|tough)|(?:strict|tough|harsh|gentl|kind|soft|easi)er)|(?:hide|delete|remove) (?:(?:a )?(?:bit|little|lot|much|way) )?(?:less|more|fewer))(?: (?:on|with|about|when it comes to|towards?|things|stuff|comments?|posts?|than|please|to|here|overall|in general)\b.*)?$/iu,
    why: "how strict Steward is, your answers in Needs you teach it, and guidance does not; say which comments to hide, keep or ask you about"
  }
]

const quotations = /["“„«][^"“”„«»]*["”»]/gu

const likely = new Likely(beyond, (one) => one.said)

/** Nobody says it in so many characters. */
const longest = 400

/** Why a sentence asks for what no comment tells; null where it may be followed. */
export const whyBeyond = (sentence: string): string | null => {
  if (sentence.length > longest) return null
  const said = sentence
    .replaceAll(quotations, "“”")
    .replace(/,? even (?:if|when|though|with) .*$/iu, "")
    .replace(/[ .!]+$/u, "")
  return likely.find(said, (one) => one.said.test(said))?.why ?? null
}
