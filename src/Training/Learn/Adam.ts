const first = 0.9
const second = 0.999
const least = 1e-8

/** Steps of Adam (Kingma & Ba 2015) for some weights, along slopes that are added up between two steps. */
export class Adam {
  private readonly weights: Float64Array
  private readonly slopes: Float64Array
  private readonly decay: number
  private readonly means: Float64Array
  private readonly squares: Float64Array
  private firstLeft = 1
  private secondLeft = 1

  constructor(weights: Float64Array, slopes: Float64Array, decay: number) {
    this.weights = weights
    this.slopes = slopes
    this.decay = decay
    this.means = new Float64Array(weights.length)
    this.squares = new Float64Array(weights.length)
  }

  /** Forgets the slopes behind it. */
  step(rate: number): void {
    const { decay, means, slopes, squares, weights } = this
    this.firstLeft *= first
    this.secondLeft *= second
    const meanShare = 1 - this.firstLeft
    const squareShare = 1 - this.secondLeft
    for (let at = 0; at < weights.length; at++) {
      const slope = (slopes[at] ?? 0) + decay * (weights[at] ?? 0)
      const mean = first * (means[at] ?? 0) + (1 - first) * slope
      const square = second * (squares[at] ?? 0) + (1 - second) * slope * slope
      means[at] = mean
      squares[at] = square
      weights[at] = (weights[at] ?? 0) - (rate * (mean / meanShare)) / (Math.sqrt(square / squareShare) + least)
    }
    slopes.fill(0)
  }
}
