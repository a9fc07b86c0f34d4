import { parseArgs } from "node:util"
import { Either } from "effect"

/** What `start` was asked to do. */
export type StartCommand =
  | { readonly _tag: "Help" }
  | {
      readonly _tag: "Run"
      /** Comments to replay instead of Steward's own. */
      readonly comments: string | undefined
      /** Comments a second. */
      readonly rate: number | undefined
      /** The brand whose comments they are. */
      readonly workspace: string | undefined
    }

export const fastest = 1_000

const rateOf = (text: string) => {
  const rate = Number(text)
  return /^\d+(\.\d+)?$/.test(text) && rate > 0 && rate <= fastest ? rate : undefined
}

/** The arguments of `start`. The left says in a sentence what is wrong. */
export const parseArguments = (args: ReadonlyArray<string>): Either.Either<StartCommand, string> => {
  const options = {
    help: { type: "boolean", short: "h" },
    comments: { type: "string" },
    rate: { type: "string" },
    workspace: { type: "string" }
  } as const
  const { positionals, values } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true })
  if (values.help === true) return Either.right({ _tag: "Help" })
  const [odd] = Object.keys(values).filter((name) => !(name in options))
  if (odd !== undefined) return Either.left(`start has no option ${odd.length === 1 ? "-" : "--"}${odd}`)
  const [positional] = positionals
  if (positional !== undefined) return Either.left(`start takes only options, not ${JSON.stringify(positional)}`)
  const { comments, rate, workspace } = values
  if (comments !== undefined && (typeof comments !== "string" || comments.trim() === "")) {
    return Either.left("--comments takes a file, as in --comments comments.csv")
  }
  if (workspace !== undefined && comments === undefined) {
    return Either.left("--workspace is for replaying a file: say which with --comments")
  }
  if (workspace !== undefined && (typeof workspace !== "string" || !/^\s*\S.{0,99}$/u.test(workspace))) {
    return Either.left('--workspace takes the name of a brand, as in --workspace "Fjord Coffee"')
  }
  const run = { _tag: "Run", comments, workspace: workspace?.trim() } as const
  if (rate === undefined) return Either.right({ ...run, rate: undefined })
  if (comments === undefined) return Either.left("--rate is for replaying a file: say which with --comments")
  const perSecond = typeof rate === "string" ? rateOf(rate) : undefined
  return perSecond === undefined
    ? Either.left(`--rate takes comments a second, above 0 and at most ${fastest}, as in --rate 20`)
    : Either.right({ ...run, rate: perSecond })
}
