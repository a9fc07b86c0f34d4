import { dirname, join, relative } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Glob } from "bun"
import { platformName, platforms } from "#schema/Platform.ts"
import { circles } from "./Architecture/Circles.ts"
import { exceptions, owners } from "./Architecture/Owners.ts"
import { subFloors } from "./Architecture/SubRooms.ts"
import { type Touch, tablesOf, touchesOf } from "./Architecture/Tables.ts"

const root = join(import.meta.dirname, "..")

/** From the doors down: a room may name the rooms below it, never one above. */
const floors = [
  ["Training"],
  ["Cli"],
  ["Demo"],
  ["Composition"],
  ["Mcp", "App"],
  ["Start"],
  ["Config"],
  ["Http"],
  ["Alerts", "Erasure", "Reports", "Samples"],
  ["Autopilot"],
  ["Moderation"],
  ["Platforms"],
  ["Sales"],
  ["Comments"],
  ["Contacts"],
  ["EmailMarketing"],
  ["OAuth"],
  ["Access"],
  ["Webhooks"],
  ["Audit", "Directory"],
  ["Database", "Mail", "Sandbox"],
  ["Ground"],
  ["Telemetry"]
]
const doors = ["Http", "Mcp", "App", "Cli", "Demo"]

interface Import {
  readonly file: string
  readonly target: string
  readonly typeOnly: boolean
}

