import { Effect, Either } from "effect"
import type { ReceiverAnswer } from "../Attempt/ReceiverAnswer.ts"
import { ConnectionFailed, HostUnreachable } from "../Target/SendError.ts"
import type { AnswerProblem } from "./AnswerReader.ts"
import type { Connection } from "./Connection.ts"
import { describe, isReset } from "./ConnectionProblem.ts"
import { type Connections, makeConnections } from "./Connections.ts"
import { type ExchangeEnd, exchangeOver, type Progress } from "./Exchange.ts"
import { requestBytes } from "./RequestBytes.ts"
import { placeOf } from "./ServerPlace.ts"

export interface PinnedRequest {
  readonly url: URL
  /** The checked addresses of the URL's host: one of them is connected to, and no other. */
  readonly addresses: ReadonlyArray<string>
  readonly method: "GET" | "POST" | "PUT" | "DELETE"
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** Authorities to trust instead of the known ones, as PEM. */
  readonly ca?: string
  /** How much of the answer's body is wanted; 1 KiB where it is not said. */
  readonly keepBytes?: number
}

/** What came back, but for how long it took. */
export type Exchanged = Omit<ReceiverAnswer, "milliseconds">

/**
 * Sends, and follows no redirect. No connection is kept open. Interrupting cuts it, whatever has come in until then.
 *
 * HTTP/1.1 of our own, since it sends 1.3 times the requests of `node:http` for three quarters of its processor time
 * (`bun run bench wire`), and `undici` takes no notice under Bun of the address to connect to.
 */
export const exchange = (request: PinnedRequest, progress: Progress) =>
  Effect.flatMap(Effect.clock, (clock) =>
    Effect.async<Exchanged, ConnectionFailed | HostUnreachable>((resume) => {
      const connections = makeConnections(() => clock.unsafeCurrentTimeMillis())
      start(request, connections, progress, (result) => {
        connections.closeAll()
        resume(result)
      })
      return Effect.sync(connections.closeAll)
    })
  )

/**
 * Sends over a connection that is open, or a new one. One that was kept open and turns out to have been closed meanwhile
 * is replaced by a new one, once. Answers how to cut the connection; then nothing more is heard of it.
 */
export const start = (
  request: PinnedRequest,
  connections: Connections,
  progress: Progress,
  onEnd: (result: Either.Either<Exchanged, ConnectionFailed | HostUnreachable>) => void
): (() => void) => {
  const place = placeOf(request.url, request.addresses, request.ca)
  const { hostname } = request.url
  const pieces = piecesOf(request, place.target)
  let current: Connection
  let isOver = false
  let isSentAgain = false

  const finish: typeof onEnd = (result) => {
    isOver = true
    onEnd(result)
  }
  const fail = (reason: string) => {
    const { address } = progress
    finish(
      Either.left(address === undefined ? new HostUnreachable({ reason }) : new ConnectionFailed({ reason, address }))
    )
  }
  const ended = (connection: Connection, isReused: boolean, how: ExchangeEnd) => {
    if (isOver) return
    if (how._tag === "Answered" && how.isClean) connections.keep(place.name, connection)
    else connections.close(connection)
    if (how._tag === "Answered") {
      return finish(Either.right({ ...how.received, address: progress.address ?? request.addresses[0] ?? "" }))
    }
    if (how._tag === "Misunderstood") return fail(`${hostname} ${problems[how.problem]}`)
    const { error, isHeard } = how
    if (isReused && !isHeard && (error === null || isReset(error))) {
      isSentAgain = true
      return attempt(connections.open(place), false)
    }
    const reason = error === null ? `${hostname} closed the connection before it answered` : describe(error, hostname)
    // its own log may show two requests where ours shows one attempt
    fail(isSentAgain ? `${reason}, as it did on one that was kept open: it may have been sent this twice` : reason)
  }
  const attempt = (connection: Connection, isReused: boolean) => {
    current = connection
    progress.address = undefined
    if (!isReused) progress.missing = "did not accept the connection"
    const meter = connections.meter(place.name)
    const sending = { pieces, isSecure: place.isSecure, keepBytes: request.keepBytes, meter }
    exchangeOver(connection, sending, progress, (how) => ended(connection, isReused, how))
  }

  const kept = connections.take(place.name)
  attempt(kept ?? connections.open(place), kept !== undefined)
  return () => {
    if (isOver) return
    isOver = true
    connections.close(current)
  }
}

const problems: Readonly<Record<AnswerProblem, string>> = {
  "headers too long": "answered with more than 16 KiB of headers",
  "too many interim answers": "sent more than 20 interim answers, such as 100 Continue, and no other",
  "too many pieces": "sent its answer in more than 2,048 pieces",
  "not HTTP": "answered with something that is not HTTP",
  "switched protocols": "switched protocols, without an answer"
}

const piecesOf = ({ body, headers, method, url }: PinnedRequest, target: string) =>
  requestBytes({
    method,
    target,
    body,
    headers: {
      host: url.host,
      connection: "keep-alive",
      ...((method === "POST" || body.length > 0) && { "content-length": String(body.length) }),
      ...headers
    }
  })
