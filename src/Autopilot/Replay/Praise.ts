import { assess } from "../Assess/Assess.ts"
import type { ReadText } from "../Assess/ReadText.ts"
import type { Classifier } from "../Classify/Classification/Classifier.ts"
import { everywhere } from "../Guidance/Place.ts"
import type { Rule } from "../Guidance/Policy.ts"
import type { ReplayedComment } from "./ReplayRepo.ts"

const praising: Rule = {
  effect: "keep",
  topics: ["praise"],
  terms: [],
  ...everywhere,
  except: [],
  exceptIn: [],
  source: ""
}

/** From here a comment is something else besides, whatever it praises. */
const besides = 0.5

/** Whether a comment praises, as guidance would find it by that word, and is nothing that anybody would hide. */
export const isPraise = (
  classifier: typeof Classifier.Service,
  { has_media, platform, surface, text }: ReplayedComment,
  known: ReadText
): boolean => {
  const comment = { text, hasMedia: has_media, platform, surface }
  const { rules, scores } = assess(classifier, comment, { rules: [praising], competitors: [] }, known)
  const { hate, profanity, scams, spam } = scores
  return rules.length > 0 && Math.max(hate, profanity, scams, spam) < besides
}
