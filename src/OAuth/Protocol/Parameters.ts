import { Either } from "effect"
import { OAuthError } from "./OAuthError.ts"

/** The parameters of a request, each once. An empty one counts as absent (RFC 6749, section 3.1). */
export type Parameters = Readonly<Record<string, string | undefined>>

/** `resource` may be repeated (RFC 8707): then all of them have to mean the same. */
export const readParameters = (query: URLSearchParams): Either.Either<Parameters, OAuthError> => {
  const found = new Map<string, string>()
  for (const [name, value] of query) {
    if (value === "") continue
    const earlier = found.get(name)
    if (earlier !== undefined && !(name === "resource" && earlier === value)) {
      const said = /^[a-z_]{1,40}$/.test(name) ? name : "A parameter"
      return Either.left(new OAuthError({ code: "invalid_request", message: `${said} is given more than once` }))
    }
    found.set(name, value)
  }
  return Either.right(Object.fromEntries(found))
}
