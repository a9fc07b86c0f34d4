import { Either } from "effect"
import type { World } from "./World.ts"

/** A request as the imitations see it: plain data, already read from the socket. */
export interface Call {
  readonly method: string
  /** Scheme, host and port the caller used, without a path. */
  readonly origin: string
  readonly path: string
  readonly route: Readonly<Record<string, string | undefined>>
  readonly query: Readonly<Record<string, string>>
  /** The form or JSON body's fields; empty when there is no such body. */
  readonly body: Readonly<Record<string, unknown>>
  /** From `Authorization: Bearer`. */
  readonly bearer: string | null
  /** From `Access-Token`. */
  readonly accessToken: string | null
}

export type CallBody =
  | { readonly _tag: "Empty" }
  | { readonly _tag: "Json"; readonly value: unknown }
  | { readonly _tag: "Text"; readonly text: string; readonly contentType: string }

export interface CallAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: CallBody
}

export const json = (status: number, value: unknown, headers: CallAnswer["headers"] = {}): CallAnswer => ({
  status,
  headers,
  body: { _tag: "Json", value }
})

export const text = (status: number, text: string, contentType: string): CallAnswer => ({
  status,
  headers: {},
  body: { _tag: "Text", text, contentType }
})

export const noContent: CallAnswer = { status: 204, headers: {}, body: { _tag: "Empty" } }

export interface HandledCall {
  readonly world: World
  readonly answer: CallAnswer
}

/** The world before and a request in, the world after and an answer out. A refusal leaves the world as it was. */
export type CallHandler = (world: World, call: Call, now: number) => Either.Either<HandledCall, CallAnswer>

export interface CallRoute {
  readonly method: "GET" | "POST" | "DELETE"
  readonly path: `/${string}`
  readonly handle: CallHandler
}

/** An answer that changes nothing. */
export const answered = (world: World, answer: CallAnswer): HandledCall => ({ world, answer })

/** The settled outcome of a handler: what a refusal leaves is the world as it was. */
export const settle = (handler: CallHandler, world: World, call: Call, now: number): HandledCall =>
  Either.match(handler(world, call, now), {
    onLeft: (answer) => answered(world, answer),
    onRight: (outcome) => outcome
  })
