import { Args, Command } from "@effect/cli"
import { FactorReset } from "#src/Access/Members/FactorReset.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { quoted } from "../Console/Choose.ts"
import { jsonOption, print } from "../Console/Output.ts"
import { operator } from "../Console/Workspace.ts"

export const peopleResetFactor = Command.make(
  "reset-factor",
  {
    email: Args.text({ name: "email" }).pipe(Args.withDescription("The e-mail address they sign in with")),
    json: jsonOption
  },
  tracedFn("Cli.peopleResetFactor")(function* ({ email, json }) {
    const reset = yield* FactorReset
    const { id, name } = yield* reset.byOperator(email.trim(), operator)
    const words = `${quoted(name)} signs in with their password alone again, and was signed out everywhere.`
    yield* print(json, words, { id, name, second_factor: false })
  })
).pipe(
  Command.withDescription(
    "Takes away the second factor of somebody who has lost it: the app, passkeys and recovery codes"
  )
)
