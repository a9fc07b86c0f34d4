import type { Rule } from "../../Policy.ts"
import { isToTheLetter } from "../../TermPatterns.ts"
import { ofSending } from "../Answers/OfReplies.ts"
import { against } from "../Everyday/AsMeant.ts"
import { type Meant, whyMeant } from "../Guards/SaidOtherwise.ts"
import { tooMuch } from "./TooMuch.ts"
import { whoWrites } from "./WhoWrites.ts"

const isBare = ({ terms }: Rule): boolean => terms.length === 0
const isQuoted = ({ terms }: Rule, said: string): boolean => terms.some((term) => isToTheLetter(term, said))

/** Words that say more of the comments that are meant than a rule can, and would be lost. */
const narrowing: ReadonlyArray<Meant> = [
  ...whoWrites,
  tooMuch,
  {
    // `A link and nothing else`
    said: /(?<!["“„«][^"”»]*)\b(?:with|has|have|contain(?:s|ing)?|tag(?:s|ging)?|post(?:s|ing)?) [^,;:.]+? (?:and|but) nothing (?:else|more|besides)\b|\b(?:with|of|that (?:are|have|is|has)) (?:only|just|nothing but|merely) (?:an? |the |their )?(?:[\p{L}'’]+ )?(?:links?|tags?|urls?|names?|mentions?|handles?)\b|\bthat (?:only|just|merely) tag\b/iu,
    of: ({ effect, measure, topics }) =>
      measure === undefined && effect !== "ask" && topics.some((topic) => topic === "links" || topic === "tag"),
    why: "comments that have more besides would be meant as well: a rule tells what a comment has, and not that it has nothing else; leave that out to mean all of them"
  },
  {
    // `Comments starting with "hey"`
    said: /\b(?:comments?|posts?|messages?|that|which|anything|replies)(?: that| which)? (?:start|begin|open|end|finish|clos)(?:s|ning|ing|es)? (?:in|with|on|by)\b/iu,
    of: ({ terms }) => terms.length > 0,
    why: "a rule tells what a comment has, and not where in it; leave that out to mean all comments that have it"
  },
  {
    // `False claims about our ingredients`: whoever asks about them claims nothing
    said: /\b(?:(?:false|fake|untrue|wrong|made[- ]up|misleading|incorrect|bogus|unproven) (?:\p{L}+ )?(?:claims?|info(?:rmation)?|news|facts|statements?|accusations?|allegations?|reports?|things|stuff)|lies|misinformation|disinformation|fake news|falsehoods?|untruths?) (?:about|on|regarding|of|around)\b/iu,
    of: (rule) => rule.effect === "hide" && rule.topics.length === 0 && !isQuoted(rule, rule.source),
    why: "no word tells what is true from what is made up, and all comments about it would be hidden; put the words that such comments contain in quotes"
  },
  {
    // `Comments swearing about it`: nothing in the sentence says what that is
    said: new RegExp(`${against}(?=$|[,.;]| (?:may|must|should|can|go|goes|gets?|is|are)\\b)`, "iu"),
    of: (rule) => rule.effect === "hide" && isBare(rule) && /^(?:insult|profanity)$/u.test(rule.topics.join()),
    why: "it is not clear what this speaks about; name it again"
  },
  {
    // `That is, …`: said twice, and of each it is not clear what
    said: /(?<!\p{L})(?:i\.? ?e|e\.? ?g)\b/iu,
    of: ({ terms }) => terms.some((term) => /^(?:i\.? ?e|e\.? ?g)\.?$/iu.test(term)),
    why: "it says the same twice; say it once, and name what to hide, what to keep or what to ask you about"
  },
  {
    // `To sell their own candles`: all spam would be meant
    said: /\b(?:sell|sells|selling|flog|flogs|flogging|offer|offers|offering|promote|promotes|promoting|advertise|advertises|advertising) (?:their|his|her|your|someone['’]s|other people['’]s)(?: own)? (?!(?:own )?(?:(?:youtube|yt|instagram|insta|ig|tiktok|twitch|facebook|fb|spotify|soundcloud) )?(?:stuff|things?|products?|goods|services?|merch(?:andise)?|wares|brands?|business(?:es)?|(?:web-?|online )?(?:shops?|stores?)|side hustles?|start-?ups?|pages?|accounts?|channels?|sites?|websites?|profiles?|work|junk|crap|rubbish|tat|companies|company|socials?|content|items?|bits|links?|music|etsy|only ?fans|gigs?|art|events?|apps?|books?|podcasts?|groups?|videos?|streams?|vlogs?|blogs?|music videos?|playlists?|youtube|instagram|insta|ig|tiktok|twitch|spotify|soundcloud)\b)\p{L}+/iu,
    of: (rule) => rule.effect === "hide" && isBare(rule) && rule.topics.join() === "spam",
    why: "all advertising would be hidden, whatever it is for; name what is sold in a word or two, as in “Hide ads for handbags”, or say to hide all ads"
  },
  {
    // `I want to approve any answer before you post it`
    said: /\b(?:approve|see|check|review|confirm|read|ok|okay|sign off)\b.*\b(?:answers?|replies|reply|responses?)\b|\b(?:answers?|replies|reply|responses?)\b.*\b(?:before|until|without)\b.*\b(?:post|posted|publish|published|send|sent|goes? (?:out|live)|seen|approved?|checked)\b/iu,
    of: ({ effect, terms }) =>
      effect === "ask" && terms.some((term) => /^(?:answers?|repl(?:y|ies)|responses?)$/iu.test(term)),
    why: ofSending
  },
  {
    // `It would be nice if spam disappeared`
    said: /^(?:it|that)(?:['’]d| would) be \p{L}+ if (?!.*\b(?:stay|stayed|kept|remain|remained|left)\b).*\b(?:disappear|vanish|went|gone|stopp|hidden|removed|deleted|less|fewer|never)/iu,
    of: ({ effect }) => effect === "keep",
    why: 'it is not clear whether it is to go or to stay; say it plainly, as in "Hide links" or "Never hide links"'
  }
]

/** Why rules that would reach further than the words of a sentence are not followed; null where none does. */
export const whyNarrowed = (said: string, rules: ReadonlyArray<Rule>): string | null => whyMeant(narrowing, said, rules)
