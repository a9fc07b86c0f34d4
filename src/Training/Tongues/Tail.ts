import { ln } from "../Learn/Exact.ts"

/** The value that at most a share of them is above. */
export const reachedBy = (values: ReadonlyArray<number>, share: number): number =>
  values.toSorted((one, other) => other - one)[Math.floor(share * values.length)] ?? 0

const near = 0.01
const far = 0.0025

/**
 * The same for a share so small that one odd value would decide: as if the last values became fewer as those before
 * them do (an exponential tail).
 */
export const tailOf = (values: ReadonlyArray<number>, share: number): number => {
  const end = reachedBy(values, far)
  return end + ((end - reachedBy(values, near)) * ln(far / share)) / ln(near / far)
}
