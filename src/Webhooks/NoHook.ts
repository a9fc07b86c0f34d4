import { Option } from "effect"
import { shown } from "#src/Time.ts"
import type { RemovedHook } from "./HooksRepo.ts"

/** Why there is no such hook: whoever asked for it reads here who has removed it since. */
export const noHookWords = (id: string, removed: Option.Option<RemovedHook>): string => {
  const name = JSON.stringify(id.slice(0, 64))
  return Option.match(removed, {
    onNone: () => `There is no hook ${name} in this workspace`,
    onSome: ({ removed_at, removed_by }) =>
      `There is no hook ${name} in this workspace any longer: ${removed_by ?? "somebody"} removed it at ${shown(removed_at)}`
  })
}
