import { ln, sigmoid } from "./Exact.ts"

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
const halvings = 20
/** No calibration of scores is as steep or as far off as this. */
const astray = 1e3
const leastProbability = 1e-12

interface Targets {
  readonly high: number
  readonly low: number
}

/** How badly a calibration explains the scores. */
const lossOf = (scored: ReadonlyArray<Scored>, { high, low }: Targets, { offset, slope }: Calibration): number => {
  let loss = 0
  for (const { positive, score, weight } of scored) {
    const probability = sigmoid(slope * score + offset)
    const target = positive ? high : low
    const spoken = target * ln(Math.max(leastProbability, probability))
    loss -= weight * (spoken + (1 - target) * ln(Math.max(leastProbability, 1 - probability)))
  }
  return loss
}

/** Newton's steps; careful ones are halved until they make nothing worse. */
const newton = (scored: ReadonlyArray<Scored>, targets: Targets, careful: boolean): Calibration => {
  const { high, low } = targets
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
    const slopeStep = (flat * slopeGradient - mixed * offsetGradient) / determinant
    const offsetStep = (curve * offsetGradient - mixed * slopeGradient) / determinant
    let share = 1
    if (careful) {
      const loss = lossOf(scored, targets, { slope, offset })
      const worse = () =>
        lossOf(scored, targets, { slope: slope - share * slopeStep, offset: offset - share * offsetStep }) > loss
      for (let halved = 0; halved < halvings && worse(); halved++) share /= 2
    }
    slope -= share * slopeStep
    offset -= share * offsetStep
  }
  return { slope, offset }
}

/** Platt's calibration by Newton's method, with his priors for a little less certainty than the texts suggest. */
export const calibrate = (scored: ReadonlyArray<Scored>): Calibration => {
  let positives = 0
  let negatives = 0
  for (const { positive, weight } of scored) {
    if (positive) positives += weight
    else negatives += weight
  }
  const targets = { high: (positives + 1) / (positives + 2), low: 1 / (negatives + 2) }
  const found = newton(scored, targets, false)
  // where most scores are sure already, whole steps may lead ever farther away
  return Math.abs(found.slope) < astray && Math.abs(found.offset) < astray ? found : newton(scored, targets, true)
}
