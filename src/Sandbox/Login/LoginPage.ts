import { Either } from "effect"
import {
  answered,
  type Call,
  type CallAnswer,
  type CallHandler,
  type CallRoute,
  type HandledCall,
  text
} from "../World/Call.ts"
import type { LoginClient, Settings } from "../World/Settings.ts"
import type { World } from "../World/World.ts"
import type { LoginRules, Somebody } from "./LoginRules.ts"

interface Asked {
  readonly client: LoginClient
  readonly redirectUri: string
  readonly scopes: ReadonlyArray<string>
  readonly challenge: string | null
  readonly state: string
}

const given = ({ body, query }: Call, name: string): string => {
  const value = body[name] ?? query[name]
  return typeof value === "string" ? value : ""
}

/** What the address asks for, where the platform would show a page for it. */
const read = (rules: LoginRules, settings: Settings, call: Call): Either.Either<Asked, CallAnswer> =>
  Either.gen(function* () {
    const id = given(call, rules.clientParameter)
    const client = settings.clients.find((one) => one.platform === rules.platform && one.id === id)
    if (client === undefined) return yield* Either.left(rules.refuse("client"))
    const redirectUri = given(call, "redirect_uri")
    if (!client.redirectUris.includes(redirectUri)) return yield* Either.left(rules.refuse("redirect_uri"))
    if (given(call, "response_type") !== "code") return yield* Either.left(rules.refuse("response_type"))
    const configured = given(call, "config_id") !== ""
    const scopes = configured ? rules.scopes : given(call, "scope").split(rules.separator)
    if (scopes.some((scope) => !rules.scopes.includes(scope))) return yield* Either.left(rules.refuse("scope"))
    const challenge = given(call, "code_challenge")
    const method = given(call, "code_challenge_method")
    if (challenge !== "" && (method !== "S256" || !/^[\w-]{43}$/.test(challenge)))
      return yield* Either.left(rules.refuse("challenge"))
    return { client, redirectUri, scopes, challenge: challenge || null, state: given(call, "state") }
  })

const escaped = (words: string) => words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escaped(value)}">`

const pageOf = (rules: LoginRules, call: Call, { scopes }: Asked, people: ReadonlyArray<Somebody>) => {
  const fields = Object.entries(call.query).map(([name, value]) => hidden(name, value))
  const ticks = scopes.map(
    (scope) =>
      `<li><label><input type="checkbox" name="granted" value="${escaped(scope)}" checked> ${escaped(scope)}</label></li>`
  )
  const buttons = people.map(
    ({ id, name }) => `<button name="subject" value="${escaped(id)}">Continue as ${escaped(name)}</button>`
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Log in with ${rules.name}</title></head><body>
<h1>Log in with ${rules.name}</h1><p>This is a sandbox: an imitated ${rules.name}. The app asks for:</p>
<form method="post" action="${escaped(call.path)}">${fields.join("")}<ul>${ticks.join("")}</ul>
<p>${buttons.join(" ")} <button name="cancel" value="1">Cancel</button></p></form></body></html>`
}

const ledBack = (
  rules: LoginRules,
  { redirectUri, state }: Asked,
  params: Readonly<Record<string, string>>
): CallAnswer => ({
  status: 302,
  headers: { location: `${redirectUri}?${new URLSearchParams({ ...params, state })}${rules.fragment}` },
  body: { _tag: "Empty" }
})

/** Who goes on: the app's own people, and others where it has Advanced Access. */
const agree = (
  rules: LoginRules,
  world: World,
  call: Call,
  asked: Asked,
  now: number
): Either.Either<HandledCall, CallAnswer> => {
  if (given(call, "cancel") !== "") return Either.right(answered(world, ledBack(rules, asked, rules.denied)))
  const person = rules.people(world).find(({ id }) => id === given(call, "subject"))
  if (person === undefined || (asked.client.access === "standard" && !person.hasRole))
    return Either.left(rules.refuse("access"))
  const ticked = given(call, "granted")
  const scopes = ticked === "" ? asked.scopes : asked.scopes.filter((scope) => ticked.split(",").includes(scope))
  const sequence = world.sequence + 1
  const code = {
    platform: rules.platform,
    code: `code.sandbox-${sequence}`,
    clientId: asked.client.id,
    redirectUri: asked.redirectUri,
    subject: person.id,
    scopes,
    challenge: asked.challenge,
    expiresAt: now + rules.codeLasts,
    used: false
  }
  return Either.right({
    world: { ...world, sequence, codes: [...world.codes, code] },
    answer: ledBack(rules, asked, { code: code.code })
  })
}

/** The login page at a path, and what comes of its buttons. */
export const loginRoutes = (
  rules: LoginRules,
  settings: Settings,
  path: CallRoute["path"]
): ReadonlyArray<CallRoute> => {
  const show: CallHandler = (world, call) =>
    Either.map(read(rules, settings, call), (asked) =>
      answered(world, text(200, pageOf(rules, call, asked, rules.people(world)), "text/html; charset=utf-8"))
    )
  const take: CallHandler = (world, call, now) =>
    Either.flatMap(read(rules, settings, call), (asked) => agree(rules, world, call, asked, now))
  return [
    { method: "GET", path, handle: show },
    { method: "POST", path, handle: take }
  ]
}

/** A page of the platform that says what is wrong with the address. */
export const refusalPage = (status: number, title: string, words: string): CallAnswer =>
  text(
    status,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1><p>${words}</p></body></html>`,
    "text/html; charset=utf-8"
  )
