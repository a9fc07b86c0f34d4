import { readFileSync } from "node:fs"

/** The lines of a table, each by what its tabs part. */
export const rowsIn = (file: URL): ReadonlyArray<ReadonlyArray<string>> =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"))
