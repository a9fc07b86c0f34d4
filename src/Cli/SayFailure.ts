import { ValidationError } from "@effect/cli"
import { SqlError } from "@effect/sql"
import { Cause, Console, Effect, Option } from "effect"
import type { ApiError } from "#schema/Errors.ts"
import { CannotOpen } from "#src/Database/Secrets/SecretBox.ts"
import { rootCause } from "#src/Ground/RootCause.ts"
import { CannotWrite } from "./Console/StandardOutput.ts"
import { paragraphs } from "./Help/HelpText.ts"

interface Failure {
  readonly code: string
  readonly message: string
  readonly issues?: unknown
}

/** Whether a command line asks for JSON. */
export const wantsJson = (args: ReadonlyArray<string>): boolean => {
  const end = args.indexOf("--")
  return (end === -1 ? args : args.slice(0, end)).includes("--json")
}

/** What the API calls failures that have no code of their own. */
const codes: Readonly<Record<string, ApiError["code"]>> = {
  CommandFailed: "invalid_request",
  EmbeddedPostgresError: "unavailable",
  MembershipRefused: "unprocessable",
  NotAMember: "not_found",
  UnusableSettings: "invalid_request"
}

const codeOf = (error: { readonly message: string }): string => {
  if ("code" in error && typeof error.code === "string") return error.code
  return ("_tag" in error && typeof error._tag === "string" ? codes[error._tag] : undefined) ?? "unprocessable"
}

const failureOf = (error: { readonly message: string } | ValidationError.ValidationError): Failure => {
  if (ValidationError.isValidationError(error)) {
    return { code: "invalid_request", message: paragraphs(error.error).join(" ") }
  }
  return { code: codeOf(error), message: error.message, ...("issues" in error ? { issues: error.issues } : {}) }
}

const unexpected = (cause: Cause.Cause<unknown>): string => {
  const defect = Cause.squash(cause)
  if (defect instanceof CannotOpen || defect instanceof CannotWrite) return defect.message
  return defect instanceof SqlError.SqlError
    ? `The database failed: ${rootCause(defect)}`
    : `This should not have happened: ${Cause.pretty(cause)}`
}

/** Says on standard error what went wrong; nothing where somebody broke it off. */
export const sayFailure = (
  cause: Cause.Cause<{ readonly message: string } | ValidationError.ValidationError>,
  json: boolean
): Effect.Effect<void> => {
  if (Cause.isInterruptedOnly(cause)) return Effect.void
  const failure = Option.match(Cause.failureOption(cause), {
    onSome: failureOf,
    onNone: (): Failure => ({ code: "internal", message: unexpected(cause) })
  })
  return Console.error(json ? JSON.stringify(failure, null, 2) : failure.message)
}
