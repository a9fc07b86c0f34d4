import { Either } from "effect"
import { answerModes, type ProtectionsChange, protectionKeys } from "#schema/resources/Autopilot.ts"
import { listed } from "#src/Autopilot/Guidance/Wording.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"

const switches = ["on", "off"] as const
export const switchable = [...protectionKeys, "answer_questions"] as const
export const switchValues = [...new Set([...switches, ...answerModes])]

const notOneOf = (name: string, values: string, to: string) =>
  Either.left(new CommandFailed({ message: `${name} takes ${values}, not "${to}"` }))

/** What one switch is to be. */
export const givenSwitch = (
  name: (typeof switchable)[number],
  to: string
): Either.Either<ProtectionsChange, CommandFailed> => {
  if (name !== "answer_questions") {
    return to === "on" || to === "off"
      ? Either.right({ [name]: to === "on" })
      : notOneOf(name, listed(switches, "or"), to)
  }
  const mode = answerModes.find((value) => value === to)
  return mode === undefined ? notOneOf(name, listed(answerModes, "or"), to) : Either.right({ answer_questions: mode })
}
