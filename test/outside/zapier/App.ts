import type { Bundle, HttpRequestOptions, ZObject } from "zapier-platform-core"
import zapier from "zapier-platform-core"

/** What a Zap keeps of its subscription: the answer to it, whole. */
export interface Subscription {
  readonly id: string
  readonly event: string
  readonly target_url: string
  readonly enabled: boolean
  readonly signing_secret?: string
}

type Rows = Array<{ readonly id: string; readonly [field: string]: unknown }>

const event = "comment.received"
const hooks = ({ authData }: Bundle) => `${authData["base_url"]}/api/v1/hooks`

/** Every request carries the key, as Zapier's own templates do it. */
const withKey = (request: HttpRequestOptions, _: ZObject, bundle: Bundle): HttpRequestOptions => ({
  ...request,
  headers: { ...request.headers, authorization: `Bearer ${bundle.authData["api_key"]}` }
})

const performSubscribe = async (z: ZObject, bundle: Bundle & { targetUrl?: string }): Promise<Subscription> => {
  const body = { target_url: bundle.targetUrl, event, integration: "zapier" }
  const { data } = await z.request<{ data: Subscription }>({ url: hooks(bundle), method: "POST", body })
  return data.data
}

const performUnsubscribe = async (
  z: ZObject,
  bundle: Bundle & { subscribeData?: Partial<Subscription> }
): Promise<{ readonly id: string; readonly deleted: boolean }> => {
  const { data } = await z.request<{ data: { id: string; deleted: boolean } }>({
    url: `${hooks(bundle)}/${bundle.subscribeData?.id}`,
    method: "DELETE"
  })
  return data.data
}

/** What Zapier does with a delivery: the body as it came is the one result. */
const perform = (_: ZObject, bundle: Bundle & { cleanedRequest?: unknown }): Rows => {
  const body = bundle.cleanedRequest
  return typeof body === "object" && body !== null && "id" in body ? [{ ...body, id: String(body.id) }] : []
}

const performList = async (z: ZObject, bundle: Bundle): Promise<Rows> => {
  const { data } = await z.request<{ data: Rows }>({ url: `${hooks(bundle)}/samples/${event}` })
  return data.data
}

const test = { url: "{{bundle.authData.base_url}}/api/v1/me" }

/** A Zapier app with one trigger by REST hook, as its developers would write it for Steward. */
export const app = {
  version: "1.0.0",
  platformVersion: zapier.version,
  flags: { cleanInputData: false },
  authentication: {
    type: "custom",
    fields: [
      { key: "base_url", label: "Address", required: true },
      { key: "api_key", label: "API key", required: true, type: "password" }
    ],
    test,
    connectionLabel: "{{data.key.name}} in {{data.workspace.name}}"
  },
  beforeRequest: [withKey],
  triggers: {
    comment: {
      key: "comment",
      noun: "Comment",
      display: { label: "New Comment", description: "Triggers when a comment has been received and decided." },
      operation: {
        type: "hook",
        performSubscribe,
        performUnsubscribe,
        perform,
        performList,
        sample: { id: "dlv_1", event }
      }
    }
  }
}
