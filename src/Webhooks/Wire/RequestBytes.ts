/** A request as it is to be sent; `target` is its path and query. */
export interface WrittenRequest {
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

const unsafe = /[^\t\x20-\x7e]/

/** Bytes of a body up to which it is copied behind the head, so that both are handed over at once. */
const copied = 64 * 1024

/** As HTTP/1.1 (RFC 9112), in pieces. A header that holds anything but visible ASCII is a defect. */
export const requestBytes = ({ body, headers, method, target }: WrittenRequest): ReadonlyArray<Uint8Array> => {
  let head = `${method} ${target} HTTP/1.1\r\n`
  for (const name in headers) {
    const value = headers[name] ?? ""
    if (unsafe.test(value)) throw new Error(`The header ${name} cannot be sent: ${JSON.stringify(value)}`)
    head += `${name}: ${value}\r\n`
  }
  head += "\r\n"
  if (body.length > copied) return [Buffer.from(head, "latin1"), body]
  const bytes = Buffer.allocUnsafe(head.length + body.length)
  bytes.write(head, "latin1")
  bytes.set(body, head.length)
  return [bytes]
}
