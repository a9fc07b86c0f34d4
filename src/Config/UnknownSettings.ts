import { nearest } from "#src/Ground/Nearest.ts"
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

/** Named by what comes after the prefix, which all share. */
const byBareName = new Map(known.map((name) => [bare(name), name]))

const meantBy = (name: string): string | undefined => {
  const found = nearest(bare(name), [...byBareName.keys()])
  return found === null ? undefined : byBareName.get(found)
}

/** The variables of an environment that begin like settings, in any case of letters, and are none. */
export const unknownSettings = (
  environment: Readonly<Record<string, string | undefined>>
): ReadonlyArray<UnknownSetting> =>
  Object.entries(environment).flatMap(([name, value = ""]) =>
    !/^STEWARD_/i.test(name) || known.includes(name) || value.trim() === "" || ofKubernetes(name, value)
      ? []
      : [{ name, meant: meantBy(name.toUpperCase()) }]
  )
