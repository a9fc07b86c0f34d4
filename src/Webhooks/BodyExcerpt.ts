import type { IncomingMessage } from "node:http"

/** Bytes after which an answer is not read any further. */
const readAtMost = 16 * 1024

/** Bytes that are kept for people to look at. */
const keepAtMost = 1024

/**
 * Calls back with the beginning of an answer's body, once it has ended, broken off, or grown beyond 16 KiB; then it is
 * cut off. A body that is compressed against our wish is not unpacked, so that it cannot blow up.
 */
export const excerptOf = (response: IncomingMessage, onExcerpt: (text: string) => void): void => {
  const kept: Array<Uint8Array> = []
  let size = 0
  const finish = () => {
    onExcerpt(asText(Buffer.concat(kept).subarray(0, keepAtMost), response.headers["content-encoding"]))
    response.destroy()
  }
  response.on("data", (chunk: Uint8Array) => {
    if (size < keepAtMost) kept.push(chunk)
    size += chunk.length
    if (size >= readAtMost) finish()
  })
  response.on("end", finish)
  response.on("error", finish)
  response.on("close", finish)
}

const asText = (bytes: Uint8Array, encoding: string | undefined): string => {
  if (encoding !== undefined && encoding !== "identity" && bytes.length > 0) {
    return `(not shown: encoded as ${encoding.slice(0, 100)}, although accept-encoding asked for identity)`
  }
  // Streaming leaves out a character that the cut has split. PostgreSQL stores no NUL in text.
  return new TextDecoder().decode(bytes, { stream: true }).replaceAll("\0", "\uFFFD")
}
