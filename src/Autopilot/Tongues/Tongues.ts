import { readFileSync } from "node:fs"
import { once } from "#src/Ground/Once.ts"
import { furtherLanguages } from "../Language/Taught.ts"
import { TongueModel, tongueVersionIn } from "./TongueModel.ts"

const fileAt = (name: string): Uint8Array => readFileSync(new URL(name, import.meta.url))
const furtherFile = fileAt("./further.bin")

/** Of other languages than English. */
const tongues = TongueModel.decode(fileAt("./tongues.bin"))
/** Of those besides in which less was written for learning: it takes room for words, and many a brand never needs it. */
const further = once(() => TongueModel.decode(furtherFile))

export const tonguesVersion = `${tongues.version}-${tongueVersionIn(furtherFile)}`

/** The model that a comment is judged by. `language`: null where it is not known. */
export const tongueModelOf = (language: string | null): TongueModel =>
  language !== null && furtherLanguages.has(language) ? further() : tongues
