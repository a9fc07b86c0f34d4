/** Guidance that speaks of what others claim, in other languages than English. */
const claiming =
  /(?<!\p{L})(?:sag(?:en|t)|schreib(?:en|t)|behaupt(?:en|et)|finden|dass|disent|dit|écrivent|trouvent|dicen|digan?|dice|dizem|diz|falam?|dicono|scriv(?:e|ono)|zeggen|zegt|schrijven|mówi\p{L}*|pisz\p{L}*|twierdz\p{L}*|że|diyen\p{L}*|yazan\p{L}*|söyleyen\p{L}*|يقول\p{L}*|بيقول\p{L}*|تقول\p{L}*|bol(?:ne|e|ta|te)|keh(?:ne|ta|te)|बोल\p{L}*|कह\p{L}*)(?!\p{L})|という|といった|って言う|다는|다고|라는|라고|단 /iu

/** A no in front of what is claimed, or behind it. */
const before =
  /(?<!\p{L})(?:nicht|kein\p{L}*|nie|pas|jamais|ni|no|nunca|nao|nem|non|mai|niet|geen|nooit|wcale|nigdy|ليس\p{L}*|مو|مش|ما|غير|안|not)(?:[^\p{L}.!?…\n]+\p{L}+){0,2}[^\p{L}.!?…\n]+$/iu
const behind =
  /^\p{L}*[^\p{L}.!?…\n]+(?:\p{L}+[^\p{L}.!?…\n]+)?(?:degil\p{L}*|nahi\p{L}*|nhi|नहीं|नही|않\p{L}*|아니\p{L}*)(?!\p{L})|^\p{L}{0,2}(?:くない|くなかった|くありません|ではない|じゃない|지 않|지는 않)/iu

/** Whether guidance in another language hides what others claim. */
export const isOfClaimsElsewhere = (guidance: string): boolean => claiming.test(guidance)

/** As it may have been typed: without the marks of Latin letters. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC")
    .replaceAll("ı", "i")

/** Whether each time that a text has a word of the claim it denies it: `No es caro`, `pahalı değil`. */
export const isDeniedElsewhere = (text: string, term: string): boolean => {
  const said = plain(text)
  const word = plain(term)
  let found = 0
  for (let at = said.indexOf(word); at >= 0; at = said.indexOf(word, at + word.length)) {
    found++
    if (!before.test(said.slice(0, at)) && !behind.test(said.slice(at + word.length))) return false
  }
  return found > 0
}
