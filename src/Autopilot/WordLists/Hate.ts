import type { Weighted } from "./Scams.ts"

const groups =
  "(jews|jew|muslims|muslim|islam|christians|hindus|sikhs|blacks|black people|whites|white people|asians|chinese|mexicans|" +
  "latinos|arabs|africans|indians|pakistanis|immigrants|migrants|refugees|foreigners|gypsies|gays|gay people|lesbians|" +
  "homosexuals|transgenders|trans people|trannies|women|females|girls|men|disabled people|disabled|people in wheelchairs|" +
  "fat people|old people|poor people|poles|turks|russians|ukrainians|germans|americans|these people|those people|" +
  "you people|your kind|their kind|them all|autistic people|retards)"
const vermin =
  "(vermin|animals|apes|monkeys|parasites|rats|cockroaches|roaches|scum|trash|garbage|filth|filthy|subhuman|subhumans|disease|" +
  "cancer|plague|pigs|dogs|savages|criminals|terrorists|rapists|inferior|disgusting|dirty|stupid|worthless|useless|evil|" +
  "degenerates|degenerate|mentally ill|abomination|freaks|lazy|thieves|a virus|a cancer|a disease|sick in the head)"
const harm =
  "(kill|exterminate|gas|deport|hang|shoot|burn|lynch|eradicate|wipe out|get rid of|castrate|sterilize|murder|eliminate|ban)"

export const hate: ReadonlyArray<Weighted> = [
  [`${groups} are (all|just|nothing but|such|so|fucking|really|literally|always|a bunch of)? ... ${vermin}`, 0.85],
  [`${groups} is (a|an|pure)? ${vermin}`, 0.75],
  [`${vermin} ${groups}`, 0.6],
  [`(fucking|damn|goddamn|bloody|filthy|dirty|disgusting|stupid) ${groups}`, 0.75],
  [`(fuck|screw|death to|down with) (all|the|these|those)? ${groups}`, 0.88],
  [
    `(i|we|i really|i fucking|everyone) (hate|hates|despise|cant stand|detest|loathe) (all|these|those|the)? ${groups}`,
    0.85
  ],
  [`${harm} (all|every|the|these|those)? (of)? ${groups}`, 0.88],
  [
    `${groups} (should|must|need to|deserve to|ought to|have to) (all)? (be)? (die|killed|shot|hanged|deported|gassed|burned|banned|exterminated|sterilized|be killed|not exist|be banned|leave|leave this country)`,
    0.88
  ],
  [`${groups} (should not|shouldnt|dont|do not) (be allowed|exist|deserve|belong)`, 0.8],
  [`(no|keep) ${groups} (allowed|out|away)`, 0.75],
  [
    `(fuck off|piss off|get|crawl) back to (your|where|africa|mexico|china|india|pakistan|the jungle|the kitchen|ur)`,
    0.82
  ],
  [`go back to (your|where|the jungle|the kitchen|ur)`, 0.82],
  [`(you|they|them|just|please|these people|those people) ... go back to (africa|mexico|china|india|pakistan)`, 0.82],
  [`(go|went|get|send them|ship them|crawl) back (to)? where (you|they|u|he|she) (came|come|belong) from?`, 0.85],
  [`(you|they|them) (dont|do not|never) belong (in|here|on)`, 0.5],
  [`back to the kitchen`, 0.8],
  [`(you|ur|u) (worthless|pathetic|disgusting|useless) ... (rat|pig|worm|animal|creature|human|scum|freak)`, 0.8],
  [`(fat|ugly|disgusting) (pig|cow|whale|rat|freak|slob) ...`, 0.65],
  [`round (them|em) (all)? up`, 0.6],
  [`full of (vermin|parasites|scum)`, 0.65],
  [`(get out of|leave) (our|my|this) country`, 0.6],
  [`(this|our) country ... (invaded|overrun|ruined|destroyed) by ... ${groups}`, 0.85],
  [`${groups} (are|is) (ruining|destroying|invading|taking over|replacing|poisoning)`, 0.82],
  [`(hitler|the nazis) (was right|did nothing wrong|should have|shouldve|had the right)`, 0.92],
  [`(heil hitler|sieg heil|white power|gas the|1488|race traitor|white genocide|great replacement)`, 0.88],
  [
    `(being)? (gay|trans|homosexuality|transgender|homosexual|lesbian) (is|are) ... (a sin|disease|disgusting|unnatural|mental illness|sick|wrong|an abomination|mental disorder|gross)`,
    0.82
  ],
  [`women (belong|should stay|should be) (in|at|home) ...`, 0.8],
  [`(a)? woman(s)? place`, 0.2],
  [`(women|females|girls) (cant|should not|shouldnt|are too) (drive|vote|lead|work|stupid|emotional|dumb)`, 0.75],
  [
    `(people in wheelchairs|disabled people|cripples|the disabled) ... (useless|at home|burden|waste|shouldnt|nobody)`,
    0.82
  ],
  [`(kill|hang|shoot|neck) (yourself|urself|yourselves|ur self)`, 0.85],
  [`kys`, 0.8],
  [`(a|you|fucking|such a|what a|these|stupid|total|complete) retard`, 0.6],
  [
    `(you|u|he|she|they) (should|deserve to|need to|ought to) (die|be shot|be raped|get raped|be hanged|kill yourself|burn in hell|rot in hell)`,
    0.82
  ],
  [
    `(hope|wish) (you|u|they|your family|he|she) (die|dies|get cancer|gets cancer|get raped|burn|rot|get shot|get hit)`,
    0.85
  ],
  [
    `(ill|i will|im gonna|i am going to|gonna|we will) (kill|find|rape|shoot|hurt|stab|burn) (you|u|your family|him|her|them)`,
    0.75
  ],
  [`(too many|full of) (fucking)? ${groups}`, 0.6],
  [`(subhuman|untermensch|mudslime|libtard|feminazi)`, 0.55]
]
