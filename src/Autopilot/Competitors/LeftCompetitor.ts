const us = "(?:you|u|ya|this|these|yours|your|ur|here|ours)"
const the = "(?: (?:the|my|our|those|that|these|all|any|a|an|old|with|from|for|on|using|buying|good old))*"
const years = "(?:for )?(?:\\w+ ){0,2}years?"

/** What stands right before a competitor's name where somebody left it, or likes it less. */
const before: ReadonlyArray<string> = [
  `(?:switch(?:ed|ing)?|chang(?:e|ed|ing)|mov(?:e|ed|ing)|came|come|coming|convert(?:ed|ing)?|swapp(?:ed|ing)|migrat(?:e|ed|ing)|transferred|defected|upgraded|upgrade|ported)(?: (?!to (?!${us}\\b))\\w+){0,5} from${the}`,
  `(?:left|leaving|leave|ditch(?:ed|ing)?|dump(?:ed|ing)?|quit|quitting|dropp?(?:ed|ing)?|replac(?:ed?|ing)|abandon(?:ed|ing)?|cancel+(?:ed|ing)?|returned|returning|binned|binning|sacked|uninstalled|deleted|unfollowed|boycott(?:ed|ing)?)${the}`,
  `cancel+(?:ed|ing)?(?: my| our| the)?(?: contract| subscription| membership| order| account| plan| policy)? (?:with|at|from)${the}`,
  `(?:gave up|giving up|given up|done with|fed up with|finished with|sick of|tired of|through with|no more|no longer|had enough of)${the}`,
  `(?:im|am|so|totally|are|were|were all|finally) over${the}`,
  `(?:stopp(?:ed|ing)|stop|quit) \\w+ing(?: to| at| in)?${the}`,
  `(?:was|were) (?:with|a|an|using|buying|loyal to)${the}(?: (?:loyal|big|long time|longtime|former|happy|huge))*`,
  "(?:ex|former|previous|recovering)",
  `(?:goodbye|bye|bye bye|farewell|adios|so long|forget|screw|skip|avoid|unlike|not like|nothing like|instead of|rather than|no need for|dont need|never (?:going )?back to|not going back to|wont go back to|will not go back to|never (?:again )?(?:use|using|buy|buying)|never again)(?: to)?${the}`,
  "lets not (?:talk|speak) about",
  `${us}(?: guys| lot| all| one| ones)?(?: (?!not\\b|never\\b|dont\\b|doesnt\\b|cant\\b|wont\\b|didnt\\b|hardly\\b|to\\b)\\w+){0,3} (?:beats?|destroys?|smash(?:es)?|crush(?:es)?|outclass(?:es)?|outshines?|tops?|trumps?|surpass(?:es)?|outperforms?|wipes? the floor with)${the}`,
  `(?:prefer|like|love|rate|want|choose) ${us}(?: \\w+){0,2}? (?:more than|to|over|better than)${the}`,
  `(?:choose|chose|chosen|pick|picked|prefer|preferred|take|recommend|recommended|bought|buy|got|went with|going with|rate) ${us}(?: \\w+){0,2}? (?:over|and not|not|before)${the}`,
  `used to (?:be|buy|get|use|wear|drink|eat|have|own|shop|order|go|work|pay|swear|subscribe|love|like)(?: (?:from|at|to|with|by|on|for|a|the|my|in|customer of))*`,
  `why (?:would|does|do|did)(?: (?!you\\b|not\\b|u\\b)\\w+){0,3} (?:use|buy|choose|pick|go to|pay|go with|shop at|need|order from)(?: for| from| at| with)?${the}`
]

/** In praise, unless it is denied: `not better than`. */
const better =
  /(?:better|nicer|cheaper|faster|tastier|prettier|stronger|comfier|softer|easier|quicker|superior|friendlier|kinder|smoother|healthier|greener|cleaner|fresher|happier|ahead|(?:above|beyond)|more (?:comfortable|reliable|honest|helpful|beautiful|fun|transparent|useful|affordable|stable|friendly|convenient|generous|fair))(?: \w+){0,3}? (?:than|to|of)(?: (?:my|the|those|these|that|any|anything|what|from|at|with|your|old|i|had|have|got|we|get|stuff|things|ever))*$/
const denied =
  /\b(?:no|not|isnt|arent|aint|never|hardly|nothing|nowhere|wasnt|dont|doesnt|far from|they are|theyre|theirs? (?:is|are)) (?:\w+ ){0,3}?(?=better|nicer|cheaper|faster|more |superior)|\b(?:cant|cannot|couldnt|wont) (?:get|be|find|do|ask for|buy|have) (?:\w+ )?(?=better|nicer|cheaper|faster|more |superior)/
