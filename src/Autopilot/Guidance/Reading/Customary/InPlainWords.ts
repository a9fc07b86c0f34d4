import { withoutAlike } from "../../Alike.ts"
import { withoutCorrecting } from "../Following/Openers.ts"
import { further } from "../Further/Further.ts"
import { plainlyPut } from "../Rewrites/Conversational.ts"
import { isEnglish } from "../Speech/English.ts"
import { asTyped } from "../Typed/AsTyped.ts"
import { aimedAtFirst } from "./AimedAtSeveral.ts"
import { customary } from "./Customary.ts"
import { plainlyAsked } from "./Requests.ts"

/** What a sentence says without what is only typed beside it, and the same in words that the compiler knows. */
interface Plain {
  readonly typed: string
  readonly asked: string
}

/** `Written` tells its language: what was said before may stand in front of it. */
export const inPlainWords = (said: string, written: string): Plain => {
  const typed = aimedAtFirst(asTyped(customary(withoutAlike(withoutCorrecting(plainlyAsked(said))).said)))
  return { typed, asked: plainlyPut(further(typed), isEnglish(written)) }
}
