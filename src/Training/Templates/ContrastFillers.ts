import { alternatives, type Fillers } from "./Expand.ts"
import { hateFillers } from "./Hate.ts"

/** More pairs, in everyday words: the tone of a sentence is as telling as whom it is about, and neither is by itself. */
export const contrastFillers: Fillers = {
  ...hateFillers,
  sour: alternatives(
    "awful|horrible|dreadful|miserable|pathetic|useless|worthless|hateful|deceitful|dangerous|arrogant|obnoxious|selfish|" +
      "shameful|sinful|incompetent|idiotic|moronic|lunatic|heartless|repugnant|hideous|violent|vicious|ungrateful|unwanted|" +
      "despicable|contemptible|abhorrent|vile|nasty|rotten|toxic|unbearable|treacherous|malicious|brainless|spineless|" +
      "spiteful|undesirable|filthy|abnormal|defective|backward|barbaric|cruel|cowardly|immoral|sickening|loathsome|weak"
  ),
  sweet: alternatives(
    "admirable|adorable|charming|cheerful|courageous|brave|creative|delightful|elegant|faithful|friendly|generous|gentle|" +
      "glorious|gorgeous|graceful|helpful|honest|honourable|hopeful|impressive|intelligent|joyful|likeable|loyal|gifted|" +
      "peaceful|pleasant|polite|remarkable|sincere|smart|splendid|sympathetic|talented|thoughtful|trustworthy|warm|witty|" +
      "worthy|fascinating|fine|cool|great|nice|sweet|patient|valuable|super|terrific|curious|clever|reliable|decent"
  ),
  plain: alternatives(
    "neighbours|colleagues|pupils|customers|friends|guests|players|doctors|nurses|teachers|drivers|bakers|singers|cousins|" +
      "visitors|readers|voters|actors|parents|students|volunteers|fans|writers|engineers|cleaners|soldiers|farmers|models"
  ),
  spot: alternatives(
    "at work|in my street|at our school|in this village|on the team|in the choir|in the office|at the gym|on the bus|" +
      "in the audience|at the wedding|in parliament|on this page|in the shop|at church|in my family|in town|on tv|here"
  ),
  deed: alternatives(
    "baking|singing|teaching maths|playing football|running a marathon|opening a shop|writing a book|learning to drive|" +
      "moving house|getting married|repairing bikes|visiting a museum|voting|dancing|raising children|studying law|cooking"
  ),
  speech: alternatives(
    "comment|sentence|remark|joke|post|tweet|phrase|attitude|statement|opinion|headline|slogan|review|message|view|rant"
  ),
  condemned: alternatives(
    "unacceptable|shameful|wrong|racist|bigoted|hateful|cruel|hurtful|ignorant|not ok|not funny|disgraceful|appalling|" +
      "a lie|out of order|sad|prejudice|hate speech|awful|offensive|against the rules|dangerous|embarrassing|horrible"
  ),
  harm: alternatives(
    "suffer|vanish|burn|rot|bleed|die out|be wiped off the map|disappear|be stopped|be locked away|pay for it|be thrown out|" +
      "be beaten|be put down|choke|drown|be hunted|be shot|be kept in cages|be crushed|be driven out|leave for good|starve"
  ),
  insult: alternatives(
    "idiot|moron|loser|clown|liar|coward|fool|crook|cheat|jerk|creep|fraud|snob|bully|thief|drunk|bore|hypocrite|troll"
  ),
  named: alternatives(
    "my ex|my landlord|our mayor|this singer|the goalkeeper|my cousin|Peter|Sandra|the waiter|that actor|the judge|my boss|" +
      "the author|your brother|the presenter|that influencer|my flatmate|the coach|Mr Hill|the drummer|the villain"
  ),
  relation: alternatives(
    "my sister|my uncle|my flatmate|my teacher|our dentist|her husband|his wife|my son|the new guy|the author"
  )
}
