import { Context, Duration } from "effect"
import { BodyBudget } from "./BodyBudget.ts"

const mebibyte = 1024 * 1024

/** Whose body is read: anybody's, before it is known who sent it, or that of a caller who was let in. */
export type Sender = "anybody" | "caller"

interface Receiving {
  readonly budget: BodyBudget
  /** Nobody holds a part of the budget for longer than that. */
  readonly deadline: Duration.Duration
}

/** What the bodies that a process is receiving may hold, and how long each may take. Strangers take nothing from callers. */
export class IncomingBodies extends Context.Reference<IncomingBodies>()("steward/IncomingBodies", {
  defaultValue: (): Readonly<Record<Sender, Receiving>> => ({
    anybody: {
      budget: new BodyBudget({ all: 48 * mebibyte, ofOnePlace: 16 * mebibyte }),
      deadline: Duration.seconds(10)
    },
    caller: {
      budget: new BodyBudget({ all: 64 * mebibyte, ofOnePlace: 32 * mebibyte }),
      deadline: Duration.seconds(30)
    }
  })
}) {}
