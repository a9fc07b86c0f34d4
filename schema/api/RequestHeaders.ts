import { ParseResult, Schema } from "effect"

const keyWords = "must have 1 to 255 visible characters"

/** What an endpoint declares whose changes happen once, however often a request is sent again. */
export const IdempotencyHeaders = Schema.Struct({
  "idempotency-key": Schema.optional(
    Schema.String.pipe(
      Schema.maxLength(255, { message: () => keyWords }),
      Schema.pattern(/^[!-~]+$/, { message: () => keyWords })
    ).annotations({
      title: "Idempotency key",
      description:
        "1 to 255 visible characters. A repeat within 24 hours with the same key and request gets the first answer again"
    })
  )
})

const tagWords = 'must be * or an ETag that you received, such as "3"; separate several with commas'
const tag = /^(?:(?:W\/)?"([\x21\x23-\x7e\x80-\xff]*)"|(\d+))$/
/** What a tag names: a version, and behind a dot which answer told of it. */
const named = /^(0|[1-9]\d{0,9})(?:\.[\w-]+)?$/

/** The entity tag of a version, as a change may start from it. */
export const entityTag = (version: number): string => `"${version}"`

/** The entity tag of an answer, which tells of more than its version counts, such as the names of accounts. */
export const answerTag = (version: number, digest: string): string => `"${version}.${digest}"`

/**
 * The versions that a change may start from; null where it may start from any. A tag that Steward never gave names no
 * version. Proxies make tags weak, and people forget the quotes: both are taken.
 */
const Versions = Schema.transformOrFail(
  Schema.String.annotations({
    jsonSchema: {
      type: "string",
      description: "The `etag` that the change is based on; a stale one is refused",
      maxLength: 100
    }
  }),
  Schema.NullOr(Schema.Array(Schema.Int)),
  {
    strict: true,
    decode: (text, _, ast) => {
      if (text.trim() === "*") return ParseResult.succeed(null)
      const matches = text.split(",").map((one) => tag.exec(one.trim()))
      if (matches.includes(null)) return ParseResult.fail(new ParseResult.Type(ast, text, tagWords))
      const names = matches.map((match) => match?.[1] ?? match?.[2] ?? "")
      return ParseResult.succeed(names.flatMap((name) => named.exec(name)?.slice(1, 2) ?? []).map(Number))
    },
    encode: (versions) => ParseResult.succeed(versions === null ? "*" : versions.map(entityTag).join(", "))
  }
)

/** What an endpoint declares that compares the version a change starts from with the one in force. */
export const IfMatchHeaders = Schema.Struct({ "if-match": Schema.optional(Versions) })

/** A header's name as people write it, such as `If-Match`. */
export const headerName = (name: string): string => name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
