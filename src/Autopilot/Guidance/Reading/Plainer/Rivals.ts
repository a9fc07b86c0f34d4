const name =
  "(?<name>[\\p{Lu}\\p{N}][\\p{L}\\p{N}'’.+]*(?:(?:,? and | & |, | or | (?!& )|(?=&))[\\p{Lu}\\p{N}&][\\p{L}\\p{N}'’.+]*)*?)"
const where =
  "(?:,? (?:down the (?:road|street)|up the (?:road|street|hill)|next door|(?:across|over) the (?:road|street)|(?:around|round) the corner|on the high street|in (?:the next )?(?:town|village)|nearby|opposite(?: us)?|online|across town),?)?"
const rival = "(?:competitors?|rivals?|competition|competing (?:shop|brand|business|company))"
const people =
  "(?:our )?(?:customers?|clients?|people|guests?|members?|patients?|fans?|readers?|business|trade|sales|punters)"

const forms: ReadonlyArray<RegExp> = [
  new RegExp(
    `^(?:[Pp]lease )?(?:[Aa]dd|[Pp]ut) ${name} (?:to|in|on|onto) (?:our|the|my)(?: list of)? (?:competitors?|rivals)(?: list)?$`,
    "u"
  ),
  new RegExp(
    `^(?:[Tt]he|[Oo]ur) [\\p{Ll} ]{3,40}?, ${name}, (?:is|counts as|is also) (?:an?|our|another)(?: \\p{Ll}+)? ${rival}$`,
    "u"
  ),
  new RegExp(
    `^(?:[Oo]ur|[Mm]y|[Tt]he) (?:arch|sworn|old|local|nearest|direct|bitter|eternal|oldest)[- ]?${rival} (?:is|are) ${name}$`,
    "u"
  ),
  new RegExp(`^${name} are (?:both|all|all of them) (?:(?:our|direct|local) )*${rival}(?: of ours)?$`, "u"),
  new RegExp(
    `^(?:[Ww]e|I) (?:consider|count|regard|treat|see|class) ${name} (?:as |to be )?(?:an?|our)(?: \\p{Ll}+)? ${rival}$`,
    "u"
  ),
  new RegExp(
    `^(?:[Kk]eep an eye on|[Ww]atch(?: out for)?|[Ll]ook out for|[Bb]eware of) ${name}, (?:they['’]re |it['’]s |that['’]s |who(?: is| are|['’]s) )?(?:an?|our|the)(?: \\p{Ll}+)* ${rival}$`,
    "u"
  ),
  new RegExp(
    `^(?:[Oo]ur |[Tt]he )?(?:[Nn]umber one|[Nn]o 1|[Tt]op|[Mm]ain|[Bb]iggest|[Ff]iercest|[Cc]losest) ${rival} (?:for us|of ours|here|in town|around here)? ?(?:is|are|=|:) ?${name}$`,
    "u"
  ),
  new RegExp(
    `^(?:[Ww]e|I)(?:['’]re| are|['’]m| am) (?:up|fighting|competing|going up) against ${name}(?: here| in town| locally)?$`,
    "u"
  ),
  new RegExp(
    `^(?:[Tt]he|[Oo]ur)(?: (?:only|real|main|biggest|one|true|serious|closest|other|direct))* ${rival}(?: that)? (?:we (?:have|['’]ve got|face|worry about|take seriously)|(?:we|i)['’]ve got|of ours|(?:around|round) here|in town|worth naming)? ?(?:is|are) ${name}$`,
    "u"
  ),
  new RegExp(
    `^${name} (?:is|are) the other [\\p{Ll} ]{3,30}?(?: in town| here| nearby| around here)?,? (?:so )?(?:our|the|an?|they['’]re our|it['’]s our)(?: \\p{Ll}+)? ${rival}$`,
    "u"
  ),
  new RegExp(
    `^${name}${where} (?:is|are) (?:who|whom|where|the (?:ones?|place|shop|people|company|brand|lot)s?(?: that| who)?) (?:we|i)(?: (?:keep|usually|always|mostly|often))? (?:los(?:e|ing) (?:out|${people})? ?to|compete with|compete against|are up against|go up against)$`,
    "u"
  ),
  new RegExp(
    `^(?:[Ww]e|I)(?: (?:keep|usually|always|mostly|often|sometimes))? (?:lose|losing)(?: (?:out|${people}))? to ${name}$`,
    "u"
  ),
  new RegExp(`^(?:[Ww]e|I)(?:['’]re| are|['’]m| am) in (?:direct |fierce |close )?competition with ${name}$`, "u"),
  new RegExp(
    `^${name}${where} (?:is|are) (?:(?:also|actually|basically|now) )?(?:(?:an?|our|another|the|one of our|my)|(?=competition))(?: (?:main|big|biggest|direct|local|only|closest|fiercest|worst|real))* ${rival}(?: of ours| to us| here)?(?:,? too|,? as well)?$`,
    "u"
  ),
  new RegExp(`^${name}${where} (?:competes?|compete) (?:directly )?(?:with|against) us$`, "u"),
  new RegExp(
    `^${name} (?:is|are) the [\\p{Ll} -]{3,40}? (?:that |which |who )?(?:we|i) (?:compete|are competing|fight) (?:with|against)(?: for [\\p{Ll} ]+)?$`,
    "u"
  ),
  new RegExp(
    `^(?:[Tt]he|[Oo]ur) (?:other|only other|rival|competing|biggest) [\\p{Ll} ]{3,40}? (?:is|are) ${name}(?:,| and| –| -) (?:they|it|that|this)(?:['’]re|['’]s| is| are) (?:an?|our|the)(?: \\p{Ll}+)? ${rival}$`,
    "u"
  ),
  new RegExp(
    `^(?:(?:[Oo]ur )?(?:[Pp]eople|[Cc]ustomers?|[Cc]lients|[Gg]uests|[Mm]embers|[Ff]ans)) (?:leave|ditch|drop|switch from) us for ${name}$`,
    "u"
  )
]

/** `Kelda is who we lose customers to`, as what it says. */
export const asRivals = (sentence: string): string | null => {
  for (const form of forms) {
    const found = form.exec(sentence)?.groups?.["name"]
    if (found !== undefined) return `our competitors are ${found}`
  }
  return null
}
