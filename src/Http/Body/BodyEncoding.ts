import { brotliDecompress, gunzip, inflate, inflateRaw } from "node:zlib"
import { Effect } from "effect"
import { InvalidRequest, PayloadTooLarge, UnsupportedMediaType } from "#schema/Errors.ts"

type Decompress = typeof gunzip

/** What `deflate` names is zlib's format, but some senders leave its two bytes of header out. */
const hasZlibHeader = ([first = 0, second = 0]: Uint8Array) =>
  (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0

const decoders: Readonly<Record<string, (bytes: Uint8Array) => Decompress>> = {
  gzip: () => gunzip,
  "x-gzip": () => gunzip,
  deflate: (bytes) => (hasZlibHeader(bytes) ? inflate : inflateRaw),
  br: () => brotliDecompress
}

const nameOf = (encoding = "") => encoding.trim().toLowerCase()

const quoted = (text: string) => JSON.stringify(text.slice(0, 100))

/** Whether a body of this `content-encoding` is as it was written. */
export const isPlain = (encoding: string | undefined): boolean => ["", "identity"].includes(nameOf(encoding))

export const notPlain = (encoding = ""): UnsupportedMediaType =>
  new UnsupportedMediaType({ message: `The body must be sent without content-encoding, not with ${quoted(encoding)}` })

const unknownEncoding = (encoding: string) =>
  new UnsupportedMediaType({
    message: `The content-encoding ${quoted(encoding)} is not read; send gzip, deflate or br, or leave it out`
  })

const broken = (encoding: string) => {
  const message = `is not what its content-encoding says: it cannot be read as ${encoding}`
  return new InvalidRequest({ message: `The body ${message}`, issues: [{ path: "body", message }] })
}

const isTooLong = (error: unknown) => error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE"

/** A body without its `content-encoding`, of at most `limit` bytes. */
export const decoded = (
  encoding: string | undefined,
  bytes: Uint8Array,
  limit: number
): Effect.Effect<Uint8Array, InvalidRequest | PayloadTooLarge | UnsupportedMediaType> => {
  if (isPlain(encoding)) return Effect.succeed(bytes)
  const name = nameOf(encoding)
  const decoder = Object.hasOwn(decoders, name) ? decoders[name] : undefined
  if (decoder === undefined) return Effect.fail(unknownEncoding(encoding ?? ""))
  return Effect.async((resume) => {
    decoder(bytes)(bytes, { maxOutputLength: limit }, (error, result) => {
      if (error === null) return resume(Effect.succeed(result))
      resume(
        Effect.fail(
          isTooLong(error)
            ? new PayloadTooLarge({ message: "The body is larger than 1 MiB once it is decompressed; send less" })
            : broken(name)
        )
      )
    })
  })
}

/** The charset that a `content-type` names, where it is neither UTF-8 nor a part of it. */
export const otherCharset = (type = ""): string | null => {
  const [, charset] = /;\s*charset\s*=\s*"?([^";]*)"?/i.exec(type) ?? []
  const name = charset?.trim() ?? ""
  return ["", "utf-8", "utf8", "us-ascii"].includes(name.toLowerCase()) ? null : name
}

export const notUtf8 = (charset: string): UnsupportedMediaType =>
  new UnsupportedMediaType({ message: `The charset ${quoted(charset)} is not read; send the body as UTF-8` })
