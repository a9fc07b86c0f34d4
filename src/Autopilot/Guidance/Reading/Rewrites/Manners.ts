import { hide, type Rewrite, soon } from "./Words.ts"

/** Politeness, wishes and denials around an instruction. */
export const manners: ReadonlyArray<Rewrite> = [
  [/^(?:please )?just (?=(?:hide|remove|delete|keep|leave|allow|ask)\b)/iu, ""],
  [/^(?:i|we) (?:think|believe|feel|guess)(?: that)? /i, ""],
  [
    /^(?:i|we) (?:do not|don['’]?t) (?:think|believe)(?: that)? (.+?) (?:should|must|need to|have to|ought to) be (?:hidden|removed|deleted|blocked|censored)$/i,
    "never hide $1"
  ],
  [
    /^(?:i|we) (?:do not|don['’]?t) (?:think|believe)(?: that)? (.+?) (?:should|ought to) (?:be (?:kept|shown|visible|allowed|left up)|stay(?: up| visible)?)$/i,
    "hide $1"
  ],
  [
    /^(?:please )?(?:make sure|ensure|see to it)(?: that)? (.+?) (?:is|are|gets?)(?: always)? (hidden|removed|deleted|blocked)$/i,
    "$1 should be hidden"
  ],
  [
    /^(?:please )?(?:make sure|ensure|see to it)(?: that)? (.+?) (?:is not|are not|isn['’]?t|aren['’]?t|never gets?|do not get|don['’]?t get|doesn['’]?t get|is never|are never)(?: ever)? (?:hidden|removed|deleted|blocked)$/i,
    "never hide $1"
  ],
  [
    /^(?:please )?(?:make sure|ensure|see to it)(?: that)? (?!no |nobody |not )(.+?) (?:stays?(?: up| visible| online)?|remains?(?: up| visible)?|(?:is|are) kept(?: up| visible)?)$/i,
    "keep $1"
  ],
  [
    /^(?:please )?(?:make sure|ensure|see to it)(?: that)? (?:there(?:['’]s| is| are) )?no (.+?)(?: (?:gets?|comes?|slips?|goes) through| (?:stays?|remains?)(?: up| visible)?| (?:is|are) (?:shown|visible|left(?: up)?))?$/i,
    "hide $1"
  ],
  [
    /^(?:please )?(?:treat|consider|count|regard|see|put|list|add|note|mark|write|save) (.+?)(?: down)? as (?:a |an |our |another )?(?:competitors?|rivals?)$/i,
    "our competitors are $1"
  ],
  [
    /^[^,:;]{0,40} (?:is|are) (?:called|named) (\p{Lu}[^,:;]*?)(?:,| –| -) (?:that['’]?s|it['’]?s|they(?:['’]re| are)) our (?:\p{L}+ )?(?:competition|competitors?|rivals?)$/u,
    "our competitors are $1"
  ],
  // the names alone: what stands around them says nothing else
  [
    /^(?:the )?(?:other )?(?:brands?|companies|shops?|stores?|firms?|names|people) (?:that )?we(?:['’]re| are) (?:up against|competing with|competing against|fighting)(?: here| in town)?(?: (?:is|are))?:? (?=["“\p{Lu}])([^:;]+)$/iu,
    "our competitors are $1"
  ],
  [
    /^(?:our |the )?(?:(?:main|only|real|biggest|closest) )*(?:competitors?|competition|rivals?), (?:in case you (?:need|want|wonder)[^,:;]{0,12}|for your information|fyi|for the record|just so you know|by the way|btw)(?:,? (?:is|are))?[:,] ?(?=["“\p{Lu}])([^:;]+)$/iu,
    "our competitors are $1"
  ],
  [
    /^(?:[Oo]ur|[Tt]he) (?:(?:only|real|main|biggest|one|true|serious|closest) )*(?:competition|competitor|rival)(?: (?:here|in town|around here|locally|nearby|in (?:the|this) \p{Ll}+))? is (?=["“\p{Lu}])([^,:;]+)$/u,
    "our competitors are $1"
  ],
  [
    /^(?:please )?(?:watch out for|look out for|beware of|mind|keep an eye on) (?=["“\p{Lu}])([^,:;]+?)(?:,| –| -|:) (?:they(?:['’]re| are)|it['’]?s|that['’]?s) (?:our|the) (?:\p{Ll}+ )?(?:competition|competitors?|rivals?)$/iu,
    "our competitors are $1"
  ],
  [
    /^(?:please )?nothing (?=(?:political|religious|racist|sexist|hateful|homophobic|transphobic|spammy)(?: please)?$)/i,
    "no "
  ],
  [
    /^([^?"“]{3,40})\? ((?:always |please )?(?:hide|remove|delete|keep|leave|allow))(?: (?:it|them|those|these)(?: up| alone)?)?$/i,
    "$2 $1"
  ],
  [/^([^?"“]{3,40})\? gone$/i, "hide $1"],
  [/^([^?"“]{3,40})\? (?:always |please )?(?:ask|check with) (me|us)(?: first)?$/i, "ask $2 about $1"],
  [/ (on|under) ((?:our |my |the )?\p{L}+) only$/iu, " only $1 $2"],
  [
    /^((?:on|under|for|in) (?:[\p{L}’']+ ){0,4}(?:posts?|ads?|videos?|reels?|stories|pages?|accounts?|channels?)(?: (?:about|for) (?:[\p{L}’']+ ){0,3}[\p{L}’']+)?) (?=(?:please |always |never |do not |don['’]?t )?(?:hide|keep|remove|delete|leave|allow|ask)\b)/iu,
    "$1, "
  ],
  [new RegExp(` (?:${soon}|at all|whatsoever)(?=$|,)`, "i"), ""],
  [
    /^(?:the )?(?:rival|rivals|competing|competitor|other) (?:\p{L}+ )?(?:such as|like) (?=\p{Lu})([^:;]+?) (?:must|should|may|can) ?(?:not|n['’]t) be (?:promoted|mentioned|advertised|plugged|shown|recommended)(?: here| on our \p{L}+| under our \p{L}+)?$/iu,
    "hide mentions of $1"
  ],
  [
    /^(\p{Lu}[^,:;]*?) is (?:our|a) (?:\p{L}+ )?(?:competitor|rival)(?:,| and) (?:and )?(?:so is|as is|so are|just like) (\p{Lu}[^:;]*)$/u,
    "our competitors are $1 and $2"
  ],
  [
    /^([^=:;]*\p{Lu}[^=:;]*?) ?= ?(?:our |direct |main )?(?:competitors?|rivals?|competition)$/iu,
    "our competitors are $1"
  ],
  [
    /,? (?:and|or) (?:any |all )?(?:other )?(?:mentions of )?(?:other |our )?(?:competitors|rivals)$/iu,
    ", competitors"
  ],
  [
    /^([^:;]*\p{Lu}[^:;]*?) (?:is|are) the (?:other|rival|competing) [\p{Ll} ]{3,30}?(?= ?(?:[,;:–—-]|$))/u,
    "our competitors are $1"
  ],
  [/\b(?:competitors|rivals|rival brands|brands|companies) (?:like|such as) (?=\p{Lu})/iu, ""],
  [
    new RegExp(
      `^((?:allow|keep|leave) (links|emails|phone numbers|pictures|images) (?:to|from|of) )(\\S+?),? but (?:${hide}) (?:all (?:the )?)?(?:others|other \\p{L}+|the rest|the others|everything else)$`,
      "iu"
    ),
    "hide $2 except $3"
  ],
  [
    /^(?:links (?:to|from) )?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?: links)? (?:can stay|may stay|is fine|are fine|is ok|are ok|is allowed|are allowed|is okay|are okay)(?:,| ?[–—;-])? (?:but |and )?(?:all |any )?(?:the rest of the links|the rest|(?:the )?other links|the others|others) (?:should|must|can|has to|have to|get|gets|are|is|goes|go)(?: (?:be |all )?(?:go|hidden|removed|deleted|not|forbidden))?$/iu,
    "hide links except $1"
  ],
  [/,? (?:etc|and so on|and so forth|and the like|or similar)\.?$/i, ""],
  [
    /^(?:we|i)(?:['’]?d| would) (?:really |much )?(?:appreciate|like|love|prefer) it (?:very much )?if you(?: could| would)?(?: please)? /i,
    ""
  ],
  [
    /^it (?:would|['’]d) be (?:great|nice|lovely|good|best|better|perfect|helpful|awesome) if you(?: could| would)?(?: please)? /i,
    ""
  ],
  [
    /^(?:we|i)(?:['’]?d| would) (?:rather|prefer|like)(?: it if| that)? you (?:ask|asked|to ask|check|checked|to check)(?: with)? (me|us)(?: first)? (?:about|on|before hiding)? ?/i,
    "ask $1 about "
  ],
  [/\b(?:having|anything|everything|something|that has|which has) to do with\b/i, "about"],
  [/^(?:please )?do (?=(?:hide|remove|delete|block|keep|leave|allow|ask)\b)/i, ""],
  [/\bbut (?:please )?do (?=(?:hide|remove|delete|block|keep|leave|allow)\b)/i, "but "],
  [
    /^(?:please )?(?:under no circumstances|in no case|at no time|on no account|by no means) (?=(?:hide|remove|delete|block)\b)/i,
    "never "
  ],
  [/^(?:please )?no more (?:hiding|removing|deleting|blocking)(?: of)? /i, "never hide "],
  [/^(?:please )?neither (hide|remove|delete) nor (?:hide|remove|delete|block) /i, "never $1 "],
  [
    /^(?:there(?:['’]?s| is) )?(?:no need|no reason) to (?:hide|remove|delete|block|touch) |^you (?:do not|don['’]?t) (?:need|have) to (?:hide|remove|delete|block) /i,
    "never hide "
  ],
  [/^(?:we|i) never (?:ever )?want (?:you )?to (?:hide|remove|delete|block) /i, "never hide "],
  [
    /^(?:nobody|no one|no customer) should (?:be|get) (?:hidden|removed|deleted|blocked|punished|censored) for /i,
    "never hide people "
  ],
  [
    /^(?:please )?(?:do not|don['’]?t|no need to|there(?:['’]?s| is) no need to) ask (?:me|us)(?: anything)? about (.+?)[,;–-]? *(?:just|simply|always) (hide|remove|delete|keep|leave) (?:it|them|those)(?: up| on)?$/i,
    "$2 $1"
  ],
  [new RegExp(`^(?:please )?(${hide}) without asking(?: me| us)?(?: first)?:? `, "i"), "$1 "],
  [
    /^(.+?) (?:is|are) (?:(?:totally|always|perfectly) )?(?:ok|okay|fine|allowed|welcome|good|cool|permitted|acceptable),? (?:but |while )?(.+?) (?:is not|are not|isn['’]?t|aren['’]?t)(?: (?:ok|okay|fine|allowed|welcome))?$/i,
    "keep $1, hide $2"
  ],
  [
    /^([^,]+?) (?:is not|are not|isn['’]?t|aren['’]?t) (?:ok|okay|fine|allowed|welcome|permitted|acceptable),? (?:but |while )?([^,]+?) (?:is|are)(?: (?:ok|okay|fine|allowed|welcome))?$/i,
    "hide $1, keep $2"
  ],
  [
    /^([^,]+?) can stay(?: up)?,? (?:but )?([^,]+?) (?:can['’]?t|cannot|can not|has to go|have to go|must go|goes|go)$/i,
    "keep $1, hide $2"
  ],
  [
    /\b(?:who (?:are )?|that (?:are )?|which )?(?:promot(?:e|es|ing)|advertis(?:e|es|ing)|plug(?:s|ging)?) (?:their|his|her)(?: own)? (?:\p{L}+ )?(?:shops?|stores?|business(?:es)?|brands?|channels?|accounts?|pages?|products?|services?|stuff|things|websites?|sites?|profiles?|music|content)(?: (?:and|or) (?:shops?|stores?|business(?:es)?|brands?|channels?|accounts?|pages?|products?|services?))?/iu,
    "self promotion"
  ],
  [
    /^(?:yo|hi|hey|hello|ok|okay|so|well|also|and|thanks|thank you|generally|in general|basically)[,!]? +(?=\p{L})/iu,
    ""
  ],
  [/,? (?:thanks|thank you|thx|ty|cheers|lol|tbh|haha|lmao)(?: (?:a lot|so much))?$/i, ""],
  [/ ['’]?n['’]? /gi, " and "]
]
