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

/** The age of a post, who writes for the first time, how long a comment is, how many links it has: no comment says so. */
const beyond: ReadonlyArray<Beyond> = [
  {
    said: /\b(?:posts?|photos|videos|reels|ads?|stories) (?:that (?:are|were) |which (?:are|were) |that['’]s |from )?(?:older than|more than \p{L}+ (?:days?|weeks?|months?|years?) old|(?:over|at least) \p{L}+ (?:days?|weeks?|months?|years?) old|last (?:year|month|week)|years? ago|months? ago|a while ago|(?:19|20)\d\d$)|\b(?:on|under|below) (?:(?:our|the|my|all|any|very|really) )*(?:old|older|ancient|past|newer|recent|latest|last) (?:posts?|photos|videos|reels|ads|content)\b/iu,
    why: "a rule knows no post by its age; name posts by words of their caption, as in “on posts about the sale”"
  },
  {
    said: new RegExp(
      `\\b(?:first[- ]time|first[- ]ever|brand[- ]new|newly joined|repeat|returning|regular|long[- ]time) (?:commenters?|posters?|visitors?|users?|followers?|accounts?|offenders?|fans?|customers?|writers?|members?|people)(?=['’]|$|[ ,.])|\\b(?:non[- ]?followers|non[- ]?members|non[- ]?customers)\\b|\\b(?:who|that) (?:(?:do(?:es)?(?: not|n['’]?t)|never|just|only|already|recently) )*(?:follow(?:s|ed)? us|commented|comment(?:s|ed)? (?:for the first time|before)|subscribed to us|bought (?:from us|anything))\\b|\\b(?:accounts?|profiles?|people|users?) (?:with|without|having) (?:no|few|less|fewer|under|${few}\\d+)[^,;]*(?:followers|picture|photo|posts|name)\\b`,
      "iu"
    ),
    why: 'Steward knows who wrote a comment by the handle alone; name the handles, as in "Hide links by @dana", or say what these comments contain'
  },
  {
    said: new RegExp(
      `^${order} (?:all |any |the |these |those )*(?:(?:very|really|super|extremely|too|overly) )?(?:(?:one|two|three|single|\\d+)[- ]?word|one[- ]worded|(?:one|two|single)[- ]letter|long|lengthy|endless|short|overlong)(?: and \\p{L}+)? ${comments}\\b|\\b${comments} (?:(?:that|which) (?:are|is) )?(?:(?:way |far |much )?(?:longer|shorter) than|too (?:long|short)|over \\d+|under \\d+)|\\b(?:of|with|than|over|under|have|has) ${few}(?:${many} )?${number} (?:words?|letters|characters|lines)\\b|\\bwalls? of text\\b`,
      "iu"
    ),
    why: "how long a comment is makes no difference to a rule; say what such comments contain, or put their words in quotes"
  },
  {
    said: new RegExp(
      `\\b${many} (?:${number} )?(?:(?:other|different|of|the|their|our|or more) )*${counted}(?=$|[ ,;.])|\\b(?:tag|tags|tagging|link|links) (?:to )?${many} ${number}\\b`,
      "iu"
    ),
    why: 'links, tags and emoji are not counted; a rule is for every comment that has one, as in "Hide links"'
  },
  {
    said: new RegExp(
      `\\b(?:the )?(?:exact )?same (?:thing|comment|text|message|question|link|post|stuff)s? (?:(?:posted|written|sent|said|asked) )?(?:twice|again|over and over|multiple times|many times|several times|more than once|repeatedly|\\p{L}+ times|under|on|across|everywhere)\\b|\\b(?:repeat(?:ed|s|ing)?|duplicates?d?|double|identical) ${comments}|\\b${comments} (?:that (?:are|were) )?(?:repeated|duplicated|posted (?:twice|many times|several times|more than once|over and over))\\b|\\b(?:post|posts|posting|comment|comments|write|writes) (?:twice|more than once|several times|too often)\\b`,
      "iu"
    ),
    why: "each comment is judged by itself, and not by what somebody wrote before; say what such comments contain, or hide spam"
  },
  {
    said: /^(?:(?:please|pls|could you|can you|maybe|just|but|also|and|so|i['’]d like you to|we['’]d like you to|try to|you (?:can|should|may|must)) )*(?:be |hide |delete |remove )(?:(?:a )?(?:bit|little|lot|touch|much|way) )?(?:more |less |too |not so |not as )?(?:strict|stricter|lenient|relaxed|careful|tolerant|gentle|gentler|harsh|harsher|tough|tougher|easy|easier|soft|softer|kinder|generous|less|more|fewer)(?: (?:on|with|about|when it comes to|towards?|things|stuff|comments?|posts?|than|please|strict|to|here|overall|in general)\b.*)?$/iu,
    why: "how strict Steward is, your answers in Needs you teach it, and guidance does not; say which comments to hide, keep or ask you about"
  }
]

const quotations = /["“„«][^"“”„«»]*["”»]/gu

/** Why a sentence asks for what no comment tells; null where it may be followed. */
export const whyBeyond = (sentence: string): string | null => {
  const said = sentence
    .replaceAll(quotations, "“”")
    .replace(/,? even (?:if|when|though) .*$/iu, "")
    .replace(/[ .!]+$/u, "")
  return beyond.find((one) => one.said.test(said))?.why ?? null
}
