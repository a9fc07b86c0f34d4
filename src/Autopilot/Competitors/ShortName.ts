import { once } from "#src/Ground/Once.ts"
import { commentWords } from "../Language/CommentWords/CommentWords.ts"
import { isEverydayWord } from "../Text/EverydayWords.ts"
import { ordinaryIn } from "./Ordinary.ts"
import { isPlainName } from "./PlainNames.ts"

/** What a business is, behind what it is called. */
const trades =
  "barns?|manor|hotels?|hall|house|lodge|farms?|clinics?|dental|dentists?|vets?|kitchens?|interiors|bakery|bakers|caf[eé]|coffee|roasters|restaurant|bistro|grill|brasserie|inn|arms|spa|gyms?|fitness|salons?|hair|barbers|studios?|schools?|academy|nursery|nurseries|college|garages?|motors|cars|homes|estates?|properties|lettings|removals|cleaning|gardens?|florists?|flowers|books|bookshop|bikes|cycles|outdoors?|sports|toys|pets?|jewellers|jewellery|candles|cosmetics|skincare|furniture|beds|carpets|windows|roofing|plumbing|electrical|electronics|mobile|telecom|energy|insurance|travel|tours|holidays|cruises|airlines?|airways|foods?|drinks|brewery|brewing|wines?|distillery|chocolates?|sweets|pizza|burgers?|catering|events|weddings|venues?|castle|resorts?|cottages?|suppl(?:y|ies)|stores?|shops?|clothing|fashion|shoes|bags|watches|tyres|opticians|pharmacy|gardening|builders|construction|ceramics|pottery|yoga|pilates|theatre|cinema|museum|gallery|campsite|caravans?|tents?"
const form = new RegExp(
  `^(?<short>\\p{Lu}[\\p{L}'’-]{2,}(?: \\p{Lu}[\\p{L}'’-]{2,})??) (?:${trades})(?: (?:${trades}|co|company|group|ltd|uk))?$`,
  "iu"
)

/** Called after where they are, they are one of many there. */
const towns = new Set(
  (
    "london leeds bristol bath york oxford cambridge brighton manchester liverpool birmingham sheffield nottingham leicester newcastle sunderland durham plymouth exeter cornwall devon dorset kent essex surrey sussex norfolk suffolk " +
    "southampton portsmouth reading swindon gloucester cheltenham worcester coventry derby lincoln norwich ipswich colchester luton watford croydon wembley chelsea fulham camden hackney islington brixton richmond kingston wimbledon greenwich windsor " +
    "edinburgh glasgow aberdeen dundee inverness stirling perth cardiff swansea newport wrexham belfast derry dublin cork galway limerick carlisle lancaster preston blackpool bolton bradford wakefield harrogate scarborough whitby hull grimsby doncaster rotherham barnsley " +
    "america american england english britain british scotland scottish ireland irish wales welsh europe european paris berlin munich hamburg cologne frankfurt vienna zurich geneva madrid barcelona valencia seville lisbon porto rome milan naples venice florence turin amsterdam rotterdam utrecht brussels antwerp warsaw krakow istanbul ankara athens " +
    "boston chicago houston dallas austin denver seattle portland phoenix miami orlando tampa atlanta nashville detroit cleveland pittsburgh philadelphia baltimore washington brooklyn manhattan queens harlem california texas florida oregon colorado arizona nevada utah ohio michigan virginia georgia carolina montana alaska hawaii " +
    "toronto montreal vancouver calgary ottawa sydney melbourne brisbane adelaide canberra auckland wellington tokyo osaka kyoto seoul delhi mumbai bangalore dubai cairo"
  ).split(" ")
)
/** Of such names are made that anything is called by. */
const usual = new Set(
  (
    "golden gold silver royal red blue green white black brown pink purple old new little great grand big tall long lion tiger bear wolf fox horse pony cow bull sheep lamb goat pig dog cat swan eagle dragon unicorn stag deer hare rabbit duck goose bee butterfly dolphin whale " +
    "rose lily daisy lavender ivy holly fern garden river lake hill valley wood woods forest tree trees sun moon star stars sunset sunrise sunshine rainbow cloud sea ocean beach island bay mountain rock crown king queen prince princess castle bridge church mill station village country town city street corner " +
    "north south east west northern southern eastern western central national international modern classic premier perfect happy lucky pretty lovely sweet fresh pure natural organic home family mother father sister brother baby angel dream magic diamond pearl crystal copper iron steel brick glass stone"
  ).split(" ")
)
const wordsOf = (all: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(all.flatMap((each) => each.trim().split(/\s+/)))
const said = once(() => ({ english: wordsOf([commentWords["en"] ?? ""]), any: wordsOf(Object.values(commentWords)) }))

const isEnglish = (word: string): boolean =>
  usual.has(word) ||
  isPlainName(word) ||
  isEverydayWord(word) ||
  said().english.has(word) ||
  ordinaryIn(word).includes("en")
const isWord = (word: string): boolean => isEnglish(word) || said().any.has(word) || ordinaryIn(word).length > 0

const shortestAlone = 6

/** `Oakfield Manor` as most call it, `Oakfield`; null where that is a word as any other, or a place. */
export const shortNameOf = (name: string): string | null => {
  const short = /^\p{Lu}/u.test(name) ? (form.exec(name)?.groups?.["short"] ?? null) : null
  if (short === null) return null
  if (!short.split(" ").every((word) => /^\p{Lu}/u.test(word))) return null
  const [first = "", second] = short.toLowerCase().split(" ")
  if (towns.has(first) || (second !== undefined && towns.has(second))) return null
  if (second === undefined) return first.length < shortestAlone || isWord(first) ? null : short
  return isEnglish(first) && isEnglish(second) ? null : short
}
