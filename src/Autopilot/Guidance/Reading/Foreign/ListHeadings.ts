import type { Effect } from "../../Policy.ts"
import { saidIn } from "./Effects.ts"
import { inAnotherLanguage } from "./InAnyLanguage.ts"
import { type LanguageWords, lexicons } from "./LanguageWords.ts"
import { lex } from "./Lex.ts"
import { is } from "./Lexed/ForeignWord.ts"

const longest = 60

/** They point at the list. */
const following =
  /(?<!\p{L})(?:(?:das |die )?folgende[smnr]?|nachstehende\p{L}*|diese[rs]?|das hier|suivant(?:e?s)?|ci-dessous|ce qui suit|ceci|(?:l[oa]s? )?siguientes?|est[oa]s?|[oa]s? seguintes?|isto|quanto segue|(?:i |le )?seguenti|quest[oie]|(?:het |de )?volgende|dit|deze|następując\p{L}+|poniższ\p{L}+|şunlar[ıi]?|aşağıdaki\p{L}*|bunlar[ıi]?|ما يلي|التالي|التالية|الآتي|هذه|ये सब|ये|यह|निम्नलिखित|नीचे (?:वाले|दिए))(?![\p{L}\p{M}])|(?:以下|次)(?:の(?:もの|コメント))?(?:を|は)?|(?:다음|아래)(?:은|을|의|는|를)?(?= )/giu

/** What a heading says to do, where it says no more than that: `Bitte ausblenden`, `숨길 것`. */
const effectOf = (heading: string, lexicon: LanguageWords): Effect | null => {
  const tokens = lex(heading, lexicon).filter(({ cut }) => cut === null)
  const isPlain = tokens.every(
    (token) =>
      is(token, "filler", "comments", "everything", "each", "always", "hide", "keep", "ask", "ban", "not", "never") ||
      is(token, "weak", "relative", "that", "first", "see", "want", "of", "about", "after", "yes", "denying", "bother")
  )
  if (!isPlain || !tokens.some((token) => is(token, "hide", "keep", "ask", "ban", "denying"))) return null
  const said = saidIn(tokens, false)
  return said?.by === "verb" ? said.effect : null
}

/** How each item of a list is said as a sentence of its own. */
type AsSentence = (item: string) => string

/** What stands over a list in another language than English, as an instruction for each of its items; null for any other. */
export const listHeadingElsewhere = (heading: string): AsSentence | null => {
  const written = heading.replaceAll(following, " ").replaceAll(/\s+/gu, " ").trim()
  if (written.length > longest || /["“„«「]/u.test(written)) return null
  const found = lexicons().flatMap((lexicon) => {
    const effect = effectOf(written, lexicon)
    return effect === null ? [] : [{ effect, plain: lexicon.plain[effect] }]
  })
  const [first] = found
  if (first === undefined || found.some(({ effect }) => effect !== first.effect)) return null
  return (item) => {
    const said = found.map(({ plain }) => plain.replace("{x}", () => item))
    return said.find((one) => inAnotherLanguage(one, one) !== null) ?? said[0] ?? item
  }
}

/** Whether an item of a list says itself what to do. */
export const instructsElsewhere = (item: string): boolean =>
  lexicons().some((lexicon) => saidIn(lex(item, lexicon), false)?.by === "verb") &&
  (inAnotherLanguage(item, item)?.rules.length ?? 0) > 0
