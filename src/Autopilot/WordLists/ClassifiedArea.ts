/** The areas that take judgement of language. The others are seen by detectors. */
export const classifiedAreas = ["scams", "spam", "hate", "profanity", "negative"] as const
export type ClassifiedArea = (typeof classifiedAreas)[number]
