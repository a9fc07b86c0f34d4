import { Command } from "@effect/cli"
import { Effect } from "effect"
import { KeyRotation, type SecretKeyRotation } from "#src/Database/Secrets/KeyRotation.ts"
import { shortId } from "#src/Database/Secrets/SecretKey.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { jsonOption, print } from "../Console/Output.ts"
import { table } from "../Console/Table.ts"

export const rotateKey = Command.make(
  "rotate-key",
  { json: jsonOption },
  tracedFn("Cli.rotateKey")(function* ({ json }) {
    const rotation = yield* Effect.flatMap(KeyRotation, ({ rotate }) => rotate)
    yield* print(json, inWords(rotation), inJson(rotation))
    const unopened = rotation.columns.reduce((sum, column) => sum + column.unopened, 0)
    if (unopened > 0) {
      return yield* new CommandFailed({
        message:
          `None of the given keys opens ${unopened === 1 ? "1 secret" : `${unopened} secrets`}. Add the key that it was ` +
          "sealed under to STEWARD_SECRET_KEY, and run this again."
      })
    }
  })
).pipe(
  Command.withDescription(
    "Seals every stored secret anew under the first key of STEWARD_SECRET_KEY. Services may run meanwhile. It may be interrupted: run again, it continues"
  )
)

const counted = (count: number) => (count === 1 ? "1 secret" : `${count} secrets`)

const inWords = ({ columns, keyId, needed, retired }: SecretKeyRotation) => {
  const sealed = columns.reduce((sum, column) => sum + column.sealed, 0)
  return [
    sealed === 0
      ? `Nothing had to be sealed anew: everything that opens is sealed under the key ${shortId(keyId)}.`
      : `Sealed ${counted(sealed)} anew under the key ${shortId(keyId)}:`,
    ...(sealed === 0
      ? []
      : [
          "",
          table(
            ["TABLE", "WHAT", "SEALED ANEW"],
            columns.map((column) => [column.table, `${column.purpose} (${column.column})`, String(column.sealed)])
          ),
          ""
        ]),
    ...retired.map(
      (id) => `Nothing is sealed under the key ${shortId(id)} any more: take it out of STEWARD_SECRET_KEY everywhere.`
    ),
    ...needed.map((id) => `Something is still sealed under the key ${shortId(id)}: keep it in STEWARD_SECRET_KEY.`)
  ].join("\n")
}

const inJson = ({ columns, keyId, needed, retired }: SecretKeyRotation) => ({
  key_id: keyId,
  columns: columns.map(({ column, purpose, sealed, table, unopened }) => ({
    table,
    column,
    purpose,
    sealed,
    unopened
  })),
  retired,
  still_needed: needed
})
