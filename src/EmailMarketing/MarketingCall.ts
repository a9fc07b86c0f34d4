import { createHash } from "node:crypto"
import type { MarketingKind } from "#schema/MarketingKind.ts"
import type { Consent } from "#schema/settings/EmailMarketing.ts"
import type { WebhookRequest } from "#src/Webhooks/Send/WebhookSender.ts"
import { signedHeaders } from "#src/Webhooks/Signing/Signature.ts"
import { SigningSecret } from "#src/Webhooks/Signing/SigningSecret.ts"

/** What a system is told of somebody. */
export interface ToldPerson {
  /** The same however often it is sent. */
  readonly id: string
  readonly workspaceId: string
  readonly contactId: string
  readonly platform: string
  readonly name: string
  readonly handle: string
  readonly email: string | null
  readonly phone: string | null
  readonly createdAt: Date
}

/** How a system is spoken with; `secret` is its API key, or what a call is signed with. */
export interface MarketingTarget {
  readonly kind: MarketingKind
  readonly secret: string
  readonly audienceId: string | null
  readonly consent: Consent | null
  readonly targetUrl: string | null
}

/** The data centre that a Mailchimp key ends in, as in `…-us6`; null for what is no such key. */
export const dataCentreOf = (key: string): string | null =>
  /^[0-9a-zA-Z]{8,64}-([a-z]{2}\d{1,3})$/.exec(key)?.[1] ?? null

/** Of a new member: Mailchimp asks `pending` ones to confirm, and sends `transactional` ones no campaigns. */
const statuses: Readonly<Record<Consent, string>> = { asked: "pending", given: "subscribed", none: "transactional" }

/** The revision of Klaviyo's API that these requests are of. */
const klaviyoRevision = "2026-04-15"

const namesOf = (name: string) => {
  const [first = "", ...rest] = name.split(" ")
  return { first, last: rest.join(" ") }
}
const given = (fields: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ""))

const json = { "content-type": "application/json", "accept-encoding": "identity", "user-agent": "Steward-Marketing/1" }

/** Null where the system cannot know the person by what there is: Mailchimp knows people by their address alone. */
export const requestOf = (target: MarketingTarget, person: ToldPerson, now: number): WebhookRequest | null => {
  const { email, name, phone } = person
  const { first, last } = namesOf(name)
  switch (target.kind) {
    case "mailchimp": {
      const centre = dataCentreOf(target.secret)
      if (email === null || centre === null || target.audienceId === null) return null
      const hash = createHash("md5").update(email.toLowerCase()).digest("hex")
      return {
        workspaceId: person.workspaceId,
        url: `https://${centre}.api.mailchimp.com/3.0/lists/${target.audienceId}/members/${hash}?skip_merge_validation=true`,
        method: "PUT",
        headers: { ...json, authorization: `Basic ${Buffer.from(`steward:${target.secret}`).toString("base64")}` },
        body: JSON.stringify({
          email_address: email,
          status_if_new: statuses[target.consent ?? "asked"],
          merge_fields: given({ FNAME: first, LNAME: last, PHONE: phone })
        })
      }
    }
    case "klaviyo":
      return {
        workspaceId: person.workspaceId,
        url: "https://a.klaviyo.com/api/profile-import",
        method: "POST",
        headers: { ...json, authorization: `Klaviyo-API-Key ${target.secret}`, revision: klaviyoRevision },
        body: JSON.stringify({
          data: {
            type: "profile",
            attributes: given({ email, phone_number: phone, first_name: first, last_name: last })
          }
        })
      }
    case "call": {
      if (target.targetUrl === null) return null
      const body = JSON.stringify({
        id: person.id,
        created_at: person.createdAt.toISOString(),
        workspace_id: person.workspaceId,
        email,
        phone,
        contact: { id: person.contactId, platform: person.platform, name, handle: person.handle }
      })
      const attempt = { deliveryId: person.id, timestamp: Math.floor(now / 1000), body: Buffer.from(body) }
      return {
        workspaceId: person.workspaceId,
        url: target.targetUrl,
        method: "POST",
        headers: signedHeaders(attempt, [SigningSecret.make(target.secret)]),
        body
      }
    }
  }
}
