import { isUntoldLanguage, languageNamed } from "../../Language/Names.ts"
import { ofReplies } from "./Answers/OfReplies.ts"
import { whyBeyond } from "./Beyond/Beyond.ts"
import { denial, isRequest } from "./Customary/Requests.ts"
import { asksAnyway, isInDoubt } from "./Guards/InDoubt.ts"
import { ofOwnSite } from "./Guards/NotTold.ts"
import { ofOddLinks, suspectLinks } from "./Narrower/LinksOfAKind.ts"
import { personsNamed } from "./Narrower/PersonsNamed.ts"
import { whyPossible } from "./Narrower/Possible.ts"
import { knownByHandle, ofRivals } from "./Words/ReadPart.ts"
import { isForATime, untimed } from "./Words/Times.ts"

const replying =
  /^(?:please\s+)?(?:always\s+)?(?:reply|answer|respond|thank(?![ -]yous?\b)|tell(?! (?:me|us|our|my|the) .*(?:if|when|about)\b)(?! (?:me|us) (?:if|when|about)\b)|write|say(?! no to\b)|sound|use)\b/i
/** What Steward does for nobody. */
const posting =
  /^(?:can|could|would|will) you (?:also |please |maybe )*(?:post|publish|schedule|upload|create|design|reply|answer|respond|boost|follow)\b/iu
const byLanguage = /\b(?:comments?|posts?|anything|everything)\b.*\bin\s+\p{Lu}|\b(?:language|languages)\b/u
const wayOfSpeaking =
  /\b(?:racist|sexist|homophobic|abusive|offensive|crude|sexual|bad|foul|strong|vulgar|obscene|hateful|rude|offensive) language\b/i
const ofLanguage =
  'write the language by its name, as in "Hide comments in Russian" or "Hide comments that are not in English"'
const spokenIn = /\b(?:in|only|languages?|comments?|posts?|speaking|speakers)\b/iu
/** Of a sentence that names a language which is not told from others. */
const ofUntold = (sentence: string): string | null => {
  const name = sentence.match(/\p{Lu}\p{L}+/gu)?.find((word) => isUntoldLanguage(word.toLowerCase()))
  return name === undefined || !spokenIn.test(sentence)
    ? null
    : `Steward does not tell ${name}, and would take comments in it for another language; leave it out, and name languages that Steward tells, such as English, French or Arabic`
}
const byWriter =
  /\b(?:comments?|posts?|posted|written|anything|everything|messages?|replies|links|stuff) (?:from|by) |\b(?:verified|fake|new|private|anonymous|competitor|official|bot) (?:accounts?|profiles?|users?|people)\b|\b(?:our|my) (?:own )?(?:employees?|staff|team(?: members)?|ambassadors?|influencers?|moderators?|admins?) (?:may|can|should|must|are|comments?|write|post)\b/iu
const question = 'it is a question; say what to do, starting with "hide", "keep" or "ask me about"'

/** What takes back the sentence before it: `just kidding`. */
export const takingBack =
  /^(?:(?:just )?kidding|jk|joking|scratch that|actually,? no|no,? wait|wait,? no|never ?mind|on second thoughts?)\b[ ,:;.–—-]*/iu
export const isTakingBack = (text: string): boolean => takingBack.test(text)

/** `Hide links. But not on Facebook.`: the second limits the first, and says nothing alone. */
const limiting =
  /^(?:but\s+)?(?:(?:not|never|only|just)\s+(?:on|under|in|if|when|for|from)|except|exceptions?|unless)\b[^,]*$/i
export const isLimiting = (text: string): boolean => limiting.test(text)

/** What stands behind a sentence may turn it round: `Hide complaints? No.` */
export const whyAlone = (sentence: string, next: string | undefined): string | null => {
  if (sentence.endsWith("?")) {
    const granted = isRequest(sentence) && (next === undefined || !denial.test(next))
    return granted ? null : question
  }
  if (isTakingBack(sentence))
    return "it takes back the sentence before it; leave that one out, and say what to do instead"
  if (next === undefined || !(isLimiting(next) || isTakingBack(next))) return null
  return isTakingBack(next)
    ? `the next sentence, “${next}”, takes it back; leave both out, or say what to do instead`
    : `the next sentence, “${next}”, limits it; write both as one sentence`
}

/** `Keep swearing down` wants little of it, and not all. */
const kept =
  /\b(?:keep|leave)\b.+(?<!\b(?:is|are|was|were|goes|went|been|be) )\b(?:down|low|to an? (?:bare |absolute )?minimum|at bay|in check|under control|in church|at home|outside|behind closed doors|(?:to|for) (?:the pub|(?:your|them|our)sel(?:f|ves)|others|elsewhere))$/iu
const scarce = "it is not clear how much of it may stay; say to hide it, to keep it or to ask you"

const path = /^(?:[a-z]:)?[\\/.~]*(?:[\w .-]+[\\/])*[\w-]+\.(?:txt|md|json|ya?ml|csv|docx?|pdf|rtf|html?)$/i

