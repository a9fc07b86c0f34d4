import { Either, Option } from "effect"
import type { Call, CallAnswer, CallHandler, HandledCall } from "../World/Call.ts"
import { findToken, type GrantedToken, type World } from "../World/World.ts"
import { badParameter, noSuchPath, notPermitted, tokenEnded, tokenMissing, tokenRefused } from "./TikTokAnswer.ts"

/** A handler behind the check of the token. */
export type TikTokHandler = (
  world: World,
  call: Call,
  now: number,
  token: GrantedToken
) => Either.Either<HandledCall, CallAnswer>

const authorise = (world: World, { accessToken }: Call, now: number): Either.Either<GrantedToken, CallAnswer> => {
  if (accessToken === null) return Either.left(tokenMissing)
  const token = Option.getOrNull(findToken(world, "tiktok", accessToken))
  if (token === null || token.kind === "refresh" || token.revoked) return Either.left(tokenRefused)
  return token.expiresAt !== null && token.expiresAt <= now ? Either.left(tokenEnded) : Either.right(token)
}

/** Every path ends in a slash: without it there is nothing. */
export const onPath =
  (handle: CallHandler): CallHandler =>
  (world, call, now) =>
    call.path.endsWith("/") ? handle(world, call, now) : Either.left(noSuchPath)

export const guarded = (handle: TikTokHandler): CallHandler =>
  onPath((world, call, now) => Either.flatMap(authorise(world, call, now), (token) => handle(world, call, now, token)))

/** A parameter of a GET, or a field of a POST's JSON, as text. */
export const required = (call: Call, name: string): Either.Either<string, CallAnswer> => {
  const value = call.method === "GET" ? call.query[name] : call.body[name]
  return typeof value === "string" && value !== ""
    ? Either.right(value)
    : Either.left(badParameter(`${name}: Missing data for required field.`))
}

/** What belongs to an account is only for the token that it gave. */
export const requireAccount = (call: Call, token: GrantedToken, name: string, scope: string) =>
  Either.flatMap(required(call, name), (id) => {
    if (id !== token.accountId) return Either.left(notPermitted(`act for ${name} ${id}`))
    return token.scopes.includes(scope) ? Either.right(id) : Either.left(notPermitted(`use ${scope}`))
  })

/** A list that is sent as JSON text. */
export const jsonList = (text: string | undefined): ReadonlyArray<string> => {
  try {
    const value: unknown = JSON.parse(text ?? "[]")
    return Array.isArray(value) ? value.map(String) : []
  } catch {
    return []
  }
}

export const wholeNumber = (text: string | undefined, otherwise: number, least: number, most: number) => {
  const value = Number(text ?? otherwise)
  return Number.isInteger(value) && value >= least && value <= most
    ? Either.right(value)
    : Either.left(badParameter(`Must be a number from ${least} to ${most}, not ${text}.`))
}
