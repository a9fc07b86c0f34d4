/** The parameters of a query by name; one that is there more than once has all its values. */
export type Query = Readonly<Record<string, string | ReadonlyArray<string>>>

/**
 * Far more than any endpoint takes. What is behind these is not looked at: among so many one is unknown or given twice, so
 * that the request is refused all the same.
 */
const mostParameters = 200

/** The query of a URL, decoded. */
export const queryOf = (url: string): Query => {
  const start = url.indexOf("?")
  if (start === -1) return {}
  const query: Record<string, string | Array<string>> = {}
  for (const [name, value] of new URLSearchParams(url.slice(start + 1)).entries().take(mostParameters)) {
    const before = Object.hasOwn(query, name) ? query[name] : undefined
    if (before === undefined) add(query, name, value)
    else if (typeof before === "string") query[name] = [before, value]
    else before.push(value)
  }
  return query
}

/** As a property of its own, also under the one name that an assignment gives another meaning. */
const add = (query: Record<string, string | Array<string>>, name: string, value: string) => {
  if (name !== "__proto__") query[name] = value
  else Object.defineProperty(query, name, { value, configurable: true, enumerable: true, writable: true })
}
