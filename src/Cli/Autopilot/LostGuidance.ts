import type { CompiledPolicy } from "#schema/resources/policy/CompiledPolicy.ts"
import { section } from "./Echo.ts"

type Understood = Pick<CompiledPolicy, "competitors" | "facts" | "understood">

const doesNothing = ({ competitors, facts, understood }: Understood) =>
  understood.length === 0 && competitors.length === 0 && facts.length === 0

/**
 * What is lost, in words, where guidance that does something is replaced by a text of which nothing is understood; null
 * where nothing is lost like that.
 */
export const lostGuidance = (text: string, before: Understood, after: Understood): string | null => {
  if (!doesNothing(after) || doesNothing(before)) return null
  return [
    text === ""
      ? "This clears the guidance."
      : "Nothing in this text is understood, so it would do nothing. It takes the place of the guidance there is now.",
    ...section(
      "These rules would end:",
      before.understood.map((rule) => `“${rule.text}”`)
    ),
    ...section("These competitors would be forgotten:", before.competitors),
    ...section("These facts would be forgotten:", before.facts)
  ].join("\n")
}
