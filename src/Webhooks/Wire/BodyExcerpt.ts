import { storable } from "#src/Ground/StorableText.ts"

/** Bytes after which an answer is not read any further. */
const readAtMost = 16 * 1024

/** Bytes that are kept for people to look at. */
const keptUnlessSaid = 1024

const whole = new TextDecoder()

/** The beginning of an answer's body. */
export interface BodyExcerpt {
  /** Takes what has come in. Answers whether the rest is wanted. */
  readonly add: (bytes: Uint8Array) => boolean
  /** A body that is compressed against our wish is not unpacked, so that it cannot blow up. */
  readonly text: (encoding: string | null) => string
}

export const bodyExcerpt = (keepAtMost = keptUnlessSaid): BodyExcerpt => {
  const kept: Array<Uint8Array> = []
  let size = 0
  return {
    add: (bytes) => {
      if (size < keepAtMost) kept.push(bytes)
      size += bytes.length
      return size < readAtMost
    },
    text: (encoding) => {
      const [first] = kept
      if (first === undefined) return ""
      if (encoding !== null && encoding !== "identity") {
        return `(not shown: encoded as ${encoding.slice(0, 100)}, although accept-encoding asked for identity)`
      }
      const bytes = kept.length === 1 ? first : Buffer.concat(kept)
      if (bytes.length <= keepAtMost) return storable(whole.decode(bytes))
      // Streaming leaves out a character that the cut has split.
      return storable(new TextDecoder().decode(bytes.subarray(0, keepAtMost), { stream: true }))
    }
  }
}
