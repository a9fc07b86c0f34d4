import type { DraftDifference } from "#schema/resources/policy/DraftDifference.ts"

/** What a draft changes, in a sentence. */
export const differenceWords = ({
  compared,
  newly_asked: asked,
  newly_hidden: hidden,
  newly_kept: kept,
  same
}: DraftDifference): string => {
  const of = compared === 1 ? "the 1 comment" : `${compared.toLocaleString("en-GB")} comments`
  if (compared === 0) return "There is no comment to try it on yet."
  if (same === compared) return `None of ${of} would be treated otherwise.`
  const parts = [
    [hidden.count, "hidden"],
    [kept.count, "left up"],
    [asked.count, "asked about"]
  ].flatMap(([count, what]) => (count === 0 ? [] : [`${count?.toLocaleString("en-GB")} ${what}`]))
  const last = parts.pop() ?? ""
  const all = parts.length === 0 ? last : `${parts.join(", ")} and ${last}`
  return `Of ${of}, ${(compared - same).toLocaleString("en-GB")} would be treated otherwise: ${all}.`
}

/** How a draft agrees with what people answered, beside what is in force; nothing where nobody answered. */
export const agreementWords = ({ agreement: { after, answered, before } }: DraftDifference): string | null => {
  if (answered === 0) return null
  const of = answered === 1 ? "1 of them was answered by people" : `${answered} of them were answered by people`
  const told = ({ agreed, decided_alone: alone }: typeof after) =>
    alone === 0 ? "decides none of these alone" : `decides ${alone} of these alone, ${agreed} as they did`
  return `${of}. The draft ${told(after)}; what is in force ${told(before)}.`
}
