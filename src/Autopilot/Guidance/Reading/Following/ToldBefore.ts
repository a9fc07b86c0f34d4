import { isEverydayWord } from "../../../Text/EverydayWords.ts"

const leading =
  "(?:and |so |also |fyi,? |btw,? |by the way,? |heads up[,:]? |sadly,? |unfortunately,? |last \\p{L}+,? |as you know,? )*"
const behind =
  "(?= (?:in|on|last|this|since|at|from|during|with|earlier|yesterday|recently|next|going on|coming up|right now|at the moment|of|over|for|here|today|after|before|because|due|when|to|and|until|following|between|near|by|again|down|up|early|for good|forever)(?![\\p{L}'’])|[,.!]*$)"
const told = new RegExp(
  `^${leading}(?:we|i|there|our \\p{Ll}+|the \\p{Ll}+)(?:['’](?:ve|re|m|d))? ?(?:(?:just|recently|currently|sadly|unfortunately|also|all) )*(?:had|have|has had|have had|are having|was|were|is|are|got|ran|run|are running|launched|are launching|announced|went through|are going through|are in|suffered|are dealing with) (?:(?:a|an|the|our|some|this|in a) )(?<what>(?:\\p{L}[\\p{L}’'-]* ){0,2}?\\p{Ll}[\\p{Ll}’'-]+)${behind}`,
  "iu"
)
/** What was done to something of the brand's. */
const done =
  "(?:closed|shut|reopened|opened|recalled|withdrew|pulled|cancelled|canceled|postponed|scrapped|dropped|axed|discontinued|launched|introduced|released|changed|renamed|replaced|redesigned|rebranded|removed|moved|lost|bought|built|sold|demolished|flooded|painted|raised|cut|banned|published|opened up|(?:stopped|started|are|began) (?:selling|making|serving|offering|running|closing|opening|moving|recalling|launching|changing|building|cancelling|replacing)|(?:had|have|has) to (?:close|shut|recall|cancel|postpone|pull|withdraw|scrap|drop|remove|sell))"
const ofOurs = new RegExp(
  `^${leading}(?:we|i|they|the (?:council|club|company|owners?|landlord|government|school|board|trust|city|town)|our (?:council|club|landlord|supplier|owners?))(?:['’](?:ve|re|d))?(?: have| has| had)? ?(?:(?:just|recently|sadly|unfortunately|also|finally|temporarily) )*${done} (?:(?:the|our|a|an|my|this|all) )(?<what>(?:[\\p{L}\\p{N}][\\p{L}\\p{N}’'-]* ){0,3}?[\\p{L}\\p{N}][\\p{L}\\p{N}’'-]+)${behind}`,
  "iu"
)
/** `Our ferry Isolde ran aground`, which begins with what it tells of. */
const called =
  /^(?:[Oo]ur|[Tt]he|[Mm]y) (?:\p{Ll}[\p{Ll}-]* ){0,2}(?<what>\p{Lu}\p{Ll}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]+)*(?: \p{Ll}{3,})??) (?:sank|ran aground|broke down|burnt down|burned down|crashed|collapsed|closed|caught fire|flooded|(?:was|were|is|are|has|had)(?: been)? (?:closed|shut|recalled|cancelled|postponed|delayed|damaged|destroyed|flooded|sunk|out of service|off sale|discontinued|replaced|sold|scrapped))(?!\p{L})/u

const pointing =
  /\b(?<lead>(?:mention(?:s|ing|ed)?|about|bring(?:s|ing)? up|refer(?:s|ring)? to|regarding|names?|naming|discuss(?:es|ing)?|(?:comments?|questions?|anything|everything|posts?|talk) on) )(?<it>it|this|that|them)(?=$|[ ,.!;])(?! (?:is|was|are|were|has|have|when|if|way)\b)/iu
