import type { NormalisedText } from "../../Text/Normalise.ts"

const nouns =
  "(?:idiot|moron|imbecile|cretin|dimwit|halfwit|terrorist|scumbag|pathetic (?:little|old) (?:man|woman)|waste of (?:skin|oxygen))"
/** Of a dog that is lazy nobody says more than that. */
const beasts =
  "(?:useless|lying|stupid|dumb|ugly|fat|filthy|nasty|rude|miserable) (?:old )?(?:cow|pig|hag|witch|rat|snake|bitch)"

/** Somebody by a name with a capital, and perhaps where they work. */
const called = new RegExp(
  `^(\\p{Lu}\\p{Ll}{2,})(?: \\p{Lu}\\p{Ll}+)?(?: (?:from|in|at|on|behind) (?:the |your )?\\p{L}+(?: \\p{L}+)?)? (?:is|was) (?:just |really |such )?an? (?:(?:total|complete|absolute|utter|useless|lazy|lying|rude|stupid|dumb) ){0,3}(?:${nouns}|${beasts})(?= from| at| in your|[ ]?[.!,;]|$)`,
  "u"
)

/** What stands with a capital there, and is nobody. */
const nobody = new Set(
  `This That Life Love Karma Hell War Money Time Work Traffic Weather Rain Snow Winter Summer Autumn Spring Monday Tuesday
  Wednesday Thursday Friday Saturday Sunday January Mine Fate Nature Parking Homework Maths Covid Cancer Everything Nothing
  Nobody Everybody Everyone Alexa Siri Cortana Google`.split(/\s+/)
)

/** What somebody who is named is called in what begins with it; null where nobody is. */
export const calledByName = ({ written }: NormalisedText): string | null => {
  const found = called.exec(written.whole)
  return found === null || nobody.has(found[1] ?? "") ? null : found[0]
}
