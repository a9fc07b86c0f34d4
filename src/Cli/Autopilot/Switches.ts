import type { Protections } from "#schema/resources/Autopilot.ts"
import { table } from "../Console/Table.ts"

export const switchesInWords = (protections: Protections["protections"]): string =>
  table(
    ["PROTECTION", "IS", "HIDES"],
    protections.map(({ description, key, on }) => [key, on ? "on" : "off", description])
  )
