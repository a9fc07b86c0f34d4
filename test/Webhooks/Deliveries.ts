import { FastCheck } from "effect"
import { fromBytes } from "#src/Webhooks/Signing/SigningSecret.ts"

export const secret = FastCheck.uint8Array({ minLength: 32, maxLength: 32 }).map(fromBytes)

/** Unix seconds between 2023 and 2033. */
export const timestamp = FastCheck.integer({ min: 1_700_000_000, max: 2_000_000_000 })

export const deliveryId = FastCheck.hexaString({ minLength: 32, maxLength: 32 }).map((digits) => `dlv_${digits}`)

/** Delivery bodies: JSON text with any Unicode in it. */
export const jsonBody = FastCheck.record({
  id: deliveryId,
  text: FastCheck.fullUnicodeString(),
  test: FastCheck.boolean()
}).map((value) => JSON.stringify(value))

/** A change of one byte, anywhere. */
export const damage = FastCheck.record({ at: FastCheck.nat(), flip: FastCheck.integer({ min: 1, max: 255 }) })
export type Damage = { readonly at: number; readonly flip: number }

export const damagedBytes = (bytes: Uint8Array, { at, flip }: Damage): Uint8Array => {
  const index = at % bytes.length
  return bytes.map((byte, position) => (position === index ? byte ^ flip : byte))
}

/** The damaged byte as one Latin-1 character, as a header would carry it. */
export const damagedText = (text: string, damage: Damage): string =>
  Buffer.from(damagedBytes(Buffer.from(text, "latin1"), damage)).toString("latin1")
