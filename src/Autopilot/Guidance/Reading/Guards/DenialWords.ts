/** What a word, or several together, does to the instruction that stands behind it. */
export type DenialPart = "denies" | "twists" | "affirms" | "doubts" | "joins"

const phrases = (words: string): ReadonlyArray<string> => words.split("|")

/** A plain no. */
const denies = phrases(
  "not|never|never ever|dont|do not|doesnt|does not|didnt|did not|cant|cannot|can not|couldnt|wont|will not|wouldnt|would not|shouldnt|should not|mustnt|must not|isnt|is not|arent|are not|wasnt|werent|neednt|aint|may not|no|no longer|no one|noone|nobody|none|nothing|no reason|no need|no point|no excuse|no cause|without|neither|nor|hardly|under no circumstances|in no case|by no means|at no time|on no account|no more"
)

/** They are a no to what stands behind them, and no word of it: behind another no, both cancel each other. */
const twists = phrases(
  [
    "forget|forget that|forget to|forget about|forgetting to|forgot to|fail|fail to|failing to|neglect|neglect to|omit|omit to|miss|miss out on|miss the chance to|miss a chance to|miss an opportunity to|skip|wait|wait to|wait with|wait before|wait for us before|wait until you",
    "delay|put off|postpone|hesitate|hesitate to|hesitate before|think twice|think twice about|think twice before|think too long about|think too long before|think long before|give up|give up on|tire of|tired of|get tired of|grow tired of|sick of",
    "avoid|refrain|refrain from|refuse|refuse to|refusing to|resist|object|object to|mind|mind if|mind when|mind that|minds|minds if|minds when|cares if|care if|keep from|keep you from|keep us from|keep me from|keep steward from|keep yourself from|stop you from|stop us from|stop me from|stop steward from|prevent|prevent you from|hold you back from",
    "stop|stopped|stopping|stops|quit|cease|cease to|desist from|abandon|drop|shy about|shy to|shy of|too shy to|too proud to|too soft to|too kind to|too nice to|too polite to|too lazy to|too late to|too early to|too slow to|too quick to|too fast to|too eager to|too keen to|quick to|so quick to",
    "afraid to|afraid of|scared to|scared of|frightened to|lazy about|lazy with|slow to|slow in|slow about|slow at|slow with|reluctant to|reluctant about|reluctant in|stingy with|stingy about|sparing with|sparing in|timid about|timid in|cautious about|careful about|careful with|ashamed of|ashamed to|embarrassed to|embarrassed about|sorry for|sorry about|sorry to|bad about|bad for|guilty about|guilty for",
    "hold back|hold back on|hold back from|hold back with|hold off|hold off on|hold off from|shy away from|shrink from|shrink back from|recoil from|steer clear of|stay away from|regret|regret it if|against|opposed to|hate|hate to|hate it if|hate it when|hate it that|hate to see|hate to see you|hate for you to|dislike|dislike it if|dislike it when|detest|object if|complain if|complain when",
    "wrong to|wrong if|wrong about|wrong with|a mistake to|a mistake if|a shame to|a shame if|a shame that|a pity to|a pity if|a pity that|stupid to|stupid if|silly to|silly if|unfair to|unfair if|illegal to|unlawful to|unethical to|dishonest to|foolish to|a fool to|fools to|mad to|crazy to|insane to|an idiot to|idiots to|a crime to|a sin to|bad to|bad if|a bad idea to|a bad idea if|sad if|sad when|sad that|sad to see|unhappy if|unhappy when|angry if|angry when|mad if|upset if|upset when|disappointed if",
    "bothers me that|bothers us that|annoys me that|annoys us that|bothers me when|annoys us when|annoys me when|bothers us when|mistake to|too much to ask to|hurt to|harm to|harmful to|senseless to|pointless to|useless to|nonsense to",
    "the last thing we want is to|the last thing i want is to|the last thing we need is to|the last thing i want is for you to|the last thing we want is for you to|as if we would|as if i would|as if you should|far be it from me to|far be it from us to|only a fool would|who would|who wants to|what good is|what good does|why would you|why would we|why should we|why should you|why would anyone|why should anyone|rather die than|instead of|rather than|sooner than"
  ].join("|")
)

/** They are a plain yes, whatever words they are made of. */
const affirms = phrases(
  [
    "cant wait for you to|cannot wait for you to|can not wait for you to|cant wait to|cannot wait to|can hardly wait for you to|cant help|cannot help|cant help but|cannot help but|cant but|cant do without|cannot do without|cant live without|cannot live without",
    "without fail|without hesitation|without any hesitation|without hesitating|without waiting|without waiting for us|without waiting for me|without delay|without further ado|without further questions|without exception|without exceptions|no matter what|no matter what they say|no doubt|no doubt about it|no question|no question about it|no questions asked|no excuses|no ifs|no buts|no ifs and buts|no ifs or buts|never mind the rest|no two ways about it|no kidding|no joke",
    "no alternative to|no way around|no way round|nothing better than|nothing wrong with|nothing against|no objection to|no objections to|no objection against|no harm in|no shame in|no problem with|no fear of|not against|not opposed to|never go wrong with|wont regret|not regret|never regret|never too late to|never wrong to|would not be us without|wouldnt be us without",
    "would you mind|do you mind|wouldnt you mind|why dont you|why not|why dont we|why do you not|cant you|cant you just|couldnt you|couldnt you just|wont you|wont you please|wouldnt you|shouldnt you|shouldnt we|isnt it time to|isnt it time you|is it not time to"
  ].join("|")
)

