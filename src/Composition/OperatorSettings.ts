import { FileSystem } from "@effect/platform"
import { Effect, Either, Option } from "effect"
import { type StewardConfig, UnusableSettings } from "#src/Config/Config.ts"
import type { SettingName } from "#src/Config/SettingNames.ts"
import type { OperatorSettings, OperatorText } from "#src/Ground/Operator.ts"
import * as Parse from "#src/Ground/Parse.ts"
import { tracedFn } from "#src/Ground/Span.ts"

/** Far more than anybody reads. */
const longest = 1_000_000

const unreadable = (setting: SettingName, path: string) =>
  new UnusableSettings({
    message:
      `${setting} must be an http or https address, or a text file of at most ${longest} characters that this user may ` +
      `read, and ${JSON.stringify(path)} is neither.`
  })

/** The text of a public page: an address is led on to, anything else is a file, read now. */
const textOf = tracedFn("operatorText")(function* (setting: SettingName, given: Option.Option<string>) {
  if (Option.isNone(given)) return { _tag: "Missing" } satisfies OperatorText
  const url = Either.getRight(Parse.httpAddress(given.value))
  if (Option.isSome(url)) return { _tag: "Elsewhere", url: url.value } satisfies OperatorText
  const fs = yield* FileSystem.FileSystem
  const text = yield* Effect.mapError(fs.readFileString(given.value), () => unreadable(setting, given.value))
  if (text.length > longest) return yield* unreadable(setting, given.value)
  return { _tag: "Written", text } satisfies OperatorText
})

/** What the public pages say, with the files that the settings name. */
export const operatorSettings = tracedFn("operatorSettings")(function* (config: StewardConfig["operator"]) {
  const settings: OperatorSettings = {
    name: Option.getOrNull(config.name),
    contact: Option.getOrNull(config.contact),
    privacy: yield* textOf("STEWARD_PRIVACY", config.privacy),
    terms: yield* textOf("STEWARD_TERMS", config.terms),
    dataDeletion: yield* textOf("STEWARD_DATA_DELETION", config.dataDeletion),
    backupsKeptDays: Option.getOrNull(config.backupsKeptDays)
  }
  return settings
})
