import { platforms as allPlatforms } from "#schema/Platform.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

export type Told = "hide" | "keep" | "ask"

/** A rule as the parts that have to be equal, in words. */
interface Part {
  effect: Told
  topics: ReadonlyArray<string>
  term: string | null
  platforms: ReadonlyArray<string> | null
  surface: string | null
  authors: string | null
  languages: string | null
  except: ReadonlyArray<string>
  exceptIn: ReadonlyArray<string>
}

const opposite = { hide: "keep", keep: "hide", ask: "ask" } as const

/** What is told from each other by no owner: who sells their own things advertises, and who plays the brand is a scammer. */
const oneOf: Readonly<Record<string, string>> = { resale: "spam", impostor: "scams", begging: "freebie" }
const named = (topics: ReadonlyArray<string>) => [...new Set(topics.map((topic) => oneOf[topic] ?? topic))].toSorted()

/** Who hides codes hides nobody who asks for one. */
const exceptions = ({ effect, except, topics }: Part): ReadonlyArray<string> =>
  effect === "hide" && topics.includes("discount") ? except.filter((one) => one !== "question") : except

const written = (part: Part): string =>
  [
    part.effect,
    [...named(part.topics), ...(part.term === null ? [] : [JSON.stringify(part.term)])].join("+"),
    part.platforms === null ? "" : `on ${[...part.platforms].toSorted().join("+")}`,
    part.surface === null ? "" : `on ${part.surface}`,
    part.authors === null ? "" : `from ${part.authors}`,
    part.languages === null ? "" : `in ${part.languages}`,
    ...exceptions(part)
      .toSorted()
      .map((one) => `except ${one}`),
    ...[...part.exceptIn].toSorted().map((one) => `not ${one}`)
  ]
    .filter((one) => one !== "")
    .join(" ")

/** What a sentence is read as; null where any of it is reported back. */
export const readAs = (sentence: string): string | null => {
  const { competitors, rules, unclear } = compile(sentence)
  if (unclear.length > 0) return null
  const parts = rules.flatMap(({ authors, effect, except, exceptIn, languages, platforms, surface, terms, topics }) =>
    (terms.length === 0 ? [null] : terms).map((term) =>
      written({
        effect,
        topics,
        term,
        platforms,
        surface,
        authors: authors?.join("+") ?? null,
        languages: languages === null || languages.length > 9 ? null : languages.join("+"),
        except: except.flatMap((one) =>
          (one.terms.length === 0 ? [null] : one.terms).map((other) =>
            [...named(one.topics), ...(other === null ? [] : [JSON.stringify(other)])].join("+")
          )
        ),
        exceptIn: [
          ...(languages !== null && languages.length > 9 && !languages.includes("en") ? ["in en"] : []),
          ...exceptIn.map((one) =>
            [
              one.authors === null ? "" : `from ${one.authors.join("+")}`,
              one.languages === null ? "" : `in ${one.languages.join("+")}`,
              one.platforms === null ? "" : `on ${one.platforms.join("+")}`
            ].join("")
          )
        ]
      })
    )
  )
  // whoever is not to be mentioned is watched for as a competitor, too
  const names = competitors
    .filter((name) => !rules.some(({ terms }) => terms.includes(name)))
    .map((name) => `competitor ${name}`)
  return [...new Set([...parts, ...names])].toSorted().join("; ")
}

const targetsOf = (what: string): ReadonlyArray<Pick<Part, "topics" | "term">> => {
  const quoted = [...what.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? "")
  if (quoted.length > 0) return quoted.map((term) => ({ topics: [], term }))
  const pieces = what.split("+")
  const isTerm = (piece: string) => /^[@#]|\p{Lu}.* |^\p{Lu}/u.test(piece)
  return [{ topics: pieces.filter((piece) => !isTerm(piece)), term: pieces.find(isTerm) ?? null }]
}

const places = (where: string): Partial<Part> =>
  where === "ad" || where === "organic" ? { surface: where } : { platforms: where.split("+") }
const outside = (where: string): Partial<Part> =>
  where === "ad" || where === "organic"
    ? { surface: where === "ad" ? "organic" : "ad" }
    : { platforms: allPlatforms.filter((platform) => !where.split("+").includes(platform)) }

/** What has to come of an effect, what it is done to and a limit, each by the name the grammar has for it. */
export const meant = (effect: Told, what: string, limit: string | null): string => {
  const plain = targetsOf(what).map(
    (target): Part => ({
      effect,
      ...target,
      platforms: null,
      surface: null,
      authors: null,
      languages: null,
      except: [],
      exceptIn: []
    })
  )
  const all = (given: Partial<Part>) => plain.map((part) => ({ ...part, ...given }))
  const parts = (): ReadonlyArray<Part> => {
    if (limit === null) return plain
    const [, kind = "", rest = ""] =
      /^(only on|not on|on|not from|from|not in|in|except|without|about|\+) ?(.*)$/.exec(limit) ?? []
    const [target] = targetsOf(rest)
    const more = target === undefined ? [] : target.topics
    switch (kind) {
      case "on":
        return all(places(rest))
      case "not on":
        return all(outside(rest))
      case "only on":
        return effect === "ask"
          ? all(places(rest))
          : [...all(places(rest)), ...all({ ...outside(rest), effect: opposite[effect] })]
      case "from":
        return all({ authors: rest })
      case "not from":
        return all({ exceptIn: [`from ${rest}`] })
      case "in":
        return all({ languages: rest })
      case "not in":
        return all({ exceptIn: [`in ${rest}`] })
      case "except":
      case "without":
        return all({ except: [rest] })
      default:
        return plain.map((part) => ({
          ...part,
          topics: [...part.topics, ...more],
          term: target?.term ?? part.term
        }))
    }
  }
  return [...new Set(parts().map(written))].toSorted().join("; ")
}
