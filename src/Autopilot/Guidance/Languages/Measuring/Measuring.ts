import { arabic } from "./Arabic.ts"
import { dutch } from "./Dutch.ts"
import { french } from "./French.ts"
import { german } from "./German.ts"
import { hindi } from "./Hindi.ts"
import { italian } from "./Italian.ts"
import { japanese } from "./Japanese.ts"
import { korean } from "./Korean.ts"
import type { MeasuringWords } from "./MeasuringWords.ts"
import { polish } from "./Polish.ts"
import { portuguese } from "./Portuguese.ts"
import { romanHindi } from "./RomanHindi.ts"
import { spanish } from "./Spanish.ts"
import { turkish } from "./Turkish.ts"

/** Of all languages but English. */
export const measuringWords: ReadonlyArray<MeasuringWords> = [
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  polish,
  turkish,
  japanese,
  korean,
  arabic,
  hindi,
  romanHindi
]
