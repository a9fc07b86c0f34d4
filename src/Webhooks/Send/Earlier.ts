/** The earlier of two times; any is earlier than none. */
export const earlier = (one: number | null, other: number | null): number | null => {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}
