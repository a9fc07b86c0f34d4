const ln2High = 0.6931471803691238
const ln2Low = 1.9082149292705877e-10
const terms = 14

/** 2 to a whole power, by multiplication alone. */
const powerOfTwo = (exponent: number): number => {
  let result = 1
  const factor = exponent < 0 ? 0.5 : 2
  for (let count = Math.abs(exponent); count > 0; count--) result *= factor
  return result
}

/**
 * e to a power, of sums and products only. `Math.exp` may differ in the last bit from one machine to the next, and
 * weights are made the same to the byte everywhere.
 */
export const exp = (power: number): number => {
  if (power > 700) return Number.POSITIVE_INFINITY
  if (power < -700) return 0
  const exponent = Math.round(power / Math.LN2)
  const rest = power - exponent * ln2High - exponent * ln2Low
  let sum = 1
  for (let term = terms; term > 0; term--) sum = 1 + (sum * rest) / term
  return sum * powerOfTwo(exponent)
}

/** Natural logarithm of a positive number, of sums and products only. */
export const ln = (value: number): number => {
  let exponent = 0
  let rest = value
  while (rest > Math.SQRT2) {
    rest /= 2
    exponent++
  }
  while (rest < Math.SQRT1_2) {
    rest *= 2
    exponent--
  }
  // artanh series: ln(x) = 2 (z + z³/3 + z⁵/5 …), z = (x - 1) / (x + 1)
  const z = (rest - 1) / (rest + 1)
  const square = z * z
  let sum = 0
  for (let odd = 41; odd > 0; odd -= 2) sum = sum * square + 1 / odd
  return 2 * z * sum + exponent * Math.LN2
}

export const sigmoid = (logit: number): number => 1 / (1 + exp(-logit))
