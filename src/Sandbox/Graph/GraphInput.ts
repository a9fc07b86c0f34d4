import { Either, Option } from "effect"
import type { Call, CallAnswer } from "../World/Call.ts"
import { badParameter } from "./GraphAnswer.ts"

/** The Graph API takes parameters from the query, a form or a JSON body alike. */
export const raw = (call: Call, name: string): unknown => call.body[name] ?? call.query[name]

export const input = (call: Call, name: string): Option.Option<string> => {
  const value = raw(call, name)
  return typeof value === "string"
    ? Option.some(value)
    : typeof value === "number" || typeof value === "boolean"
      ? Option.some(String(value))
      : Option.none()
}

export const required = (call: Call, name: string): Either.Either<string, CallAnswer> =>
  Either.fromOption(input(call, name), () => badParameter(`The parameter ${name} is required`))

/** A list given as an array, as JSON text, or with commas. */
export const list = (call: Call, name: string): ReadonlyArray<string> => {
  const value = raw(call, name)
  if (Array.isArray(value)) return value.map(String)
  if (typeof value !== "string") return []
  if (!value.trimStart().startsWith("[")) return value.split(",").filter((item) => item !== "")
  try {
    const parsed: unknown = JSON.parse(value)
    return Array.isArray(parsed) ? parsed.map(String) : []
  } catch {
    return []
  }
}

/** `limit`: 25 unless told, and never more than 100. */
export const limitOf = (text: Option.Option<string>): Either.Either<number, CallAnswer> => {
  if (Option.isNone(text)) return Either.right(25)
  return /^\d+$/.test(text.value)
    ? Either.right(Math.min(100, Number(text.value)))
    : Either.left(badParameter("Param limit must be an integer, 0 or more"))
}

/** A moment given as Unix seconds or as a date; milliseconds. */
export const momentOf = (call: Call, name: string): Either.Either<Option.Option<number>, CallAnswer> =>
  Option.match(input(call, name), {
    onNone: () => Either.right(Option.none()),
    onSome: (text) => {
      const at = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text)
      return Number.isNaN(at)
        ? Either.left(badParameter(`Param ${name} must be a Unix time or a date`))
        : Either.right(Option.some(at))
    }
  })

/** As Meta writes moments: seconds, and an offset without a colon. */
export const graphTime = (at: number) => new Date(at).toISOString().replace(/\.\d{3}Z$/, "+0000")
