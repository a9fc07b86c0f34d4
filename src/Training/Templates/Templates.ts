import type { Head } from "#src/Autopilot/Model/Heads.ts"
import { type Example, example } from "../Example.ts"
import { Sequence } from "../Random.ts"
import { claimFillers } from "./ClaimFillers.ts"
import { complaining, complaintFillers, pleased } from "./Complaints.ts"
import { contrastFillers } from "./ContrastFillers.ts"
import { everyday } from "./Everyday.ts"
import { expand, type Fillers } from "./Expand.ts"
import { harmlessClaims } from "./HarmlessClaims.ts"
import { harmlessContrasts } from "./HarmlessContrasts.ts"
import { harmlessRemarks } from "./HarmlessRemarks.ts"
import { harmless, hateFillers, hateful } from "./Hate.ts"
import { hatefulClaims } from "./HatefulClaims.ts"
import { hatefulContrasts } from "./HatefulContrasts.ts"
import { hatefulRemarks } from "./HatefulRemarks.ts"
import { mentionFillers, mentions } from "./Mentions.ts"
import { misspelt } from "./Misspellings.ts"
import { civil, offenceFillers, offensive } from "./Offence.ts"
import { passagesOf } from "./Passages.ts"
import { fraudulent, honest, scamFillers } from "./Scams.ts"
import { slurWords } from "./Slurs.ts"
import { chatty, handles, linking, promotional, spamFillers } from "./Spam.ts"

interface Family {
  readonly source: string
  readonly templates: ReadonlyArray<string>
  readonly fillers: Fillers
  readonly count: number
  readonly labels: Readonly<Partial<Record<Head, boolean>>>
}

const hate: Fillers = { ...hateFillers, slur: slurWords }
const contrasts: Fillers = { ...contrastFillers, slur: slurWords }
const claims: Fillers = { ...claimFillers, slur: slurWords }
const spam: Fillers = { ...spamFillers, handle: handles }
const kept = { hate: false, scam: false, spam: false, junk: false } as const

const families: ReadonlyArray<Family> = [
  { source: "templates hate", templates: hateful, fillers: hate, count: 3000, labels: { hate: true } },
  { source: "templates hate", templates: harmless, fillers: hate, count: 3000, labels: { hate: false } },
  {
    source: "templates offence",
    templates: offensive,
    fillers: offenceFillers,
    count: 900,
    labels: { offensive: true, hate: false }
  },
  {
    source: "templates offence",
    templates: civil,
    fillers: offenceFillers,
    count: 900,
    labels: { offensive: false, hate: false }
  },
  {
    source: "templates scams",
    templates: fraudulent,
    fillers: scamFillers,
    count: 900,
    labels: { scam: true, junk: true, hate: false }
  },
  { source: "templates scams", templates: honest, fillers: scamFillers, count: 700, labels: kept },
  {
    source: "templates spam",
    templates: promotional,
    fillers: spam,
    count: 1000,
    labels: { spam: true, junk: true, scam: false, hate: false }
  },
  { source: "templates spam", templates: chatty, fillers: spam, count: 1000, labels: kept },
  { source: "templates links", templates: linking, fillers: spam, count: 500, labels: kept },
  {
    source: "templates complaints",
    templates: complaining,
    fillers: complaintFillers,
    count: 1500,
    labels: { ...kept, offensive: false, negative: true }
  },
  {
    source: "templates complaints",
    templates: pleased,
    fillers: complaintFillers,
    count: 500,
    labels: { ...kept, negative: false, offensive: false }
  },
  {
    source: "templates contrasts",
    templates: hatefulContrasts,
    fillers: contrasts,
    count: 4000,
    labels: { hate: true }
  },
  {
    source: "templates contrasts",
    templates: harmlessContrasts,
    fillers: contrasts,
    count: 4000,
    labels: { hate: false }
  },
  { source: "templates claims", templates: hatefulClaims, fillers: claims, count: 5000, labels: { hate: true } },
  { source: "templates claims", templates: harmlessClaims, fillers: claims, count: 5000, labels: { hate: false } },
  { source: "templates remarks", templates: hatefulRemarks, fillers: claims, count: 1000, labels: { hate: true } },
  { source: "templates remarks", templates: harmlessRemarks, fillers: claims, count: 1000, labels: { hate: false } },
  {
    source: "templates mentions",
    templates: mentions,
    fillers: mentionFillers,
    count: 2500,
    labels: { hate: false }
  },
  { source: "templates everyday", templates: everyday, fillers: claims, count: 1500, labels: { hate: false } }
]

const seed = 20_26

/** Hateful and harmless texts once more with a slip or a trick in the spelling, so that this alone says nothing. */
const misspellings = 4000
const passages = 6000

/** Texts made of our own templates, the same ones each time. */
export const templated = (): ReadonlyArray<Example> => {
  const random = new Sequence(seed)
  const examples = families.flatMap(({ count, fillers, labels, source, templates }) =>
    expand(templates, fillers, count, random).map((text) =>
      example(text, source, { labels, benign: Object.values(labels).every((value) => !value), language: "en" })
    )
  )
  const spelt = random
    .shuffled(examples.filter(({ source }) => /hate|contrasts|claims|remarks/.test(source)))
    .slice(0, misspellings)
    .map((one) => ({ ...one, text: misspelt(one.text, random), source: "templates misspellings" }))
  return [...examples, ...spelt, ...passagesOf(examples, passages, random)]
}
