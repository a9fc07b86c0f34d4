import { createRequire } from "node:module"
import { Schema } from "effect"
import { Discovery } from "googleapis-common"
import Perspective from "perspective-api-client"

const require = createRequire(import.meta.url)

/** Where callers of Perspective ask. */
const google = "https://commentanalyzer.googleapis.com"

const Scores = Schema.Record({
  key: Schema.String,
  value: Schema.Struct({ summaryScore: Schema.Struct({ value: Schema.Number, type: Schema.String }) })
})
const Response = Schema.Struct({ attributeScores: Scores })

/** Values by attribute of what a client got. */
const valuesOf = (response: unknown): Readonly<Record<string, number>> => {
  const { attributeScores } = Schema.decodeUnknownSync(Response)(response)
  return Object.fromEntries(
    Object.entries(attributeScores).map(([name, { summaryScore }]) => [name, summaryScore.value])
  )
}

export interface Place {
  readonly baseUrl: string
  readonly key: string
}

interface Axios {
  readonly interceptors: {
    readonly request: { readonly use: (change: (config: { url: string }) => object) => void }
  }
}

/** `perspective-api-client`, whose address is a constant: every request goes to another host, and else as it is. */
export const apiClient = ({ baseUrl, key }: Place) => {
  const within = createRequire(require.resolve("perspective-api-client"))
  const axios: Axios = within("axios")
  axios.interceptors.request.use((config) => ({ ...config, url: config.url.replace(google, baseUrl) }))
  const client = new Perspective({ apiKey: key })
  return async (text: string, attributes: ReadonlyArray<string>) =>
    valuesOf(await client.analyze(text, { attributes: [...attributes] }))
}

interface Comments {
  readonly analyze: (params: object) => Promise<{ readonly data: unknown }>
}

/** Google's own client library, as Perspective's documentation shows it: by the address of the discovery document. */
export const googleClient = async ({ baseUrl, key }: Place) => {
  const discovered = await new Discovery({}).discoverAPI(`${baseUrl}/$discovery/rest?version=v1alpha1`)
  const options = { auth: key }
  const comments: Comments = Object(discovered(options, { _options: options })).comments
  return async (text: string, attributes: ReadonlyArray<string>) => {
    const requestedAttributes = Object.fromEntries(attributes.map((name) => [name, {}]))
    const resource = { comment: { text }, languages: ["en"], requestedAttributes }
    return valuesOf((await comments.analyze({ key, resource })).data)
  }
}

/** The call of Coral (`services/perspective` and the phase `toxic` of its pipeline), with its `endpoint` set. */
export const coral = ({ baseUrl, key }: Place) => {
  const endpoint = `${baseUrl}/v1alpha1`
  return async (text: string, model: string) => {
    const result = await fetch(`${endpoint}/comments:analyze?key=${key}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(
        {
          comment: { text },
          languages: ["EN"],
          doNotStore: true,
          communityId: "Coral:https://example.com/",
          clientToken: "comment:1",
          requestedAttributes: { [model]: {} }
        },
        null,
        2
      )
    })
    if (!result.ok) throw new Error(`${result.status} ${await result.text()}`)
    return valuesOf(await result.json())[model]
  }
}
