const please = "(?:(?:please|pls|always|just|also) )*"
const things =
  "(?:(?:the |our |my |any |all |some )?(?:things?|stuff|topics?|subjects?|comments?|content|what|kinds? of comments?|types? of comments?|posts?|anything)(?: that| which)?)"
const wehide = "(?:(?:we|i)(?: always| never)? )?(?:hide|remove|delete|block|ban)"
const following =
  "(?: (?:these|this|those|the following|the below|all of (?:these|this|the following)|comments with|anything with|all|(?:the following|these) (?:things|kinds|topics|comments|types)))?"
const never = "(?:never|do not|don['’]?t|please don['’]?t)"

/** What stands over a list as an instruction for each of its items. */
const headings: ReadonlyArray<readonly [form: string, instruction: string]> = [
  [`${please}(?:hide|remove|delete|block|ban|bin)${following}(?: please)?`, "hide"],
  [`${please}(?:keep|allow|leave|leave up)${following}(?: (?:up|alone|visible))?(?: please)?`, "keep"],
  [`${never} (?:ever )?(?:hide|remove|delete|block|touch|take down)${following}`, "never hide"],
  [`${never} (?:ever )?(?:keep|allow|show|leave up|let through)${following}`, "hide"],
  [
    `${please}(?:ask|ask me|ask us|check with (?:me|us))(?: (?:first|about|first about|before (?:hiding|deleting|removing)))?`,
    "ask me about"
  ],
  [
    `${please}(?:flag|escalate|hold|review|send(?: these)? to (?:me|us)|pass(?: these)? (?:on )?to (?:me|us)|forward(?: to (?:me|us))?|to (?:me|us)|for (?:me|us)|for (?:review|approval|my ok)|needs? (?:my|our|an?) (?:ok|okay|approval|review)|needs? approval|(?:i|we) (?:decide|want to see|want to check)(?: on)?)${following}`,
    "ask me about"
  ],
  [`${things} (?:(?:to|we|i) )?(?:always )?(?:hide|remove|delete|block|ban)`, "hide"],
  [`${things} (?:(?:to|we|i) )?(?:always )?(?:keep|allow|leave|leave up|leave alone)`, "keep"],
  [
    `${things} (?:to (?:flag|escalate|ask (?:me )?about|send to me|check)|(?:i|we) want to (?:see|check|decide on))`,
    "ask me about"
  ],
  [
    `${things} (?:(?:we|i|you) )?(?:do not|don['’]?t|never) (?:want|like|allow|need|tolerate|want to see|want here)(?: here| on our page| to see)?`,
    "hide"
  ],
  [`${things} (?:(?:we|i|you) )?(?:must )?(?:do not|don['’]?t|never|not) (?:hide|delete|remove|touch)`, "never hide"],
  [`${things} not to (?:hide|delete|remove|touch)`, "never hide"],
  [
    `${things} (?:(?:is|are) )?(?:not (?:allowed|ok|okay|fine|welcome|wanted|permitted)|forbidden|banned|prohibited|unwanted|unwelcome|off limits)`,
    "hide"
  ],
  [`${things} (?:(?:is|are) )?(?:allowed|ok|okay|fine|welcome|permitted)`, "keep"],
  [wehide, "hide"],
  [
    "(?:hide|hidden|remove|delete|kill|block|ban|black) ?-?list|to (?:hide|delete|remove|block)|always hide|always delete",
    "hide"
  ],
  ["to keep|always keep|keep ?-?list|leave alone|always ok|always fine|always allowed", "keep"],
  ["(?:our |my |the )?(?:main |biggest |direct )?(?:competitors|competition|rivals)", "our competitor is"],
  ["(?:allowed|permitted|ok|okay|fine|welcome|yes|(?:the )?following (?:is|are) (?:ok|okay|fine|allowed))", "keep"],
  [
    "(?:not allowed|not permitted|not ok|not okay|not fine|not welcome|not wanted|unwanted|unwelcome|forbidden|banned|prohibited|no|no to|zero tolerance|off limits)(?: here| on our page| on the page)?",
    "hide"
  ]
]

const forms = headings.map(([form, instruction]) => [new RegExp(`^(?:${form})$`, "iu"), instruction] as const)

/** The instruction that a heading is for what stands under it, or behind its colon; null for any other. */
export const instructionOf = (heading: string): string | null =>
  forms.find(([form]) => form.test(heading.trim()))?.[1] ?? null
