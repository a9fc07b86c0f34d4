/** What is liked is said to be so; each stands for `great`. In small letters. */
export const good =
  "(?:lovely|amazing|great|brilliant|perfect|kind|kindest|helpful|spot[- ]on|delicious|friendly|friendliest|fab|fabulous|wonderful|excellent|superb|good|quick|fast|on point|incredible|fantastic|nice|nicest|fine|ok|okay|alright|fair|reasonable|clean|spotless|immaculate|tidy|easy|smooth|seamless|effortless|fun|cute|beautiful|gorgeous|stunning|comfy|comfortable|tasty|yummy|fresh|warm|cosy|cozy|welcoming|polite|courteous|professional|efficient|prompt|punctual|attentive|patient|generous|affordable|worth it|worth every penny|an? (?:absolute |real |total )?(?:joy|pleasure|delight|dream|star|treat|credit to you)|the best|top[- ]notch|first[- ]class|outstanding|impressive|exceptional|magical|adorable|sweet|caring|cool|awesome|ace|lush|super|special|flawless|faultless|out of this world|second to none)"

/** What takes it back, or may be meant the other way round: then the comment stays as it is. */
export const takenBack =
  /(?<![\p{L}\p{N}])(?:but|however|until|till|except|unless|although|though|if only|used to|yet|shame|pity|unfortunately|sadly|apart from|supposed|supposedly|apparently|meant to|claims?|claimed|promised|advertised|said|told|would|could|should|wish|hope(?:d)?|expected|not so|yeah right|lol|lmao|haha|sure|as if|my (?:foot|arse|ass)|last time|before|once|anymore|any more|no longer|too)(?![\p{L}\p{N}])|[🙄😒🤡👎😡🤬🤢🤮😤🙃😠💩]|\.\.\.|…|["“”]/iu

/** What people miss, wait for and ask, also where they say `great` to it. In small letters. */
export const missed =
  /(?<![\p{L}\p{N}])(?:not|no|never|nor|none|nothing|nobody|nowhere|without|hardly|barely|less|cannot|can ?not|\p{L}+n['’]t|\p{L}*(?:don|doesn|didn|can|couldn|won|wouldn|isn|wasn|aren|ain|haven|hasn|shouldn)t|why|how|who|where|when|another|again|still|late|later|wait|waits|waited|waiting|weeks?|months?|refund\p{L}*|money back|answer\p{L}*|reply|replies|replied|respon\p{L}+|cold|closed|broke|broken|missing|slow\p{L}*|good luck|(?:thanks|thank you) for (?:not|nothing|making|ruining|wasting|letting)|way to|waste\p{L}*|dirty|wrong|instead|after|only|than|half|more|if|please|need|needs|stop|fix\p{L}*|change|changed|charge\p{L}*|paid|pay|cost\p{L}*|price of|expensive|rip|con|job)(?![\p{L}\p{N}])|\?/iu

/** In words that are hard on anything else; each with what it says. */
export const idioms: ReadonlyArray<readonly [from: RegExp, to: string]> = [
  [
    /(?<!\p{L})(?:can['’]?t|can ?not|couldn['’]?t|could not) (?:really |honestly |possibly |even )?(?:fault|(?:praise|recommend|thank|speak (?:more )?highly|rate)(?= .{0,40}(?<!\p{L})enough(?!\p{L}))|ask for (?:more|better)|be (?:happier|better|more (?:pleased|helpful|happy|impressed|friendly|accommodating))|beat|complain|do enough|get enough|go wrong|live without|stop (?:eating|watching|listening|using|smiling|laughing|wearing|playing)|have (?:been|asked for) (?:happier|better|nicer|kinder|more (?:helpful|friendly|pleased)))(?!\p{L})/giu,
    "great"
  ],
  [
    /(?<!\p{L})nothing (?:was|is|were) (?:ever )?(?:too much (?:trouble|bother|hassle)|too much|a problem)(?!\p{L})/giu,
    "great"
  ],
  [
    /(?<!\p{L})never (?:disappoints?(?!\p{L})|ever disappoints?|disappointed|fails? to (?:please|impress|deliver|amaze|make (?:me|us) (?:smile|laugh))|lets? (?:me|us|you) down|miss(?:es)?(?=$|[.!,])|gets? old|had (?:a|any|an) (?:bad|problems?|issues?|complaints?|faults?)(?: (?:meal|experience|visit|stay|product|one|time|drink|flight))?)(?!\p{L})/giu,
    "always great"
  ],
  [
    /(?<!\p{L})(?:no|zero|not a single|not one|without any|without a|have no|got no) (?:complaints?|faults?|regrets?|negatives?|downsides?|issues?|problems?)(?=$|[.!,]| (?:from|here|so far|at all|whatsoever|with (?:it|them|mine)|and|to report))/giu,
    "great"
  ],
  [
    /(?<!\p{L})not (?:too |so |half )?(?:bad|shabby)(?: at all|(?=$|[.!,]| (?:for|tbh|really|actually|honestly)))/giu,
    "great"
  ],
  [/(?<!\p{L})(?:hard|difficult|impossible) to (?:beat|fault|improve)(?!\p{L})/giu, "great"],
  [
    /(?<!\p{L})(?:nothing but (?:praise|good things|love)|nothing bad to say|not a bad word to say)(?!\p{L})/giu,
    "great"
  ],
  [
    /(?<!\p{L})(?:you|they|she|he|we) (?:absolutely |just |totally )*(?:killed|smashed|nailed|crushed|slayed) it(?!\p{L})/giu,
    "great"
  ],
  [/(?<!\p{L})second to none(?!\p{L})/giu, "great"],
  [
    /(?<!\p{L})(?:(?:was|were|am|is|are|will|would|have|has|had)(?:n['’]?t| not)|won['’]?t|never)(?: be| been)? (?:at all |one bit |in the least |remotely )?disappointed(?: at all| one bit| in the least)?(?!\p{L})/giu,
    "great"
  ],
  [
    /(?<!\p{L})(?:no|zero|not a single|not one|never had (?:a|any|one)) (?:complaints?|faults?|issues?|problems?) (?:in (?:\p{N}+|one|two|three|four|five|six|ten|all|over|the) [^,.!]{1,25}|since(?: then| i| we)?[^,.!]{0,20}|ever)(?=$|[.!,])/giu,
    "great"
  ]
]

/** A whole comment of few words, said of what somebody likes very much, or to somebody who mourns. */
export const exclaimed: ReadonlyArray<RegExp> = [
  /^(?:well,? |so )?(?:(?:it(?:['’]?d| would)(?: just| only)? be|would be|seems|was|felt) )?rude not to .{1,60}$/iu,
  /^(?!.*\bbut\b).{0,30}(?<!\p{L})(?:stole|stolen|won|melted|melts) my heart(?!\p{L}).{0,20}$/iu,
  /^(?:i |we |just )*(?:really |absolutely )?hate (?:that|how|when) (?:i|we)(?:['’]m| am|['’]ve| have|['’]re)?(?: \p{L}+){0,2} (?:missed|miss|missing|can['’]?t (?:go|come|be there|make it|eat (?:it|this|these|them))|don['’]?t live|live so far|so far|broke|skint|not there|not going).{0,40}$/iu,
  /^(?:those|these|that|this|your|the) (?!(?:prices?|fees?|queues?|costs?|wait|staff|delivery|charges|people|place)(?!\p{L}))\p{L}+(?: \p{L}+)? (?:is|are|looks?) (?:so |absolutely |actually |just )*(?:sick|fire|insane|unreal|wicked|killer)[!. ]*$/iu,
  /^(?:(?:omg|wow|bro|dude|man|oh|damn|ok),? )?(?:this|that|it|these|those)(?:['’]?s| is| are| was| were)? (?:so |absolutely |actually |literally |just |straight up )*(?:insane|sick|unreal|crazy|wild|nuts|fire|dangerous)(?: (?:bro|dude|man|omg|wow|guys|tho))?[!. ]*$/iu,
  /^(?:and )?(?:my|goodbye|rip|rip my|poor) (?:poor )?(?:wallet|bank account|bank balance|purse|credit card|diet|waistline)(?: (?:is |will be )?(?:crying|hates?(?: (?:you|this|me|us))?|screaming|weeping|dead|in trouble|can['’]?t take (?:it|this)))?[!. ]*$/iu,
  /^(?:i['’]?m |im )?(?:dead|deceased|crying|screaming|sobbing|obsessed)(?:,| at| over)? (?:this|that|it|these)(?:['’]?s| is| are)? (?:so |too |just )*(?:good|funny|cute|beautiful|perfect|adorable|much)[!. ]*$/iu,
  /^(?:dangerous|lethal)[,.!]? (?:i|i['’]?d|i['’]?ll|i could|i would|i will) (?:eat|drink|finish|buy) .{1,30}$/iu,
  /^(?:sick|filthy|insane|killer|nasty|disgusting(?:ly)? good) (?:\p{L}+ )?(?:kicks|shoes|trick|tricks|goal|ride|riff|solo|beat|drop|moves?|fit|jacket|board|bike|edit|shot|pic|tune)(?: (?:bro|man|dude|mate))?[!. ]*$/iu,
  /^(?:oh |so |very |really |what |such )*(?:sorry (?:for (?:your|the|their) loss|to hear (?:that|this|it|(?:about|of) (?:your|his|her|the|their) \p{L}+))|sad news|rest in peace|rip|condolences|get well soon|thinking of (?:you|them|him|her)|sending (?:love|hugs|strength)|what a loss)(?:[ ,.!]+(?:\p{L}+[ ,.!]*){0,8})?$/iu
]
