import { join } from "node:path"
import { Glob } from "bun"

/** A file whose SQL names a table. */
export interface Touch {
  readonly file: string
  readonly table: string
}

const made = /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi
const dropped = /\bdrop\s+table\s+(?:if\s+exists\s+)?(\w+)/gi
const renamed = /\balter\s+table\s+(?:if\s+exists\s+|only\s+)*(\w+)\s+rename\s+to\s+(\w+)/gi

/** The tables that are there after all migrations. */
export const tablesOf = async (root: string): Promise<ReadonlySet<string>> => {
  const tables = new Set<string>()
  for (const file of [...new Glob("schema/migrations/*.sql").scanSync(root)].sort()) {
    const sql = await Bun.file(join(root, file)).text()
    for (const [, name = ""] of sql.matchAll(made)) tables.add(name)
    for (const [, from = "", to = ""] of sql.matchAll(renamed)) {
      tables.delete(from)
      tables.add(to)
    }
    for (const [, name = ""] of sql.matchAll(dropped)) tables.delete(name)
  }
  return tables
}

const comment = /^\s*(?:\/\*\*|\*|\/\/).*$/gm
const named = /\b(?:from|join|into|update|table|using|only)\s+"?(\w+)"?/gi
/** Of a list after FROM; a name without an alias could as well be a column. */
const listed = /,\s*(\w+)\s+(?:as\s+)?[a-z]\w{0,2}\b\s*(?:\n|where|`)/gi
/** A name that is put in, as by `sql(table)`. */
const quoted = /"(\w+)"/g

/** Where SQL names tables, be it in templates, in fragments or by a name that is put in. */
export const touchesOf = (file: string, text: string, tables: ReadonlySet<string>): ReadonlyArray<Touch> => {
  const code = text.replace(comment, "")
  const putsIn = /\bsql\((?:[a-z]\w*)\)/.test(code)
  const names = [named, listed, ...(putsIn ? [quoted] : [])].flatMap((shape) =>
    Array.from(code.matchAll(shape), ([, name = ""]) => name)
  )
  return [...new Set(names)].filter((name) => tables.has(name)).map((table) => ({ file, table }))
}
