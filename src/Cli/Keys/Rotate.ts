import { Args, Command, Options } from "@effect/cli"
import { Duration, Option, Redacted } from "effect"
import { KeySuccession } from "#src/Access/Keys/KeySuccession.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown, shownOrNull } from "#src/Ground/Time.ts"
import { chooseKey, quoted } from "../Console/Choose.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { jsonOption, print } from "../Console/Output.ts"
import { operator, someWorkspaces, workspaceOption } from "../Console/Workspace.ts"
import { keysOf } from "./KeysList.ts"
import { givenExpiry, limitsOf, minuteOf, spanOf, successorExpiresOption } from "./Limits.ts"

export const keysRotate = Command.make(
  "rotate",
  {
    key: Args.text({ name: "key" }).pipe(
      Args.withDescription("The key, by its name, its id or its first 13 characters")
    ),
    overlap: Options.text("overlap").pipe(
      Options.withDefault("24h"),
      Options.withDescription("How long both keys work, as in 24h or 7d; 0h ends the old one immediately")
    ),
    expires: successorExpiresOption,
    workspace: Options.optional(workspaceOption),
    json: jsonOption
  },
  tracedFn("Cli.keysRotate")(function* ({ expires, json, key: given, overlap, workspace }) {
    const { rotate } = yield* KeySuccession
    const span = spanOf(overlap)
    if (span === null)
      return yield* new CommandFailed({ message: `${quoted(overlap)} is not a time. Write it as 24h or 7d.` })
    const isNever = Option.contains(
      Option.map(expires, (text) => text.trim().toLowerCase()),
      "never"
    )
    const expiresAt = isNever ? null : yield* givenExpiry(expires)
    const old = yield* chooseKey(given, yield* keysOf(yield* someWorkspaces(workspace)))
    const made = yield* rotate(old.workspace.id, old.id, {
      overlap: Duration.millis(span),
      ...(isNever || expiresAt !== null ? { expiresAt } : {}),
      actor: operator
    })
    const words = [
      `The key ${quoted(old.name)} of ${quoted(old.createdBy)} in ${quoted(old.workspace.name)} has a successor:`,
      "",
      `  ${Redacted.value(made.key)}`,
      "",
      ...limitsOf(made),
      "It is shown only once: keep it where you keep secrets.",
      `The old one (${old.prefix}…) ends on ${minuteOf(made.previousUntil)} UTC. Its hooks stay.`
    ]
    yield* print(json, words.join("\n"), {
      id: made.id,
      name: made.name,
      prefix: made.prefix,
      key: Redacted.value(made.key),
      created_at: shown(made.createdAt),
      scopes: made.scopes,
      expires_at: shownOrNull(made.expiresAt),
      previous: { id: old.id, prefix: old.prefix, until: shown(made.previousUntil) },
      hooks_passed: made.hooksPassed
    })
  })
).pipe(Command.withDescription("Makes a successor of an API key; both work for a while"))
