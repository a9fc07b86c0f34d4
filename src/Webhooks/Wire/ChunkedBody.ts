/** What has become of a body after some bytes of it. */
export type BodyProgress = "goes on" | "is whole" | "makes no sense"

/** Of a line that tells the length of a chunk, and of the trailers. */
const longestLine = 4096
const mostTrailers = 16 * 1024

const size = /^([0-9a-f]{1,12})[ \t]*(?:;.*)?$/i

/** Takes the frames off a body that comes in chunks (RFC 9112, 7.1). Answers, and `rest` is, how many bytes are left over. */
export const chunkedBody = (onBytes: (bytes: Buffer) => void) => {
  let line = ""
  let expects: "size" | "bytes" | "end of chunk" | "trailer" = "size"
  let left = 0
  let trailers = 0

  const endOfLine = (): BodyProgress => {
    const text = line.endsWith("\r") ? line.slice(0, -1) : line
    line = ""
    if (expects === "end of chunk") {
      expects = "size"
      return text === "" ? "goes on" : "makes no sense"
    }
    if (expects === "trailer") return text === "" ? "is whole" : "goes on"
    const [, digits] = size.exec(text) ?? []
    if (digits === undefined) return "makes no sense"
    left = Number.parseInt(digits, 16)
    expects = left === 0 ? "trailer" : "bytes"
    return "goes on"
  }

  return (chunk: Buffer): { readonly read: BodyProgress; readonly rest: number } => {
    let at = 0
    while (at < chunk.length) {
      if (expects === "bytes") {
        const taken = Math.min(left, chunk.length - at)
        onBytes(chunk.subarray(at, at + taken))
        at += taken
        left -= taken
        if (left === 0) expects = "end of chunk"
        continue
      }
      const found = chunk.indexOf(10, at)
      const end = found === -1 ? chunk.length : found
      line += chunk.toString("latin1", at, end)
      trailers += expects === "trailer" ? end - at : 0
      if (line.length > longestLine || trailers > mostTrailers) return { read: "makes no sense", rest: 0 }
      at = end + 1
      if (found === -1) break
      const read = endOfLine()
      if (read !== "goes on") return { read, rest: chunk.length - at }
    }
    return { read: "goes on", rest: 0 }
  }
}
