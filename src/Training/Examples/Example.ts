import type { Head } from "#src/Autopilot/Model/Heads.ts"

export type ExampleOutcome = "hide" | "keep" | "ask"

/** A text that somebody judged. */
export interface Example {
  readonly text: string
  /** Where it is from: the folder and file, or a part of one that was gathered in its own way. */
  readonly source: string
  /** `train`, `valid`, `calib`, `holdout` where its publisher split it. */
  readonly part: string | null
  /** Only the heads it was judged for. */
  readonly labels: Readonly<Partial<Record<Head, boolean>>>
  /** Judged to be nothing that anybody would hide, as far as its source looked. */
  readonly benign: boolean
  readonly expected: ExampleOutcome | null
  /** ISO 639-1 where its source tells. */
  readonly language: string | null
}

export const example = (text: string, source: string, rest: Partial<Example>): Example => ({
  text,
  source,
  part: null,
  labels: {},
  benign: false,
  expected: null,
  language: null,
  ...rest
})
