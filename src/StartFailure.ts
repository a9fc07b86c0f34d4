import { SqlError } from "@effect/sql"
import { MigrationError } from "@effect/sql/Migrator"
import { Cause, ConfigError } from "effect"
import { rootCause } from "./RootCause.ts"

/** Why Steward cannot run, in sentences for whoever started it. */
export const startFailure = (cause: Cause.Cause<unknown>): string => {
  const failure = Cause.squash(cause)
  if (ConfigError.isConfigError(failure)) return configWords(failure).join("\n")
  if (failure instanceof SqlError.SqlError || failure instanceof MigrationError) {
    return `The database cannot be used: ${rootCause(failure)}`
  }
  return rootCause(failure)
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
