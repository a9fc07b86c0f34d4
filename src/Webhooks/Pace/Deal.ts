/** Who wants something of which there may not be enough. */
export interface Claimant<Group> {
  readonly group: Group
  readonly wanted: number
  /** What it has already. */
  readonly has: number
}

interface Hand {
  readonly index: number
  left: number
  has: number
}

/**
 * Deals out one at a time: to the group that has least, and in it to the claimant that has least; of equals, to the
 * first. `take` says whether there was enough for the claimant at that index, which gets no more once there was not.
 * Answers what each got.
 */
export const deal = <Group>(
  claimants: ReadonlyArray<Claimant<Group>>,
  groupHas: (group: Group) => number,
  take: (index: number) => boolean
): ReadonlyArray<number> => {
  const got = claimants.map(() => 0)
  const groups = new Map<Group, { has: number; hands: Array<Hand> }>()
  for (const [index, { group, has, wanted }] of claimants.entries()) {
    if (wanted <= 0) continue
    const known = groups.get(group)
    const hand = { index, left: wanted, has }
    if (known === undefined) groups.set(group, { has: groupHas(group), hands: [hand] })
    else known.hands.push(hand)
  }
  for (let next = least(groups.values()); next !== undefined; next = least(groups.values())) {
    const hand = least(next.hands)
    if (hand !== undefined && take(hand.index)) {
      got[hand.index] = (got[hand.index] ?? 0) + 1
      next.has += 1
      hand.has += 1
      hand.left -= 1
      if (hand.left > 0) continue
    }
    next.hands = next.hands.filter((other) => other !== hand)
    if (next.hands.length > 0) continue
    for (const [group, one] of groups) if (one === next) groups.delete(group)
  }
  return got
}

const least = <T extends { readonly has: number }>(all: Iterable<T>): T | undefined => {
  let found: T | undefined
  for (const one of all) if (found === undefined || one.has < found.has) found = one
  return found
}
