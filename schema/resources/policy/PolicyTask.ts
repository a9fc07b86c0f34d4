import { Schema } from "effect"
import { PolicyTaskId } from "../../Ids.ts"
import { Timestamp } from "../../Time.ts"

const count = (description: string) => Schema.Int.annotations({ description })

/** What every task upon a policy tells of itself. */
export const policyTask = {
  id: PolicyTaskId,
  status: Schema.Literal("queued", "running", "done", "failed").annotations({ description: "Where it stands" }),
  progress: Schema.Struct({
    done: count("Comments dealt with"),
    total: count("Comments to deal with; 0 while that is not known")
  }).annotations({ description: "Its progress, in comments" }),
  created_at: Timestamp.annotations({ description: "When it was asked for" }),
  finished_at: Schema.NullOr(Timestamp).annotations({ description: "When it was finished; null until then" })
}
