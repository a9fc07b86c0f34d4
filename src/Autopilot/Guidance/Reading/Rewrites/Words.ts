/** What is said, and how the compiler reads it. */
export type Rewrite = readonly [from: RegExp, to: string]

/** Outside of quotation marks: what is quoted is what to look for. */
export const unquoted = '(?<!["“„«][^"”»]*)'

export const wish = "(?:we|i)(?:['’]?d| would)? (?:like|want|need|love) (?:for )?(?:you )?to"
export const asking = "(?:you|can you|could you|would you)(?: please)?(?: (?:should|can|may|must|could))?"
export const reminder =
  "feel free to|make sure (?:to|that you|you)|be sure to|try to|remember to|it(?:['’]s| is) (?:ok|okay|fine) to"
export const soon =
  "immediately|right away|straight ?away|at once|asap|as soon as possible|instantly|on sight|on the spot|without asking|automatically|every time|no matter what|without exception|without mercy|at all times|under any circumstances|from now on|right now|no exceptions|no excuses|period|full stop|strictly|of course|obviously"
export const here =
  "here|any ?more|everywhere|for us|(?:with|among) us|on here|on (?:our|my|the|this) (?:page|pages|profile|channel|feed|wall)|on (?:all|every|each)(?: of)?(?: our| my| the)? (?:platforms?|channels?|pages?|accounts?|posts?)|(?:in|on|at|around) (?:our|my|the|this) (?:game|community|group|server|shop|store|clinic|practice|cafe|restaurant|bar|hotel|school|office|comments?|comments? sections?|place|house|space|socials|social media)"
export const toUs =
  "(?:me|us|a human|a person|a real person|someone|somebody|compliance|legal|management|(?:my|our|the) (?:\\w+ )?(?:team|lawyers?|manager|boss|department|office|agency))(?: first)?"
export const networks = "(?:Facebook|FB|Instagram|Insta|IG|TikTok|YouTube|YT|Threads)(?!\\p{L})"
export const handle = "@[\\p{L}\\p{N}_.]*[\\p{L}\\p{N}_]"
export const ridiculing =
  "mak(?:e|es|ing) fun of|pok(?:e|es|ing) fun at|laugh(?:s|ing)? at|tak(?:e|es|ing) the (?:mick|mickey|piss) out of|ridicul(?:e|es|ing)"
/** What comments may have in them. */
export const contents =
  "(?:links?|urls?|phone numbers?|emails?(?: address(?:es)?)?|pictures?|photos?|images?|gifs?|discount codes?)"
export const rivals = "(?:competitors?|competition|rivals?)"

export const people =
  "(?:(?:our |the )?(?:people|customers|users|fans|followers|commenters|visitors|patients|clients|players|gamers|guests|parents|members|readers|viewers|subscribers|buyers|shoppers|diners|students|tenants)|anyone|anybody|everyone|everybody|somebody|someone)"
export const hidden = "(?:hidden|removed|deleted|gone|taken down|taken off|out|blocked)"
export const visible =
  "(?:stay|stay up|remain|stay visible|remain visible|visible|kept|kept up|left|left up|left alone|shown|up)"
export const hide = "hide|remove|delete|block|take down|kill|ban|bin"
export const keep = "keep|allow|leave|show|permit"
