import type { Tabled } from "./Matters.ts"
import ai from "./Tables/Brand/Ai.json" with { type: "json" }
import boycott from "./Tables/Brand/Boycott.json" with { type: "json" }
import delay from "./Tables/Brand/Delay.json" with { type: "json" }
import faulty from "./Tables/Brand/Faulty.json" with { type: "json" }
import gambling from "./Tables/Brand/Gambling.json" with { type: "json" }
import investing from "./Tables/Brand/Investing.json" with { type: "json" }
import legal from "./Tables/Brand/Legal.json" with { type: "json" }
import quality from "./Tables/Brand/Quality.json" with { type: "json" }
import rigged from "./Tables/Brand/Rigged.json" with { type: "json" }
import slimming from "./Tables/Brand/Slimming.json" with { type: "json" }
import spoiler from "./Tables/Brand/Spoiler.json" with { type: "json" }
import begging from "./Tables/People/Begging.json" with { type: "json" }
import bodies from "./Tables/People/Bodies.json" with { type: "json" }
import diagnosis from "./Tables/People/Diagnosis.json" with { type: "json" }
import early from "./Tables/People/Early.json" with { type: "json" }
import freebie from "./Tables/People/Freebie.json" with { type: "json" }
import grief from "./Tables/People/Grief.json" with { type: "json" }
import impostor from "./Tables/People/Impostor.json" with { type: "json" }
import job from "./Tables/People/Job.json" with { type: "json" }
import resale from "./Tables/People/Resale.json" with { type: "json" }
import selfHarm from "./Tables/People/SelfHarm.json" with { type: "json" }
import sexual from "./Tables/People/Sexual.json" with { type: "json" }
import address from "./Tables/Private/Address.json" with { type: "json" }
import bank from "./Tables/Private/Bank.json" with { type: "json" }
import order from "./Tables/Private/Order.json" with { type: "json" }
import plate from "./Tables/Private/Plate.json" with { type: "json" }
import alcohol from "./Tables/World/Alcohol.json" with { type: "json" }
import conspiracy from "./Tables/World/Conspiracy.json" with { type: "json" }
import cruelty from "./Tables/World/Cruelty.json" with { type: "json" }
import drug from "./Tables/World/Drug.json" with { type: "json" }
import immigration from "./Tables/World/Immigration.json" with { type: "json" }
import politics from "./Tables/World/Politics.json" with { type: "json" }
import pride from "./Tables/World/Pride.json" with { type: "json" }
import religion from "./Tables/World/Religion.json" with { type: "json" }
import rumour from "./Tables/World/Rumour.json" with { type: "json" }
import vaccine from "./Tables/World/Vaccine.json" with { type: "json" }
import violence from "./Tables/World/Violence.json" with { type: "json" }
import war from "./Tables/World/War.json" with { type: "json" }
import weapon from "./Tables/World/Weapon.json" with { type: "json" }

type ByLanguage<A> = Readonly<Partial<Record<string, A>>>

export interface MatterTable {
  /** What a comment of it does, behind `comments that`; empty where the subject is told of elsewhere. */
  readonly does: string
  /** How guidance calls it, parted by `|`. */
  readonly names: ByLanguage<string>
  /**
   * How comments speak of it, several to a line with `|` between: `word*` is any word that begins so, `a/b` is either,
   * `...` stands for up to three words.
   */
  readonly words: ByLanguage<ReadonlyArray<string>>
  /** What has those words and means something else. */
  readonly none?: ByLanguage<ReadonlyArray<string>>
}

export const matterTables: Readonly<Record<Tabled, MatterTable>> = {
  address,
  ai,
  alcohol,
  bank,
  begging,
  bodies,
  boycott,
  conspiracy,
  cruelty,
  delay,
  diagnosis,
  drug,
  early,
  faulty,
  freebie,
  gambling,
  grief,
  immigration,
  impostor,
  investing,
  job,
  legal,
  order,
  plate,
  politics,
  pride,
  quality,
  religion,
  resale,
  rigged,
  rumour,
  selfHarm,
  sexual,
  slimming,
  spoiler,
  vaccine,
  violence,
  war,
  weapon
}

export const tableLanguages = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "tr", "ja", "ko", "ar", "hi"] as const

/** How guidance in a language calls a topic. */
export const namesIn = (topic: Tabled, language: string): ReadonlyArray<string> =>
  matterTables[topic].names[language]?.split("|") ?? []