/** Nobody can tell what they make of it. */
const doubts = phrases(
  "never not|not never|not always|dont always|do not always|not all|not every|worry|worry about|worry too much about|rush|rush to|rush into|unnoticed|unpunished|unseen|unanswered|unhidden|undeleted|enough|necessarily|always wise to|not sure|not so sure|not certain|not sure if|not sure about|not sure whether|never sure|arent sure|obsess over|overdo|insist on|expect|expect you to|pretend to"
)

/** They may stand between, and change nothing. */
const joins = phrases(
  [
    "please|kindly|hi|hey|hello|dear|finally|lastly|whatever you do|make sure|make sure to|be sure|be sure to|see to it|ensure|under any circumstances|in any case|at any time|in any way|for any reason|ever|even|just|also|simply|really|actually|ever again|again|anymore|anyhow|at all|for now|always|so|too|very|any|a|an|the|all|that|this|it|its|is|are|was|were|be|been|being|am|im|id|ive|ill|youre|youd|youll|weve|wed|well|theres|there|thats|get|gets|got|continue|start|begin|start to|begin to|try to|try and|attempt to",
    "i|we|you|me|us|they|he|she|one|anyone|anybody|somebody|someone|anything|something|everyone|everybody|people|steward|guys|team|staff|moderators|the bot|the tool|our team|to|of|from|with|in|on|for|about|before|at|by|over|as|like it if|like it when|like it that|why|how|such|do|does|did|can|could|may|might|must|shall|should|will|would|ought|want|wants|wanted|need|needs|needed|have|has|had|let|lets|make|makes|catch|dare|think|think of|think about|see|see why|find|like|like it|believe|believe in|believe that|feel|know why|agree|agree with",
    "ok|okay|fine|right|good|fair|nice|smart|wise|acceptable|necessary|needed|allowed to|supposed to|meant to|going to|able to|required to|asked to|told to|free to|welcome to|worth|a good idea|good idea|the right thing|a solution|an option|our job|our style|your job|our way|reason|need|point|excuse|sense|use|cause|waste time|waste your time|waste time on|bother|bother to|bother with|go|go and|go around|go about|run around|time|yourself|ourselves|better|rather|not only"
  ].join("|")
)

const kinds: ReadonlyArray<readonly [DenialPart, ReadonlyArray<string>]> = [
  ["joins", joins],
  ["denies", denies],
  ["twists", twists],
  ["doubts", doubts],
  ["affirms", affirms]
]

export const partNamed: ReadonlyMap<string, DenialPart> = new Map(
  kinds.flatMap(([part, some]) => some.map((phrase) => [phrase, part] as const))
)

/** Words of the longest phrase. */
export const longestPhrase = Math.max(...[...partNamed.keys()].map((phrase) => phrase.split(" ").length))

export type ToldEffect = "hide" | "keep" | "ask"

const verbs: Readonly<Record<ToldEffect, readonly [base: string, forms: string, past: string]>> = {
  hide: [
    "hide",
    "hide|hides|hiding|hid|remove|removes|removing|delete|deletes|deleting|block|blocks|blocking|censor|censoring|suppress|suppressing|erase|erasing",
    "hidden|removed|deleted|blocked|censored|suppressed|erased"
  ],
  keep: [
    "keep",
    "keep|keeps|keeping|leave|leaves|leaving|allow|allows|allowing|permit|permits|permitting|tolerate|tolerates|tolerating|accept|accepts|accepting",
    "kept|left|allowed|permitted|tolerated|accepted"
  ],
  ask: ["ask", "ask|asks|asking", "asked"]
}

/** An instruction's verb, as it is said and as it is an instruction. */
export interface InstructionVerb {
  readonly told: ToldEffect
  readonly base: string
  /** `Hidden`, and not `hide` or `hiding`. */
  readonly past: boolean
}

const baseOf = (form: string): string =>
  form === "hid" || form === "hiding"
    ? "hide"
    : form === "leaving"
      ? "leave"
      : form
          .replace(/^(hid|remov|delet|eras|tolerat)(?:es|ing)$/u, "$1e")
          .replace(/^(permit)ting$/u, "$1")
          .replace(/(?<=^(?:keep|allow|accept|block|censor|suppress|ask|permit))(?:s|ing)$/u, "")
          .replace(/^leaves$/u, "leave")

export const verbNamed: ReadonlyMap<string, InstructionVerb> = new Map(
  (["hide", "keep", "ask"] as const).flatMap((told): ReadonlyArray<readonly [string, InstructionVerb]> => {
    const [base, forms, past] = verbs[told]
    return [
      ...phrases(forms).map((form) => [form, { told, base: baseOf(form), past: false }] as const),
      ...phrases(past).map((form) => [form, { told, base, past: true }] as const)
    ]
  })
)
