import { Schema } from "effect"

/** Where a comment stands among those of its account: when it came, in Unix milliseconds, and of several at once its id. */
export const StandingPlace = Schema.Struct({ at: Schema.Number, id: Schema.String })
export type StandingPlace = typeof StandingPlace.Type
