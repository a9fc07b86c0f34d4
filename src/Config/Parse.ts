import { Either } from "effect"
import { type KeyRing, parseKeyRing } from "#src/Database/Secrets/SecretKey.ts"
import { list, type Parse } from "#src/Ground/Parse.ts"
import { isNetwork } from "#src/Http/Request/ForwardedFor.ts"

export const networks = list("addresses or networks such as 10.0.0.1 or 10.0.0.0/8", (part) =>
  isNetwork(part) ? part : undefined
)

export const secretKeys: Parse<KeyRing> = (text) =>
  Either.mapLeft(
    parseKeyRing(text),
    (why) =>
      `32 bytes in base64, as \`openssl rand -base64 32\` makes them, or several such keys separated by commas: ${why}`
  )