const files = [...new Glob("{src,schema}/**/*.{ts,tsx}").scanSync(root)].sort()

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

  it("a repository names no service and no other repository", async () => {
    const services = new Set<string>()
    for (const file of files.filter((name) => !isRepo(name))) {
      if (/extends Context\.Tag\(/.test(await Bun.file(join(root, file)).text())) services.add(file)
    }
    const names = ({ file, target, typeOnly }: Import) =>
      isRepo(file) && (isRepo(target) || (services.has(target) && !typeOnly))
    assert.deepStrictEqual(broken(names), [])
  })

  it("a folder of a room names only folders below it", () => {
    const wrong = Object.entries(subFloors).flatMap(([room, rows]) => {
      const folderOf = (path: string) => new RegExp(`^src/${room}/(\\w+)/`).exec(path)?.[1] ?? null
      const rowOf = (folder: string) => rows.findIndex((row) => row.includes(folder))
      const unknown = new Set(files.flatMap((file) => folderOf(file) ?? []).filter((folder) => rowOf(folder) === -1))
      const upwards = broken(({ file, target }) => {
        const [from, to] = [folderOf(file), folderOf(target)]
        return from !== null && to !== null && from !== to && rowOf(to) >= rowOf(from)
      })
      return [...Array.from(unknown, (folder) => `src/${room}/${folder} has no row`), ...upwards]
    })
    assert.deepStrictEqual(wrong, [])
  })

  it("the entry names what starts and composes, and no room that serves", () => {
    const allowed = ["Composition", "Config", "Demo", "Ground", "Start"]
    const names = ({ file, target }: Import) => {
      const to = roomOf(target)
      return file.startsWith("src/") && roomOf(file) === null && to !== null && !allowed.includes(to)
    }
    assert.deepStrictEqual(broken(names), [])
  })

  it("another room's repository is named by nobody but the composition", () => {
    const names = ({ file, target }: Import) =>
      isRepo(target) &&
      roomOf(file) !== roomOf(target) &&
      roomOf(file) !== "Composition" &&
      !file.endsWith("/Services.ts")
    assert.deepStrictEqual(broken(names), [])
  })

  it("the sandbox and what trains the model are named by no room that serves", () => {
    const apart = ({ file, target }: Import) => {
      const to = roomOf(target)
      const from = roomOf(file)
      return (to === "Sandbox" && from !== "Sandbox" && from !== "Demo") || (to === "Training" && from !== "Training")
    }
    assert.deepStrictEqual(broken(apart), [])
  })

  it("each table has one owner, and no other room's SQL names it", async () => {
    const tables = await tablesOf(root)
    const owned = Object.entries(owners).flatMap(([room, names]) => names.map((name) => [name, room] as const))
    assert.sameMembers(
      owned.map(([name]) => name),
      [...tables]
    )
    assert.isAtMost(exceptions.length, 3)
    const ownerOf = new Map(owned)
    const touches = await Promise.all(
      files
        .filter((file) => roomOf(file) !== null)
        .map(async (file) => touchesOf(file, await Bun.file(join(root, file)).text(), tables))
    )
    const foreign = touches.flat().filter(({ file, table }) => ownerOf.get(table) !== roomOf(file))
    const excepted = (touch: Touch) =>
      exceptions.filter(({ files, table }) => table === touch.table && files.test(touch.file))
    assert.deepStrictEqual(
      foreign.filter((touch) => excepted(touch).length === 0).map(({ file, table }) => `${file} names ${table}`),
      []
    )
    assert.sameMembers([...new Set(foreign.flatMap(excepted))], [...exceptions], "an exception nobody needs any longer")
  })

  it("SQL is found however it names a table", () => {
    const tables = new Set(["comments", "hooks"])
    const found = (text: string) => touchesOf("src/Room/File.ts", text, tables).map(({ table }) => table)
    assert.deepStrictEqual(found("sql`SELECT 1 FROM comments c`"), ["comments"])
    assert.deepStrictEqual(found("sql`update comments set a = 1`"), ["comments"])
    assert.deepStrictEqual(found("sql`SELECT 1 FROM other o, hooks h WHERE true`"), ["hooks"])
    assert.deepStrictEqual(found('for (const one of ["hooks"]) yield* sql`DELETE FROM x`.pipe(sql(one))'), ["hooks"])
    assert.deepStrictEqual(found("/** Reads from comments. */\nsql`SELECT comments, hooks FROM other`"), [])
  })

  it("what runs in a browser stands on preact, on itself, and on types alone", () => {
    const isForBrowsers = (file: string) => /^src\/App\/(Parts|Browser)\/|View\.tsx$/.test(file)
    const stands = (target: string) => /^(preact(\/.*)?|@preact\/signals)$/.test(target)
    const known = new Set(files)
    const reached = new Set(files.filter((file) => file.startsWith("src/App/") && isForBrowsers(file)))
    const wrong: Array<string> = []
    for (const file of reached) {
      for (const { target } of imports.filter((one) => one.file === file && !one.typeOnly)) {
        if (known.has(target) && target.startsWith("src/App/")) reached.add(target)
        else if (!stands(target)) wrong.push(`${file} names ${target}`)
      }
    }
    assert.isAbove([...reached].filter((file) => file.endsWith("View.tsx")).length, 0)
    assert.deepStrictEqual(wrong, [])
  })

  it("no circle of files or of folders", () => {
    const known = new Set(files)
    const inside = imports.filter(({ target }) => known.has(target))
    assert.deepStrictEqual(circles(inside.map(({ file, target }) => [file, target])), [])
    // what composes a room stands on all of its folders
    const laid = inside.filter(({ file }) => !/Services\.ts$/.test(file))
    assert.deepStrictEqual(circles(laid.map(({ file, target }) => [dirname(file), dirname(target)])), [])
  })

  it("no folder of code holds more than 25 files", () => {
    const sizes = Object.entries(Object.groupBy(files, (file) => dirname(file)))
    assert.deepStrictEqual(
      sizes.flatMap(([folder, held = []]) => (held.length > 25 ? [`${folder}: ${held.length}`] : [])),
      []
    )
  })

  it("the root of src holds the entry alone", () => {
    assert.deepStrictEqual(
      files.filter((file) => file.startsWith("src/") && roomOf(file) === null),
      ["src/Program.ts", "src/main.ts"]
    )
  })

  it("a platform's folder is named by itself and by the list of adapters alone", () => {
    const folderOf = (path: string) => /^src\/Platforms\/(\w+)\//.exec(path)?.[1] ?? null
    const folders = platforms.map(platformName)
    const names = ({ file, target }: Import) => {
      const to = folderOf(target)
      return (
        to !== null && folders.includes(to) && folderOf(file) !== to && file !== "src/Platforms/Adapters/Adapters.ts"
      )
    }
    assert.deepStrictEqual(broken(names), [])
  })

  it("what stands above a platform's folder knows none by name", async () => {
    const above = files.filter((file) =>
      /^src\/(Cli|Composition|Config|Http|Moderation|Platforms|App|Mcp)\//.test(file)
    )
    const shared = ["src/Platforms/Port/Capabilities.ts", "src/Platforms/Adapters/Adapters.ts"]
    const own = new RegExp(`^src/Platforms/(${platforms.map(platformName).join("|")})/`)
    const named = new RegExp(`"(${platforms.join("|")})"`)
    const knowing: Array<string> = []
    for (const file of above.filter((one) => !own.test(one) && !shared.includes(one))) {
      if (named.test(await Bun.file(join(root, file)).text())) knowing.push(file)
    }
    assert.deepStrictEqual(knowing, [])
  })

  it("configuration is read in Config.ts and Settings.ts alone", async () => {
    // programs that are started inherit the environment
    const runsPrograms = /^src\/Database\/EmbeddedPostgres\//
    const readers: Array<string> = []
    for (const file of files.filter((name) => !runsPrograms.test(name))) {
      const text = await Bun.file(join(root, file)).text()
      const reads = /process\.env|Bun\.env|Config\.(string|integer|number|redacted|boolean|duration|nonEmptyString)\(/
      const mayRead = ["src/Config/Config.ts", "src/Ground/Settings.ts"].includes(file)
      if (!mayRead && !file.endsWith("/main.ts") && reads.test(text)) readers.push(file)
    }
    assert.deepStrictEqual(readers, [])
  })

  it("time and randomness come from services", async () => {
    // live layers of ports, and the embedded database, which runs programs and not the product
    const live = /^src\/(Ground\/RandomBytes\.ts|Database\/(DatabaseClock\.ts|EmbeddedPostgres))/
    const users: Array<string> = []
    for (const file of files) {
      const text = await Bun.file(join(root, file)).text()
      const calls = /Date\.now\(\)|new Date\(\)|Math\.random\(|randomUUID\(|getRandomValues\(|performance\.now\(/
      if (!live.test(file) && calls.test(text)) users.push(file)
    }
    assert.deepStrictEqual(users, [])
  })

  it("only the live clock asks the database for the time", async () => {
    const askers: Array<string> = []
    for (const file of [...files, ...new Glob("schema/migrations/*.sql").scanSync(root)]) {
      if (file === "src/Database/DatabaseClock.ts") continue
      const text = await Bun.file(join(root, file)).text()
      if (/\bnow\(\)|CURRENT_TIMESTAMP|clock_timestamp/i.test(text)) askers.push(file)
    }
    assert.deepStrictEqual(askers, [])
  })
})
