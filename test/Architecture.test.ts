import { dirname, join, relative } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Glob } from "bun"

const root = join(import.meta.dirname, "..")

/** From the doors down: a room may name the rooms below it, never one above. */
const floors = [
  ["Training"],
  ["Cli", "Demo"],
  ["Mcp", "Pages"],
  ["Start"],
  ["Config"],
  ["Http"],
  ["Erasure", "Reports", "Samples"],
  ["Autopilot"],
  ["Moderation"],
  ["Platforms"],
  ["Comments"],
  ["Contacts"],
  ["Sales"],
  ["OAuth"],
  ["Access"],
  ["Webhooks"],
  ["Database", "Mail"],
  ["Telemetry"]
]
const doors = ["Http", "Mcp", "Pages", "Cli", "Demo"]

interface Import {
  readonly file: string
  readonly target: string
}

const files = [...new Glob("{src,schema}/**/*.ts").scanSync(root)].sort()

const importsOf = async (file: string): Promise<ReadonlyArray<Import>> => {
  const text = await Bun.file(join(root, file)).text()
  return Array.from(text.matchAll(/^(?:import|export)\b[^"]*?\bfrom\s+"([^"]+)"/gm), ([, name = ""]) => ({
    file,
    target: name.startsWith("#")
      ? name.slice(1)
      : name.startsWith(".")
        ? relative(root, join(root, dirname(file), name))
        : name
  }))
}

const imports = (await Promise.all(files.map(importsOf))).flat()

const roomOf = (path: string) => /^src\/([A-Za-z]+)\//.exec(path)?.[1] ?? null
const floorOf = (room: string) => floors.findIndex((floor) => floor.includes(room))
const isRepo = (path: string) => /Repo\.ts$/.test(path)
const broken = (rule: (found: Import) => boolean) =>
  imports.filter(rule).map(({ file, target }) => `${file} names ${target}`)

describe("the house", () => {
  it("has a floor for every room", () => {
    const rooms = new Set(files.flatMap((file) => roomOf(file) ?? []))
    assert.deepStrictEqual(
      [...rooms].filter((room) => floorOf(room) === -1),
      []
    )
  })

  it("schema names only effect and @effect/platform, and nothing of src", () => {
    const allowed = (target: string) => /^(effect|@effect\/platform|schema\/.*)$/.test(target)
    assert.deepStrictEqual(
      broken(({ file, target }) => file.startsWith("schema/") && !allowed(target)),
      []
    )
  })

  it("a room names only rooms below it", () => {
    const upwards = ({ file, target }: Import) => {
      const from = roomOf(file)
      const to = roomOf(target)
      return from !== null && to !== null && from !== to && floorOf(to) <= floorOf(from)
    }
    assert.deepStrictEqual(broken(upwards), [])
  })

  it("doors hold no SQL", async () => {
    const holders: Array<string> = []
    for (const file of files.filter((name) => doors.includes(roomOf(name) ?? ""))) {
      if (/SqlClient|PgClient\.PgClient|sql`/.test(await Bun.file(join(root, file)).text())) holders.push(file)
    }
    assert.deepStrictEqual(holders, [])
  })

  it("doors name services and schema, never a repository", () => {
    const touches = ({ file, target }: Import) => {
      const door = roomOf(file)
      return door !== null && doors.includes(door) && isRepo(target) && !file.endsWith("/Services.ts")
    }
    assert.deepStrictEqual(broken(touches), [])
  })

  it("a repository names no service and no other repository", () => {
    const names = ({ file, target }: Import) => isRepo(file) && target.startsWith("src/") && isRepo(target)
    assert.deepStrictEqual(broken(names), [])
  })

  it("another room's repository is named by nobody but the composition", () => {
    const names = ({ file, target }: Import) =>
      isRepo(target) && roomOf(file) !== null && roomOf(file) !== roomOf(target) && !file.endsWith("/Services.ts")
    assert.deepStrictEqual(broken(names), [])
  })

  it("configuration is read in Config.ts alone", async () => {
    // programs that are started inherit the environment
    const runsPrograms = /^src\/Database\/EmbeddedPostgres\//
    const readers: Array<string> = []
    for (const file of files.filter((name) => !runsPrograms.test(name))) {
      const text = await Bun.file(join(root, file)).text()
      const reads = /process\.env|Bun\.env|Config\.(string|integer|number|redacted|boolean|duration|nonEmptyString)\(/
      if (file !== "src/Config.ts" && !file.endsWith("/main.ts") && reads.test(text)) readers.push(file)
    }
    assert.deepStrictEqual(readers, [])
  })

  it("time and randomness come from services", async () => {
    // live layers of ports, and the embedded database, which runs programs and not the product
    const live = /^src\/(RandomBytes\.ts|Database\/EmbeddedPostgres)/
    const users: Array<string> = []
    for (const file of files) {
      const text = await Bun.file(join(root, file)).text()
      const calls = /Date\.now\(\)|new Date\(\)|Math\.random\(|randomUUID\(|getRandomValues\(|performance\.now\(/
      if (!live.test(file) && calls.test(text)) users.push(file)
    }
    assert.deepStrictEqual(users, [])
  })

  it("SQL never asks the database for the time", async () => {
    const askers: Array<string> = []
    for (const file of [...files, ...new Glob("schema/migrations/*.sql").scanSync(root)]) {
      const text = await Bun.file(join(root, file)).text()
      if (/\bnow\(\)|CURRENT_TIMESTAMP|clock_timestamp/i.test(text)) askers.push(file)
    }
    assert.deepStrictEqual(askers, [])
  })
})
