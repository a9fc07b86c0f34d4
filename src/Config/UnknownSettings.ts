import { distance } from "fastest-levenshtein"
import { settingNames } from "./SettingNames.ts"

/** A variable that looks like a setting and is none; `meant` is the setting that it was likely to be. */
export interface UnknownSetting {
  readonly name: string
  readonly meant: string | undefined
}

/** What Kubernetes tells every container about services, also about one that is called steward, or steward-something. */
const ofKubernetes = (name: string, value: string) =>
  /_SERVICE_(HOST|PORT)(_\w+)?$|_PORT_\d+_(TCP|UDP|SCTP)(_\w+)?$/.test(name) ||
  (name.endsWith("_PORT") && /^(tcp|udp|sctp):\/\//.test(value))

const known = Object.keys(settingNames)
const bare = (name: string) => name.replace(/^STEWARD_/, "")

/** Half of it may differ: a name that is further away was hardly meant. */
const likeness = (one: string, other: string) => distance(one, other) / Math.max(one.length, other.length)
const alike = 0.5

const nearest = (name: string): string | undefined => {
  const [first] = known
    .map((candidate) => ({ candidate, far: likeness(bare(name), bare(candidate)) }))
    .filter(({ far }) => far <= alike)
    .sort((one, other) => one.far - other.far)
  return first?.candidate
}

/** The variables of an environment that begin like settings, in any case of letters, and are none. */
export const unknownSettings = (
  environment: Readonly<Record<string, string | undefined>>
): ReadonlyArray<UnknownSetting> =>
  Object.entries(environment).flatMap(([name, value = ""]) =>
    !/^STEWARD_/i.test(name) || known.includes(name) || value.trim() === "" || ofKubernetes(name, value)
      ? []
      : [{ name, meant: nearest(name.toUpperCase()) }]
  )
