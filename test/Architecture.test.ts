import { dirname, join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { platformName, platforms } from "#schema/Platform.ts"
import { circles } from "./Architecture/Circles.ts"
import { doors, files, roomOf, root } from "./Architecture/Files.ts"
import { broken, type Import, imports } from "./Architecture/Imports.ts"
import { subFloors } from "./Architecture/SubRooms.ts"

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
const floorOf = (room: string) => floors.findIndex((floor) => floor.includes(room))
const isRepo = (path: string) => /Repo\.ts$/.test(path)

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
})
