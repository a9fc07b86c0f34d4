import type { IncomingMessage } from "node:http"
import { storable } from "./StorableText.ts"

/** Bytes after which an answer is not read any further. */
const readAtMost = 16 * 1024

/** Bytes that are kept for people to look at. */
const keptUnlessSaid = 1024

/**
 * Calls back with the beginning of an answer's body, once it has ended, broken off, or grown beyond 16 KiB; then the
 * connection is cut. A body that is compressed against our wish is not unpacked, so that it cannot blow up.
 */
export const excerptOf = (
  response: IncomingMessage,
  onExcerpt: (text: string) => void,
  keepAtMost = keptUnlessSaid
): void => {
  const kept: Array<Uint8Array> = []
  let size = 0
  let isOver = false
  const finish = () => {
    if (isOver) return
    isOver = true
    onExcerpt(asText(kept, response.headers["content-encoding"], keepAtMost))
  }
  const cut = () => {
    finish()
    response.destroy()
  }
  response.on("data", (chunk: Uint8Array) => {
    if (size < keepAtMost) kept.push(chunk)
    size += chunk.length
    if (size >= readAtMost) cut()
  })
  // Read to its end, the connection is good for the next request.
  response.on("end", finish)
  response.on("error", cut)
  response.on("close", cut)
}

const asText = (chunks: ReadonlyArray<Uint8Array>, encoding: string | undefined, keepAtMost: number): string => {
  if (chunks.length === 0) return ""
  if (encoding !== undefined && encoding !== "identity") {
    return `(not shown: encoded as ${encoding.slice(0, 100)}, although accept-encoding asked for identity)`
  }
  const [first] = chunks
  const bytes = chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks)
  // Streaming leaves out a character that the cut has split.
  return storable(new TextDecoder().decode(bytes.subarray(0, keepAtMost), { stream: true }))
}
