/** What guidance may name besides its areas and everyday subjects: each has a table of what it is called and how it is told. */
export const matters = [
  "address",
  "ai",
  "alcohol",
  "bank",
  "begging",
  "bodies",
  "boycott",
  "conspiracy",
  "cruelty",
  "delay",
  "diagnosis",
  "drug",
  "early",
  "faulty",
  "freebie",
  "grief",
  "immigration",
  "impostor",
  "investing",
  "job",
  "legal",
  "order",
  "plate",
  "pride",
  "quality",
  "resale",
  "rigged",
  "rumour",
  "selfHarm",
  "sexual",
  "slimming",
  "vaccine",
  "violence",
  "war",
  "weapon"
] as const
export type Matter = (typeof matters)[number]

/** Everyday subjects that a table tells more of than their own words. */
export const widened = ["gambling", "politics", "religion", "spoiler"] as const
export type Widened = (typeof widened)[number]

const isOne: ReadonlySet<string> = new Set(matters)
export const isMatter = (topic: string): topic is Matter => isOne.has(topic)

/** All that tables tell of. */
export const tabled = [...matters, ...widened] as const
export type Tabled = (typeof tabled)[number]

const isTold: ReadonlySet<string> = new Set(tabled)
export const isTabled = (topic: string): topic is Tabled => isTold.has(topic)

/** What tells a complaint about a subject that it does not name: `still not here`. */
export const complaintsOf: Readonly<Partial<Record<string, Tabled>>> = { delivery: "delay" }
