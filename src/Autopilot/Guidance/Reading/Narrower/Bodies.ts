import type { Rule } from "../../Policy.ts"

const weight =
  /^(?:weights?|gewichte?s?|kilos?|kilosu\p{L}*|poids|pesos?|wag[aięą]|size|figure|figur|kilo|الوزن|वजन|体重|몸무게)$/iu

const isOfBodies = ({ effect, topics }: Rule): boolean => effect !== "keep" && topics.includes("bodies")

/** `The weight or looks of models`: how much a bottle weighs is nobody's body. */
export const ofBodies = (rules: ReadonlyArray<Rule>): ReadonlyArray<Rule> => {
  const bodies = rules.find(isOfBodies)
  if (bodies === undefined) return rules
  return rules.filter(
    ({ effect, terms, topics }) =>
      effect !== bodies.effect || topics.length > 0 || terms.length === 0 || !terms.every((term) => weight.test(term))
  )
}
