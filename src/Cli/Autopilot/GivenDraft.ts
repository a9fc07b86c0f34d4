import { Options } from "@effect/cli"
import { Option } from "effect"
import type { ProtectionsChange } from "#schema/resources/Autopilot.ts"
import type { PolicyDraft } from "#schema/resources/policy/PolicyDraft.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { quoted } from "../Console/Choose.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { givenGuidance, guidanceOrFile } from "./GivenGuidance.ts"
import { givenSwitch, switchable } from "./GivenSwitch.ts"

/** What a draft is made of; what is left out is as it is now. */
export const draftOptions = {
  guidance: Options.text("guidance").pipe(Options.optional, Options.withDescription(`The draft's ${guidanceOrFile}`)),
  protections: Options.text("protection").pipe(
    Options.repeated,
    Options.withDescription(
      "A switch of the draft, as in links=on or answer_questions=draft; give it again for more of them"
    )
  )
}

interface Given {
  readonly guidance: Option.Option<string>
  /** Each a name and what it is to be, as in links=on. */
  readonly protections: ReadonlyArray<string>
}

/** The draft that is meant. */
export const givenDraft = tracedFn("Cli.givenDraft")(function* ({ guidance, protections }: Given) {
  if (Option.isNone(guidance) && protections.length === 0) {
    return yield* new CommandFailed({ message: "There is nothing to try: give --guidance, --protection or both" })
  }
  const draft: PolicyDraft = {
    ...(Option.isSome(guidance) ? { guidance: yield* givenGuidance(guidance.value) } : {}),
    ...(protections.length > 0 ? { protections: yield* givenSwitches(protections) } : {})
  }
  return draft
})

const givenSwitches = tracedFn("Cli.givenSwitches")(function* (given: ReadonlyArray<string>) {
  let change: ProtectionsChange = {}
  for (const one of given) {
    const [, name = "", to] = /^([^=]+)=([^=]+)$/.exec(one) ?? []
    if (to === undefined) {
      return yield* new CommandFailed({ message: `--protection must look like links=on, not ${quoted(one)}` })
    }
    const known = switchable.find((key) => key === name)
    if (known === undefined) {
      const message = `There is no protection ${quoted(name)}; there are ${switchable.join(", ")}`
      return yield* new CommandFailed({ message })
    }
    change = { ...change, ...(yield* givenSwitch(known, to)) }
  }
  return change
})
