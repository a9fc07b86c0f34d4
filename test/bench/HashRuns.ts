/**
 * The least that any reading of a text by runs of characters has to do: FNV-1a over every run of one to five
 * characters, once. A run continues the hash of the run it starts with, so it costs one step.
 */
export const hashRuns = (text: string): number => {
  let all = 0
  for (let from = 0; from < text.length; from++) {
    let hash = 0x811c9dc5
    const end = Math.min(from + 5, text.length)
    for (let at = from; at < end; at++) {
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
      all ^= hash
    }
  }
  return all
}
