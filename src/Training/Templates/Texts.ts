import { readFileSync } from "node:fs"
import { join } from "node:path"
import { alternatives, type Fillers, lines } from "./Expand.ts"

const data = join(import.meta.dirname, "..", "Data")

const read = (path: string) => readFileSync(join(data, path), "utf8")

/** One text a line. */
export const linesOf = (path: string): ReadonlyArray<string> => lines(read(path))

/** One list a line, as `name: one|another`. */
export const fillersOf = (name: string): Fillers =>
  Object.fromEntries(
    linesOf(`fillers/${name}.txt`).map((line) => {
      const colon = line.indexOf(":")
      return [line.slice(0, colon), alternatives(line.slice(colon + 1))]
    })
  )

export const templatesOf = (name: string): ReadonlyArray<string> => linesOf(`templates/${name}.txt`)
