/** How the receiver treats a delivery. The last two are taken, but the sender is not told. */
export type Mood = "take" | "slow" | "refuse" | "drop" | "forget" | "stall"

const shares: ReadonlyArray<readonly [Mood, number]> = [
  ["slow", 0.03],
  ["refuse", 0.05],
  ["drop", 0.03],
  ["forget", 0.03],
  ["stall", 0.002]
]

/** So few that, with the kills, no delivery runs out of attempts. */
const mostTroubles = 2

/** `draw` from 0 to 1; `troubles`: how often the same delivery was turned away already. */
export const moodFor = (draw: number, troubles: number): Mood => {
  if (troubles >= mostTroubles) return "take"
  let passed = 0
  for (const [mood, share] of shares) {
    passed += share
    if (draw < passed) return mood
  }
  return "take"
}
