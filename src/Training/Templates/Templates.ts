import type { Head } from "#src/Autopilot/Model/Heads.ts"
import { type Example, example } from "../Examples/Example.ts"
import { Sequence } from "../Examples/Random.ts"
import { expand, type Fillers } from "./Expand.ts"
import { misspelt } from "./Misspellings.ts"
import { passagesOf } from "./Passages.ts"
import { slurWords } from "./Slurs.ts"
import { fillersOf, templatesOf } from "./Texts.ts"

interface Family {
  readonly source: string
  readonly templates: ReadonlyArray<string>
  readonly fillers: Fillers
  readonly count: number
  readonly labels: Readonly<Partial<Record<Head, boolean>>>
}

/** Who is spoken of. The same names fill hateful and harmless sentences, so that a name alone says nothing. */
const groups = fillersOf("groups")
const offenceFillers: Fillers = { ...groups, ...fillersOf("offence") }
const hate: Fillers = { ...groups, ...fillersOf("hate"), slur: slurWords }
const contrasts: Fillers = { ...hate, ...fillersOf("contrasts") }
const claims: Fillers = { ...contrasts, ...fillersOf("claims") }
const mentionFillers: Fillers = { ...claims, ...fillersOf("mentions") }
const complaintFillers = fillersOf("complaints")
const scamFillers = fillersOf("scams")
const spam: Fillers = { ...fillersOf("spam"), handle: templatesOf("handles") }
const kept = { hate: false, scam: false, spam: false, junk: false } as const

const families: ReadonlyArray<Family> = [
  { source: "templates hate", templates: templatesOf("hateful"), fillers: hate, count: 3000, labels: { hate: true } },
  { source: "templates hate", templates: templatesOf("harmless"), fillers: hate, count: 3000, labels: { hate: false } },
  {
    source: "templates offence",
    templates: templatesOf("offensive"),
    fillers: offenceFillers,
    count: 900,
    labels: { offensive: true, hate: false }
  },
  {
    source: "templates offence",
    templates: templatesOf("civil"),
    fillers: offenceFillers,
    count: 900,
    labels: { offensive: false, hate: false }
  },
  {
    source: "templates scams",
    templates: templatesOf("fraudulent"),
    fillers: scamFillers,
    count: 900,
    labels: { scam: true, junk: true, hate: false }
  },
  { source: "templates scams", templates: templatesOf("honest"), fillers: scamFillers, count: 700, labels: kept },
  {
    source: "templates spam",
    templates: templatesOf("promotional"),
    fillers: spam,
    count: 1000,
    labels: { spam: true, junk: true, scam: false, hate: false }
  },
  { source: "templates spam", templates: templatesOf("chatty"), fillers: spam, count: 1000, labels: kept },
  { source: "templates links", templates: templatesOf("linking"), fillers: spam, count: 500, labels: kept },
  {
    source: "templates complaints",
    templates: templatesOf("complaining"),
    fillers: complaintFillers,
    count: 1500,
    labels: { ...kept, offensive: false, negative: true }
  },
  {
    source: "templates complaints",
    templates: templatesOf("pleased"),
    fillers: complaintFillers,
    count: 500,
    labels: { ...kept, negative: false, offensive: false }
  },
  {
    source: "templates contrasts",
    templates: templatesOf("hateful-contrasts"),
    fillers: contrasts,
    count: 4000,
    labels: { hate: true }
  },
  {
    source: "templates contrasts",
    templates: templatesOf("harmless-contrasts"),
    fillers: contrasts,
    count: 4000,
    labels: { hate: false }
  },
  {
    source: "templates claims",
    templates: templatesOf("hateful-claims"),
    fillers: claims,
    count: 5000,
    labels: { hate: true }
  },
  {
    source: "templates claims",
    templates: templatesOf("harmless-claims"),
    fillers: claims,
    count: 5000,
    labels: { hate: false }
  },
  {
    source: "templates remarks",
    templates: templatesOf("hateful-remarks"),
    fillers: claims,
    count: 1000,
    labels: { hate: true }
  },
  {
    source: "templates remarks",
    templates: templatesOf("harmless-remarks"),
    fillers: claims,
    count: 1000,
    labels: { hate: false }
  },
  {
    source: "templates mentions",
    templates: templatesOf("mentions"),
    fillers: mentionFillers,
    count: 2500,
    labels: { hate: false }
  },
  {
    source: "templates everyday",
    templates: templatesOf("everyday"),
    fillers: claims,
    count: 1500,
    labels: { hate: false }
  },
  {
    source: "templates brands",
    templates: templatesOf("hateful-brands"),
    fillers: claims,
    count: 1300,
    labels: { hate: true }
  },
  {
    source: "templates brands",
    templates: templatesOf("harmless-brands"),
    fillers: claims,
    count: 1500,
    labels: { hate: false }
  }
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
