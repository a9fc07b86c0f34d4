import { once } from "#src/Ground/Once.ts"
import { isPlainName } from "../Competitors/PlainNames.ts"
import { commentWords } from "../Language/CommentWords/CommentWords.ts"
import { isEverydayWord } from "../Text/EverydayWords.ts"
import { rolesIn } from "./Languages/Roles.ts"

/** Surnames that are words as well. */
const words = new Set(
  (
    "baker banks bean bell berry best bird bishop black blue bloom bond bow bright brook brooks brown bush butler carpenter carter chance chase church cook cooper cross day dean " +
    "dear duke east farmer field fields fish fisher flowers ford forest fox french frost garden gardener gift glass gold golden good grace grant gray green grey hall hand hart head " +
    "heart hill holiday holland home hope house hunt hunter ivory jewel joy judge kind king knight lake lamb land lane law light little long lord love major march mason may mercy mills miller " +
    "moon moss mint noble north page park parks parsons pepper piper pool pope porter potter power price prince queen rain rich rivers rock rose royal salmon salt sharp shepherd short silver singer " +
    "small snow south sparrow spring star steel stone street strong summer sun swan tailor temple town trainer turner vale wade walker wall ward water waters weaver wells west white wild winter wise wolf wood woods young"
  ).split(" ")
)
const common = new Set((commentWords["en"] ?? "").trim().split(/\s+/))
const anywhere = once(() => new Set(Object.values(commentWords).flatMap((each) => each.trim().split(/\s+/))))
const shortest = 4

/** The surname of a full name, where nobody writes it for a word; null where it is one, or there is none. */
export const surnameOf = (name: string): string | null => {
  const last = name.split(" ").at(-1) ?? ""
  const plain = last.toLowerCase()
  const isWord = words.has(plain) || common.has(plain) || isPlainName(plain) || isEverydayWord(plain)
  return last.length < shortest || isWord || !/^\p{Lu}[\p{L}'’-]+$/u.test(last) ? null : last
}

const roles = [...(rolesIn.get("English")?.before ?? [])].join("|").replaceAll(" ", "[ -]")
const others =
  "actor|actress|singer|player|striker|goalkeeper|keeper|captain|host|presenter|author|artist|colleague|husband|wife|brother|sister|mother|father|son|daughter|boss|model|coach|referee|employee|teacher|politician"
const role = `(?:(?:our|the|my|his|her|their|an?) )?(?:(?:old|former|ex|new|current|late|then|own)[ -]|ex-|co-)*(?:${roles}|${others})`
/** What a family gives its name to; where one eats or sleeps is as often called after a place. */
const shop =
  "(?:zapater[ií]as?|panader[ií]as?|pasteler[ií]as?|librer[ií]as?|joyer[ií]as?|ferreter[ií]as?|carnicer[ií]as?|muebles|autos|bäckerei|metzgerei|fleischerei|konditorei|autohaus|möbelhaus|juwelier|optik|boulangerie|pâtisserie|boucherie|librairie|bijouterie|optique|panificio|pasticceria|macelleria|gioielleria|calzature|calzaturificio|libreria|padaria|livraria|sapataria|joalharia|ourivesaria|talho|bakkerij|slagerij|boekhandel|juwelier|piekarnia|cukiernia|księgarnia|jubiler|bakery|butchers?|jewellers|opticians|motors|removals|plumbers?)"
const everyTitle = [...rolesIn.values()]
  .flatMap(({ before }) => [...before])
  .map((each) => each.replaceAll(" ", "[ -]"))
const titled = new RegExp(`^(?:(?:${[...everyTitle, others].join("|")})\\.?|${shop}) \\p{Lu}[\\p{L}'’-]+$`, "iu")

/** `Mr. Hallgren`: where the name stands alone, it is told from a word by its capital. */
export const isPolite = (term: string): boolean => /^(?:mr|mrs|ms|mx|miss)\.? \p{L}[\p{L}’'-]+$/iu.test(term)

/** The name behind what somebody is, or what is sold there: `Coach Petrov`, `Zapaterías Rovira`. */
export const nameBehind = (term: string): string | null => {
  const name = titled.test(term) ? surnameOf(term) : null
  return name === null || anywhere().has(name.toLowerCase()) ? null : name
}

const fullName = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}$/u

/** Whether a sentence tells that a full name is of a person: `Graham Pell, our ex-CEO`. */
export const isNamedPerson = (name: string, sentence: string): boolean => {
  if (!fullName.test(name)) return false
  const at = sentence.indexOf(name)
  if (at < 0) return false
  return (
    new RegExp(`(?:^|[^\\p{L}])${role}\\.?,? $`, "iu").test(sentence.slice(0, at)) ||
    new RegExp(`^ ?[,(–-] ?${role}(?![\\p{L}])`, "iu").test(sentence.slice(at + name.length))
  )
}
