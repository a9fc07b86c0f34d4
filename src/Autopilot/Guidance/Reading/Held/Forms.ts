const hide = "(?:hide|remove|delete|take down|block|touch|censor)"
const hiding = "(?:hiding|removing|deleting|taking down|blocking|touching|censoring|removal|deletion)"
const hidden = "(?:hidden|removed|deleted|taken down|blocked|touched|censored)"
const team =
  "(?:me|us|(?:one of )?(?:my|our|the) (?:[\\p{L}-]+ ){0,2}(?:team|mods?|moderators?|manager|boss|people|staff|lawyers?|office|agency)|a human|a person|someone|somebody)"
const we =
  "(?:i|we|someone|somebody|a human|a person|(?:my|our|the) (?:[\\p{L}-]+ ){0,2}(?:team|mods?|moderators?|manager|boss|staff))"
const lead =
  "^(?:(?:please|pls|and|but|so|also|always|just|you (?:must|should|may|can)|(?:i|we)(?:['’]d| would)? (?:like|want) you to),? )*"
const dont = "(?:never|do(?:n['’]?t| not)|not)(?: ever)?"
const first = "(?: first| beforehand| personally)?"

/** Whose word it takes. */
const unasked = [
  `(?:without|before) (?:first )?(?:asking|checking with|telling|consulting|clearing it with|running it (?:past|by)|a word (?:with|from)|hearing from|an? (?:ok|okay|go-ahead) from)(?: ${team})?${first}`,
  `(?:without|before you (?:have|get)|until you (?:have|get)) (?:(?:my|our|an?|the|any|explicit|express) )*(?:ok|okay|approval|permission|consent|go-ahead|say-so|sign-?off|human review|human)`,
  `(?:unless|until|till|before) ${we}(?:['’](?:ve|m|re)| have| had| am| are)? ?(?:first )?(?:oks?|okays?|ok['’]?d|okayed|approved?s?|agreed?s?|said (?:so|yes|ok)|says? (?:so|yes|ok)|tells? you(?: to| so)?|told you(?: to| so)?|confirms?|confirmed|allows?|allowed|seen|saw|sees?|checks?|checked|looked at|looks? at|reviewed?s?|decides?|decided|answers?|answered)(?: (?:it|them|that|so|to it|to that|on it))?${first}`
].join("|")
const later = `(?:,| [–—-]| but| and|;| instead)* ?(?:please |always |just |rather )*(?:(?:ask|check with|tell|alert|flag|show|send|forward|pass|leave|hand)(?: (?:it|them|these|those))?(?: (?:on|up|over))?(?: (?:to|for|with|past|by))?(?: ${team})?${first}|(?:let )?${we} (?:decides?|will decide|want to decide|want to see (?:it|them))${first}|${team} first)`
const alone =
  "(?:automatically|automatic|by (?:yourself|itself)|on (?:your|its) own|alone|yourself|unasked|without (?:a human|human review|anyone looking|anybody looking))"

const what = "(?<what>[^;:?!]{1,200}?)"
const whole = (form: string): RegExp => new RegExp(`${lead}${form}\\W*$`, "iu")

/** They speak of all there is somewhere: what has a rule of its own to ask about is read as one. */
export const ofAll: ReadonlyArray<RegExp> = [
  `${dont} ${hide} ${what},? (?:${unasked})`,
  `(?:${hide}|hide or delete) ${what} only (?:(?:after|once|when|if) ${we} (?:have |has )?(?:approved?|agreed?|ok(?:ay)?(?:ed|['’]?d)?|said so|asked|seen it)|with (?:my|our) (?:ok|okay|approval|permission))`,
  `(?:ask|check with|tell|consult|run it past|get an ok from)(?: ${team})?${first} before (?:you )?(?:ever )?(?:${hide}|${hiding}) ${what}`,
  `(?:get|obtain|wait for) (?:(?:my|our|an?) )?(?:ok|okay|approval|permission|go-ahead)${first} (?:for|before) (?:${hide}|${hiding}) ${what}`,
  `(?:(?:be (?:careful|gentle) with|for|with|as for) )?${what}(?:,|:| [–—-]) (?:please |always |just )*(?:ask|check)(?: with)?(?: ${team})?${first} before (?:you )?(?:${hide}|${hiding})(?: (?:anything|it|them|any|one|any of (?:it|them)|something))?(?: there)?`,
  `(?<what>nothing[^;:?!]{0,100}?|no comments?[^;:?!]{0,100}?) (?:(?:is|are|gets?|should|must|may|can|shall|will)(?: ever)?(?: to)?(?: be| get)? ${hidden})(?<where> (?:on|under|in|from|by|about) [^;:?!]{2,80}?)?,? (?:${unasked})`
].map(whole)

/** They say that somebody else hides it, and that nothing else is to do so. */
export const ofWhatever: ReadonlyArray<RegExp> = [
  `${dont} auto(?:matically)?[- ]?${hide} ${what}(?:${later})?`,
  `${dont} ${hide} ${what} ${alone}(?:${later})?`,
  `(?:no|never|avoid|stop|zero) (?:auto(?:mated|matic|matically)?[- ]?${hiding}|automatic moderation|auto-?moderation)(?: (?:of|for|on|about))? ${what}(?:${later})?`,
  `run (?:every|any|each|all) (?:hide|${hiding})(?: of)? ${what} (?:past|by) ${team}${first}`,
  `${what} (?:(?:should|must|may|can|shall|is|are)(?: not|n['’]t| never)|cannot|can['’]t|never gets?|must never) (?:ever )?(?:be )?(?:auto(?:matically)?[- ]?${hidden}|${hidden} ${alone})(?:${later})?`,
  `leave (?:the |any |all )?${hiding} (?:of )?${what} (?:up )?to ${team}`,
  `leave it (?:up )?to ${team} (?:to|whether to|if we) ${hide} ${what}`,
  `let ${team} decide (?:(?:whether|what|which|when|if)(?: to| we)? ${hide} |on ${hiding} |about ${hiding} )(?:of )?${what}`,
  `${we}(?:['’]ll| will| want to| would like to|['’]d like to|['’]d rather| prefer to) ${hide} ${what} (?:myself|ourselves|by hand|manually|personally)`,
  `${we}(?:['’]ll| will| want to| would like to| prefer to)? decide (?:(?:whether|when|if) to ${hide}|on ${hiding}|about ${hiding}) (?:of )?${what}(?: (?:myself|ourselves|personally))?`
].map(whole)
