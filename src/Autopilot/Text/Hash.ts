/** FNV-1a over UTF-16 units, one step a unit: a longer run goes on from the hash of the run it starts with. */
export const seed = 0x811c9dc5
export const prime = 0x01000193

export const step = (hash: number, unit: number): number => Math.imul(hash ^ unit, prime)

/** Hash of the units from `from` up to `to`. */
export const hashOf = (text: string, from = 0, to = text.length, start = seed): number => {
  let hash = start
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), prime)
  return hash
}

/** Hash of one character by its code point, as `hashOf` has it. */
export const hashOfCode = (code: number): number =>
  code > 0xffff ? step(step(seed, 0xd7c0 + (code >>> 10)), 0xdc00 + (code & 0x3ff)) : step(seed, code)

/** Both parts in order, as one hash. */
export const joined = (one: number, other: number): number => Math.imul(one ^ (other >>> 13), 0x85ebca6b) ^ other

export const mixer = 0x2c1b3c6d

/** FNV's low bits are weak in the last unit, so all of them are mixed before the top ones are taken. */
export const bucketOf = (hash: number, bits: number): number => Math.imul(hash ^ (hash >>> 15), mixer) >>> (32 - bits)

/** Puts buckets for the first `count` hashes. */
export const toBuckets = (hashes: Int32Array, count: number, bits: number): void => {
  const shift = 32 - bits
  // calling `bucketOf` would have `Math` looked up for each hash
  for (let at = 0; at < count; at++) {
    const hash = hashes[at] ?? 0
    hashes[at] = (Math.imul(hash ^ (hash >>> 15), mixer) >>> shift) | 0
  }
}
