import type { Rule } from "../../../Policy.ts"

const asks =
  "(?:chied\\p{L}+|domand\\p{L}+|fragt?|fragen|fragst|demand\\p{L}+|pregunt\\p{L}+|pergunt\\p{L}+|vraagt?|vragen|pyta\\p{L}*|zapyta\\p{L}*)"
const what =
  "(?:da dove|dove|come|perch[ée]|quando|se|quanto|cosa|chi|wo|woher|wohin|wie|warum|wieso|ob|wann|was|wer|d['’]où|où|comment|pourquoi|quand|si|ce que|de d[óo]nde|d[óo]nde|c[óo]mo|por qu[ée]|cu[áa]ndo|de onde|onde|como|por que|quando|waar|hoe|waarom|wanneer|of|sk[ąa]d|gdzie|jak|kiedy|dlaczego|czy)"
/** `Who asks where it comes from`: what is asked is not among the words that are read. */
const askedWhat = new RegExp(
  `(?<!\\p{L})${asks},? ${what}(?!\\p{L})|(?<!\\p{L})(?:m[ıiuü]|nereden|nasıl|ne zaman|neden|niye) diye soran`,
  "iu"
)

export const ofWhatIsAsked =
  "it says what is asked, which is not read, and all questions would be meant; name what they are about, as in “questions about prices”"

export const asksAnything = (sentence: string, rules: ReadonlyArray<Rule>): boolean =>
  askedWhat.test(sentence) &&
  rules.some(({ terms, topics }) => terms.length === 0 && topics.length === 1 && topics.includes("question"))
