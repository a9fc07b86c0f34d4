/** Options as JSON has them, of which only the bytes are read here. */
interface OptionsJson {
  readonly challenge: string
  readonly rpId?: string
  readonly rp?: PublicKeyCredentialRpEntity
  readonly user?: { readonly id: string; readonly name: string; readonly displayName: string }
  readonly pubKeyCredParams?: Array<PublicKeyCredentialParameters>
  readonly timeout?: number
  readonly authenticatorSelection?: AuthenticatorSelectionCriteria
  readonly userVerification?: UserVerificationRequirement
  readonly allowCredentials?: ReadonlyArray<{ readonly id: string }>
  readonly excludeCredentials?: ReadonlyArray<{ readonly id: string }>
}

/** What went wrong, in words for the person. */
export class PasskeyFailed extends Error {}

const bytesOf = (text: string) => {
  const padded = text.replaceAll("-", "+").replaceAll("_", "/")
  return Uint8Array.from(atob(padded), (sign) => sign.charCodeAt(0))
}

const textOf = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")

const described = (credentials: OptionsJson["allowCredentials"] = []) =>
  credentials.map(({ id }) => ({ id: bytesOf(id), type: "public-key" as const }))

/** Whether this browser has passkeys at all. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === "function"

/** Asks Steward, and takes its words where it says no. */
export const asked = async (path: string, body?: unknown): Promise<{ readonly data: Record<string, unknown> }> => {
  const response = await fetch(path, {
    method: "POST",
    ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) })
  })
  const answer = await response.json()
  if (!response.ok) throw new PasskeyFailed(String(answer.message))
  return answer
}

const optionsFrom = async (path: string): Promise<OptionsJson> => {
  const { data } = await asked(path)
  return JSON.parse(JSON.stringify(data))
}

const publicKey = (credential: Credential | null): PublicKeyCredential => {
  if (credential instanceof PublicKeyCredential) return credential
  throw new PasskeyFailed("No passkey was chosen.")
}

const common = (credential: PublicKeyCredential) => ({
  id: credential.id,
  rawId: textOf(credential.rawId),
  type: "public-key"
})

/** Has a passkey sign what the path asks for; as JSON. */
export const signed = async (path: string): Promise<object> => {
  const { allowCredentials, challenge, rpId, timeout, userVerification } = await optionsFrom(path)
  const credential = publicKey(
    await navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(challenge),
        allowCredentials: described(allowCredentials),
        ...(rpId === undefined ? {} : { rpId }),
        ...(timeout === undefined ? {} : { timeout }),
        ...(userVerification === undefined ? {} : { userVerification })
      }
    })
  )
  if (!(credential.response instanceof AuthenticatorAssertionResponse))
    throw new PasskeyFailed("That was no signature.")
  const { authenticatorData, clientDataJSON, signature } = credential.response
  return {
    ...common(credential),
    response: {
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature)
    }
  }
}

/** Has a passkey made as the path asks for; as JSON. */
export const made = async (path: string): Promise<object> => {
  const options = await optionsFrom(path)
  const { authenticatorSelection, challenge, excludeCredentials, pubKeyCredParams = [], rp, timeout, user } = options
  if (rp === undefined || user === undefined) throw new PasskeyFailed("Steward said nothing about whom it is for.")
  const credential = publicKey(
    await navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(challenge),
        rp,
        user: { ...user, id: bytesOf(user.id) },
        pubKeyCredParams,
        attestation: "none",
        excludeCredentials: described(excludeCredentials),
        ...(timeout === undefined ? {} : { timeout }),
        ...(authenticatorSelection === undefined ? {} : { authenticatorSelection })
      }
    })
  )
  if (!(credential.response instanceof AuthenticatorAttestationResponse))
    throw new PasskeyFailed("That was no passkey.")
  const { attestationObject, clientDataJSON } = credential.response
  return {
    ...common(credential),
    response: {
      clientDataJSON: textOf(clientDataJSON),
      attestationObject: textOf(attestationObject),
      transports: credential.response.getTransports()
    }
  }
}

/** What to say of something that failed: the browser's own errors say little to people. */
export const failureWords = (error: unknown): string => {
  if (error instanceof PasskeyFailed) return error.message
  const name = error instanceof Error ? error.name : ""
  if (name === "InvalidStateError") return "This passkey is in use here already."
  return "It was cancelled, or took too long. Try again."
}
