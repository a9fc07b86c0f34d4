import { timingSafeEqual } from "node:crypto"
import { Data, Either } from "effect"
import { type Secrets, signatureV2 } from "./Signature.ts"

/** `reason` is a sentence that says what the receiver should look at. */
export class NotAuthentic extends Data.TaggedError("NotAuthentic")<{ readonly reason: string }> {}

export interface ReceivedRequest {
  /** The `x-service-timestamp` header. */
  readonly timestamp: string | undefined
  /** The `x-service-signature-v2` header. */
  readonly signature: string | undefined
  /** The body as it arrived, not parsed and not written anew. */
  readonly body: Uint8Array
}

/** Seconds that the clocks of sender and receiver, and the way between them, may differ. */
const tolerance = 300

const sameText = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** What a receiver does with a delivery; `now` is in Unix seconds. Every pair is compared, so that time tells nothing. */
export const verify = (received: ReceivedRequest, secrets: Secrets, now: number): Either.Either<void, NotAuthentic> => {
  const { body, signature, timestamp } = received
  if (timestamp === undefined || signature === undefined) {
    return refuse("x-service-timestamp or x-service-signature-v2 is missing")
  }
  if (!/^[0-9]{1,12}$/.test(timestamp)) {
    return refuse("x-service-timestamp is not a time in Unix seconds, written in digits")
  }
  const given = signature.split(" ")
  const matches = secrets
    .map((secret) => signatureV2(secret, timestamp, body))
    .flatMap((expected) => given.map((one) => sameText(one, expected)))
  if (!matches.includes(true)) {
    return refuse("the signature does not match: check the secret, and that the raw body was used")
  }
  if (Math.abs(now - Number(timestamp)) > tolerance) {
    return refuse("the delivery was signed more than 5 minutes away from the receiver's time")
  }
  return Either.void
}

const refuse = (reason: string) => Either.left(new NotAuthentic({ reason }))
