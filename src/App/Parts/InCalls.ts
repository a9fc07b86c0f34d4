/** As many characters as fit into a body of 1 MiB, however they are written there. */
const mostOfOne = 150_000

/** What is sent in one call, and what in the next: very long comments do not all fit into one. */
export const inCalls = <A>(all: ReadonlyArray<A>, lengthOf: (one: A) => number): ReadonlyArray<ReadonlyArray<A>> => {
  const calls: Array<Array<A>> = []
  let left = 0
  for (const one of all) {
    left -= lengthOf(one)
    const last = calls.at(-1)
    if (last !== undefined && left >= 0) last.push(one)
    else {
      calls.push([one])
      left = mostOfOne - lengthOf(one)
    }
  }
  return calls
}
