import { Context } from "effect"

/** A public text: at an address of the operator's own, as they wrote it, or not given. */
export type OperatorText =
  | { readonly _tag: "Elsewhere"; readonly url: string }
  | { readonly _tag: "Written"; readonly text: string }
  | { readonly _tag: "Missing" }

/** Who runs this installation, as people are told whose data it holds. */
export interface OperatorSettings {
  readonly name: string | null
  /** An e-mail address, or whatever else reaches them. */
  readonly contact: string | null
  readonly privacy: OperatorText
  readonly terms: OperatorText
  readonly dataDeletion: OperatorText
  /** Null where nobody has said how long. */
  readonly backupsKeptDays: number | null
}

export class Operator extends Context.Tag("steward/Operator")<Operator, OperatorSettings>() {}

const missing: OperatorText = { _tag: "Missing" }

/** An operator who has said nothing yet. */
export const unnamedOperator: OperatorSettings = {
  name: null,
  contact: null,
  privacy: missing,
  terms: missing,
  dataDeletion: missing,
  backupsKeptDays: null
}

/** Unix milliseconds in a day. */
const day = 86_400_000

/** When backups forget what was deleted at a time, in Unix milliseconds: a sentence. */
export const backupsForget = ({ backupsKeptDays }: Pick<OperatorSettings, "backupsKeptDays">, at: number): string => {
  if (backupsKeptDays === null) {
    return "Backups of the database may hold it until whoever runs this installation discards them."
  }
  const date = new Date(at + backupsKeptDays * day).toISOString().slice(0, 10)
  return `Backups of the database have forgotten it by ${date}.`
}
