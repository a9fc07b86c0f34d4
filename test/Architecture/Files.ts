import { join } from "node:path"
import { Glob } from "bun"

export const root = join(import.meta.dirname, "../..")

export const doors = ["Http", "Mcp", "App", "Cli", "Demo"]

/** All that the house is made of. */
export const files = [...new Glob("{src,schema}/**/*.{ts,tsx}").scanSync(root)].sort()

export const roomOf = (path: string) => /^src\/([A-Za-z]+)\//.exec(path)?.[1] ?? null
