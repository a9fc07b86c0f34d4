import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { allowed } from "./Allowed.ts"
import { catalogueOf } from "./Catalogue.ts"
import { judgeFunctions, judgeStatements } from "./Judge.ts"

/** Where the processes of a run write down what statements they sent. */
export const recordings = () => mkdtempSync(join(tmpdir(), "steward-statements-"))

const textsIn = (folder: string) =>
  new Set(
    readdirSync(folder).flatMap((name) =>
      readFileSync(join(folder, name), "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line): string => String(JSON.parse(line)))
    )
  )

/**
 * What is wrong with the statements of a run, in words; takes the recordings away. `isWhole`: whether every test was run,
 * so that what no statement needed is not needed.
 */
export const judgeRun = async (folder: string, url: string, isWhole: boolean): Promise<ReadonlyArray<string>> => {
  const texts = textsIn(folder)
  rmSync(folder, { recursive: true })
  if (texts.size === 0) return []
  const catalogue = await catalogueOf(url)
  const { used, wrong } = await judgeStatements(join(import.meta.dirname, "..", ".."), texts, catalogue)
  const unneeded = allowed
    .flatMap(({ places }) => places)
    .filter((place) => isWhole && !used.has(place))
    .map(({ file, tables }) => `test/Statements/Allowed.ts: ${file} no longer needs ${String(tables)}`)
  return [...wrong, ...unneeded, ...(await judgeFunctions(catalogue))]
}
