import type { Rule } from "../../Policy.ts"

/** They open what is to be kept in spite of; what they say ends with the clause. */
const opening = [
  "(?<!not )even (?:if|when|though|where|with|those with|the ones with)|although|no matter (?:if|whether)|regardless of whether|whether or not|despite",
  "auch wenn|selbst wenn|sogar wenn|auch dann,? wenn|selbst dann,? wenn|wenn auch|obwohl|auch falls|selbst falls|egal,? ob|ganz gleich,? ob|(?:auch|selbst|sogar) (?:die )?mit|trotz",
  "m[êe]me (?:s['’]\\p{L}+|si|quand|lorsque|avec|celles avec|ceux avec)|bien qu(?:e|['’]\\p{L}+)|quand bien même|peu importe s(?:i|['’]\\p{L}+)|malgré",
  "aunque|incluso (?:si|cuando|con)|aun (?:si|cuando|con)|hasta si|a pesar de",
  "mesmo (?:que|se|quando|com)|ainda que|embora|até (?:se|quando|com)|apesar de",
  "anche (?:se|quando|con)|pure se|persino se|perfino se|sebbene|benché|nonostante",
  "(?:ook|zelfs) (?:als|wanneer|indien|met|die met)|al bevatten|hoewel|ondanks",
  "nawet (?:jeśli|jesli|jeżeli|jezeli|gdy|kiedy|jak|z|ze)|choć|chociaż|mimo",
  "حتى (?:لو|ولو|وإن|وان|إن|ان|إذا|اذا|مع)|وإن كان\\p{L}*|ولو كان\\p{L}*|رغم",
  "भले ही|चाहे|bhale hi|bhale|chahe",
  // how rude it may be is no manner: rudeness is hidden
  "(?:m[êe]me|selbst|sogar|auch|incluso|hasta|mesmo|até|anche|perfino|ook|zelfs|nawet) (?:(?:les|des|très|die|sehr|las|los|muy|as|os|muito|le|molto|de|erg|bardzo) )?(?:gros|vulg|injur|insult|grob|unfläti|belei|obsce|ofens|offens|maledu|schunn|wulg|obraź)\\p{L}*"
].join("|")
/** The same in languages that say it at the end. */
const closing = [
  "(?<=\\p{L})s[ae](?:lar|ler)? (?:bile|dahi|de|da)(?!\\p{L})",
  "(?:hon?|हों?) (?:to|tab|तो|तब) (?:bhi|भी)",
  "(?:あって|いて|んで|付きで|であって|だとして|たとして|えて)も(?!(?:いい|良い|よい|構|かま|大丈夫))",
  "(?:있어도|있더라도|하더라도|되더라도|해도|들어가도|돼도|되어도|더라도|섞여도)(?! ?(?:돼|되|됩|좋|괜찮))"
].join("|")

const ahead = new RegExp(`(?<!\\p{L})(?:${opening})(?![\\p{L}\\p{M}])[^,;:.!]*`, "iu")
// from where its clause begins: from each of its letters would be tried else
const behind = new RegExp(`(?<=^|[,;:.!、])[^,;:.!、]*(?:${closing})`, "iu")

/** It tells how somebody speaks, for which nothing is hidden that is kept. */
const manner =
  /(?<!\p{L})(?:hart|harsch|scharf|wütend|böse|sauer|nerv|unfair|negativ|kritisch|unangenehm|unbequem|weh|übertr|lang|kurz|dur[eoa]s?|méchant|désagréab|dérang|injust|négati|critiq|molest|duel|crític|enfad|enoj|incomod|incómod|negativ|fastidi|scomod|arrabbi|ingiust|critich|boos|kritisch|vervelend|oneerlijk|ostr[eya]|niemił|nieprzyjem|krytycz|negatyw|kızgın|sert|olumsuz|haksız|gefall|gefäll|schmerz|bless|plai[rst]|plaî|gust[ae]|agrad|piac|dispiac|ferisc|bevall|podoba|bol[iąe]|duel|magoe|doa)\p{L}*/iu
/** In other languages, what else a comment may be found for. */
const alsoFound =
  /(?<!\p{L})(?:link|http|url|schimpf|fluch|geflucht|kraftausdr|spam|beleid|erwähn|nenn|enthalt|enthält|gros|jur[eo]|insult|injur|lien|mention|contien|cit[ae]|enlace|palabrot|mencion|conten|contém|palavr|xing|parolac|bestemm|menzion|scheld|vloek|noem|bevat|beledig|przekl|wulgar|zawier|wspom|küf)\p{L}*/iu
/** In English, what else a comment may be found for. */
const besides =
  /\b(?:contain|includ|ha(?:ve|s|d)\b|us(?:e|es|ing)\b|mention|swear|swore|curs(?:e|es|ing)|cuss|link|insult|threat|abus|hate|racis|spam|scam|post|shar(?:e|es|ing)|nam(?:e|es|ing)\b|tag|attack|advert|promot|photo|phone|number|e-?mail|profan|with\b|there\b|about\b|full of|competitor|language|words?\b)/iu
const english = /^(?:even|although|no matter|regardless|whether|despite)\b/iu
const named = /["“„«「#@]|(?<=\s)\p{Lu}/u

const isOfManner = (part: string): boolean =>
  !named.test(part) && (english.test(part) ? !besides.test(part) : manner.test(part) && !alsoFound.test(part))

/** Why a keep is not followed that is to hold in spite of something: what is found for that stays hidden. Null for any other. */
export const keptEven = (said: string, rules: ReadonlyArray<Rule>): string | null => {
  if (!rules.some(({ effect }) => effect === "keep")) return null
  const part = (ahead.exec(said) ?? behind.exec(said))?.[0].trim()
  return part === undefined || isOfManner(part)
    ? null
    : `“${part}” cannot be followed: a comment that is kept for one thing is still hidden for another, such as swearing, a link or a name; leave that part out, and the rest is followed`
}