/** Why a sentence is for nobody to follow here; null where it may be. */
export const whyNot = (sentence: string): string | null => {
  if (isInDoubt(sentence)) return asksAnyway
  if (isForATime(sentence)) return untimed
  if (kept.test(sentence.replace(/(?<![ .!])[ .!]*(?:please|thanks)?$/i, ""))) return scarce
  if (path.test(sentence)) return "it looks like the name of a file; send the text that stands in it"
  if (replying.test(sentence)) return ofReplies
  return posting.test(sentence)
    ? "Steward looks after comments, and posts nothing itself; say which comments to hide, keep or ask you about"
    : (whyPossible(sentence) ?? whyBeyond(sentence))
}

/** `Hide links except ours` */
const exceptOwnSite =
  /\blinks?\b.*\b(?:except|unless|but|other than|apart from|besides|outside)\b.*\b(?:ours?|my|own) ?(?:own )?(?:(?:web ?)?sites?|pages?|shops?|stores?|links?|$)|^(?:please )?(?:only|(?:allow|keep|leave) only) (?:(?:allow|keep|leave) )?(?:links? (?:to|from) )?(?:our|my)(?: own)? (?:links?|(?:web ?)?sites?|pages?|shops?|stores?)\b/iu
/** `Phone numbers except our own` */
const exceptOwnNumber =
  /\b(?:phone|mobile|telephone|contact|numbers?|e-?mails?)\b.*\b(?:except|unless|but|other than|apart from|besides)\b.*\b(?:ours?|my|own|mine)\b|^(?:please )?(?:only|(?:allow|keep|leave) only) (?:(?:allow|keep|leave) )?(?:our|my)(?: own)? (?:phone|mobile|telephone|contact|numbers?|e-?mails?)\b/iu
const ofOwnNumber =
  "Steward does not know which number or address is yours unless it is written; write it, as in “Hide phone numbers, except 0800 123 456”"

/** It says no more than that no word is known. */
const unknown =
  /^(?:Steward looks for|"|“|it is not clear (?:what to do|which of its words)|it does not say|it names no)/u
const ofPictures =
  /\b(?:photos?|pictures?|pics?|images?|gifs?|videos?|clips|memes?|selfies|stickers?) (?:of|showing|with|that show|from|where)\b|\b(?!(?:no|hide|keep|all|any|the|these|leave|allow) )[\p{L}-]+ (?:photos?|pictures?|pics|images?|gifs?|videos?|selfies|stickers)\b/iu
const whyPictures =
  "Steward sees that a comment has a picture, and not what it shows; say it of all pictures, or leave it out"
const ofPosts =
  /\b(?:on|under|in|below|beneath) (?:(?:our|the|my|all|any) )*(?:reels?|videos?|stories|photos|lives?|live ?streams?|carousels?|shorts|clips)\b/iu
const whyPosts =
  "Steward does not tell reels, videos and other posts apart; leave it out, or name posts by words of their caption, as in “on posts about the sale”"
const onlyThat = /^(?:please |but )*(?:only|just) (?:hide|remove|delete|block) [^,;]+$/iu
const whyOnlyThat =
  "the switches of the protections say what else is hidden; switch off those that are not to hide, and leave “only” out here"
const ofTruth =
  /\b(?:fake|false|bogus|made[- ]up|dishonest|genuine|real|honest|paid) (?:reviews?|comments?|feedback|complaints?|claims?|testimonials?)\b/iu
const whyTruth =
  "no word tells what is true from what is made up; put the words that such comments contain in quotes, or name a kind of them"

/** Of longer ones nothing plain is said. */
const longest = 400

/** Of a sentence that was not read, what would work in place of what it may mean. */
export const better = (sentence: string, why: string): string => {
  if (/["“#@]/.test(sentence)) return why
  const untold = ofUntold(sentence)
  if (untold !== null) return untold
  const isNamed = sentence.match(/\p{Lu}\p{L}+/gu)?.some((word) => languageNamed(word.toLowerCase()) !== null) ?? false
  if (!isNamed && byLanguage.test(sentence.replace(wayOfSpeaking, ""))) return ofLanguage
  if (sentence.length > longest) return why
  if (exceptOwnSite.test(sentence)) return ofOwnSite
  if (exceptOwnNumber.test(sentence)) return ofOwnNumber
  if (unknown.test(why)) {
    if (personsNamed.said.test(sentence)) return personsNamed.why
    if (ofOddLinks(sentence)) return suspectLinks.why
    if (ofPictures.test(sentence)) return whyPictures
    if (ofPosts.test(sentence)) return whyPosts
    if (ofTruth.test(sentence)) return whyTruth
    if (onlyThat.test(sentence)) return whyOnlyThat
  }
  return byWriter.test(sentence) ? knownByHandle : why
}

const rivals = /^(?:no |all |any )?(?:other|rival|competing) \p{L}+(?: \p{L}+)?$/iu
const general = /^(?:"|it is not clear what to do|it does not say)/
const teller = /^(?:we|i|it|they|he|she|our|my|this|that|these|those|kids|people|you|sick)\b/iu
const telling = "it only tells something, and nothing follows from it; the other sentences stand without it"

/** Of two reasons why a sentence was not read, the one that says more. */
export const plainest = (sentence: string, why: string, other: string, tells: boolean): string => {
  if (general.test(why) && rivals.test(sentence)) return ofRivals
  if (tells && general.test(why) && teller.test(sentence)) return telling
  return other !== "" && general.test(why) ? other : why
}
