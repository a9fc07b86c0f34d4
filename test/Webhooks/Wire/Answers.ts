import { FastCheck as fc } from "effect"

/** An answer as it comes over the wire, and what it says. */
export interface WrittenAnswer {
  readonly bytes: Buffer
  readonly status: number
  readonly retryAfter: string | null
  readonly body: Buffer
  /** Whether its end can be known before the connection closes. */
  readonly hasEnd: boolean
}

const newline = fc.constantFrom("\r\n", "\n")
const name = fc.stringMatching(/^x-[a-z0-9!#$%&'*+.^_`|~-]{1,12}$/)
const value = fc.stringMatching(/^[!-~\u00a1-\u00ff]([\t -~\u00a1-\u00ff]{0,20}[!-~\u00a1-\u00ff])?$/)

const chunked = (body: Buffer, sizes: ReadonlyArray<number>, trailers: ReadonlyArray<string>): Buffer => {
  const pieces: Array<Buffer> = []
  let at = 0
  for (const size of sizes) {
    const piece = body.subarray(at, at + size)
    if (piece.length === 0) break
    pieces.push(
      Buffer.from(`${piece.length.toString(16)}${size % 2 === 0 ? ";a=b" : ""}\r\n`),
      piece,
      Buffer.from("\r\n")
    )
    at += piece.length
  }
  const rest = body.subarray(at)
  if (rest.length > 0)
    pieces.push(Buffer.from(`${rest.length.toString(16).toUpperCase()}\r\n`), rest, Buffer.from("\r\n"))
  return Buffer.concat([...pieces, Buffer.from(`0\r\n${trailers.map((line) => `${line}\r\n`).join("")}\r\n`)])
}

/** Any answer that HTTP/1.1 allows a server to give to a POST. */
export const writtenAnswer: fc.Arbitrary<WrittenAnswer> = fc
  .record({
    early: fc.array(
      fc.constantFrom("HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n"),
      {
        maxLength: 2
      }
    ),
    before: fc.constantFrom("", "\r\n"),
    status: fc.oneof(fc.integer({ min: 200, max: 599 }), fc.constantFrom(204, 304)),
    reason: fc.constantFrom(" OK", " Not quite so", " ", ""),
    retryAfter: fc.option(fc.constantFrom("120", "Wed, 21 Oct 2026 07:28:00 GMT", "soon")),
    others: fc.array(fc.tuple(name, value, fc.constantFrom(":", ": ", ":\t ")), { maxLength: 4 }),
    body: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    framing: fc.constantFrom("length", "chunked", "closed"),
    sizes: fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 5 }),
    trailers: fc.array(fc.constantFrom("x-sum: 1", "x-more: a b"), { maxLength: 2 }),
    newline
  })
  .map(({ before, body, early, framing, newline, others, reason, retryAfter, sizes, status, trailers }) => {
    const isBodyless = status === 204 || status === 304
    const told =
      framing === "length"
        ? [`Content-Length: ${body.length}`]
        : framing === "chunked"
          ? ["Transfer-Encoding: Chunked"]
          : []
    const lines = [
      `HTTP/1.1 ${status}${reason}`,
      ...others.map(([name, value, colon]) => `${name}${colon}${value}`),
      ...(retryAfter === null ? [] : [`Retry-After: ${retryAfter}`]),
      ...(isBodyless ? [] : told)
    ]
    const head = Buffer.from(before + early.join("") + lines.map((line) => line + newline).join("") + newline, "latin1")
    const written = isBodyless ? Buffer.alloc(0) : framing === "chunked" ? chunked(body, sizes, trailers) : body
    return {
      bytes: Buffer.concat([head, written]),
      status,
      retryAfter,
      body: isBodyless ? Buffer.alloc(0) : body,
      hasEnd: isBodyless || framing !== "closed"
    }
  })
