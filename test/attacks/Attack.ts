import type { Target } from "./Target.ts"

/** What attempts of one class came to: figures for people, and what did not hold. */
export class Findings {
  attempts = 0
  readonly figures: Array<string> = []
  readonly broken: Array<string> = []
  held(what: string, holds: boolean, found: unknown = "") {
    this.attempts += 1
    if (!holds) this.broken.push(`${what}: ${String(found).slice(0, 300)}`)
  }
  figure(text: string) {
    this.figures.push(text)
  }
}

export interface Attack {
  readonly name: string
  readonly run: (target: Target, findings: Findings) => Promise<void>
}
