import { Config, ConfigError, Either, Option } from "effect"
import { anyText, type Parse } from "./Parse.ts"

/** What a setting is for, as the usage shows it. */
export interface Described {
  readonly what: string
  /** What holds where it is not set. */
  readonly otherwise: string
}

/** What is set as a whole, or not at all. */
export interface SettingGroup<Name extends string> {
  /** What the settings are for, together. */
  readonly what: string
  readonly needed: ReadonlyArray<Name>
  /** Mean nothing without the others. */
  readonly extra?: ReadonlyArray<Name>
}

/** An address may hold a password. */
const showable = (text: string) => text.replace(/\/\/[^/@\s]*@/, "//…@").slice(0, 100)

const listed = (names: ReadonlyArray<string>) =>
  names.length < 3 ? names.join(" and ") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`

/** Reads settings out of the environment, by the names that are described. */
export const settingsNamed = <Name extends string>() => {
  const given = (name: Name) => Config.map(Config.string(name), (text) => text.trim())

  /** A setting that may be absent; blank is absent. What is wrong is shown, but for secrets. */
  const optional = <A>(name: Name, parse: Parse<A>, shown: "shown" | "secret" = "shown") =>
    given(name).pipe(
      Config.option,
      Config.map(Option.filter((text) => text !== "")),
      Config.mapOrFail(
        Option.match({
          onNone: () => Either.right(Option.none<A>()),
          onSome: (text) =>
            Either.mapBoth(parse(text), {
              onLeft: (right) =>
                ConfigError.InvalidData(
                  [name],
                  `must be ${right}${shown === "shown" ? `, not ${JSON.stringify(showable(text))}` : ""}`
                ),
              onRight: Option.some
            })
        })
      )
    )

  /** One that may be absent, and not blank: leaving it out means something else, which `absent` says. */
  const absentOr = <A>(name: Name, parse: Parse<A>, absent: string) =>
    Config.all([Config.option(given(name)), optional(name, parse, "secret")]).pipe(
      Config.mapOrFail(([text, value]) =>
        Option.contains(text, "")
          ? Either.left(
              ConfigError.InvalidData([name], `is blank; it must be ${Either.merge(parse(""))}, or ${absent}`)
            )
          : Either.right(value)
      )
    )

  const setting = <A>(name: Name, parse: Parse<A>, otherwise: A, shown: "shown" | "secret" = "shown") =>
    Config.map(
      optional(name, parse, shown),
      Option.getOrElse(() => otherwise)
    )

  /** Fails where only a part of a group is set. */
  const whole = ({ extra = [], needed, what }: SettingGroup<Name>) =>
    Config.all([...needed, ...extra].map((name) => optional(name, anyText))).pipe(
      Config.mapOrFail((given) => {
        const missing = needed.filter((_, index) => Option.isNone(given[index] ?? Option.none()))
        if (missing.length === 0 || given.every(Option.isNone)) return Either.right(undefined)
        const words = `${missing.length === 1 ? "is" : "are"} missing: ${what} takes ${listed(needed)}`
        return Either.left(ConfigError.MissingData([listed(missing)], words))
      })
    )

  /** Nothing to know: that what belongs together is there. */
  const groups = (all: ReadonlyArray<SettingGroup<Name>>) => Config.map(Config.all(all.map(whole)), () => undefined)

  /** The settings, where what belongs together is there. */
  const complete = <A>(settings: Config.Config<A>, all: ReadonlyArray<SettingGroup<Name>>): Config.Config<A> =>
    Config.map(Config.all([groups(all), settings]), ([, read]) => read)

  return { optional, absentOr, setting, groups, complete }
}
