/** Languages besides English in which comments were written for the model to learn from, ISO 639-1. */
export const taughtLanguages: ReadonlySet<string> = new Set("de nl pl fr es it pt ja ko tr ar hi".split(" "))

/** Languages in which fewer were written, for a model of their own. */
export const furtherLanguages: ReadonlySet<string> = new Set("id sv vi th".split(" "))
