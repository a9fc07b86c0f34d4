import type { Rule } from "../../Policy.ts"

const only =
  /\b(?:that|which|who|where people|where users|people|users|anyone|somebody|they|customers)(?: do(?:es)?)? (?:only|just|merely|simply) (?:tag|tags|say|says|contain|contains|mention|mentions|have|has|post|posts|write|writes|consist|consists|drop|drops|leave|leaves|include|includes|link|links|share|shares|name|names)\b|\b(?:tags?|says?|contains?|tagging|saying|containing) (?:only|just|nothing but|no more than|nothing else than) (?!in\b)|\b(?:that|which) (?:are|is) (?:only|just|nothing but|nothing more than) (?:an? |the )?(?:links?|tags?|urls?|names?|mentions?)\b/iu
const nothingElse: ReadonlySet<string> = new Set(["emoji", "early", "capitals", "spam", "scams", "hate", "insult"])

const ofMore =
  "comments that have more besides would be hidden as well: a rule tells what a comment has, and not that it has nothing else; leave “only” out to hide all of them"

/** `Comments that only tag a friend`: why all that tag one are not hidden for it; null where nothing is lost. */
export const whyNotAlone = (said: string, rules: ReadonlyArray<Rule>): string | null =>
  only.test(said) &&
  rules.some(
    ({ effect, measure, topics }) =>
      measure === undefined && effect === "hide" && !topics.some((topic) => nothingElse.has(topic))
  )
    ? ofMore
    : null
