import type { Guidance, Protections } from "#schema/resources/Autopilot.ts"
import { lengths, quote } from "./Quote.ts"
import { counted, joined, type Reading } from "./Reading.ts"

/** What the brand wants, as which version it was compiled, and what it does, does not do, and was not understood as. */
export const guidance = ({ data }: { readonly data: Guidance }): Reading => {
  const unclear = data.unclear ?? []
  return {
    heading: data.guidance === "" ? "There is no guidance." : `Guidance: ${quote(data.guidance, lengths.whole)}`,
    lines: [
      ...(data.policy_version === null ? [] : [`policy version ${data.policy_version}`]),
      ...data.does.map((what) => `does: ${quote(what, lengths.whole)}`),
      ...(data.warnings ?? []).map((what) => `warning: ${quote(what, lengths.whole)}`),
      ...unclear.map(
        ({ text, why }) => `not understood: ${quote(text, lengths.sentence)} because ${quote(why, lengths.whole)}`
      )
    ],
    next:
      unclear.length === 0
        ? []
        : [`${counted(unclear.length, "sentence changes", "sentences change")} nothing. Ask the person what is meant.`]
  }
}

/** Which switches are on, and which accounts they do not reach. */
export const protections = ({ data }: { readonly data: Protections }): Reading => {
  const named = (on: boolean) =>
    data.protections.flatMap((one) => (one.on === on ? [one.key] : [])).join(", ") || "none of them"
  return {
    heading: `Hidden: ${named(true)}. Left up: ${named(false)}. Questions are answered: ${data.answer_questions}.`,
    lines: data.protections.map(({ description, key, label, on }) =>
      joined([`${key} ${on ? "on" : "off"}: ${label}`, description], ", ")
    ),
    next:
      data.customized_accounts.length === 0
        ? []
        : [
            `Accounts with switches of their own: ${data.customized_accounts
              .map(({ id, name }) => `${id} ${quote(name, lengths.name)}`)
              .join(", ")}.`
          ]
  }
}
