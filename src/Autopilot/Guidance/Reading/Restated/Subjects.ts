const person =
  "(?:people|persons?|ppl|folks?|users?|customers?|fans?|followers?|guests?|visitors?|patients?|passengers?|players?|students?|parents?|residents?|members?|viewers?|readers?|clients?|tenants?|buyers?|shoppers?|supporters?|donors?|listeners?|someone|somebody|anyone|anybody|everyone|everybody|they|trolls?|bots?|accounts?|companies|sellers?|strangers?|others|he|she|kids|teens|men|women|guys|lads)"
const often =
  "(?:(?:always|often|sometimes|usually|constantly|keeps?|will|may|might|can|do|does|just|all|also|still|occasionally|regularly|frequently|tend to|like to|love to|have been|has been|start|starts|try to|tries to|are|is|s|re) )*"
const carrier =
  "(?:(?:a|an|any|the|some|that|this|these|those|all|every) )?(?:comments?|posts?|messages?|replies|reply|reviews?|remarks?|contributions?)"

/** When something is met, in front of what is done then. */
const when =
  "(?:if|when|whenever|where|wherever|should|in case|any ?time|every time|each time|as soon as|once|the moment)"

type Form = readonly [form: RegExp, np: (groups: Record<string, string>) => string]
const form = (text: string, np: Form[1]): Form => [new RegExp(`^${text}$`, "iu"), np]

/** How something is judged, in front of what is done about it. */
const judged = "(?:is|are|can be|get|gets|really|just|drives?|makes?)(?: [\\p{L}'’-]+){1,6}"

/** What is spoken of in a clause that says when it is met, or that it is. */
const conditions: ReadonlyArray<Form> = [
  form(
    `${when} (?:you |u |we |i )?(?:see|spot|notice|find|come across|get|encounter|read|detect|have) (?:a |an |any |some )?(?<np>.+)`,
    ({ np = "" }) => np
  ),
  form(
    `${when} there(?:['’]s| is| are|['’]re) (?:a |an |any |some )?(?:talk |mention |discussion )?(?:of |about )?(?<np>.+)`,
    ({ np = "" }) => np
  ),
  form(
    `${when} (?:it|that|this|they|the comment|a comment|comments?)(?:['’]s| is| are|['’]re) (?:all |clearly |obviously )?(?:about|on|regarding|to do with) (?<np>.+)`,
    ({ np = "" }) => `comments about ${np}`
  ),
  form(
    `${when} (?:it|that|this|they)(?:['’]s| is| are|['’]re) (?:clearly |obviously |basically )?(?:an? )?(?<np>.+)`,
    ({ np = "" }) => np
  ),
  form(
    `${when} (?:the )?(?<np>.+?) (?:comes? up|come up|pops? up|crops? up|is mentioned|are mentioned|gets? mentioned|is brought up|are brought up|gets? brought up|is discussed|appears?|shows? up|turns? up|is raised|are raised)`,
    ({ np = "" }) => `mentions of ${np}`
  ),
  form(`${when} ${carrier} ${often}(?<vp>.+)`, ({ vp = "" }) => `comments that ${vp}`),
  form(
    `${when} (?:a |an |any |some |the |our |other |one of our )*${person}(?:['’](?:s|re))? ${often}(?<vp>.+)`,
    ({ vp = "" }) => `people who ${vp}`
  )
]

const presented: ReadonlyArray<Form> = [
  form(
    `(?:i|we) (?:(?:do not|don['’]?t|really|always|all|also) )*(?:like|love|hate|enjoy|mind|appreciate)(?: it)? (?:when|if) (?:a |an |some |our |the )*${person} ${often}(?<vp>.+)`,
    ({ vp = "" }) => `people who ${vp}`
  ),
  form(
    `(?:(?:i|we|you)(?:['’](?:ve|re|ll|d))? )?(?:(?:always|often|sometimes|usually|also|do|have|had|been|will|can|keep|keeps|lately|regularly|may) )*(?:get|getting|see|seeing|have|having|receive|receiving|had|got)(?: (?:a lot of|lots of|loads of|plenty of|many|some|so many|too many|a few|tons of|a bunch of|quite a few|endless|constant|more and more|a bit of))? (?<np>.+)`,
    ({ np = "" }) => np
  ),
  form(
    `there(?:['’]s| is| are|['’]re| will be)(?: (?:a lot of|lots of|loads of|plenty of|many|some|always|often|so many|too many))* (?<np>.+)`,
    ({ np = "" }) => np
  ),
  form(
    `(?:a lot of |lots of |some |many |our |the |most |other )*${person} (?:(?:always|often|sometimes|usually|constantly|will|may|might|keep|regularly|frequently|tend to|like to|love to|sometimes) )+(?<vp>.+)`,
    ({ vp = "" }) => `people who ${vp}`
  ),
  form(`(?<np>.+?) ${judged}`, ({ np = "" }) => np)
]

/** `If there is no complaint` speaks of what is not there. */
const refusing =
  /^\p{L}+ (?:there(?:['’]s| is| are)|you (?:see|get|find)|it['’]?s|it is|they are) (?:no|not|none|nothing|nobody)\b|^(?:no|nobody|nothing|none|few|hardly)\b/iu

const given = (forms: ReadonlyArray<Form>, clause: string): string | null => {
  for (const [one, np] of forms) {
    const groups = one.exec(clause)?.groups
    if (groups !== undefined) return refusing.test(clause) ? null : np(groups)
  }
  return null
}

/** What a condition is about: `when people ask for refunds` speaks of people who ask for refunds. */
export const subjectOfCondition = (clause: string): string | null => given(conditions, clause)
/** What a clause tells to be the case: `we get a lot of haggling`. */
export const subjectPresented = (clause: string): string | null => given(presented, clause)

/** Where a condition may begin inside of a clause. */
export const conditionsWithin = new RegExp(` (?:but |and |just |only if )?(?=${when} )`, "giu")
