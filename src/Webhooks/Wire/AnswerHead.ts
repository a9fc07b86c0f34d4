/** What the head of an HTTP/1 answer says, as far as it matters to who sent the request (RFC 9112). */
export interface AnswerHead {
  readonly status: number
  /** The headers as they came. */
  readonly retryAfter: string | null
  readonly location: string | null
  readonly contentEncoding: string | null
  /** How long the body is, in bytes; how its end is told where that is not known. */
  readonly body: number | "in chunks" | "until closed"
  /** Whether the connection stays open after it. */
  readonly staysOpen: boolean
}

const statusLine = /^HTTP\/1\.([01]) (\d{3})(?: .*)?$/
const headerName = /^[!#$%&'*+\-.^_`|~\w]+$/
const folded = /\r?\n[ \t]+/g
const forbidden = /[^\t\r\n\x20-\x7e\x80-\xff]|\r(?!\n)/
const length = /^\d{1,15}$/

const bodyless = new Set([204, 304])

const headOf = (text: string): AnswerHead | null => {
  if (forbidden.test(text)) return null
  const [first = "", ...lines] = text.replace(folded, " ").split(/\r?\n/)
  const [, minor, code] = statusLine.exec(first) ?? []
  if (code === undefined) return null
  const headers = new Map<string, string>()
  for (const line of lines) {
    const colon = line.indexOf(":")
    const name = line.slice(0, Math.max(0, colon))
    if (!headerName.test(name)) return null
    // Not by an expression: one that leaves out the spaces at the end takes the square of those in between.
    const value = line.slice(colon + 1).trim()
    const key = name.toLowerCase()
    const before = headers.get(key)
    headers.set(key, before === undefined ? value : `${before}, ${value}`)
  }
  const status = Number(code)
  const announced = bodyOf(headers)
  const isBodyless = bodyless.has(status) || status < 200
  const body = isBodyless ? 0 : announced
  if (body === null) return null
  const said = listOf(headers.get("connection"))
  const isAmbiguous =
    (headers.has("transfer-encoding") && headers.has("content-length")) ||
    // Some send a body all the same: it is not to be taken for the next answer.
    (isBodyless && announced !== 0 && announced !== "until closed")
  return {
    status,
    retryAfter: headers.get("retry-after") ?? null,
    location: headers.get("location") ?? null,
    contentEncoding: headers.get("content-encoding") ?? null,
    body,
    staysOpen: !isAmbiguous && (minor === "1" ? !said.includes("close") : said.includes("keep-alive"))
  }
}

const listOf = (value = ""): ReadonlyArray<string> => value.split(",").map((each) => each.trim().toLowerCase())

const bodyOf = (headers: ReadonlyMap<string, string>): AnswerHead["body"] | null => {
  const codings = headers.get("transfer-encoding")
  if (codings !== undefined) return listOf(codings).at(-1) === "chunked" ? "in chunks" : "until closed"
  const lengths = headers.get("content-length")
  if (lengths === undefined) return "until closed"
  // Said several times, it has to be the same.
  const [one = "", ...others] = listOf(lengths)
  return length.test(one) && others.every((other) => other === one) ? Number(one) : null
}

const remembered = 256
const longestRemembered = 1024
const known = new Map<string, AnswerHead | null>()

/**
 * Null when it is not HTTP. `text` is the head in ISO 8859-1, without the empty line that ends it. Within a second, a
 * receiver writes most of its heads alike, so that the last are remembered.
 */
export const answerHead = (text: string): AnswerHead | null => {
  const found = known.get(text)
  if (found !== undefined || text.length > longestRemembered) return found ?? headOf(text)
  const head = headOf(text)
  if (known.size >= remembered) known.clear()
  known.set(text, head)
  return head
}
