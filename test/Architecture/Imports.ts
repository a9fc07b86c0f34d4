import { dirname, join, relative } from "node:path"
import { files, root } from "./Files.ts"

export interface Import {
  readonly file: string
  readonly target: string
  readonly typeOnly: boolean
}

const statements = /^(?:import|export)\b[^"]*?\bfrom\s+"([^"]+)"/gm
/** What is loaded once it is needed. */
const later = /\bimport\("([^"]+)"\)/g

const importsOf = async (file: string): Promise<ReadonlyArray<Import>> => {
  const text = await Bun.file(join(root, file)).text()
  return [...text.matchAll(statements), ...text.matchAll(later)].map(([statement, name = ""]) => ({
    file,
    typeOnly: statement.startsWith("import type"),
    target: name.startsWith("#")
      ? name.slice(1)
      : name.startsWith(".")
        ? relative(root, join(root, dirname(file), name))
        : name
  }))
}

export const imports = (await Promise.all(files.map(importsOf))).flat()

export const broken = (rule: (found: Import) => boolean) =>
  imports.filter(rule).map(({ file, target }) => `${file} names ${target}`)
