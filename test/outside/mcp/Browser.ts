import type { Account } from "./Brand.ts"

const unescaped = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")

/** What the first form for an address sends: everything that is filled in, and chosen, on the page. */
const fieldsOf = (html: string, action: string): URLSearchParams => {
  const form = html
    .split("<form")
    .find((part) => part.includes(`action="${action}`))
    ?.split("</form>")[0]
  if (form === undefined) throw new Error(`The page has no form for ${action}: ${html.slice(0, 300)}`)
  const fields = new URLSearchParams()
  for (const [input] of form.matchAll(/<input\b[^>]*>/g)) {
    const attribute = (name: string) => unescaped(new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? "")
    if (!/type="(radio|checkbox)"/.test(input) || / checked/.test(input)) {
      fields.append(attribute("name"), attribute("value"))
    }
  }
  return fields
}

/** More steps than any sign-in has. */
const maxSteps = 10

/**
 * What a person does in a browser: opens the address that an assistant sent them to, signs in, lets it act for the
 * brand that is offered, and is sent on. Answers where to, which is the assistant's own address with the code.
 */
export const consented = async (address: string, { email, password }: Account): Promise<URL> => {
  const { origin } = new URL(address)
  const jar = new Map<string, string>()
  const send = async (url: URL, body?: URLSearchParams) => {
    const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join("; ")
    const response = await fetch(url, {
      redirect: "manual",
      headers: { ...(cookie === "" ? {} : { cookie }), ...(body === undefined ? {} : { origin }) },
      ...(body === undefined ? {} : { method: "POST", body })
    })
    for (const set of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (set.split(";", 1)[0] ?? "").split("=", 2)
      jar.set(name, value)
    }
    return { location: response.headers.get("location"), html: await response.text(), status: response.status }
  }
  let url = new URL(address)
  let page = await send(url)
  for (let step = 0; step < maxSteps; step++) {
    if (page.location !== null) {
      url = new URL(page.location, url)
      if (url.origin !== origin) return url
      page = await send(url)
    } else if (page.html.includes('action="/sign-in')) {
      const fields = fieldsOf(page.html, "/sign-in")
      fields.set("email", email)
      fields.set("password", password)
      page = await send(new URL("/sign-in", origin), fields)
    } else {
      const fields = fieldsOf(page.html, "/oauth/authorize")
      fields.set("decision", "allow")
      page = await send(new URL("/oauth/authorize", origin), fields)
    }
  }
  throw new Error(`Nobody was sent on from ${url}: ${page.status} ${page.html.slice(0, 300)}`)
}
