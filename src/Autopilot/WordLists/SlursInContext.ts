/** Slurs of English, as texts are read, that people also say of themselves, tell of, or mean a thing by. */
export const reclaimed =
  "(?:fag(?:got)?s?|dykes?|trann(?:y|ies)|n[i1*!]gg[a*](?:s|z)?|nigg(?:er|uh)s?|queers?|retard(?:s|ed)?|cripples?|chinks?|gooks?|spics?|kikes?|pakis?|coons?|beaners?|wetbacks?|gypp?(?:o|y|ies)s?|spastics?|spa(?:z|zz)(?:es)?|pikeys?|homos?|lesbos?|poof(?:ter)?s?)"

/** What slurs, and a number of those who hate, mean where one of these stands around them, as `_`. */
export const homonyms: ReadonlyArray<readonly [slur: string, around: string]> = [
  [
    "1488",
    "(?:(?<!new |world |white )orders?|invoice|flight|ticket|case|ref|reference|booking|claim|room|bus|train|parcel|policy|receipt|model|item) (?:(?:no|nr|number|id|code|is) )?#?_(?! for (?:all|every\\p{L}*|the|them))"
  ],
  [
    "faggots?",
    "_ of (?:\\p{L}+ ){0,2}(?:twigs|sticks|firewood|kindling|branches|brushwood|wood)|bundles? (?:\\S+ ){0,12}_|_ (?:and|with|in) (?:\\p{L}+ ){0,2}(?:gravy|peas|mash|old english)|meatballs? (?:\\S+ ){0,4}_|_ (?:recipes?|supper|and chips)|recipes? for (?:\\p{L}+ ){0,2}_"
  ],
  [
    "fags?",
    "(?:stubb\\p{L}*|put) out (?:\\p{L}+ ){0,2}_|(?:smok\\p{L}+|light(?:ing)?|lit|roll(?:ed|ing)?) (?:\\p{L}+ ){0,2}_|pack(?:et)?s? of _|_ (?:ends?|packets?|breaks?|ash)"
  ],
  [
    "dykes?",
    "(?:buil[dt]|repair\\p{L}*|breach\\p{L}*|walk\\p{L}*|cycl\\p{L}*|along|behind) (?:\\p{L}+ ){0,3}_|_ (?:\\S+ ){0,10}(?:sea|flood\\p{L}*|river|canals?|polders?|water level)|(?:basalt|magma|dolerite|offa['’]?s) _"
  ],
  [
    "chinks?",
    "_ (?:\\p{L}+ ){0,2}(?:in|of|below|above|between|through) (?:\\p{L}+ ){0,3}(?:armou?r|light|curtains?|walls?|doors?|blinds?|fence|clouds?)|(?:armou?r|curtains?|walls?|doors?|blinds?|fence) (?:\\p{L}+ ){0,3}(?:has|had|with) (?:a|one|many|some) _"
  ],
  ["coons?", "maine _"],
  ["spic", "_ (?:and|&) span"],
  [
    "retards?",
    "_ (?:the )?(?:\\p{L}+ )?(?:growth|spread|progress|development|ageing|aging|corrosion|spoilage|rust|ignition|flames?|fire)"
  ],
  ["tranny", "_ (?:on|in|of) (?:my|the|our) (?:van|car|truck|bus)|_ (?:fluid|oil|gearbox|rebuil[dt])"]
]
