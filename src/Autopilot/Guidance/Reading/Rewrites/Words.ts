/** What is said, and how the compiler reads it. */
export type Rewrite = readonly [from: RegExp, to: string]

export const wish = "(?:we|i)(?:['’]?d| would)? (?:like|want|need|love) (?:for )?(?:you )?to"
export const asking = "(?:you|can you|could you|would you)(?: please)?(?: (?:should|can|may|must|could))?"
export const reminder =
  "feel free to|make sure (?:to|that you|you)|be sure to|try to|remember to|it(?:['’]s| is) (?:ok|okay|fine) to"
export const soon =
  "immediately|right away|straight away|at once|asap|instantly|on sight|without asking|automatically|every time|no matter what|without exception"
export const here = "here|any ?more|on (?:our|my|the) (?:page|pages|profile|channel|feed|wall)"
export const toUs = "(?:me|us)(?: first)?"
export const rivals = "(?:competitors?|competition|rivals?)"

export const people =
  "(?:people|customers|users|fans|followers|commenters|anyone|anybody|everyone|everybody|visitors|somebody|someone)"
export const hidden = "(?:hidden|removed|deleted|gone|taken down|taken off|out|blocked)"
export const visible =
  "(?:stay|stay up|remain|stay visible|remain visible|visible|kept|kept up|left|left up|left alone|shown|up)"
export const hide = "hide|remove|delete|block|take down|kill|ban|bin"
export const keep = "keep|allow|leave|show|permit"
