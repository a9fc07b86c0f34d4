import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"

const root = new URL("../..", import.meta.url).pathname
const Files = Schema.parseJson(Schema.Array(Schema.String))

/** The files that a process has loaded once it has everything that serves. */
const loadedFiles = Effect.gen(function* () {
  const script = `
    await import(${JSON.stringify(`${root}src/Composition/Serve.ts`)})
    console.log(JSON.stringify(Object.keys(require.cache)))`
  const child = Bun.spawn([process.execPath, "-e", script], { cwd: root, stdin: "ignore", stderr: "inherit" })
  return yield* Schema.decode(Files)(yield* Effect.promise(() => new Response(child.stdout).text()))
})

/** What few installations use, or each now and then; 3 to 20 MB once it is loaded. */
const whenNeeded = [
  "@simplewebauthn/server",
  "@modelcontextprotocol/server",
  "zod",
  "nodemailer",
  "@effect/ai",
  "@effect/ai-openai",
  "@effect/ai-anthropic",
  "@effect/cluster",
  "@effect/cli",
  "@effect/platform/dist/esm/HttpApiScalar.js",
  "@effect/platform/dist/esm/HttpApiSwagger.js"
]

/** Some hundreds of files that nothing needs before somebody gives guidance. */
const readsGuidance = `${root}src/Autopilot/Guidance/Reading/`
const readingInSteps = ["Steps/InSteps.ts", "Steps/Loaded.ts"]

describe("the service", () => {
  it.effect("does not load at its start what few use", () =>
    Effect.gen(function* () {
      const files = yield* loadedFiles
      const isLoaded = (part: string) => files.some((file) => `${file}/`.includes(`/node_modules/${part}/`))
      assert.isTrue(isLoaded("@effect/platform/dist/esm/HttpApi.js"))
      assert.deepEqual(whenNeeded.filter(isLoaded), [])
      const reading = files.flatMap((file) =>
        file.startsWith(readsGuidance) ? [file.slice(readsGuidance.length)] : []
      )
      assert.deepEqual(reading.sort(), readingInSteps)
    })
  )
})
