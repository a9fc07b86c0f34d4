/** What a word of a sentence of guidance is part of: nothing, a thing that is spoken of, or a place or writer. */
export const labels = ["other", "thing", "place"] as const
export type Label = (typeof labels)[number]
export const labelCount = labels.length

/** What is said of a thing; an exception is of the thing before it. */
export const roles = ["hide", "keep", "ask", "exception"] as const
export type ThingRole = (typeof roles)[number]
export const roleCount = roles.length
