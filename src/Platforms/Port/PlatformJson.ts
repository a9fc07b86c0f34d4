import { Option, ParseResult, Predicate, Schema } from "effect"

/** What may be a whole number too large for a double: they have sixteen digits or more. */
const longNumber = /[:[,]\s*-?\d{16}/

/** What a step before has made sure of is not looked at again. */
const known = <A>() => Schema.declare((_: unknown): _ is A => true)

const withDigits = (_key: string, value: unknown, context?: { readonly source?: string }) =>
  typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? "")
    ? context?.source
    : value

/**
 * Parses JSON without losing digits: a whole number too large for a double is given back as its own text.
 * None when the text is not JSON.
 */
export const parseJson: (text: string) => Option.Option<unknown> = Option.liftThrowable((text: string): unknown =>
  // to look at each value takes five times as long as to parse it
  longNumber.test(text) || /^\s*-?\d/.test(text) ? JSON.parse(text, withDigits) : JSON.parse(text)
)

const visible = /^(?!\.+$)[^\s\p{C}]{1,255}$/u
/** What most ids are made of, which is quicker to tell. */
const plain = /^\w{1,255}$/

/**
 * An id as `ExternalId` has it, or null; like `textOf` and `fieldsOf` for what comes in floods, as to decode an object by a
 * schema takes ten times as long as to parse it.
 */
export const idOf = (value: unknown): string | null => {
  const id = Number.isInteger(value) ? String(value) : value
  return typeof id === "string" && (plain.test(id) || visible.test(id)) ? id : null
}

/** A text, or null. */
export const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null)

/** The fields of an object, or null. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  Predicate.isReadonlyRecord(value) ? value : null

/**
 * An id from a platform: opaque text. A number is taken as its digits; white space, control characters and
 * `.` or `..`, which would change the path of an address, are refused. In one step, since there are several in each comment.
 */
export const ExternalId = Schema.transformOrFail(Schema.Unknown, known<string>(), {
  strict: true,
  decode: (value, _, ast) => {
    const id = idOf(value)
    return id === null
      ? ParseResult.fail(new ParseResult.Type(ast, value, "an id of 1 to 255 visible characters"))
      : ParseResult.succeed(id)
  },
  encode: (id) => ParseResult.succeed(id)
})

/** A field that may be absent, null or of another shape than expected: then it is null, and the rest still counts. */
export const lenient = <A, I>(schema: Schema.Schema<A, I>) => {
  const decode = Schema.decodeUnknownOption(schema)
  return Schema.optionalWith(
    Schema.transform(Schema.Unknown, known<A | null>(), {
      strict: true,
      decode: (value) => (value === undefined || value === null ? null : Option.getOrNull(decode(value))),
      encode: (value) => value
    }),
    { default: () => null }
  )
}
