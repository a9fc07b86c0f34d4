import type { Whoami } from "#schema/tools/Whoami.ts"
import { lengths, quote } from "./Quote.ts"
import { joined, type Reading } from "./Reading.ts"

const may = (can: boolean, what: string) => `${can ? "may" : "may not"} ${what}`

/** Who is signed in where, and what they may do. */
export const whoami = ({ data }: { readonly data: Whoami }): Reading => {
  const { assistant, kind, name } = data.signed_in
  const through = kind === "api_key" ? `the API key ${quote(data.key?.name ?? "", lengths.name)}` : "signing in"
  return {
    heading: `The brand ${quote(data.workspace.name, lengths.name)} (${data.workspace.id}).`,
    lines: [
      joined([
        `${quote(name, lengths.name)}, by ${through}`,
        assistant === null ? undefined : `through ${quote(assistant, lengths.name)}`,
        data.role === null ? "no longer a member" : `${data.role} here`
      ]),
      joined([
        may(data.can_moderate, "moderate comments"),
        may(data.can_change_autopilot, "change the autopilot's settings")
      ])
    ]
  }
}
