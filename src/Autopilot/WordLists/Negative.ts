import type { Weighted } from "./Scams.ts"

/** Dissatisfaction. Complaints belong here and nowhere else: the switch is off until somebody wants them gone. */
export const negative: ReadonlyArray<Weighted> = [
  [
    "(terrible|horrible|awful|worst|disgusting|pathetic|useless|garbage|rubbish|trash|appalling|atrocious|dreadful|shocking|horrendous)",
    0.65
  ],
  [
    "(disappointed|disappointing|disappointment|unacceptable|ridiculous|ripoff|overpriced|misleading|dishonest|shameful|disgrace)",
    0.6
  ],
  [
    "(hate|hated|sucks|suck|crap|crappy|shit|shitty|bullshit|joke|nightmare|mess|annoying|annoyed|angry|furious|frustrated|frustrating)",
    0.5
  ],
  [
    "(bad|poor|poorly|cheap quality|low quality|broke|broken|faulty|defective|damaged|ruined|fell apart|falling apart|leaking|leaks)",
    0.45
  ],
  ["(rip off|a scam|scammed|scammers|fraud|thieves|liars|fake product|stole|crooks|con artists|shame on)", 0.65],
  ["(never|not) (again|buy|buying|order|ordering|purchase|recommend|recommended|coming back|shop|shopping) ...", 0.6],
  ["(wont|will not|would not|wouldnt) (be)? (buy|buying|order|ordering|recommend|back|returning|purchase|use)", 0.6],
  [
    "(still|havent|have not|never|hasnt|didnt) ... (arrived|received|waiting|delivered|shipped|come|got|here|refunded)",
    0.5
  ],
  [
    "(no|nobody|noone|zero|not one|never) ... (response|reply|answer|answers|replied|refund|help|responded|respond|support)",
    0.55
  ],
  ["(where is|wheres|want) my (order|refund|money|package|parcel|money back|delivery)", 0.5],
  ["(waste|wasted) (of)? (my)? (money|time)", 0.7],
  [
    "(not|isnt|arent|wasnt|doesnt|dont|didnt|wont) (work|worth|good|happy|working|as described|impressed|great|helpful|what i ordered|fit|last|like)",
    0.5
  ],
  [
    "(customer service|service|support|quality|product|app|website|company) (is|was|are) (so|really|just|absolutely|a|the)? ... (bad|joke|terrible|awful|worst|poor|useless|gone downhill|horrible|shit|crap)",
    0.7
  ],
  ["(gone|going|went) (downhill|to shit|bad)", 0.55],
  ["(wrong|missing) (item|size|color|colour|order|product|parts|items|one)", 0.45],
  ["(stay away|avoid|beware|do not buy|dont buy|boycott|unfollow|unfollowed|unfollowing|cancelled|cancelling)", 0.6],
  ["(too|way too|so) (expensive|slow|late|small|long|bad|loud|rude)", 0.4],
  ["(rude|incompetent|unprofessional|lazy|ignorant|careless|clueless) ...", 0.5],
  ["(malo|mala|pesimo|pesima|horrible|estafa|decepcionado|decepcionada|basura)", 0.55],
  ["(schlecht|schlechter|schlechteste|enttauscht|furchtbar|schrecklich|abzocke|frechheit|unverschamt)", 0.55],
  ["(nul|decu|decue|arnaque|honteux|catastrophe|mauvais|mauvaise|inadmissible)", 0.55],
  ["(pessimo|pessima|ruim|horrivel|golpe|decepcionado|decepcionada|lixo)", 0.55],
  ["(pessimo|delusa|deluso|truffa|vergogna|schifo|scadente|scarso)", 0.55]
]

/** Satisfaction, which takes a share of the dissatisfaction away. */
export const positive: ReadonlyArray<Weighted> = [
  [
    "(love|loved|loving|amazing|awesome|great|excellent|perfect|fantastic|beautiful|best|wonderful|brilliant|gorgeous)",
    0.4
  ],
  ["(thank you|thanks|happy|recommend|favourite|favorite|obsessed|impressed|cant wait|well done|congrats)", 0.3]
]