/** `Better than theirs is impossible.` */
const deniedBehind =
  /^(?:(?:is|are|seems|sounds|would be|will be|its|it is|you) )?(?:\w+ )?(?:impossible|hard to|difficult to|not possible|unthinkable|unlikely|doesnt exist|does not exist|dont exist|cannot|cant|wont|isnt possible|never)\b/

/** What stands right behind the name. */
const behind: ReadonlyArray<string> = [
  "used to be",
  "was (?:my|our)(?: old)? (?:favou?rite|go to|first choice|brand|previous|last|old)",
  `(?:until|till|before) (?:i|we) (?:found|discovered|tried|met|switched|came|got|bought)`,
  "(?:cannot|cant|can not|couldnt|could never|will never|would never|doesnt|does not|dont|didnt|did not|wont|never)(?: even| ever| really)? (?:compete|compare|keep up|touch (?:you|this|these|yours)|come (?:any ?where )?(?:close|near)|came close|get close|match (?:you|this|these|yours)|hold a candle|measure up|stand a chance)",
  "(?:could never|who|whats that|who again)$",
  `(?:is|are|was|were|s)(?: (?:so|much|way|far|a lot|really|just|always|even|a bit))* (?:worse|inferior|pricier|more expensive|nowhere near|no match|not even close|not as good)(?: (?:than|to|as|for))?(?: (?:than|to|as|for))? ?(?:${us}\\b|the \\w+ (?:here|at)|$)`,
  `(?:is|are|was|were)(?: (?:so|really|just|such|absolutely|always|a|an|total|complete))* (?:rubbish|awful|terrible|horrible|trash|garbage|useless|crap|shit|joke|pathetic|nightmare|disappointing|dreadful|disaster)(?: \\w+){0,3}? (?:but |and |so )?(?:you (?:saved|are|guys|have|actually)|youre|yours (?:is|are)|this (?:is|one)|glad|thank)(?! (?:just )?(?:as bad|worse|no better|not|the same|too|also))`,
  "(?:has |have |had |just )*(?:lost|lose|loses) (?:me|us|a (?:loyal )?customer|another customer|my|our)"
]

/** Both sides of the name. */
const around: ReadonlyArray<readonly [before: RegExp, behind: RegExp]> = [
  [
    /(?:swapp|trad|exchang|chang|left|leav|ditch)(?:ed|ing|e)?(?: in| out| up)?(?: my| the| our| old)*$/,
    new RegExp(`^for ${us}\\b`)
  ],
  [
    /(?:sold|selling|sell|gave away|giving away|given away|got rid of|getting rid of|dumped|dumping)(?: my| the| our| old)*$/,
    /^(?:\w+ )?for (?:you|this|these|yours|ur)\b(?! (?:\w+ )?(?:price|much|little|amount|reason|month|week|year))/
  ],
  [/(?:traded|trading|trade) in(?: my| the| our| old)*$/, /^for\b/],
  [
    /(?:you|u|this|these|yours)(?: guys)? (?:\w+ )?(?:put|puts|blow|blows|blew|knock|knocks|beat|beats)$/,
    /^(?:to shame|out of|into|by a|by far|any day|hands down|every time)\b/
  ],
  [
    /tried(?: out| using| with)?(?: the| my)?$/,
    /^(?:first |once |before |and |but |last \w+ )+(?:\w+ ){0,2}?(?:hated|hate|awful|terrible|bad|worse|disappointed|useless|rubbish|horrible|broke|disaster|regretted|returned|couldnt|didnt)/
  ],
  [
    new RegExp(`(?:${years} (?:with|of|at|on)|been (?:with|a|at))(?: the| my)?$`),
    new RegExp(
      `\\b(?:finally |now |just |have |ive )*(?:switched|moved|changed|came|swapped|converted|went)(?: over)? to ${us}\\b|\\b(?:until|till|before) (?:i|we) (?:found|discovered|tried) ${us}\\b|\\bglad (?:i|we) (?:switched|changed|moved|left|found)`
    )
  ]
]

const ending = new RegExp(`(?:^|\\s)(?:${before.join("|")})$`)
const starting = new RegExp(`^(?:${behind.join("|")})`)
const refusing =
  /\b(?:not|never|dont|wont|wouldnt|would never|cant|cannot|didnt|do not|will not) (?:\w+ )?(?:switch(?:ed|ing)?|chang(?:e|ed|ing)|mov(?:e|ed|ing)|leave|leaving|left|ditch|dump|quit|drop|replace|abandon|cancel|return|delete|boycott|skip|avoid|forget|give up|stop)\b/

/**
 * Whether somebody tells that they left a competitor, or like it less than the brand. Given the words around its name, in
 * canonical form and with single blanks, as many as a sentence has at most.
 */
export const hasLeft = (front: string, back: string): boolean => {
  if (ending.test(front)) return !refusing.test(front)
  if (better.test(front)) return !(denied.test(front) || deniedBehind.test(back))
  return starting.test(back) || around.some(([first, second]) => first.test(front) && second.test(back))
}
