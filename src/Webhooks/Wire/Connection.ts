import { connect, isIP, type LookupFunction, type Socket } from "node:net"
import { connect as connectSecurely } from "node:tls"

/** Where a connection leads to. */
export interface ConnectionAddress {
  /** A name, or an address. */
  readonly host: string
  readonly port: number
  readonly isSecure: boolean
  /** Finds nothing but the addresses that were checked. */
  readonly lookup: LookupFunction
  /** Authorities to trust instead of the known ones, as PEM. */
  readonly ca?: string
}

/** Who uses a connection for the time being. */
export interface ConnectionUser {
  readonly onConnect: () => void
  /** With TLS, after its handshake. */
  readonly onReady: () => void
  readonly onData: (bytes: Buffer) => void
  /** It has ended, by the other side or by an error; nothing more is heard of it. */
  readonly onEnd: (error: Error | null) => void
}

/** A connection that one request after the other may use. */
export interface Connection {
  /** The address that was connected to, once it was. */
  readonly address: () => string | undefined
  readonly use: (user: ConnectionUser) => void
  readonly write: (bytes: Uint8Array) => void
  /** Whether everything has been handed over that was written. */
  readonly isWritten: () => boolean
  /** Nobody uses it for now; whatever comes in, or nothing for so many milliseconds, closes it. */
  readonly rest: (onEnd: () => void, milliseconds: number) => void
  /** Reads nothing for as long as `wait` says, in milliseconds, and asks again after that; the other side has to wait. */
  readonly holdUp: (wait: () => number) => void
  readonly destroy: () => void
}

const socketTo = ({ ca, host, isSecure, lookup, port }: ConnectionAddress): Socket =>
  isSecure
    ? connectSecurely({
        host,
        port,
        lookup,
        // Said aloud, since an environment variable could switch it off; by name, though an address is connected to.
        rejectUnauthorized: true,
        ALPNProtocols: ["http/1.1"],
        ...(isIP(host) === 0 && { servername: host }),
        ...(ca !== undefined && { ca })
      })
    : connect({ host, port, lookup, noDelay: true })

export const openConnection = (endpoint: ConnectionAddress): Connection => {
  const socket = socketTo(endpoint)
  let user: ConnectionUser | null = null
  let onRestEnd: (() => void) | null = null
  let address: string | undefined
  let isReady = false
  let isOver = false
  let heldUp: ReturnType<typeof setTimeout> | undefined

  const goOn = () => {
    clearTimeout(heldUp)
    heldUp = undefined
    if (!isOver) socket.resume()
  }
  const holdUp = (wait: () => number) => {
    const milliseconds = wait()
    if (milliseconds <= 0) return goOn()
    socket.pause()
    clearTimeout(heldUp)
    heldUp = setTimeout(() => holdUp(wait), milliseconds)
  }
  const over = (error: Error | null) => {
    if (isOver) return
    isOver = true
    clearTimeout(heldUp)
    socket.destroy()
    user?.onEnd(error)
    onRestEnd?.()
  }
  const ready = () => {
    isReady = true
    user?.onReady()
  }
  socket.on("connect", () => {
    address = socket.remoteAddress
    user?.onConnect()
    if (!endpoint.isSecure) ready()
  })
  if (endpoint.isSecure) socket.on("secureConnect", ready)
  socket.on("data", (bytes: Buffer) => (user === null ? over(null) : user.onData(bytes)))
  socket.on("error", over)
  socket.on("end", () => over(null))
  socket.on("close", () => over(null))
  // While it is in use, others look to the time.
  socket.on("timeout", () => user === null && over(null))

  return {
    address: () => address,
    use: (next) => {
      user = next
      onRestEnd = null
      if (address !== undefined) next.onConnect()
      if (isReady) next.onReady()
    },
    write: (bytes) => void socket.write(bytes),
    isWritten: () => socket.writableLength === 0,
    rest: (onEnd, milliseconds) => {
      user = null
      onRestEnd = onEnd
      socket.setTimeout(milliseconds)
    },
    holdUp,
    destroy: () => {
      isOver = true
      clearTimeout(heldUp)
      socket.destroy()
    }
  }
}
