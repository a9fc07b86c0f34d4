import { eachRun, profileBits, profiled, profileStep } from "#src/Autopilot/Language/Profiles.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { ln } from "./Exact.ts"

const most = 127
const names: ReadonlyArray<string | null> = profiled

interface InLanguage {
  readonly text: string
  readonly language: string | null
}

const latin = /[a-z]/gi
const others = /[^\u0000-\u036f\P{L}]/gu
const isLatin = (text: string) => (text.match(latin)?.length ?? 0) > 2 * (text.match(others)?.length ?? 0)

/** How much likelier each run of three letters is in a language than in all of them, as stored numbers. */
export const profilesOf = (examples: ReadonlyArray<InLanguage>): Int8Array => {
  const size = 1 << profileBits
  const counts = profiled.map(() => new Float64Array(size).fill(1))
  const totals = profiled.map(() => size)
  for (const { language, text } of examples) {
    const place = names.indexOf(language)
    const own = counts[place]
    if (own === undefined || !isLatin(text)) continue
    eachRun(normalise(text), (bucket) => {
      own[bucket] = (own[bucket] ?? 0) + 1
      totals[place] = (totals[place] ?? 0) + 1
    })
  }
  const profiles = new Int8Array(size * profiled.length)
  for (let bucket = 0; bucket < size; bucket++) {
    const shares = counts.map((own, place) => (own[bucket] ?? 0) / (totals[place] ?? 1))
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
    shares.forEach((share, place) => {
      const value = Math.round(ln(share / mean) / profileStep)
      profiles[bucket * profiled.length + place] = Math.max(-most, Math.min(most, value))
    })
  }
  return profiles
}
