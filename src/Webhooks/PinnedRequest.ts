import * as Http from "node:http"
import * as Https from "node:https"
import { isIP, type LookupFunction, type Socket } from "node:net"
import { Effect, Either } from "effect"
import { addressOfHost } from "./AddressGuard.ts"
import type { Answer } from "./Answer.ts"
import { excerptOf } from "./BodyExcerpt.ts"
import { describe, isReset } from "./ConnectionProblem.ts"
import type { PinnedAgents } from "./PinnedAgents.ts"
import { ConnectionFailed } from "./SendError.ts"

export interface PinnedRequest {
  readonly url: URL
  /** The checked addresses of the URL's host: one of them is connected to, and no other. */
  readonly addresses: ReadonlyArray<string>
  readonly method: "GET" | "POST" | "DELETE"
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** Authorities to trust instead of the known ones, as PEM. */
  readonly ca?: string
  /** How much of the answer's body is wanted; 1 KiB where it is not said. */
  readonly keepBytes?: number
}

/** How far an exchange has got, for whoever breaks it off. */
export interface Progress {
  /** What it did not do in time: "did not …". */
  missing: string
  address: string | undefined
}

/** What came back, but for how long it took. */
export type Exchanged = Omit<Answer, "milliseconds">

const maxHeaderBytes = 16 * 1024

/** Works a thing out once for as long as what it is worked out from is in use. */
function remembering<From extends object, To>(work: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, To>()
  return (from) => {
    const found = known.get(from)
    if (found !== undefined) return found
    const made = work(from)
    known.set(from, made)
    return made
  }
}

/**
 * Sends, and follows no redirect. A connection that was kept open and turns out to have been closed meanwhile is
 * replaced by a new one, once; without agents none is kept open. Interrupting cuts the connection, whatever has come in
 * until then.
 */
export const exchange = (request: PinnedRequest, agents: PinnedAgents | null, progress: Progress) =>
  Effect.async<Exchanged, ConnectionFailed>((resume) => {
    const cut = start(request, agents, progress, resume)
    return Effect.sync(cut)
  })

/** As `exchange`, and answers how to cut the connection; then nothing more is heard of it. */
export const start = (
  request: PinnedRequest,
  agents: PinnedAgents | null,
  progress: Progress,
  onEnd: (result: Either.Either<Exchanged, ConnectionFailed>) => void
): (() => void) => {
  let current: Http.ClientRequest | undefined
  let isOver = false
  const end = (result: Either.Either<Exchanged, ConnectionFailed>) => {
    if (isOver) return
    isOver = true
    onEnd(result)
  }
  const fail = (reason: string) => {
    const { address } = progress
    end(Either.left(new ConnectionFailed({ reason, ...(address !== undefined && { address }) })))
  }
  const attempt = (agent: Http.Agent | false) => {
    const outgoing = outgoingRequest(request, agent)
    current = outgoing
    let hasAnswered = false
    // All listeners are set before anything can happen: an event without one would be lost, and an error be thrown.
    outgoing.on("socket", (socket) => follow(socket, outgoing, progress))
    outgoing.on("error", (error) => {
      if (outgoing.reusedSocket && !hasAnswered && !isOver && isReset(error)) attempt(false)
      else fail(describe(error, request.url.hostname))
    })
    // The only sign of an answer that switches protocols.
    outgoing.on("close", () => {
      if (!hasAnswered && current === outgoing) fail(`${request.url.hostname} closed the connection without an answer`)
    })
    outgoing.on("response", (response) => {
      hasAnswered = true
      const status = response.statusCode ?? 0
      progress.address = response.socket.remoteAddress ?? progress.address
      progress.missing = `answered ${status}, but did not finish its answer`
      const head = {
        status,
        retryAfter: response.headers["retry-after"]?.slice(0, 2000) ?? null,
        location: response.headers.location?.slice(0, 2000) ?? null,
        address: progress.address ?? request.addresses[0] ?? ""
      }
      excerptOf(response, (excerpt) => end(Either.right({ ...head, excerpt })), request.keepBytes)
    })
    outgoing.end(request.body)
  }
  attempt((request.url.protocol === "https:" ? agents?.https : agents?.http) ?? false)
  return () => {
    isOver = true
    current?.destroy()
  }
}

const follow = (socket: Socket, outgoing: Http.ClientRequest, progress: Progress) => {
  const connected = () => {
    progress.address = socket.remoteAddress
    progress.missing = "did not answer"
  }
  if (outgoing.reusedSocket || !socket.connecting) return connected()
  const isSecure = "encrypted" in socket
  progress.missing = "did not take the connection"
  socket.once("connect", () => {
    connected()
    if (isSecure) progress.missing = "did not finish the TLS handshake"
  })
  if (isSecure) socket.once("secureConnect", connected)
}

const outgoingRequest = (request: PinnedRequest, agent: Http.Agent | false): Http.ClientRequest => {
  const { addresses, body, ca, headers, method, url } = request
  const { host, isSecure, servername, ...rest } = endpointOf(url)
  const options = {
    ...rest,
    method,
    agent,
    // heeded by the agent
    pins: pinsOf(addresses),
    headers: method === "POST" ? { ...headers, host, "content-length": body.length } : { ...headers, host },
    lookup: pinnedTo(addresses),
    maxHeaderSize: maxHeaderBytes
  }
  return isSecure
    ? Https.request({
        ...options,
        // Said aloud, since an environment variable could switch it off; by name, though an address is connected to.
        rejectUnauthorized: true,
        ...(servername !== undefined && { servername }),
        ...(ca !== undefined && { ca })
      })
    : Http.request(options)
}

/** What a connection is made from, worked out once for each URL. */
const endpointOf = remembering((url: URL) => {
  const address = addressOfHost(url.hostname)
  const isSecure = url.protocol === "https:"
  return {
    isSecure,
    host: url.host,
    hostname: address ?? url.hostname,
    port: url.port === "" ? (isSecure ? 443 : 80) : Number(url.port),
    path: url.pathname + url.search,
    servername: address === undefined ? url.hostname : undefined
  }
})

const pinsOf = remembering((addresses: ReadonlyArray<string>) => addresses.toSorted().join())

/** Instead of asking DNS again. Bun asks for all addresses, and then takes nothing but an array. */
const pinnedTo = remembering((addresses: ReadonlyArray<string>): LookupFunction => {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, options, callback) =>
    options.all === true ? callback(null, found) : callback(null, found[0]?.address ?? "", found[0]?.family)
})
