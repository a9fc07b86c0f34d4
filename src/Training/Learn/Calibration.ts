import { sigmoid } from "./Exact.ts"

/** A score that the sigmoid of `slope * score + offset` makes a probability of. */
export interface Calibration {
  readonly slope: number
  readonly offset: number
}

export interface Scored {
  readonly score: number
  readonly positive: boolean
  readonly weight: number
}

/** The same texts, weighed so that positive and negative ones count the same. */
export const balanced = (scored: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const total = (wanted: boolean) =>
    scored.reduce((sum, { positive, weight }) => sum + (positive === wanted ? weight : 0), 0)
  const positives = total(true)
  const negatives = total(false)
  const half = (positives + negatives) / 2
  return scored.map((item) => ({
    ...item,
    weight: (item.weight * half) / (item.positive ? positives : negatives)
  }))
}

const steps = 60

/** Platt's calibration by Newton's method, with his priors for a little less certainty than the texts suggest. */
export const calibrate = (scored: ReadonlyArray<Scored>): Calibration => {
  let positives = 0
  let negatives = 0
  for (const { positive, weight } of scored) {
    if (positive) positives += weight
    else negatives += weight
  }
  const high = (positives + 1) / (positives + 2)
  const low = 1 / (negatives + 2)
  let slope = 1
  let offset = 0
  for (let step = 0; step < steps; step++) {
    let slopeGradient = 0
    let offsetGradient = 0
    let curve = 1e-9
    let mixed = 0
    let flat = 1e-9
    for (const { positive, score, weight } of scored) {
      const probability = sigmoid(slope * score + offset)
      const error = (probability - (positive ? high : low)) * weight
      const steepness = probability * (1 - probability) * weight
      slopeGradient += error * score
      offsetGradient += error
      curve += steepness * score * score
      mixed += steepness * score
      flat += steepness
    }
    const determinant = curve * flat - mixed * mixed
    if (determinant <= 0) break
    slope -= (flat * slopeGradient - mixed * offsetGradient) / determinant
    offset -= (curve * offsetGradient - mixed * slopeGradient) / determinant
  }
  return { slope, offset }
}