/** They say what to do, or say no: nothing is only told. */
const instructing =
  /\b(?:hide|hidden|keep|kept|remove|delete|leave|ask|allow|fine|ok|okay|welcome|not|never|no|don['’]?t|competitors?|rivals?)\b/iu

const rivals =
  /^(?:[Oo]ur|[Tt]he) (?:\p{Ll}+ )?(?:rivals?|competitors?|competition) (?:is|are|includes?) (?<names>\p{Lu}[^.;:!?"]*)[.;!]*$/u
const hiding = /\b(?:hid(?:e|es|den|ing)|remov\p{L}+|delet\p{L}+|block\p{L}*|not|never|no|don['’]?t)\b/iu
const most = 400

/** Of these a page has several, in places: `the York shop` is not `York`. */
const placed =
  /^(?:shops?|stores?|branch(?:es)?|offices?|sites?|restaurants?|bars?|caf[eé]s?|hotels?|schools?|clinics?|depots?|warehouses?|factory|factories|locations?|salons?|gyms?|museums?|stations?|bakery|pubs?|street|road|park|bridge|market|festival|menu|sale|range|collection|edition|event|party|show|tour|offer|deal|hours|holidays?|theatre|library|hospital|surgery|farm|warehouse|team|line|route|service|plant|studio|venue|stadium)$/iu
const dated =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|xmas|easter|halloween|ramadan|diwali|black|new|old|first|last)$/iu

/** `The Viper coaster` is the Viper to most, and its whole name where comments are hidden for it. */
const nameOf = (what: string, hides: boolean): string => {
  const [name = "", noun = "", more] = what.split(" ")
  const isKnown =
    /^\p{Lu}\p{Ll}{2,}$/u.test(name) &&
    /^\p{Ll}+$/u.test(noun) &&
    more === undefined &&
    !hides &&
    !isEverydayWord(name) &&
    !dated.test(name) &&
    !placed.test(noun)
  return isKnown ? name : `the ${what}`
}

/** What one sentence tells of or names, and the next points at: `We had a recall in May. Ask me about comments that mention it.` */
export const toldBefore = (before: string, next: string): string | null => {
  const it = pointing.exec(next)?.groups?.["it"]
  if (it === undefined || before.length + next.length > most) return null
  const hides = hiding.test(next)
  // whoever names competitors to have them asked about, or kept, wants none of them hidden
  const names = hides ? undefined : rivals.exec(before.trim())?.groups?.["names"]
  if (names !== undefined) return names.replace(/,? and (?=\p{Lu})/gu, " or ")
  if (instructing.test(before)) return null
  const said = before.trim()
  // `that` is what was done, and `it` what it was done to
  const found = /^(?:it|them)$/iu.test(it) ? (ofOurs.exec(said) ?? called.exec(said)) : null
  const what = (found ?? told.exec(said))?.groups?.["what"]
  return what === undefined ? null : nameOf(what, hides)
}

const sentThere =
  /\b(?<send>(?:send|sends|sending|point|points|pointing|direct|directs|directing|tell|tells|telling|urge|urges|urging) (?:people|others|everyone|folks|(?:our |the |other )?(?:customers|shoppers|clients|guests|users|followers|fans|patients|members|readers|viewers|buyers|diners|visitors|passengers|parents|players|students|drivers))(?: (?:to go|to shop|to buy|to eat|to book|over))?) (?:there|to (?:them|those|these|one of them|any of them)|their way)(?=$|[ ,.!;])/iu

/** `Our competitors are Kelda and Vela. Hide people who send shoppers there.` */
const withRivals = (before: string, said: string): string => {
  const names = rivals.exec(before.trim())?.groups?.["names"]
  return names === undefined
    ? said
    : said.replace(sentThere, (_, send: string) => `${send} to ${names.replace(/,? and (?=\p{Lu})/gu, " or ")}`)
}

/** What is said, with what it points at. */
export const withToldBefore = (before: string, said: string): string => {
  const there = withRivals(before, said)
  if (there !== said) return there
  const what = toldBefore(before, said)
  return what === null ? said : said.replace(pointing, `$<lead>${what}`)
}
