import type { Attack } from "../Attack.ts"
import { asOwner, owner, ownerCookies } from "../Owner.ts"
import { api, form, type Target } from "../Target.ts"

const many = <A>(count: number, act: (index: number) => Promise<A>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

const statusOf = async (answer: Promise<Response>) => {
  const { body, status } = await answer
  await body?.cancel()
  return status
}

/** What another caller is answered beside a flood, and how long they wait. */
const beside = async (flood: Promise<unknown>, ask: () => Promise<Response>) => {
  const told: Array<number> = []
  const waited: Array<number> = []
  let over = false
  const ended = flood.finally(() => {
    over = true
  })
  while (!over && told.length < 200) {
    const started = performance.now()
    told.push(await statusOf(ask()))
    waited.push(performance.now() - started)
    await Bun.sleep(50)
  }
  await ended
  return { told, longest: Math.round(Math.max(...waited)) }
}

/** Bodies of which every field is wrong, as large as bodies may be. */
const wrong = JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`k${index}`, 1])))

const unknownFields = (target: Target) =>
  many(40, () =>
    statusOf(
      fetch(`${target.baseUrl}/api/v1/hooks`, {
        method: "POST",
        headers: { authorization: `Bearer ${target.key}`, "content-type": "application/json" },
        body: wrong
      })
    )
  )

/** One caller who asks for very much at once, and what everybody else feels of it. */
export const floods: Attack = {
  name: "floods of one caller",
  run: async (target, findings) => {
    const me = () => api(target, target.key, "GET", "/me")
    const held = (what: string, { longest, told }: Awaited<ReturnType<typeof beside>>, good: number) => {
      findings.held(
        `others beside ${what}`,
        told.every((status) => status === good),
        told
      )
      findings.figure(`beside ${what} others waited for ${longest} ms at most`)
    }
    const cookies = await asOwner(target)
    const page = () => statusOf(fetch(`${target.baseUrl}/reports`, { headers: cookies }))
    held("200 reports of one person", await beside(many(200, page), me), 200)
    held("40 bodies of 60,000 unknown fields", await beside(unknownFields(target), me), 200)

    const ready = () => fetch(`${target.baseUrl}/readyz`)
    held(
      "300 questions whether it is ready",
      await beside(
        many(300, () => statusOf(ready())),
        ready
      ),
      200
    )

    const device = (await ownerCookies(target)).filter((cookie) => cookie.startsWith("steward_device")).join("; ")
    const { email, password } = owner
    const guess = (index: number) =>
      statusOf(form(target, "/sign-in", { email: `x${index}@example.com`, password: "w" }))
    const signIn = () => form(target, "/sign-in", { email, password }, { cookie: device })
    const { longest, told } = await beside(many(50, guess), signIn)
    // a machine that has too much to do answers 503
    findings.held("nobody is turned away for the guesses of others", !told.includes(401) && !told.includes(429), told)
    findings.figure(`beside 50 wrong guesses at once a known device is in after ${longest} ms at most`)
  }
}
