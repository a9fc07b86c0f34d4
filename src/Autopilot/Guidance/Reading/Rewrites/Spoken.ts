import { hide, people, type Rewrite } from "./Words.ts"

const said =
  "(?:(?:['’]re| are|['’]m| am) (?:not |never |really not )?(?:ok|okay|fine|cool|happy|good) with| (?:do(?:n['’]?t| not) |never |can(?:['’]?t|not) |wo(?:n['’]?t)|will not |always )?(?:want|allow|accept|tolerate|hide|remove|delete|keep|welcome|mind|stand)(?: to see)?)"
const behind =
  "(?=$|,| (?:must|should|can|may|stays?|goes?|gets?|is|are|has|have|needs?|unless|except|but|on|under)\\b)"

/** What comments speak of, where it is told by what their writers do. */
export const spoken: ReadonlyArray<Rewrite> = [
  [new RegExp(`^(?:and |but )?what ((?:we|i)${said}) (?:is|are) (?=\\p{L})`, "iu"), "$1 "],
  [
    /\b(?:a |any |the |our )?(?:rival|competing|competitor['’]?s?) (?:tools?|products?|brands?|shops?|stores?|services?|apps?|compan(?:y|ies)|business(?:es)?|providers?|banks?|airlines?|studios?|cafes?|clinics?|salons?|gyms?)(?=$|[ ,](?!such|like|are|is|\p{Lu}))/giu,
    "competitors"
  ],
  [
    new RegExp(
      `(^|, |\\band )((?:please )?(?:${hide}|no|never hide|ask me about|keep)) (all |any )?ads(?=$|,| (?:and|or|but|please)\\b)`,
      "giu"
    ),
    "$1$2 $3self promotion"
  ],
  [/\blinks to (?:their|his|her) own \p{L}+/giu, "self promotion links"],
  [/\b(disagree(?:s|ing)?) with (?:an?|the|our|us|any|what)(?: \p{L}+){0,2}?(?=$|,)/giu, "$1"],
  [
    /\b(contain|contains|containing|have|has|having|with|include|including) both (?:an? )?(.+?) and (?:an? )?(.+?)(?=$|,)/iu,
    "$1 $2 with $3"
  ],
  [
    new RegExp(
      `\\b(?:comments (?:from|by) )?${people} (?:who |that )?(?:wants?|wanting|demands?|demanding|requests?|requesting|needs?) (?:an? |their |some )?(?=refund|discount|money back|voucher|coupon|return)`,
      "giu"
    ),
    "comments about "
  ],
  [/ (?:from|by) (?:anyone|anybody|everyone|everybody|people)(?=$|,)/giu, ""],
  [
    /\b(unless|except if|except when|only if|only when|if) (?:they|it) (?:go(?:es)?|leads?|points?|links?|takes? (?:you|people)) to /giu,
    "$1 "
  ],
  [
    /(?<=\b(?:hide|no|remove|delete|all|any|keep|and) )(?!(?:Facebook|Instagram|TikTok|YouTube|Threads|Insta)\b)(\p{Lu}[\p{L}\p{N}]+) (?:ads|adverts|promos?|plugs)(?=$|[ ,])/gu,
    "spam about $1"
  ],
  [
    /^nothing (about|mentioning|regarding|with|containing) (.+?) (?:should|must|may|can) (?:ever )?be (?:hidden|removed|deleted)$/iu,
    "never hide comments $1 $2"
  ],
  [/\b((?:anything|everything|comments|stuff)(?: that(?:['’]?s| is| are)?)?) (?:just|simply|merely) /giu, "$1 "],
  [
    /\b((?:mentions?|mentioning|mention) (?:of )?\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}[\p{L}\p{N}]+)*), (?:our|a|the) (?:\p{Ll}+ )?(?:rival|competitor|competition)$/u,
    "$1"
  ],
  [/\b(if (?:it['’]?s|it is|they['’]?re|they are)) (?:just|only) /giu, "$1 "],
  [/\b(?:reports|stories|descriptions) (?:of|about) (?=\p{L})/giu, "comments about "],
  [
    new RegExp(
      `\\b(?:promo(?:tion)?s?|advertising|adverts|ads|plugs?|plugging|promoting|advertising) (?:(?:of|for) )?(?:other people['’]?s|other['’]?s|others['’]?|someone else['’]?s|somebody else['’]?s|their own|your own) \\p{L}+(?: \\p{L}+)?${behind}`,
      "giu"
    ),
    "self promotion"
  ],
  [
    /(?<!\b(?:on|under|our|in|paid|the) )\b(?:ads?|adverts|advertisements|promos?|promotions?) for (?=\p{Ll})/giu,
    "spam about "
  ],
  [/\b(?:blam(?:es?|ing)|slat(?:es?|ing)|bash(?:es|ing)?) us (?:for|about|over) /giu, "complaining about "],
  [
    new RegExp(
      `\\bask(?:s|ing)? (?:us )?(?:how much|what) (?:it|they|this|that|these|something|things|\\p{Ll}+)? ?(?:costs?|is|are)?(?<=costs?|how much .*)${behind}`,
      "giu"
    ),
    "questions about prices"
  ],
  [
    new RegExp(
      `\\bask(?:s|ing)? (?:us )?(?:where|when) (?:their|the|my|an?) (?:order|parcel|package|delivery|stuff)s?(?: \\p{Ll}+){1,2}?${behind}`,
      "giu"
    ),
    "questions about delivery"
  ],
  [
    new RegExp(
      `\\bask(?:s|ing)? (?:us )?(?:where|when|why|how|if|whether|what|which) (?:the|our|their|my|your) (?!(?:price|cost)s? )([\\p{Ll}-]{3,}) \\p{Ll}+(?: \\p{Ll}+){0,2}?${behind}`,
      "giu"
    ),
    "questions about $1"
  ]
]
