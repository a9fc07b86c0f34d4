import { once } from "#src/Ground/Once.ts"
import { wholeWords } from "../../Expressions/WholeWords.ts"
import type { TextReading } from "../../Features/Reading.ts"
import type { Classification } from "../Classification/Classifier.ts"
import { ofEachGroup } from "../Groups/WhicheverGroup.ts"
import { withoutQuoted } from "../Rudeness/Insults.ts"
import { withoutToldQuote } from "../Spared/ToldQuote.ts"
import { withTold } from "./Told.ts"

/** Whom it was said to, by language, as texts are read: whoever writes, or somebody of theirs. */
const spaced = [
  "(?:told|call(?:ed|ing|s)|asked|texted|messaged|to|at|after|behind) (?:me|us|my|our)|i (?:was|got|get|have been|['’]ve been) (?:told|called|asked|shouted|yelled)|i (?:still )?hear|used to (?:say|tell|shout|scream|yell)|i was born|born and (?:bred|raised)",
  "mir|mich|uns|(?:mein|unser)e?(?:r|m|n)|geboren",
  "mij|ons|me (?:na|toe)|(?:tegen|naar|achter) (?:me|mijn|onze)|kreeg|kregen|geboren",
  "m['’](?:a|ont)|nous a|(?:a|derriere) (?:moi|ma|mon|mes|notre|nos)|suis nee?",
  "(?:me|nos) (?:dij|grit|llam|escrib|solt|han|ha)\\p{L}*|a (?:mi|mis|nuestr[ao]s?)(?= \\p{L})|naci",
  "(?:me|nos) (?:diss|grit|cham|escrev)\\p{L}*|(?:para|pra|pro|a|ao) (?:mim|minha|meu|nossa)|nasci",
  "(?:mi|ci) (?:ha|hanno)|a (?:me|mi[ao]|nostr[ao])|sono nat[oa]",
  "mi|mnie|nam|nas|moje[jm]u?|urodzil\\p{L}*",
  "bana|bize|\\p{L}+(?:ima|ime|uma|ume)|dogdum",
  "قال(?:وا|ت)? ?(?:لي|لنا)|قالولي|قالولنا|(?:قال|كتب|صرخ)(?:وا|ت)? (?:لي|لنا|علي|علينا|لامي|لابني|لبنتي)|سمعت",
  "मुझे|मुझसे|हमें|हमसे|मुझको|mujhe|mujhse|mujhko|hume|humse",
  "(?:bilang|kata|teriak|ngomong|berkata) (?:ke|kepada|sama) (?:saya|aku|gue|kami|ibu|anak)|saya (?:dibilang|dipanggil|disebut|lahir)|aku (?:dibilang|dipanggil|lahir)|(?:ke|kepada) (?:saya|aku|gue|kami)",
  "mig|mej|oss|(?:till|efter|mot) (?:min|mitt|mina|var)|jag (?:blev|fick)|fodd",
  "(?:voi|bao|mang|chui|goi) (?:minh|toi|em|con|me)|minh (?:bi|sinh)|toi (?:bi|sinh)|bi goi"
].join("|")
const unspaced =
  "言われ|(?:私|俺|僕|うちの子|娘|息子)に|(?:나|저|우리)(?:한테|에게|보고|더러)|제게|(?:เรา|ฉัน|ผม|หนู|ลูก)(?:ว่า)?|โดน(?:เรียก|ด่า|ว่า)"

const toOneself = once(() => new RegExp(`${wholeWords(spaced)}|${unspaced}`, "iu"))

/** A comment without what it tells that somebody said to whoever writes; null for every other. */
export const withoutSaidToOneself = (reading: TextReading): TextReading | null => {
  const rest = withoutToldQuote(reading)
  return rest !== null && toOneself().test(rest.text.written.whole) ? rest : null
}

/**
 * What was said to them speaks against nobody. A slur in it, and what it says of a group, which they may well believe, is
 * for people to judge. `own`: what the rest of it says.
 */
export const withSaidToOneself = (
  found: Classification,
  own: Classification,
  reading: TextReading,
  rest: TextReading
): Classification => {
  if (ofEachGroup(reading, found.language).each.length > 0) return withTold(found, own)
  const left = withoutQuoted(found, own, reading, rest)
  const { hate, profanity } = left.scores
  const isLeft = hate > own.scores.hate || profanity > own.scores.profanity
  return isLeft
    ? left
    : { ...left, evidence: found.evidence.filter(({ area }) => area !== "hate" && area !== "profanity") }
}
