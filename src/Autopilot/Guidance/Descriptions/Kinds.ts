import families from "./families.json" with { type: "json" }

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "))

const persons = words("injury injuries haircut hairstyle divorce pregnancy")
const things = words("weight hair drinking")
const renewing = words("new newest latest redesigned updated changed")
const seldomNew = words(
  "logo logos packaging slogan mascot uniform uniforms badge crest font branding rebrand rebranding policy timetable sponsor " +
    "layout website fees charges checkout label labels statue roundabout lid lids signage livery anthem haircut tattoo"
)

/** What nobody but a person has: `the injury looked bad`. */
export const isOfPersons = (word: string): boolean => persons.has(word.toLowerCase())

/** What persons are said to have, and things have as well: `the weight of the box set`. */
export const isOfBodies = (word: string): boolean => isOfPersons(word) || things.has(word.toLowerCase())

/** `New`, and what says the same. */
export const isRenewing = (word: string): boolean => renewing.has(word.toLowerCase())

/** What a page has one of and people speak of where it changes: of a new shop they do not say `the shop` alone. */
export const isSeldomNew = (word: string): boolean => seldomNew.has(word.toLowerCase())

const states = new Set([...families.state, ...families.change].flatMap((family) => family.split("|")))

/** How something is that else would not be spoken of: `the closed swimming pool`. */
export const isState = (word: string): boolean => states.has(word.toLowerCase()) || /^\p{Ll}{3,}ed$/u.test(word)

const workplaces = words(
  "delivery bus taxi bar shop store reception counter till kitchen cabin ground door security sales support phone hotel gym restaurant coach"
)
const serving = words(
  "driver drivers courier couriers staff crew waiter waiters assistant assistants agent agents guard guards receptionist receptionists manager managers"
)

/** Who serves is called by what they do alone: `our delivery drivers` are `your driver`. */
export const isServing = (where: string, who: string): boolean =>
  workplaces.has(where.toLowerCase()) && serving.has(who.toLowerCase())
