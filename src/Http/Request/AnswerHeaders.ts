import { Context } from "effect"

/** Headers of the answer to this request, whatever the answer will be: whoever learns one on the way writes it here. */
export class AnswerHeaders extends Context.Reference<AnswerHeaders>()("steward/AnswerHeaders", {
  defaultValue: (): Record<string, string> => ({})
}) {}
