import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Glob } from "bun"
import { platformName, platforms } from "#schema/Platform.ts"
import { doors, files, roomOf, root } from "./Files.ts"
import { exceptions, owners } from "./Owners.ts"
import { type Touch, tablesOf, touchesOf } from "./Tables.ts"

describe("the sources of the house", () => {
  it("doors hold no SQL", async () => {
    const holders: Array<string> = []
    for (const file of files.filter((name) => doors.includes(roomOf(name) ?? ""))) {
      if (/SqlClient|PgClient\.PgClient|sql`/.test(await Bun.file(join(root, file)).text())) holders.push(file)
    }
    assert.deepStrictEqual(holders, [])
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
