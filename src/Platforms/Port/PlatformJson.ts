import { Option, Schema } from "effect"

/** What may be a whole number too large for a double: they have sixteen digits or more. */
const longNumber = /[:[,]\s*-?\d{16}/

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

/**
 * An id from a platform: opaque text. A number is taken as its digits; white space, control characters and
 * `.` or `..`, which would change the path of an address, are refused.
 */
export const ExternalId = Schema.transform(Schema.Union(Schema.String, Schema.Int), Schema.String, {
  strict: true,
  decode: String,
  encode: (id) => id
}).pipe(Schema.filter((id) => /^(?!\.+$)[^\s\p{C}]{1,255}$/u.test(id) || "an id of 1 to 255 visible characters"))

/** A field that may be absent, null or of another shape than expected: then it is null, and the rest still counts. */
export const lenient = <A, I>(schema: Schema.Schema<A, I>) => {
  const decode = Schema.decodeUnknownOption(schema)
  return Schema.optionalWith(
    Schema.transform(Schema.Unknown, Schema.NullOr(Schema.typeSchema(schema)), {
      strict: true,
      decode: (value) => Option.getOrNull(decode(value)),
      encode: (value) => value
    }),
    { default: () => null }
  )
}
