import { person, persons, sorts } from "../Words/Persons.ts"

/** What people do in comments, in words that the other readers know. */
export const doings: ReadonlyArray<readonly [from: RegExp, to: string]> = [
  [
    /^(?:(?:people|those|anyone|customers|patients|fans) )?(?:who )?thank(?:s|ing)? (?:us|me|(?:our|the|my) [\p{Ll} -]+)$/iu,
    "praise"
  ],
  [/^.*\b(?:pretend(?:s|ing)? to be|pos(?:es?|ing) as|impersonat(?:es?|ing)) (?:from )?\p{Lu}[\p{L}' ]+$/u, "scams"],
  [/^(?:(?:people|anyone|those) )?(?:fat|body|slut|weight)[- ]sham(?:es?|ing)(?: .+)?$/iu, "body shaming"],
  [/\bhat(?:es?|ing)(?: on)? (?=(?:the|our|my) )/iu, "criticising "],
  [
    /^(\p{L}+) (?:moaning|moans|moaners|whinging|whingeing|whining|grumbling|grumbles|gripes|groans)$/iu,
    "$1 complaints"
  ],
  [
    /^.*\b(?:flirt(?:s|ing)? with|hit(?:s|ting)? on|chat(?:s|ting)? up|ask(?:s|ing)? (?:(?:our|my|the) \p{L}+(?: \p{L}+)?|her|him|them) (?:out|on a date|for (?:her|his|their) number)|ask(?:s|ing)? for (?:(?:our|my|the) \p{L}+(?: \p{L}+)?['’]s?|her|his) (?:phone )?number)\b.*$/iu,
    "flirting"
  ],
  [
    new RegExp(
      `^(?:\\p{L}+ )?${persons} (?:being|who are|that are|getting) (?:really |so |very )?(?:abusive|nasty|rude|mean|horrible|vile|aggressive|insulting|unkind|hostile|cruel)(?: (?:to|about|towards?|with) .*)?$`,
      "iu"
    ),
    "insults"
  ],
  [
    new RegExp(
      `^(?:\\p{L}+ )?${persons} (?:being|who are|that are|getting) (racist|sexist|homophobic|transphobic|xenophobic|antisemitic|hateful)(?: (?:to|about|towards?) .*)?$`,
      "iu"
    ),
    "$1 comments"
  ],
  [/^.*\btroll(?:s|ing)? (?:us|me|(?:our|my|the) [^,;]{2,30})$/iu, "trolling"],
  [
    /^(?:courier|driver|staff|nurse|doctor|referee|ref|player|actor|teacher|council|councillor|volunteer|customer|receptionist|cleaner|warden|member|fan|steward|umpire|coach)s? (abuse|insults|bullying|harassment|threats)$/iu,
    "$1"
  ],
  [
    /^(?:fake news|false (?:claims|stories|rumours|rumors|info|information)|made-?up stories|lies|misinformation|speculation) (?:about|on|regarding) /iu,
    "rumours about "
  ],
  [/(?<=\p{L}) (?:in|under|on) (?:the|our|my) (?:comments?|replies|comment section|page|feed|posts)$/iu, ""],
  [
    /\b(?:telling|asking|urging|advising|sending|pointing) (?:folks?|punters|locals|fans|guests|patients|members|parents|clients|shoppers) to\b/iu,
    "telling people to"
  ],
  [/\bfake (\p{Lu}\p{L}+) (?:people|lot|crowd|merchants|peddlers)$/u, "fake $1 sellers"],
  [
    /^(?:angry|unhappy|annoyed|upset|furious|disgruntled|dissatisfied|disappointed|cross|frustrated) (?:customers?|residents?|fans?|parents?|patients?|guests?|members?|people|passengers?|neighbou?rs?|tenants?|clients?|users?|players?)(?= about |$)/iu,
    "complaints"
  ],
  [
    /\b(?:vent(?:s|ing)?|let(?:s|ting)? off steam|sound(?:s|ing)? off|let(?:s|ting)? rip|rant(?:s|ing)?|have (?:their|a) say|blow(?:s|ing)? off steam)(?=$| about )/iu,
    "complaining"
  ],
  [
    /^(?=(?:abusing|attacking|bullying|harassing|bashing|badmouthing|bad-mouthing|slagging|slating|dissing|flirting|hitting|begging|trolling|accusing|calling|saying|asking|telling|criticising|criticizing|moaning|complaining|disagreeing|comparing|naming|praising|posting|sharing|tagging|swearing|insulting|threatening|mocking|selling|advertising) )/iu,
    "people "
  ],
  [/\bcomparing (us|our \p{L}+) (?:un)?favou?rabl[ye] (?=to|with)/iu, "comparing $1 "],
  [
    /^.*\bwish(?:es|ing)? (?:that )?[^,;]{2,40} (?:dead|harm|ill|hurt|were dead|would die|a slow death|death)$|^.*\bwish(?:es|ing)? (?:harm|death|ill|injury|cancer|violence) (?:on|upon) [^,;]{2,40}$/iu,
    "threats"
  ],
  [
    /^(?:fake|false|bogus|copycat|clone[ds]?|cloned) (?:accounts?|profiles?|pages?|people) (?:of|for|using|in the name of|with) (?:our|my|the) [^,;]{2,40}$/iu,
    "impostors"
  ],
  [
    /^.*\bclaim(?:s|ing)? to (?:be|speak for|work for|come from|represent) (?:us|(?:our|my|the) (?!(?:customer|client|patient|victim|fan|guest|parent|member|resident)s?\b)[\p{L}’' -]+)$/iu,
    "impostors"
  ],
  [
    /^(?:(?:any|all|the) )*(?:other|rival|competing|another) [\p{Ll} -]{3,30}? (?:plug|advertis|promot|push|pitch)(?:g?ing|g?s|es|ed|e)? (?:themselves|itself|here|(?:their|its)(?: own)? [\p{L} -]{3,30})$/iu,
    "self-promotion"
  ],
  [
    /(?<=\b(?:of|about|for|from|on) (?:the|our|my) )(?:new|latest|old|next|upcoming|current|recent|first|last|second) (?=\p{L}+$)/iu,
    ""
  ],
  [
    /\b(?:slag(?:s|ging)? off|dis(?:s|ses|sing)|slat(?:es?|ing)|trash(?:es|ing)?|bash(?:es|ing)?|run(?:s|ning)? down|lay(?:s|ing)? into|tear(?:s|ing)? into|kick(?:s|ing)? off (?:at|about)|knock(?:s|ing)?(?= (?:us|our|the)\b)|bad-?mouth(?:s|ing)?)(?= )/iu,
    "criticising"
  ],
  [
    /\b(?:bitch(?:es|ing)?|bang(?:s|ing)? on|go(?:es|ing)? on|harp(?:s|ing)? on|whing(?:es?|ing)|whin(?:es?|ing)|grumbl(?:es?|ing)|grous(?:es?|ing)|groan(?:s|ing)?|kick(?:s|ing)? off|carp(?:s|ing)?|bellyach(?:es?|ing)) about(?= )/iu,
    "complaining about"
  ],
  [
    /\b(?:flog(?:s|ging)?|hawk(?:s|ing)?|tout(?:s|ing)?|peddl(?:es?|ing)|shift(?:s|ing)?|punt(?:s|ing)?) (?=(?:their|his|her|own|fake|cheap|tickets|\p{L}+s\b))/iu,
    "selling "
  ],
  [
    new RegExp(
      `\\b(?:tak(?:es?|ing) the (?:mick|mickey|piss) (?:out )?of|mak(?:es?|ing) fun of|pok(?:es?|ing) fun at|ha(?:s|ve|ving) a (?:go|pop|dig) at|pick(?:s|ing)? on|gang(?:s|ing)? up on|laugh(?:s|ing)? at|ridicul(?:es?|ing)|bother(?:s|ing)?|pester(?:s|ing)?|hassl(?:es?|ing)|harass(?:es|ing)?|go(?:es|ing)? after|be(?:ing)? (?:mean|nasty|horrible|rude|vile|awful|cruel) (?:to|about|towards)|call(?:s|ing)? (?:\\p{L}+ ){0,2}names(?: to)?|name-?call(?:s|ing)?) (?=${person})`,
      "iu"
    ),
    "insulting "
  ],
  [
    new RegExp(
      `^.*\\b(?:pretend(?:s|ing)? to be|pos(?:es?|ing) as|impersonat(?:es?|ing)|pass(?:es|ing)? (?:itself|himself|herself|themselves) off as) (?:us|me|(?:our|my|the) (?!${persons}\\b)[\\p{L}’' -]+)$`,
      "iu"
    ),
    "impostors"
  ],
  [
    /^.*\bcomment(?:s|ing)? (?:on|about) (?:how [^,;]{2,30} looks?|[^,;]{0,30}\b(?:looks|body|bodies|figure|appearance|physique|weight|legs|bum|boobs|chest)(?: of [^,;]{2,30})?)$/iu,
    "body shaming"
  ],
  [
    new RegExp(
      `\\b(?:(?:a|an|the|our|any|other|some) )?${sorts}${persons}['’]s? (?:home |private |personal |own |full )*address(?:es)?\\b`,
      "iu"
    ),
    "home addresses"
  ],
  [/\bgiv(?:es?|ing) (?:away|out) /iu, "sharing "],
  [/ (?:at|above|over|below|under|for more than) (?:the )?(?:face|market|retail) (?:value|price)$/iu, ""],
  [
    /^(?:anything|everything|whatever|comments?|posts?|stuff)(?: that| which)? (?:smells?|reeks?|stinks?) (?:of|like) (?:an? )?/iu,
    "anything that looks like a "
  ],
  [
    /^(?:any |all )?(?:attempts?|offers?|pitches?|people trying|anyone trying|anybody trying|companies trying) to (?:sell|flog|push|pitch|offer)(?: us| me| people| our customers)? (?=\p{L}+$)(\p{L}+)$/iu,
    "$1 offers"
  ],
  [/^anything body[- ]related.*$/iu, "body shaming"],
  [
    /^(?:anything|everything|something|stuff) (?:(?:even |a )?(?:borderline|slightly|little|bit|potentially|possibly|remotely|vaguely|mildly|too|really|very|overly) )+(?=[\p{L}-]+$)/iu,
    "anything "
  ],
  [
    /^.*\b(?:tell(?:s|ing)?|encourag(?:es?|ing)|urg(?:es?|ing)|goad(?:s|ing)?) [^,;]{2,30} to (?:kill|harm|hurt|cut|off) (?:themsel(?:f|ves)|yourself|himself|herself|oneself).*$/iu,
    "anything that encourages self-harm"
  ]
]
