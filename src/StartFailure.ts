import { SqlError } from "@effect/sql"
import { MigrationError } from "@effect/sql/Migrator"
import { Cause, ConfigError } from "effect"

/** Why Steward cannot run, in sentences for whoever started it. */
export const startFailure = (cause: Cause.Cause<unknown>): string => {
  const failure = Cause.squash(cause)
  if (ConfigError.isConfigError(failure)) return configWords(failure).join("\n")
  if (failure instanceof SqlError.SqlError || failure instanceof MigrationError) {
    return `The database cannot be used: ${deepest(failure)}`
  }
  return deepest(failure)
}

const configWords = (error: ConfigError.ConfigError): ReadonlyArray<string> => {
  switch (error._op) {
    case "And":
    case "Or":
      return [...configWords(error.left), ...configWords(error.right)]
    default:
      return [`${[...new Set(error.path)].join("_")} ${lastLine(error.message)}`]
  }
}

/** Schemas explain themselves as a tree, with what matters at its last leaf. */
const lastLine = (text: string) => (text.trim().split("\n").at(-1) ?? "").replace(/^[\s│├└─]+/, "")

const deepest = (failure: unknown): string => {
  if (typeof failure !== "object" || failure === null) return String(failure)
  if ("cause" in failure && failure.cause instanceof Error) return deepest(failure.cause)
  if ("errors" in failure && Array.isArray(failure.errors) && failure.errors.length > 0)
    return deepest(failure.errors[0])
  return "message" in failure && failure.message !== "" ? String(failure.message) : String(failure)
}
