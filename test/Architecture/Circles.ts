/** Every circle of the graph, as the sorted names that are on it. */
export const circles = (edges: ReadonlyArray<readonly [string, string]>): ReadonlyArray<ReadonlyArray<string>> => {
  const targets = new Map<string, Set<string>>()
  for (const [from, to] of edges) {
    if (from !== to) targets.set(from, (targets.get(from) ?? new Set<string>()).add(to))
  }
  const reached = (start: string) => {
    const seen = new Set<string>()
    const next = [...(targets.get(start) ?? [])]
    for (let name = next.pop(); name !== undefined; name = next.pop()) {
      if (seen.has(name)) continue
      seen.add(name)
      next.push(...(targets.get(name) ?? []))
    }
    return seen
  }
  const reach = new Map([...targets.keys()].map((name) => [name, reached(name)]))
  const found = new Map<string, ReadonlyArray<string>>()
  for (const [name, seen] of reach) {
    if (!seen.has(name)) continue
    const circle = [...seen].filter((other) => reach.get(other)?.has(name)).sort()
    found.set(circle.join(" "), circle)
  }
  return [...found.values()]
}
