import { createHash, createSign, generateKeyPairSync, type KeyObject } from "node:crypto"
import type { MadePasskey, PasskeyOptions, SignedPasskey } from "#schema/resources/Security.ts"

const sha256 = (data: Uint8Array | string) => createHash("sha256").update(data).digest()

/** A byte string of CBOR. */
const bytes = (data: Uint8Array) => Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data])

const word = (value: string) => Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)])

/** A public key of P-256 as COSE has it. */
const cose = (key: KeyObject) => {
  const { x = "", y = "" } = key.export({ format: "jwk" })
  const part = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, "base64url")])
  return Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]), part(0x21, x), part(0x22, y)])
}

const present = 0x01
const verified = 0x04
const attested = 0x40

export interface Lies {
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  readonly counter?: number
  /** Whether it saw who it is. */
  readonly verifies?: boolean
}

/** An authenticator of software, with one passkey: ES256, attestation `none`. It says what it is told to. */
export const authenticator = (origin: string, name = "a passkey") => {
  const rp = new URL(origin).hostname
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const id = sha256(Buffer.concat([Buffer.from(name), cose(publicKey)]))
  let count = 0

  const data = (flags: number, counter: number, rpId: string, rest = Buffer.alloc(0)) => {
    const number = Buffer.alloc(4)
    number.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), number, rest])
  }
  const clientData = (options: PasskeyOptions, type: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge: options["challenge"], origin: from, crossOrigin: false }))
  const credential = { id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" as const }

  return {
    id: credential.id,
    make: (options: PasskeyOptions, lies: Lies = {}): MadePasskey => {
      const own = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose(publicKey)])
      const authData = data(present | verified | attested, lies.counter ?? count, lies.rpId ?? rp, own)
      const object = [Buffer.from([0xa3]), word("fmt"), word("none"), word("attStmt"), Buffer.from([0xa0])]
      return {
        ...credential,
        response: {
          clientDataJSON: clientData(options, lies.type ?? "webauthn.create", lies.origin ?? origin).toString(
            "base64url"
          ),
          attestationObject: Buffer.concat([...object, word("authData"), bytes(authData)]).toString("base64url"),
          transports: ["internal"]
        }
      }
    },
    sign: (options: PasskeyOptions, lies: Lies = {}): SignedPasskey => {
      count += 1
      const client = clientData(options, lies.type ?? "webauthn.get", lies.origin ?? origin)
      const flags = present | (lies.verifies === false ? 0 : verified)
      const authData = data(flags, lies.counter ?? count, lies.rpId ?? rp)
      const signature = createSign("sha256")
        .update(Buffer.concat([authData, sha256(client)]))
        .sign(privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: authData.toString("base64url"),
          signature: signature.toString("base64url")
        }
      }
    }
  }
}
