import { once } from "#src/Ground/Once.ts"
import { folded } from "../../Languages/Writing.ts"
import { saidIn } from "./Effects.ts"
import { withoutMore } from "./GoesOn.ts"
import { type LanguageWords, lexicons } from "./LanguageWords.ts"
import { type ForeignWord, is, isUnlisted } from "./Lexed/ForeignWord.ts"

type Words = ReadonlyArray<ForeignWord>

export const isRival = (token: ForeignWord): boolean => is(token, "rivals") || token.kinds.topic === "competitors"
const isCapital = ({ text }: ForeignWord) => /^\p{N}*\p{Lu}|^\p{Ll}{1,2}\p{Lu}/u.test(text)

/** In scripts without capitals. */
const uncased = /^[\p{Lo}\p{M}\p{Lm}\p{N}・]{2,20}(?: [\p{Lo}\p{M}\p{N}]{2,20})?$/u
/** Particles and praise are written in it, and few names. */
const hiragana = /\p{Script=Hiragana}/u
/** `しまむら`, and not what stands for more of them, or for nobody. */
const hiraganaName =
  /^(?!ほか|その|など|いろいろ|いろんな|たくさん|みんな|すべて|うち|ここ|そこ|それ|これ|どこ|だれ|あちこち|とか|なんか|ところ|あと|また|かな|ない)[\p{Script=Hiragana}ー]{3,8}$/u
/** Nothing but a list of so many shows that words without capitals are names. */
const fewest = 2
/** Between words with capitals they are part of a name. */
const within = new Set("de del la le les du des d' l' da do dos di von van der den the of y e & et und i".split(" "))
const mostWords = 4

/** What may stand between the word for competitors and their names: `that we do not want to see named are`. */
const isFraming = (token: ForeignWord | undefined): boolean =>
  token !== undefined &&
  !token.exact &&
  (token.cut === ":" ||
    is(
      token,
      "filler",
      "of",
      "since",
      "each",
      "called",
      "relative",
      "want",
      "not",
      "about",
      "see",
      "comments",
      "that",
      "after",
      "like"
    )) &&
  !is(token, "topic", "hide", "keep", "ask", "ban", "without", "none", "platform")

/** What is to be done with them: `hide competitors like …`. */
const isTold = (token: ForeignWord) =>
  is(token, "hide", "keep", "ban", "none", "without", "weak") && !is(token, "topic", "platform") && !token.exact

/** A name may begin with an article, but not a sentence with no more than that. */
const isAround = (token: ForeignWord) =>
  (isFraming(token) || isTold(token) || is(token, "if")) && (!isCapital(token) || token.start === 0)

const trimmed = (words: Words): Words => {
  const from = words.findIndex((token) => !isAround(token))
  const to = words.findLastIndex((token) => !isAround(token))
  return from < 0 ? [] : words.slice(from, to + 1)
}

const itemsOf = (words: Words): ReadonlyArray<Words> => {
  const items: Array<Array<ForeignWord>> = [[]]
  for (const token of words) {
    if (token.cut === "," || (is(token, "and") && !isCapital(token))) items.push([])
    else items.at(-1)?.push(token)
  }
  return items.map(trimmed).filter((item) => item.length > 0)
}

/** Words that say what to do are no names where any word has a capital. */
const isSaying = (token: ForeignWord, nouns: boolean) =>
  (nouns || token.start === 0) &&
  is(token, "hide", "keep", "ask", "ban", "weak", "want", "none", "without", "topic", "if", "comments")

const listed = once(
  () => new Set(lexicons().flatMap(({ naming }) => [...naming.whom, ...naming.saying, ...naming.common]))
)

/** Whether no list has it, and nobody writes it of anything but a name. */
const isOwn = (token: ForeignWord, { stopWords }: LanguageWords): boolean => {
  const word = folded(token.text)
  return isUnlisted(token) && !is(token, "ours", "talk", "like") && !listed().has(word) && !stopWords.has(word)
}

/** `Claro` and `Vivo` are words as well, and names by their capitals where no noun has one. */
const isByCapital = (item: Words, { nouns }: LanguageWords): boolean =>
  !nouns &&
  item.every(
    (token) =>
      isCapital(token) &&
      token.start > 0 &&
      !is(token, "hide", "keep", "ask", "platform", "topic") &&
      !listed().has(folded(token.text))
  )

/** A name as it is written: with capitals or digits, in quotes, or in a script without capitals and in no list. */
const nameOf = (item: Words, sentence: string, lexicon: LanguageWords): string | null => {
  const [first] = item
  const last = item.at(-1)
  if (first === undefined || last === undefined || item.length > mostWords) return null
  if (first.exact) return item.length === 1 ? first.text : null
  if (item.some((token) => token.exact || isSaying(token, lexicon.nouns))) return null
  if (!item.some((token) => isOwn(token, lexicon)) && !isByCapital(item, lexicon)) return null
  const name = sentence.slice(first.start, last.end)
  // endings that are not known are written on to it
  if (/\p{Lu}/u.test(name) && /[\p{Script=Hangul}\p{Script=Hiragana}]/u.test(name)) return null
  const isPart = (token: ForeignWord) =>
    /^\p{N}/u.test(token.text) ||
    isCapital(token) ||
    (token !== first && token !== last && within.has(token.text.toLowerCase()))
  if (item.every(isPart)) return name
  const isBare = uncased.test(name) && item.every((token) => isOwn(token, lexicon))
  return isBare ? name : null
}

