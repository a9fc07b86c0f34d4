import { maxFields } from "#schema/resources/Contact.ts"

type Fields = Readonly<Record<string, string>>

/** `size`, or `size 2` and so on where that holds another answer. */
const placeFor = (fields: ReadonlyMap<string, string>, name: string, value: string): string => {
  for (let number = 1; ; number++) {
    const place = number === 1 ? name : `${name} ${number}`
    const known = fields.get(place)
    if (known === undefined || known === value) return place
  }
}

/** Fields with others: what was known stands, and another value of the same name goes beside it. At most `most` in all. */
export const withBeside = (
  before: Fields,
  others: Iterable<readonly [name: string, value: string]>,
  most = maxFields
): Fields => {
  const after = new Map(Object.entries(before))
  for (const [name, value] of others) {
    const place = placeFor(after, name, value)
    if (after.has(place) || after.size < most) after.set(place, value)
  }
  return Object.fromEntries(after)
}
