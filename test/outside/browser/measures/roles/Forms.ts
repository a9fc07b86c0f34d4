import type { Page } from "playwright-core"
import type { DrawnForm } from "./Drawn.ts"
import type { OtherBrand } from "./Foreign.ts"

const anyId = /\b[a-z]+_[0-9a-z]{12,}/g

const nameOf = ({ action, fields }: DrawnForm) => {
  const [, chosen = ""] = fields.find(([name]) => name === "answer" || name === "do") ?? []
  return `${action} ${chosen}`.trim()
}

/** What waits changes while others look: there, any comment stands for the others. */
export const kindOf = (form: DrawnForm) =>
  form.action.startsWith("/needs-you/") ? nameOf(form).replaceAll(anyId, ":id") : nameOf(form)

const send = async (page: Page, baseUrl: string, { action, fields }: DrawnForm) => {
  const answer = await page.request.post(`${baseUrl}${action}`, {
    headers: { origin: new URL(baseUrl).origin, "content-type": "application/x-www-form-urlencoded" },
    data: new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])).toString(),
    maxRedirects: 0
  })
  return answer.status()
}

/** Nothing that exists, and nothing filled in but the brand: what it answers tells whether somebody may, and does nothing. */
export const emptied = ({ action, fields }: DrawnForm): DrawnForm => ({
  action: action.replaceAll(anyId, (id) => `${id.split("_", 1)[0]}_nothing`),
  fields: fields.filter(([name]) => name === "workspace")
})

/** The same in the other brand: by its name where the form says the brand, and by its things where the address does. */
export const elsewhere = ({ action, fields }: DrawnForm, { id, ids }: OtherBrand): ReadonlyArray<DrawnForm> => {
  const theirs = action.replaceAll(
    anyId,
    (ours) => ids.find((one) => one.split("_", 1)[0] === ours.split("_", 1)[0]) ?? ours
  )
  const isSaid = fields.some(([name]) => name === "workspace")
  return [
    ...(isSaid
      ? [{ action: theirs, fields: fields.map(([name, value]) => [name, name === "workspace" ? id : value] as const) }]
      : []),
    ...(theirs === action ? [] : [{ action: theirs, fields }])
  ]
}

/** Of one's own sign-in, where one is asked to prove who one is. */
export const isProof = (form: DrawnForm) => nameOf(form) === "/settings/security prove"

export const isRefused = (status: number) => status === 403 || status === 404

export const failing = async (
  page: Page,
  baseUrl: string,
  forms: ReadonlyArray<DrawnForm>,
  isFine: (status: number) => boolean
) => {
  const found: Array<string> = []
  for (const form of forms) {
    const status = await send(page, baseUrl, form)
    if (!isFine(status)) found.push(`${nameOf(form)}: ${status}`)
  }
  return found
}

/** Each form once: many pages have the same ones. */
export const distinct = (forms: ReadonlyArray<DrawnForm>) => [
  ...new Map(forms.map((form) => [nameOf(form), form])).values()
]