/** `The name`, behind which one stands in any script. */
const namely = /名前|이름|नाम|naam|اسم|ذكر/u

/** `Surely`: whether what is said of them shows that it is a name. */
const namesIn = (words: Words, sentence: string, lexicon: LanguageWords, told: boolean, surely: boolean) => {
  const items = itemsOf(words)
  const names = items.map((item) => nameOf(item, sentence, lexicon))
  const known = names.filter((name) => name !== null)
  if (known.length === 0 || known.length < names.length) return null
  const isExact = items.length === 1 && items[0]?.[0]?.exact === true
  const isBare = (name: string) => !/[\p{Lu}\p{N}]/u.test(name)
  const plain = known.filter((name) => !hiragana.test(name))
  const isAlone = known.length < fewest && !isExact && known.some(isBare)
  // beside another name, in a list that is said to be one
  const isListed =
    (told || surely) && plain.length > 0 && known.every((name) => plain.includes(name) || hiraganaName.test(name))
  if ((plain.length < Math.min(fewest, known.length) && !isListed) || (isAlone && !surely)) return null
  // where nouns have capitals, one alone is as well what is thought of them
  return lexicon.nouns && known.length < fewest && !told && !surely && !isExact ? null : known
}

/** How a sentence ends, or goes on, that says who somebody is: what it says so of may be a name in any script. */
const sayingWho: Readonly<Record<string, RegExp>> = {
  Japanese: /[\p{Script=Katakana}ー・]{2,}(?:です|だ|である|になります|となります|でございます)?[。.!！]*$/u,
  Korean: /(?:입니다|이에요|예요|이예요|에요|이고요|이다|임)[.!~]*$|[:：]\s*\S+$/u,
  Arabic: /(?<!\p{L})(?:هو|هي|الرئيسي|الرئيسية|الأول|المباشر|الأكبر|الوحيد|اسمه|اسمها)(?!\p{L})|:/u,
  Hindi: /(?<!\p{L})(?:है|हैं|hai|hain)[।.!]*$|:/iu
}

/** Whom a sentence names as competitors, and whether it says to hide what names them. */
export interface NamedCompetitors {
  readonly names: ReadonlyArray<string>
  /** Those named, or all competitors, of whom the named are some. */
  readonly hides: "named" | "all" | null
}

/** Null for a sentence that says anything else. */
export const competitorsIn = (all: Words, sentence: string, lexicon: LanguageWords): NamedCompetitors | null => {
  if (!all.some(isRival)) return null
  const { hides: goesOn, naming: tokens } = withoutMore(all, lexicon)
  const first = tokens.findIndex(isRival)
  if (first < 0) return null
  const last = tokens.findLastIndex(isRival)
  const before = trimmed(tokens.slice(0, first))
  const start = tokens.findIndex((token, at) => at > last && !isAround(token) && !is(token, "ask"))
  const behind = start < 0 ? [] : trimmed(tokens.slice(start))
  if (before.length > 0 === behind.length > 0) return null
  // `Kelda is no longer a competitor`
  if (before.length > 0 && tokens.slice(0, first).some((token) => is(token, "not"))) return null
  const naming = before.length > 0 ? before : behind
  // `…, hide whoever praises them`: what follows says what to do, and names nobody
  if (naming.some((token, at) => naming[at - 1]?.cut === "," && isTold(token))) return null
  const frame = tokens.filter((token) => !naming.includes(token))
  const refused = frame.some((token) => is(token, "not"))
  const isWish = (token: ForeignWord) => refused && is(token, "want", "see", "ask")
  // `if somebody names our competitor Kelda`, and not `hide competitors if Kelda is named`
  const [name] = naming
  const isGiven = (token: ForeignWord) =>
    is(token, "if") && name !== undefined && (all.indexOf(token) < all.findIndex(isRival) || token.start > name.start)
  if (!frame.every((token) => isRival(token) || isFraming(token) || isTold(token) || isWish(token) || isGiven(token)))
    return null
  // `hide comments` does not tell which, and `comments from them` are others
  const isOfComments = (token: ForeignWord) => is(token, "comments", "everything", "from") && !is(token, "of")
  if (frame.some(isTold) && frame.some(isOfComments) && !frame.some((token) => is(token, "about", "after"))) return null
  const hides = frame.some(isTold)
  const said = hides ? saidIn(frame, false) : null
  if (hides && (said === undefined || said?.effect !== "hide")) return null
  // `we want to see competitors`
  if (!refused && frame.some((token) => is(token, "want"))) return null
  if (refused && !hides && !frame.some((token) => is(token, "want", "ask"))) return null
  const told = frame.some((token) => token.cut === ":" || is(token, "called", "like"))
  // `Kelda (UK)`
  if (sentence.slice(naming[0]?.start, naming.at(-1)?.start).includes("(")) return null
  const isWho = !hides && !refused && sayingWho[lexicon.name]?.test(sentence.trim()) === true
  const surely = goesOn || isWho || (hides && frame.some((token) => namely.test(token.text)))
  const names = namesIn(naming, sentence, lexicon, told, surely)
  // of one word in front alone it is not told that it is their name: `dear competitors`
  const bare = before.length > 0 && before.at(-1) === tokens[first - 1]
  return names === null || (bare && names.length === 1)
    ? null
    : { names, hides: hides ? "all" : goesOn ? "named" : null }
}
