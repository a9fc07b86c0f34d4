import * as Http from "node:http"
import * as Https from "node:https"
import { isIP, type LookupFunction } from "node:net"
import { Deferred, Effect, FiberId } from "effect"
import { addressOfHost } from "./AddressGuard.ts"
import type { Answer } from "./Answer.ts"
import { excerptOf } from "./BodyExcerpt.ts"
import { describe } from "./ConnectionProblem.ts"
import { ConnectionFailed } from "./SendError.ts"

export interface PinnedRequest {
  readonly url: URL
  /** The checked addresses of the URL's host: one of them is connected to, and no other. */
  readonly addresses: ReadonlyArray<string>
  readonly method: "POST" | "DELETE"
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** Authorities to trust instead of the known ones, as PEM. */
  readonly ca?: string
}

export type Head = Pick<Answer, "status" | "retryAfter" | "location" | "address">

/** An answer that is still coming in: first its head, then the beginning of its body. */
export interface Exchange {
  readonly head: Effect.Effect<Head, ConnectionFailed>
  readonly excerpt: Effect.Effect<string>
}

const maxHeaderBytes = 16 * 1024

/** Sends at once, and follows no redirect. Closing the scope destroys the connection, whatever has come in until then. */
export const open = (request: PinnedRequest) =>
  Effect.acquireRelease(
    Effect.sync(() => start(request)),
    ({ outgoing }) => Effect.sync(() => outgoing.destroy())
  ).pipe(Effect.map(({ exchange }): Exchange => exchange))

const start = (request: PinnedRequest) => {
  const head = Deferred.unsafeMake<Head, ConnectionFailed>(FiberId.none)
  const excerpt = Deferred.unsafeMake<string>(FiberId.none)
  const outgoing = outgoingRequest(request)
  // All listeners are set before anything can happen: an event without one would be lost, and an error would be thrown.
  const fail = (reason: string) => Deferred.unsafeDone(head, Effect.fail(new ConnectionFailed({ reason })))
  outgoing.on("error", (error) => fail(describe(error, request.url.hostname)))
  // The only sign of an answer that switches protocols.
  outgoing.on("close", () => fail(`${request.url.hostname} closed the connection without an answer`))
  outgoing.on("response", (response) => {
    Deferred.unsafeDone(head, Effect.succeed(headOf(response, request)))
    excerptOf(response, (text) => Deferred.unsafeDone(excerpt, Effect.succeed(text)))
  })
  outgoing.end(request.body)
  return { outgoing, exchange: { head: Deferred.await(head), excerpt: Deferred.await(excerpt) } }
}

const outgoingRequest = ({ addresses, body, ca, headers, method, url }: PinnedRequest): Http.ClientRequest => {
  const address = addressOfHost(url.hostname)
  const options = {
    method,
    agent: false,
    hostname: address ?? url.hostname,
    port: url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port),
    path: url.pathname + url.search,
    headers: {
      ...headers,
      host: url.host,
      connection: "close",
      ...(method === "POST" && { "content-length": body.length })
    },
    lookup: pinnedTo(addresses),
    maxHeaderSize: maxHeaderBytes
  }
  return url.protocol === "https:"
    ? Https.request({
        ...options,
        // Said aloud, since an environment variable could switch it off; by name, though an address is connected to.
        rejectUnauthorized: true,
        ...(address === undefined && { servername: url.hostname }),
        ...(ca !== undefined && { ca })
      })
    : Http.request(options)
}

/** Instead of asking DNS again. Bun asks for all addresses, and then takes nothing but an array. */
const pinnedTo = (addresses: ReadonlyArray<string>): LookupFunction => {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, options, callback) =>
    options.all === true ? callback(null, found) : callback(null, found[0]?.address ?? "", found[0]?.family)
}

const headOf = (response: Http.IncomingMessage, request: PinnedRequest): Head => ({
  status: response.statusCode ?? 0,
  retryAfter: response.headers["retry-after"]?.slice(0, 2000) ?? null,
  location: response.headers.location?.slice(0, 2000) ?? null,
  address: response.socket.remoteAddress ?? request.addresses[0] ?? ""
})
