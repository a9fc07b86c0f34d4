/** Those who write comments, whatever they are called. */
export const persons =
  "(?:people|persons?|folks?|lads|guys|anyone|anybody|everyone|everybody|someone|somebody|whoever|those|customers?|clients?|guests?|users?|members?|patients?|parents?|mums?|dads?|mothers?|fathers?|pupils?|students?|fans?|followers?|supporters?|residents?|neighbou?rs?|locals?|voters?|visitors?|viewers?|readers?|listeners?|diners?|shoppers?|buyers?|passengers?|tenants?|punters?|players?|kids?|child(?:ren)?|teens?|teenagers?|strangers?|randoms?|randomers|accounts?|profiles?|pages?|bots?|trolls?|haters?|creeps?|weirdos?|idiots?|morons?|clowns?|losers?|perverts?|pervs?|merchants?|chancers?|time-?wasters?|troublemakers?|businesses|companies|sellers?|influencers?|fellas?|fellows?|dudes?|gents|bloggers?|vloggers?|creators?|reps?|agents?|agenc(?:y|ies)|recruiters?|scalpers?|blokes?|men|women|girls?|boys?|couples?|singles?|chaps?|marketers?|commenters?|critics?|journalists?)"

/** How they are spoken of tells nothing of what they write. */
export const sorts =
  "(?:(?:random|other|unhappy|angry|silly|fake|wind-?up|so-called|certain|rude|drunk|bored|sad|annoying|nasty|jealous|dodgy|weird|creepy|disgruntled|former|ex|old|young|staff|single|happy)[ -])*"

/** One or more of them. */
export const somebody = `(?:(?:any|all|the|a|an|one|those|these|some|other|another|our|every) )*(?:(?:of|one of) (?:the|our|those) )?${sorts}${persons}`

/** Somebody who may be insulted, and no thing. */
export const whom =
  "(?:(?:us|me|him|her|them|each other|one another|others)\\b(?!['’])|(?:(?:our|my|the|other|any) )?(?:\\p{Ll}+ )?(?:(?!(?:letter|paper|weather|water|beer|burger|dinner|order|flyer|poster|offer|answer|number|colou?r|door|floor|error|flavou?r|trailer|chapter|winter|summer|price|manner|corner|feature)s?\\b)\\p{L}{2,}(?:ers?|ors?|ists?|ians?|ees)|\\p{L}*(?:men|man|women|woman)|staff|team|crew|nurses?|coach|chefs?|mayor|singer|people|kids|children|girls|boys|refs?|referees?|employees?|trustees?|bishops?|conductors?|vicars?|priests?|vets?|captain|mascot|patients?|guests?|pupils?|students?|parents?|fans?|hosts?|models?|band|wife|husband|daughter|son|apprentices?|stewards?|interns?|lads|lasses|clerks?|wardens?|guards?|cops|medics|paramedics|midwi(?:fe|ves)|posties?|(?:actr|waitr|host|steward|seamstr)ess(?:es)?|champions?|captains?|pilots?|attendants?|assistants?|consultants?|residents?|accountants?|judges?|athletes?|ladies|gents|guys|famil(?:y|ies)|mum|dad|baby|babies|owner|bar staff|crews?|teams?|groundsm[ae]n|mechanics?|choir|orchestra|board|congregation|clergy|goalies?|keeper|striker|guides?|volunteers?))"
/** To the end of what is said. */
export const person = `${whom}$`

/** In a capital letter as well, and no names: `the Councillor`. */
export const offices =
  "Councillor Mayor Minister Senator President Chairman Chairwoman Chair Governor Headmaster Headmistress Headteacher Principal Director Manager Owner Founder Vicar Priest Bishop Rabbi Imam Doctor Captain Coach Singer Actor Presenter Teacher Chef Judge Sheriff Ambassador Duchess Duke Bride Groom".split(
    " "
  )
export const relatives =
  "(?:(?:young|own|whole|elderly) )?(?:family|wife|husband|partner|kids|children|son|daughter|sons|daughters|mother|father|mum|dad|parents|brother|sister|relatives)(?!\\p{L})"
