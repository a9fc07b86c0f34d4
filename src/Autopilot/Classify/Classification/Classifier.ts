import { Context } from "effect"
import type { ProtectionKey } from "#schema/resources/Autopilot.ts"
import type { KnownParts } from "../../Features/KnownParts.ts"
import type { TextReading } from "../../Features/Reading.ts"
import type { ClassifiedArea } from "../../WordLists/Lists.ts"

/** A piece of a comment that speaks for an area. */
export interface Evidence {
  readonly area: ProtectionKey
  /** As it can stand in a sentence. */
  readonly seen: string
  /** What it says of people, where the area alone does not tell. */
  readonly says?: "threat" | "plainThreat" | "need" | "warning"
}

export interface Classification {
  /** ISO 639-1; null where there is too little to tell. */
  readonly language: string | null
  /** 0 to 1 each. */
  readonly scores: Readonly<Record<ClassifiedArea, number>>
  /** Strongest first within an area; an area may score without any. */
  readonly evidence: ReadonlyArray<Evidence>
}

/** What a classification comes to, whatever its language. */
export type Judged = Pick<Classification, "evidence" | "scores">

/** Judges the language of one comment, by its text alone. The same version and text give the same answer, always. */
export class Classifier extends Context.Tag("steward/Classifier")<
  Classifier,
  {
    readonly version: string
    /** `known`: parts of the comment that it is a reading of. */
    readonly classify: (reading: TextReading, known?: KnownParts | null) => Classification
  }
>() {}
