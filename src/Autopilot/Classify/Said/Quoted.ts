import type { Evidence } from "../Classification/Classifier.ts"
import type { SayingKind } from "../Sayings/KnownSayings.ts"
import type { Sayings } from "../Sayings/Sayings.ts"

/** Nobody is asked, and nobody is told what to think. */
export const unasked = 0.4

/** The piece of a comment that says it, as evidence. */
export const quoted = (said: Sayings, kind: SayingKind, area: Evidence["area"], says?: Evidence["says"]): Evidence => {
  const seen = said.get(kind) ?? ""
  return says === undefined ? { area, seen } : { area, seen, says }
}
